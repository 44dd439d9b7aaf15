// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Snippets as programs for UIKit have them, about screens. PortedSnippetsTests checks that the tool ports them to
// Tests/SeltzerUIKitTests/Ported, where the tests compile them. Nothing here is formatted.
// swift-format-ignore-file

import Foundation
import Seltzer
import typealias Seltzer.NSRange

class SnippetScreen: ViewController {
    let nameLabel = Label()
    let saveButton = Button(type: .system)
    let tableView = TableView(frame: .zero, style: .plain)
    let stackView = StackView()
    let emailField = TextField()
    let notesView = TextView()
    let avatarView = ImageView()
    let scrollView = ScrollView()
    let cardView = View()
    var items: [String] = []
}

// MARK: backgroundColor

extension SnippetScreen {
    func snippeta1() {
        view.backgroundColor = .systemGroupedBackground
        cardView.backgroundColor = Color(named: "Card") ?? .secondarySystemBackground
    }
}

// MARK: addSubview loop

extension SnippetScreen {
    func snippeta2() {
        [nameLabel, emailField, saveButton].forEach { view.addSubview($0); $0.translatesAutoresizingMaskIntoConstraints = false }
    }
}

// MARK: colors

extension SnippetScreen {
    func snippeta3() {
        nameLabel.textColor = .secondaryLabel
        saveButton.backgroundColor = .systemIndigo
        cardView.backgroundColor = items.isEmpty ? .systemGray6 : .tertiarySystemFill
        view.tintColor = .systemTeal
    }
}

// MARK: coder

final class RoundedBox: View {
    override init(frame: Rect) {
        super.init(frame: frame)
        commonInit()
    }
    private func commonInit() { backgroundColor = .systemBackground }
}

// MARK: fatal coder

final class PriceView: View {
    private let label = Label()
    init(price: String) {
        super.init(frame: .zero)
        label.text = price
        addSubview(label)
    }
}

// MARK: viewDidLoad

class Screena7: SnippetScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Settings", comment: "")
        setupUI()
    }
    private func setupUI() { view.backgroundColor = .white }
}

// MARK: image view

extension SnippetScreen {
    func snippeta20() {
        avatarView.image = Image(systemName: "person.circle.fill")
        avatarView.contentMode = .scaleAspectFill
        avatarView.clipsToBounds = true
        avatarView.tintColor = .systemGray
    }
}

// MARK: image named

extension SnippetScreen {
    func snippeta21() {
        avatarView.image = Image(named: "placeholder")
        saveButton.setImage(Image(named: "icon-save")?.withRenderingMode(.alwaysTemplate), for: .normal)
    }
}

// MARK: tintColor

extension SnippetScreen {
    func snippeta31() {
        navigationController?.navigationBar.tintColor = .systemOrange
        saveButton.tintColor = view.tintColor
    }
}

// MARK: contentView

final class ContactCell: TableViewCell {
    static let reuseID = "ContactCell"
    private let avatar = ImageView()
    private let stack = StackView()
    required init(style: TableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(stack)
        stack.addArrangedSubview(avatar)
        stack.pin(to: contentView)
    }
}
private extension View {
    func pin(to other: View, inset: Int = 0) {
        translatesAutoresizingMaskIntoConstraints = false
        topAnchor.constraint(equalTo: other.topAnchor, constant: inset / 2).isActive = true
        bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset / 2).isActive = true
        leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset).isActive = true
        trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset).isActive = true
    }
}

// MARK: present

extension SnippetScreen {
    func snippeta38() {
        let detail = ViewController()
        detail.modalPresentationStyle = .pageSheet
        present(detail, animated: true) { [weak self] in self?.title = "Shown" }
    }
}

// MARK: present nav

extension SnippetScreen {
    func snippeta39() {
        let nav = NavigationController(rootViewController: ViewController())
        nav.modalPresentationStyle = .fullScreen
        present(nav, animated: true, completion: nil)
    }
}

// MARK: accessibility

extension SnippetScreen {
    func snippeta43() {
        saveButton.accessibilityLabel = "Save changes"
        saveButton.accessibilityHint = "Saves and closes"
        saveButton.accessibilityTraits = [.button]
        saveButton.accessibilityIdentifier = "save-button"
    }
}

// MARK: navigationItem

extension SnippetScreen {
    func snippeta45() {
        navigationItem.title = "Inbox"
        navigationItem.largeTitleDisplayMode = .always
        navigationItem.rightBarButtonItem = editButtonItem
        navigationController?.navigationBar.prefersLargeTitles = true
    }
}

// MARK: system spacing

extension SnippetScreen {
    func snippeta50() {
        nameLabel.leadingAnchor.constraint(equalToSystemSpacingAfter: avatarView.trailingAnchor, multiplier: 1).isActive = true
        emailField.topAnchor.constraint(equalToSystemSpacingBelow: nameLabel.bottomAnchor, multiplier: 2).isActive = true
    }
}

// MARK: numberOfLines

