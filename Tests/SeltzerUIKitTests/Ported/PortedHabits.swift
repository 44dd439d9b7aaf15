// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Snippets as programs for UIKit have them, about fields, controls and models. PortedSnippetsTests checks that the tool ports them to
// Tests/SeltzerUIKitTests/Ported, where the tests compile them. Nothing here is formatted.
// swift-format-ignore-file

import Foundation
import Seltzer
import typealias Seltzer.NSRange
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

// MARK: attributed placeholder

extension SnippetScreen {
    func snippetq23() {
        emailField.attributedPlaceholder = StyledText(string: "Email", attributes: [.foregroundColor: Color.lightGray])
        emailField.tintColor = .systemPink
        emailField.isSecureTextEntry.toggle()
        emailField.clearsOnBeginEditing = true
        emailField.borderStyle = .none
    }
}

// MARK: validation

extension String {
    var isValidEmail: Bool {
        let pattern = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
        return range(of: pattern, options: .regularExpression) != nil
    }
}
class Screenq24: SnippetScreen, TextFieldDelegate {
    func textField(_ textField: TextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        guard case let current = textField.text, let swiftRange = Range(range, in: current) else { return false }
        let updated = current.replacingCharacters(in: swiftRange, with: string)
        saveButton.isEnabled = updated.isValidEmail
        return updated.count <= 40
    }
    func textFieldDidBeginEditing(_ textField: TextField) {}
    func textFieldShouldClear(_ textField: TextField) -> Bool { true }
}

// MARK: cursor position

extension SnippetScreen {
    func snippetq25() {
        notesView.selectedRange = NSRange(location: notesView.text.count, length: 0)
        notesView.scrollRangeToVisible(notesView.selectedRange)
        notesView.insertText("!")
        let word = notesView.text.substring(with: notesView.selectedRange)
        print(word)
    }
}

// MARK: button states

extension SnippetScreen {
    func snippetq27() {
        saveButton.setTitleColor(.systemGray, for: .disabled)
        saveButton.setTitle("Saving…", for: .disabled)
        saveButton.isEnabled.toggle()
        saveButton.isSelected = !saveButton.isSelected
        saveButton.sendActions(for: .touchUpInside)
        if saveButton.state == .highlighted { return }
        saveButton.accessibilityLabel = saveButton.title(for: .normal)
    }
}

// MARK: configuration with handler

extension SnippetScreen {
    func snippetq28() {
        var configuration = Button.Configuration.borderedProminent()
        configuration.title = "Continue"
        configuration.image = Image(systemName: "arrow.right")
        configuration.imagePlacement = .trailing
        configuration.cornerStyle = .capsule
        configuration.buttonSize = .large
        let button = Button(configuration: configuration, primaryAction: Action(handler: { [weak self] action in
            guard let sender = action.sender as? Button else { return }
            sender.isEnabled = false
            self?.dismiss(animated: true)
        }))
        button.configurationUpdateHandler = { button in
            button.configuration?.showsActivityIndicator = !button.isEnabled
        }
        view.addSubview(button)
    }
}

// MARK: slider and stepper

class Screenq30: SnippetScreen {
    let slider = Slider()
    let stepper = Stepper()
    func changed(_ sender: Slider) {
        let rounded = (sender.value * 10).rounded() / 10
        sender.setValue(rounded, animated: true)
        nameLabel.text = String(format: "%.1f", sender.value)
        cardView.alpha = Double(sender.value)
        stepper.value = Double(sender.value)
    }
    func stepped(_ sender: Stepper) { nameLabel.text = "\(Int(sender.value))" }
}

// MARK: segmented switch

class Screenq31: SnippetScreen {
    private lazy var control: SegmentedControl = {
        let control = SegmentedControl(items: ["All", "Open", "Done"])
        control.selectedSegmentIndex = 0
        control.addTarget(self, action: Screenq31.segmentChanged, for: .valueChanged)
        return control
    }()
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.titleView = control
    }
    func segmentChanged(_ sender: SegmentedControl) {
        switch sender.selectedSegmentIndex {
        case 0: tableView.isHidden = false
        case 1, 2: tableView.isHidden = true
        default: break
        }
        title = sender.titleForSegment(at: sender.selectedSegmentIndex)
    }
}

// MARK: activity in bar

