// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Snippets as programs for UIKit have them, about screens. PortedSnippetsTests checks that the tool ports them to
// Tests/SeltzerUIKitTests/Ported, where the tests compile them. Nothing here is formatted.
// swift-format-ignore-file

import Foundation
import Seltzer
import typealias Seltzer.NSRange
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

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

// MARK: isHidden animated

extension SnippetScreen {
    func snippeta34() {
        View.transition(with: stackView, duration: 0.3, options: .transitionCrossDissolve, animations: {
            self.avatarView.isHidden.toggle()
        }, completion: { finished in print("done", finished) })
    }
}

// MARK: layer

extension SnippetScreen {
    func snippeta36() {
    }
}

// MARK: layer maskedCorners

extension SnippetScreen {
    func snippeta37() {
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

// MARK: app active

extension SnippetScreen {
    func snippeta49() {
    }
}

// MARK: system spacing

extension SnippetScreen {
    func snippeta50() {
        nameLabel.leadingAnchor.constraint(equalToSystemSpacingAfter: avatarView.trailingAnchor, multiplier: 1).isActive = true
        emailField.topAnchor.constraint(equalToSystemSpacingBelow: nameLabel.bottomAnchor, multiplier: 2).isActive = true
    }
}

// MARK: app shared idle

extension SnippetScreen {
    func snippeta59() {
        _ = Application.current?.keyWindow?.endEditing(true)
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

// MARK: animate options

extension SnippetScreen {
    func snippeta86() {
        View.animate(withDuration: 0.8, delay: 0.1, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: [.curveEaseOut, .allowUserInteraction], animations: {
            self.cardView.alpha = 1
        }, completion: nil)
    }
}

// MARK: animate transform

extension SnippetScreen {
    func snippeta87() {
        View.animate(withDuration: 0.2, animations: {}) { _ in
            self.cardView.isHidden = false
        }
    }
}

// MARK: transition flip

extension SnippetScreen {
    func snippeta91() {
        View.transition(with: cardView, duration: 0.4, options: [.transitionFlipFromRight, .curveEaseInOut]) {
            self.cardView.backgroundColor = .systemPink
        }
    }
}

// MARK: gesture

class Screena95: SnippetScreen {
    func addGestures() {
        let tap = TapGestureRecognizer(target: self, action: Screena95.tapped)
        tap.numberOfTapsRequired = 2
        avatarView.isUserInteractionEnabled = true
        avatarView.addGestureRecognizer(tap)
    }
    func tapped(_ recognizer: TapGestureRecognizer) {
        let point = recognizer.location(in: view)
        print(point.x, recognizer.view?.tag ?? 0)
    }
}

// MARK: pan

class Screena96: SnippetScreen {
    func handlePan(_ gesture: PanGestureRecognizer) {
        guard let card = gesture.view else { return }
        let translation = gesture.translation(in: view)
        switch gesture.state {
        case .began, .changed:
            card.center = Point(x: card.center.x + translation.x, y: card.center.y + translation.y)
            gesture.setTranslation(.zero, in: view)
        case .ended where gesture.velocity(in: view).x > 63:
            View.animate(withDuration: 0.2) { card.alpha = 0 }
        default: break
        }
    }
}

// MARK: swipe

class Screena97: SnippetScreen {
    func addSwipes() {
        for direction in [SwipeGestureRecognizer.Direction.left, .right] {
            let swipe = SwipeGestureRecognizer(target: self, action: Screena97.swiped)
            swipe.direction = direction
            view.addGestureRecognizer(swipe)
        }
    }
    func swiped(_ sender: SwipeGestureRecognizer) { title = sender.direction == .left ? "Next" : "Back" }
}

// MARK: longpress

class Screena98: SnippetScreen {
    func longPressed(_ gesture: LongPressGestureRecognizer) {
        if gesture.state == .began, let indexPath = tableView.indexPathForRow(at: gesture.location(in: tableView)) {
            items.remove(at: indexPath.row)
        }
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

// MARK: alpha

extension SnippetScreen {
    func snippeta109() {
        cardView.alpha = 0
        View.animate(withDuration: 0.3, delay: 0.5, options: [.curveEaseIn], animations: { self.cardView.alpha = 1 })
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

// MARK: pasteboard

extension SnippetScreen {
    func snippeta132() {
        Application.current?.pasteboard.string = nameLabel.text
        if (Application.current?.pasteboard.hasStrings == true), let copied = Application.current?.pasteboard.string { emailField.text = copied }
    }
}

// MARK: color extension

extension Color {
    static let brand = Color(red: 0.13, green: 0.59, blue: 0.95, alpha: 1.0)
    init(hex: UInt32) {
        self.init(red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255, blue: Double(hex & 0xFF) / 255, alpha: 1)
    }
}

// MARK: hue color

extension SnippetScreen {
    func snippeta145() {
        let colors = (0..<6).map { Color(hue: Double($0) / 6, saturation: 0.8, brightness: 0.9, alpha: 1) }
        cardView.backgroundColor = colors.randomElement()
    }
}

// MARK: userdefaults

extension SnippetScreen {
    func snippeta148() {
        let defaults = UserDefaults.standard
        defaults.set(emailField.text, forKey: "email")
        nameLabel.text = defaults.string(forKey: "name") ?? "Guest"
        defaults.register(defaults: ["launches": 0])
    }
}

// MARK: dispatch

class Screena149: SnippetScreen {
    func load() {
        DispatchQueue.global(qos: .userInitiated).async {
            let result = (0..<1000).reduce(0, +)
            DispatchQueue.main.async { [weak self] in
                guard let self = self else { return }
                self.nameLabel.text = "\(result)"
            }
        }
    }
}

// MARK: task

class Screena150: SnippetScreen {
    func load() {
        Task { @MainActor [weak self] in
            try? await Task.sleep(nanoseconds: 1_000_000)
            self?.tableView.reloadData()
        }
    }
}

// MARK: url session

class Screena151: SnippetScreen {
    func fetch() {
        URLSession.shared.dataTask(with: URL(string: "https://example.org")!) { data, response, error in
            guard let data = data, error == nil else { return }
            DispatchQueue.main.async { self.title = "\(data.count)" }
        }.resume()
    }
}

// MARK: timer

class Screena152: SnippetScreen {
    var seconds = 0
    var ticker: Timer?
    func start() {
        ticker = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in MainActor.assumeIsolated { self?.tick() } }
        ticker = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in MainActor.assumeIsolated { self?.tick() } }
    }
    func tick() { seconds += 1; title = String(format: "%02d:%02d", seconds / 60, seconds % 60) }
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

// MARK: key commands

class Screena157: SnippetScreen {
    override var keyCommands: [KeyCommand]? {
        [KeyCommand(title: "New", action: Screena157.newItem, input: "n", modifierFlags: .command),
         KeyCommand(input: KeyCommand.inputEscape, modifierFlags: [], action: Screena157.newItem)]
    }
    func newItem() { items.append("") }
    override var canBecomeFirstResponder: Bool { true }
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

// MARK: undo

extension SnippetScreen {
    func snippeta162() {
        undoManager?.registerUndo(withTarget: self) { target in target.items.removeLast() }
        undoManager?.setActionName("Add item")
        if undoManager?.canUndo == true { undoManager?.undo() }
    }
}

// MARK: appearance proxies

class Screena163: SnippetScreen {
    static func configureAppearance() {
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

// MARK: protocol delegate

protocol AddItemDelegate: AnyObject {
    func addItem(_ controller: AddItemController, didAdd item: String)
}
class AddItemController: ViewController {
    weak var delegate: AddItemDelegate?
    private let field = TextField()
    private func done() {
        guard case let text = field.text, !text.isEmpty else { return }
        delegate?.addItem(self, didAdd: text)
        navigationController?.popViewController(animated: true)
    }
}

// MARK: factory

@MainActor enum ViewFactory {
    static func makeTitle(_ text: String, size: Int = 3) -> Label {
        let label = Label()
        label.text = text
        label.font = .systemFont(ofSize: size, weight: .bold)
        return label
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

// MARK: tap location

class Screenb32: SnippetScreen {
    func handleTap(_ gesture: TapGestureRecognizer) {
        let location = gesture.location(in: cardView)
        guard cardView.bounds.contains(location) else { return }
        if gesture.state == .ended { cardView.subviews.first(where: { $0.frame.contains(location) })?.isHidden = true }
    }
}

// MARK: shake

class Screenb33: SnippetScreen {
    func shake() {
    }
}

// MARK: gradient

class Screenb34: SnippetScreen {
    func addGradient() {
    }
}

// MARK: spring

extension SnippetScreen {
    func snippetb35() {
        View.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 1, options: .curveEaseInOut) {
            self.cardView.frame.origin.y = self.view.bounds.height - 8
            self.view.layoutIfNeeded()
        } completion: { _ in
            self.nameLabel.text = "Done"
        }
    }
}

// MARK: first responder

extension SnippetScreen {
    func snippetb40() {
        if emailField.isFirstResponder { emailField.resignFirstResponder() } else { emailField.becomeFirstResponder() }
        notesView.selectedRange = NSRange(location: notesView.text.count, length: 0)
    }
}

// MARK: rotation

class Screenb41: SnippetScreen {
    override func viewWillTransition(to size: Size, with coordinator: ViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in
            self.stackView.axis = size.width > size.height ? .horizontal : .vertical
        })
    }
}

// MARK: status bar

class Screenb42: SnippetScreen {
}

// MARK: theme

extension SnippetScreen {
    func snippetb43() {
        if traitCollection.userInterfaceStyle == .dark { view.backgroundColor = .black }
        navigationController?.navigationBar.barTintColor = .systemBlue
    }
}

// MARK: snapkit free manual

final class AvatarView: View {
    private let imageView = ImageView()
    private let initialsLabel = Label()
    var name: String? { didSet { initialsLabel.text = name?.split(separator: " ").compactMap { $0.first.map(String.init) }.joined() ?? "" } }
    override init(frame: Rect) {
        super.init(frame: frame)
        addSubview(imageView); addSubview(initialsLabel)
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
        initialsLabel.frame = bounds.insetBy(dx: bounds.width * 1 / 10, dy: bounds.height * 1 / 10)
    }
}

// MARK: combine none async

class Screenb48: SnippetScreen {
    func loadUser() async throws -> String {
        let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.org")!)
        return String(decoding: data, as: UTF8.self)
    }
    func refresh() {
        Task {
            do { nameLabel.text = try await loadUser() } catch { nameLabel.text = error.localizedDescription }
        }
    }
}

// MARK: json decode

extension SnippetScreen {
    func snippetb51() {
        struct Item: Decodable { let name: String; let price: Double }
        let decoded = try? JSONDecoder().decode([Item].self, from: Data())
        items = decoded?.map(\.name) ?? []
        tableView.reloadData()
    }
}