extension SnippetScreen {
    func snippeta71() {
        nameLabel.numberOfLines = 0
        nameLabel.lineBreakMode = .byTruncatingTail
    }
}

// MARK: pop to

extension SnippetScreen {
    func snippeta76() {
        if let target = navigationController?.viewControllers.first(where: { $0 is TableViewController }) {
            navigationController?.popToViewController(target, animated: true)
        } else {
            navigationController?.popToRootViewController(animated: true)
        }
    }
}

// MARK: dismiss

class Screena77: SnippetScreen {
    func close() { dismiss(animated: true, completion: nil) }
    func finish() {
        presentingViewController?.dismiss(animated: true) { print("closed") }
    }
}

// MARK: isEnabled

extension SnippetScreen {
    func snippeta100() {
        saveButton.isEnabled = !emailField.text.trimmingCharacters(in: .whitespaces).isEmpty
        saveButton.alpha = saveButton.isEnabled ? 1.0 : 0.5
    }
}

// MARK: alert

extension SnippetScreen {
    func snippeta102() {
        let alert = AlertController(title: "Delete?", message: "This cannot be undone.", preferredStyle: .alert)
        alert.addAction(AlertAction(title: "Cancel", style: .cancel))
        alert.addAction(AlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.items.removeAll() })
        present(alert, animated: true)
    }
}

// MARK: action sheet

extension SnippetScreen {
    func snippeta104() {
        let sheet = AlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for name in items { sheet.addAction(AlertAction(title: name, style: .default, handler: { action in print(action.title ?? "") })) }
        sheet.popoverPresentationController.sourceView = saveButton
        sheet.popoverPresentationController.sourceRect = saveButton.bounds
        present(sheet, animated: true, completion: nil)
    }
}

// MARK: appear

class Screena116: SnippetScreen {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
        if isMovingToParent || isBeingPresented { emailField.becomeFirstResponder() }
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        timer?.invalidate()
    }
    var timer: Timer?
}

// MARK: traits

class Screena117: SnippetScreen {
    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { view.backgroundColor = .systemBackground }
        stackView.axis = traitCollection.horizontalSizeClass == .compact ? .vertical : .horizontal
    }
}

// MARK: tab bar

class RootController: TabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let home = NavigationController(rootViewController: ViewController())
        home.tabBarItem = TabBarItem(title: "Home", image: Image(systemName: "house"), selectedImage: Image(systemName: "house.fill"))
        let profile = ViewController()
        profile.tabBarItem = TabBarItem(tabBarSystemItem: .favorites, tag: 1)
        profile.tabBarItem.badgeValue = "3"
        viewControllers = [home, profile]
        tabBar.tintColor = .systemPurple
    }
}

// MARK: child

extension SnippetScreen {
    func snippeta158() {
        let child = ViewController()
        addChild(child)
        child.view.frame = cardView.bounds
        cardView.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

// MARK: popover

extension SnippetScreen {
    func snippeta172() {
        let controller = ViewController()
        controller.modalPresentationStyle = .popover
        controller.preferredContentSize = Size(width: 30, height: 12)
        controller.popoverPresentationController.barButtonItem = navigationItem.rightBarButtonItem
        present(controller, animated: true)
    }
}

// MARK: tag

extension SnippetScreen {
    func snippeta174() {
        saveButton.tag = 100
        (view.viewWithTag(100) as? Button)?.setTitle("Found", for: .normal)
        for case let button as Button in stackView.arrangedSubviews where button.tag > 0 { button.isSelected = false }
    }
}

// MARK: split

extension SnippetScreen {
    func snippeta175() {
        let split = SplitViewController(style: .doubleColumn)
        split.setViewController(ViewController(), for: .primary)
    }
}

// MARK: present helper

class Screenb5: SnippetScreen {
    func showError(_ error: Error) {
        let alert = AlertController(title: "Error", message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(AlertAction(title: "OK", style: .default) { _ in alert.dismiss(animated: true) })
        DispatchQueue.main.async { self.present(alert, animated: true) }
    }
}

// MARK: hidden nav

class Screenb30: SnippetScreen {
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
        if isMovingFromParent || isBeingDismissed { NotificationCenter.default.removeObserver(self) }
    }
}

// MARK: tabs

extension SnippetScreen {
    func snippetb31() {
        let tabBar = TabBarController()
        tabBar.viewControllers = [ViewController(), ViewController()].enumerated().map { index, controller in
            controller.tabBarItem = TabBarItem(title: "Tab \(index)", image: Image(systemName: "circle"), tag: index)
            return controller
        }
        tabBar.selectedIndex = 1
    }
}

// MARK: first responder

extension SnippetScreen {
    func snippetb40() {
        if emailField.isFirstResponder { emailField.resignFirstResponder() } else { emailField.becomeFirstResponder() }
        notesView.selectedRange = NSRange(location: notesView.text.count, length: 0)
    }
}

// MARK: status bar

class Screenb42: SnippetScreen {
}