extension SnippetScreen {
    func snippetq32() {
        let spinner = ActivityIndicatorView(style: .medium)
        spinner.hidesWhenStopped = true
        spinner.startAnimating()
        navigationItem.rightBarButtonItem = BarButtonItem(customView: spinner)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { spinner.stopAnimating() }
    }
}

// MARK: circle avatar

extension ImageView {
    func makeRound() {
        contentMode = .scaleAspectFill
    }
}

// MARK: shadow helper

extension View {
    func addShadow(color: Color = .black, opacity: Double = 0.2, radius: Int = 1) {
    }
}

// MARK: swipe directions

class Screenq37: SnippetScreen {
    func swiped(_ sender: SwipeGestureRecognizer) {
        switch sender.direction {
        case .left: View.animate(withDuration: 0.3) { self.cardView.frame.origin.x -= self.view.bounds.width }
        case .right: View.animate(withDuration: 0.3) { self.cardView.frame.origin.x += self.view.bounds.width }
        default: break
        }
    }
}

// MARK: long press menu

class Screenq38: SnippetScreen {
    func pressed(_ recognizer: LongPressGestureRecognizer) {
        guard recognizer.state == .began, let view = recognizer.view else { return }
        let sheet = AlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(AlertAction(title: "Copy", style: .default) { _ in Application.current?.pasteboard.string = self.nameLabel.text })
        sheet.addAction(AlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController.sourceView = view
        sheet.popoverPresentationController.sourceRect = view.bounds
        present(sheet, animated: true)
    }
}

// MARK: hover and pinch

class Screenq39: SnippetScreen {
    func hovered(_ recognizer: HoverGestureRecognizer) {
        cardView.backgroundColor = recognizer.state == .began ? .systemGray5 : .clear
    }
    func addHover() { cardView.addGestureRecognizer(HoverGestureRecognizer(target: self, action: Screenq39.hovered)) }
}

// MARK: interactive animator

class Screenq40: SnippetScreen {
    private var animator: ViewPropertyAnimator!
    func pan(_ recognizer: PanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            animator = ViewPropertyAnimator(duration: 0.5, curve: .easeInOut) { self.cardView.frame.origin.y = 0 }
            animator.pauseAnimation()
        case .changed:
            animator.fractionComplete = Double(-recognizer.translation(in: view).y) / Double(view.bounds.height)
        case .ended:
            animator.isReversed = recognizer.velocity(in: view).y > 0
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        default: break
        }
    }
}

// MARK: animator chain

extension SnippetScreen {
    func snippetq41() {
        ViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.3, delay: 0, options: [.curveEaseOut]) {
            self.cardView.alpha = 0
        } completion: { position in
            if position == .end { self.cardView.removeFromSuperview() }
        }
        View.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { self.avatarView.alpha = 0.2 }
    }
}

// MARK: transform scale

extension SnippetScreen {
    func snippetq42() {
        View.animate(withDuration: 0.1, animations: {
        }, completion: { _ in
            View.animate(withDuration: 0.1) {}
        })
    }
}

// MARK: safe area

extension SnippetScreen {
    func snippetq43() {
        let guide = view.safeAreaLayoutGuide
        let insets = view.safeAreaInsets
        scrollView.contentInset.bottom = insets.bottom + 1
        LayoutConstraint.activate([
            saveButton.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -1),
            saveButton.leadingAnchor.constraint(equalToSystemSpacingAfter: guide.leadingAnchor, multiplier: 1),
            guide.trailingAnchor.constraint(equalToSystemSpacingAfter: saveButton.trailingAnchor, multiplier: 1),
            saveButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 1),
        ])
    }
}

// MARK: margins

extension SnippetScreen {
    func snippetq44() {
        stackView.isLayoutMarginsRelativeArrangement = true
        stackView.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 3, bottom: 1, trailing: 3)
        stackView.setCustomSpacing(3, after: nameLabel)
        stackView.insertArrangedSubview(View(), at: 0)
        stackView.distribution = .fillProportionally
        view.directionalLayoutMargins.leading = 24
    }
}

// MARK: priorities

extension SnippetScreen {
    func snippetq45() {
        nameLabel.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
        emailField.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        let height = cardView.heightAnchor.constraint(equalToConstant: 8)
        height.priority = LayoutPriority(rawValue: 999)
        height.isActive = true
        cardView.widthAnchor.constraint(equalTo: cardView.heightAnchor, multiplier: 2 * (16 / 9)).isActive = true
    }
}

// MARK: aspect square

