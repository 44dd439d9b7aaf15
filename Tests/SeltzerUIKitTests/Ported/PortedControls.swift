// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Snippets as programs for UIKit have them, about controls. PortedSnippetsTests checks that the tool ports them to
// Tests/SeltzerUIKitTests/Ported, where the tests compile them. Nothing here is formatted.
// swift-format-ignore-file

import Foundation
import Seltzer

// MARK: symbol config

extension SnippetScreen {
    func snippeta22() {
        let config = Image.SymbolConfiguration(pointSize: 24, weight: .medium, scale: .large)
        avatarView.image = Image(systemName: "heart.fill", withConfiguration: config)?.withTintColor(.systemRed, renderingMode: .alwaysOriginal)
    }
}

// MARK: addTarget

extension SnippetScreen {
    func snippeta25() {
        saveButton.addTarget(self, action: ViewController.viewDidLoad, for: .touchUpInside)
    }
}

// MARK: addTarget both

class Screena26: SnippetScreen {
    func wire() {
        saveButton.addTarget(self, action: Screena26.saveTapped, for: .touchUpInside)
        emailField.addTarget(self, action: Screena26.emailChanged, for: .editingChanged)
    }
    private func saveTapped(_ sender: Button) { sender.isEnabled = false }
    private func emailChanged() { saveButton.isEnabled = emailField.text.contains("@") }
}

// MARK: setTitle

extension SnippetScreen {
    func snippeta51() {
        saveButton.setTitle("Save", for: .normal)
        saveButton.setTitle("Saving…", for: .disabled)
        saveButton.setTitleColor(.white, for: .normal)
    }
}

// MARK: button insets

extension SnippetScreen {
    func snippeta53() {
        saveButton.isUserInteractionEnabled = true
    }
}

// MARK: setImage

extension SnippetScreen {
    func snippeta85() {
        saveButton.setImage(Image(systemName: "square.and.arrow.up"), for: .normal)
        saveButton.setImage(Image(systemName: "checkmark"), for: .selected)
    }
}

// MARK: primary action

class Screena105: SnippetScreen {
    func addPrimary() {
        emailField.addTarget(self, action: Screena105.submit, for: .primaryActionTriggered)
        saveButton.addAction(Action { [weak self] _ in self?.submit() }, for: .touchUpInside)
    }
    func submit() { view.endEditing(true) }
}

// MARK: menu state

extension SnippetScreen {
    func snippeta122() {
        let sort = Menu(title: "Sort by", image: nil, identifier: nil, options: [.singleSelection], children: items.map { item in
            Action(title: item, state: item == title ? .on : .off) { action in self.title = action.title }
        })
        saveButton.menu = Menu(children: [sort, Action(title: "Hidden", attributes: [.hidden, .disabled]) { _ in }])
        saveButton.showsMenuAsPrimaryAction = true
    }
}

// MARK: menu deferred

extension SnippetScreen {
    func snippeta123() {
        let deferred = DeferredMenuElement { completion in
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { completion([Action(title: "Loaded") { _ in }]) }
        }
        navigationItem.rightBarButtonItem = BarButtonItem(title: nil, image: Image(systemName: "ellipsis.circle"), primaryAction: nil, menu: Menu(children: [deferred]))
    }
}

// MARK: button update handler

extension SnippetScreen {
    func snippeta125() {
        saveButton.configurationUpdateHandler = { button in
            var config = button.configuration
            config?.showsActivityIndicator = button.isSelected
            config?.title = button.isHighlighted ? "…" : "Save"
            button.configuration = config
        }
        saveButton.setNeedsUpdateConfiguration()
    }
}

// MARK: button config look

extension SnippetScreen {
    func snippeta126() {
        var config = Button.Configuration.gray()
        config.titleAlignment = .center
        config.buttonSize = .large
        config.background.backgroundColor = .tertiarySystemFill
        config.background.cornerRadius = 8
        saveButton.configuration = config
    }
}

// MARK: button optional config

extension SnippetScreen {
    func snippeta127() {
        saveButton.configuration = .borderedProminent()
        saveButton.configuration?.title = "Go"
        saveButton.configuration?.baseForegroundColor = .white
        saveButton.configuration?.image = Image(systemName: "play.fill", withConfiguration: Image.SymbolConfiguration(scale: .small))
    }
}

// MARK: spinner

extension SnippetScreen {
    func snippeta133() {
        let spinner = ActivityIndicatorView(style: .large)
        spinner.hidesWhenStopped = true
        spinner.color = .white
        spinner.startAnimating()
        if spinner.isAnimating { view.bringSubviewToFront(spinner) }
    }
}

// MARK: progress

extension SnippetScreen {
    func snippeta134() {
        let bar = ProgressView(progressViewStyle: .bar)
        bar.progressTintColor = .systemGreen
        bar.setProgress(Double(items.count) / 10, animated: true)
        bar.observedProgress = nil
    }
}

// MARK: segments

class Screena135: SnippetScreen {
    let segmented = SegmentedControl(items: ["Day", "Week", "Month"])
    func setup() {
        segmented.selectedSegmentIndex = 0
        segmented.addTarget(self, action: Screena135.changed, for: .valueChanged)
        navigationItem.titleView = segmented
    }
    func changed(_ sender: SegmentedControl) { title = sender.titleForSegment(at: sender.selectedSegmentIndex) }
}

// MARK: stepper slider switch

class Screena138: SnippetScreen {
    let stepper = Stepper()
    let slider = Slider()
    let toggle = Switch()
    func setup() {
        stepper.minimumValue = 1
        stepper.maximumValue = 9
        slider.setValue(0.5, animated: true)
        slider.addTarget(self, action: Screena138.slid, for: .valueChanged)
        toggle.setOn(true, animated: false)
        toggle.onTintColor = .systemGreen
    }
    func slid(_ sender: Slider) { nameLabel.text = String(format: "%.1f", sender.value); stepper.value = Double(sender.value * 10) }
}

// MARK: page control

extension SnippetScreen {
    func snippeta139() {
        let pages = PageControl()
        pages.numberOfPages = items.count
        pages.currentPage = Int(scrollView.contentOffset.x / max(1, scrollView.bounds.width))
        pages.currentPageIndicatorTintColor = .label
        pages.hidesForSinglePage = true
    }
}

// MARK: haptics

extension SnippetScreen {
    func snippeta140() {
    }
}

// MARK: image tint button

extension SnippetScreen {
    func snippetb7() {
        let image = Image(systemName: "heart")?.withRenderingMode(.alwaysTemplate)
        saveButton.setImage(image, for: .normal)
        saveButton.setImage(Image(systemName: "heart.fill"), for: .selected)
        saveButton.tintColor = .systemPink
        saveButton.isSelected.toggle()
    }
}

// MARK: toggle

class Screenb8: SnippetScreen {
    func toggle(_ sender: Button) {
        sender.isSelected = !sender.isSelected
        View.animate(withDuration: 0.15, animations: {
            sender.alpha = 0.4
        }, completion: { _ in
            View.animate(withDuration: 0.15) { sender.alpha = 1 }
        })
    }
}

// MARK: menu button

extension SnippetScreen {
    func snippetb20() {
        let menu = Menu(title: "", options: .displayInline, children: [
            Action(title: "Edit", image: Image(systemName: "pencil"), handler: { _ in }),
            Action(title: "Remove", image: Image(systemName: "trash"), identifier: nil, discoverabilityTitle: nil, attributes: [.destructive], state: .off, handler: { _ in }),
        ])
        navigationItem.rightBarButtonItem = BarButtonItem(image: Image(systemName: "ellipsis"), style: .plain, target: nil, action: nil)
        navigationItem.rightBarButtonItem?.menu = menu
    }
}

// MARK: config update

extension SnippetScreen {
    func snippetb23() {
        saveButton.configuration?.showsActivityIndicator = true
        saveButton.configuration?.background.strokeColor = .systemBlue
        saveButton.configuration?.contentInsets = .init(top: 1, leading: 2, bottom: 1, trailing: 2)
        saveButton.setNeedsUpdateConfiguration()
    }
}

// MARK: segmented

class Screenb24: SnippetScreen {
    lazy var segmentedControl: SegmentedControl = {
        let control = SegmentedControl(items: ["Login", "Register"])
        control.selectedSegmentIndex = 1
        control.tintColor = .white
        control.addTarget(self, action: Screenb24.handleChange, for: .valueChanged)
        return control
    }()
    func handleChange() {
        let title = segmentedControl.titleForSegment(at: segmentedControl.selectedSegmentIndex)
        saveButton.setTitle(title, for: Control.State())
    }
}

// MARK: slider

class Screenb25: SnippetScreen {
    func sliderChanged(_ sender: Slider) {
        let value = Int(sender.value.rounded())
        nameLabel.text = "\(value)%"
        sender.setValue(Double(value), animated: false)
    }
}

// MARK: progress

extension SnippetScreen {
    func snippetb26() {
        let progress = Progress(totalUnitCount: 10)
        let bar = ProgressView(progressViewStyle: .default)
        bar.progress = 0.3
        bar.setProgress(Double(progress.fractionCompleted), animated: true)
        bar.trackTintColor = .systemGray5
    }
}

// MARK: constraint toggle

class Screenb36: SnippetScreen {
    lazy var expanded: LayoutConstraint = cardView.heightAnchor.constraint(equalToConstant: 12)
    lazy var collapsed = cardView.heightAnchor.constraint(equalToConstant: 2)
    func toggleCard() {
        let isOpen = expanded.isActive
        LayoutConstraint.deactivate([isOpen ? expanded : collapsed])
        LayoutConstraint.activate([isOpen ? collapsed : expanded])
        View.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
    }
}