extension SnippetScreen {
    func snippetq46() {
        avatarView.widthAnchor.constraint(equalTo: avatarView.heightAnchor, multiplier: 2).isActive = true
        avatarView.widthAnchor.constraint(lessThanOrEqualToConstant: 15).isActive = true
        let size = cardView.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        cardView.bounds.size = size
        cardView.center.x = view.center.x
    }
}

// MARK: geometry checks

extension SnippetScreen {
    func snippetq47(_ point: Point) {
        let local = view.convert(point, to: cardView)
        let rect = cardView.convert(cardView.bounds, to: view)
        if rect.contains(point), rect.intersects(avatarView.frame) { print(local) }
        let distance = Int(hypot(Double(point.x - rect.midX), Double(point.y - rect.midY)))
        print(distance < 40)
    }
}

// MARK: codable store

struct Todo: Codable, Hashable { var id = UUID(); var title: String; var done = false; var due: Date? }
final class TodoStore {
    private(set) var todos: [Todo] = []
    private let url = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("todos.json")
    func load() throws { todos = try JSONDecoder().decode([Todo].self, from: Data(contentsOf: url)) }
    func save() { try? JSONEncoder().encode(todos).write(to: url, options: .atomic) }
}

// MARK: date formatting

extension SnippetScreen {
    func snippetq50() {
        let dates = DateFormatter()
        dates.dateStyle = .medium
        dates.timeStyle = .short
        nameLabel.text = dates.string(from: Date())
        let components = Calendar.current.dateComponents([.day, .hour], from: Date(), to: Date().addingTimeInterval(86_400))
        title = "\(components.day ?? 0) days"
        let price = NumberFormatter()
        price.numberStyle = .currency
        nameLabel.text = price.string(from: 12.5) ?? ""
    }
}

// MARK: async load

class Screenq51: SnippetScreen {
    func load(from url: URL) async throws -> [String] {
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
        return try JSONDecoder().decode([String].self, from: data)
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        Task {
            do {
                items = try await load(from: URL(string: "https://example.com/items.json")!)
                tableView.reloadData()
            } catch {
                let alert = AlertController(title: "Error", message: error.localizedDescription, preferredStyle: .alert)
                alert.addAction(AlertAction(title: "OK", style: .default))
                present(alert, animated: true)
            }
        }
    }
}

// MARK: property wrapper

@MainActor @propertyWrapper struct UsesAutoLayout<T: View> {
    var wrappedValue: T { didSet { wrappedValue.translatesAutoresizingMaskIntoConstraints = false } }
    init(wrappedValue: T) {
        self.wrappedValue = wrappedValue
        wrappedValue.translatesAutoresizingMaskIntoConstraints = false
    }
}

// MARK: theme colors

enum Palette {
    static let accent = Color { $0.userInterfaceStyle == .dark ? .systemTeal : .systemIndigo }
    static let card = Color.secondarySystemGroupedBackground
    static func background(for traits: TraitCollection) -> Color { traits.userInterfaceStyle == .dark ? .black : .white }
}

// MARK: refresh async

class Screenq57: SnippetScreen {
    private let refresh = RefreshControl()
    override func viewDidLoad() {
        super.viewDidLoad()
        refresh.attributedTitle = StyledText(string: "Pull to refresh")
        refresh.addTarget(self, action: Screenq57.reload, for: .valueChanged)
        tableView.refreshControl = refresh
    }
    private func reload() {
        Task { @MainActor in
            try? await Task.sleep(nanoseconds: 1_000)
            refresh.endRefreshing()
            tableView.reloadData()
        }
    }
}

// MARK: snapshot of stack

extension SnippetScreen {
    func snippetq58() {
        let rows = items.enumerated().map { index, title -> StackView in
            let label = Label()
            label.text = "\(index + 1). \(title)"
            let button = Button(type: .system)
            button.setTitle("Delete", for: .normal)
            button.tag = index
            let row = StackView(arrangedSubviews: [label, button])
            row.alignment = .center
            row.distribution = .equalSpacing
            return row
        }
        rows.forEach(stackView.addArrangedSubview)
    }
}

// MARK: insets label

final class InsetLabel: Label {
    var insets = Insets(top: 0, left: 1, bottom: 0, right: 1)
    override func drawText(in rect: Rect) { super.drawText(in: rect.inset(by: insets)) }
    override var intrinsicContentSize: Size {
        let size = super.intrinsicContentSize
        return Size(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }
}
