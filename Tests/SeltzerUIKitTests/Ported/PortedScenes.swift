// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Snippets as programs for UIKit have them, about screens, bars and movement. PortedSnippetsTests checks that the tool ports them to
// Tests/SeltzerUIKitTests/Ported, where the tests compile them. Nothing here is formatted.
// swift-format-ignore-file

import Foundation
import Seltzer
import typealias Seltzer.NSRange

// MARK: computed sizes

extension SnippetScreen {
    func snippetp22() {
        let count = items.count
        let height = Int(count) * 44 + 20
        let width = min(view.frame.width - 5, 320)
        cardView.frame = Rect(x: (view.frame.width - width) / 2, y: 4, width: width, height: height)
        scrollView.contentSize.height = cardView.frame.maxY + 1
    }
}

// MARK: editing changed

class Screenp26: SnippetScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        emailField.addTarget(self, action: Screenp26.textChanged, for: .editingChanged)
        emailField.addAction(Action { [weak self] _ in self?.saveButton.isEnabled = true }, for: .editingDidEnd)
    }
    private func textChanged(_ field: TextField) {
        saveButton.isEnabled = !field.text.isEmpty
        saveButton.alpha = saveButton.isEnabled ? 1 : 0.5
        let trimmed = field.text.trimmingCharacters(in: .whitespacesAndNewlines)
        nameLabel.isHidden = trimmed.count < 3
    }
}

// MARK: next field

class Screenp27: SnippetScreen, TextFieldDelegate {
    let passwordField = TextField()
    func textFieldShouldReturn(_ textField: TextField) -> Bool {
        switch textField {
        case emailField: passwordField.becomeFirstResponder()
        case passwordField: textField.resignFirstResponder()
        default: break
        }
        return true
    }
    func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {
        if let next = view.viewWithTag(textField.tag + 1) as? TextField { next.becomeFirstResponder() }
    }
}

// MARK: text view settings

extension SnippetScreen {
    func snippetp28() {
        notesView.isEditable = false
        notesView.textContainerInset = .zero
        notesView.isScrollEnabled = false
        notesView.text.append("\nmore")
        notesView.font = .preferredFont(forTextStyle: .body)
    }
}

// MARK: growing text view

class Screenp29: SnippetScreen, TextViewDelegate {
    lazy var heightConstraint = notesView.heightAnchor.constraint(equalToConstant: 2)
    func textViewDidChange(_ textView: TextView) {
        let size = textView.sizeThatFits(Size(width: textView.frame.width, height: .max))
        heightConstraint.constant = min(size.height, 5)
        textView.isScrollEnabled = size.height > 120
        View.animate(withDuration: 0.2) { self.view.layoutIfNeeded() }
    }
    func textView(_ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        if text == "\n" {
            textView.resignFirstResponder()
            return false
        }
        return textView.text.count + (text.count - range.length) <= 140
    }
}

// MARK: back item

extension SnippetScreen {
    func snippetp30() {
        navigationItem.backBarButtonItem = BarButtonItem(title: "", style: .plain, target: nil, action: nil)
        navigationItem.largeTitleDisplayMode = .never
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationController?.navigationBar.tintColor = .systemOrange
    }
}

// MARK: bar menu

class Screenp31: SnippetScreen {
    func makeMenu() {
        let sort = Menu(title: "Sort", image: Image(systemName: "arrow.up.arrow.down"), options: .displayInline, children: [
            Action(title: "Name", state: .on) { [weak self] _ in self?.items.sort() },
            Action(title: "Newest") { [weak self] _ in self?.items.reverse() },
        ])
        let clear = Action(title: "Clear", image: Image(systemName: "trash"), attributes: [.destructive]) { [unowned self] _ in self.items.removeAll() }
        navigationItem.rightBarButtonItem = BarButtonItem(image: Image(systemName: "ellipsis.circle"), menu: Menu(children: [sort, clear]))
        navigationItem.leftBarButtonItems = [editButtonItem, BarButtonItem.flexibleSpace()]
    }
}

// MARK: toolbar items

class Screenp32: SnippetScreen {
    func makeToolbar() {
        let space = BarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        let count = BarButtonItem(title: "\(items.count) items", style: .plain, target: nil, action: nil)
        count.isEnabled = false
        toolbarItems = [BarButtonItem(systemItem: .add, primaryAction: Action { _ in print("add") }), space, count, space]
        navigationController?.isToolbarHidden = false
    }
}

// MARK: stack of controllers

extension SnippetScreen {
    func snippetp33() {
        if let nav = presentedViewController as? NavigationController, let top = nav.topViewController { print(top.title ?? "") }
        navigationController?.viewControllers.removeAll { $0 is Screenp32 }
        if let target = navigationController?.viewControllers.first(where: { $0 is Screenp31 }) {
            navigationController?.popToViewController(target, animated: true)
        }
        tabBarController?.selectedIndex = 1
        (tabBarController?.viewControllers.first as? NavigationController)?.popToRootViewController(animated: false)
    }
}

// MARK: change root

extension SnippetScreen {
    func snippetp34() {
        guard let window = view.window else { return }
        window.rootViewController = NavigationController(rootViewController: SnippetScreen())
        View.transition(with: window, duration: 0.3, options: .transitionCrossDissolve, animations: nil, completion: nil)
    }
}

// MARK: coordinator

@MainActor protocol Coordinator: AnyObject {
    var navigationController: NavigationController { get }
    func start()
}
@MainActor final class MainCoordinator: Coordinator {
    let navigationController: NavigationController
    private var children: [Coordinator] = []
    init(navigationController: NavigationController) { self.navigationController = navigationController }
    func start() {
        let screen = SnippetScreen()
        screen.title = "Main"
        navigationController.pushViewController(screen, animated: false)
    }
}

// MARK: sheet

extension SnippetScreen {
    func snippetp36() {
        let sheet = SnippetScreen()
        sheet.modalPresentationStyle = .pageSheet
        sheet.isModalInPresentation = true
        present(NavigationController(rootViewController: sheet), animated: true)
    }
}

// MARK: destructive alert

extension SnippetScreen {
    func snippetp37() {
        let alert = AlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.view.tintColor = .systemRed
        [("Delete", AlertAction.Style.destructive), ("Cancel", .cancel)].forEach { title, style in
            alert.addAction(AlertAction(title: title, style: style, handler: { [weak self] action in
                guard action.style == .destructive else { return }
                self?.items.removeAll()
                self?.tableView.reloadData()
            }))
        }
        present(alert, animated: true) { print("shown") }
    }
}

// MARK: alert text

extension SnippetScreen {
    func snippetp38() {
        let alert = AlertController(title: "Rename", message: "Enter a name", preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Name"
            field.text = self.title ?? ""
        }
        let ok = AlertAction(title: "OK", style: .default) { [unowned alert] _ in
            guard let text = alert.textFields?.first?.text, !text.isEmpty else { return }
            self.title = text
        }
        alert.addAction(ok)
        alert.preferredAction = ok
        present(alert, animated: true)
    }
}

// MARK: rotate

class Screenp39: SnippetScreen {
    override func viewWillTransition(to size: Size, with coordinator: ViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in
            self.stackView.axis = size.width > size.height ? .horizontal : .vertical
        }, completion: { _ in self.tableView.reloadData() })
    }
}

// MARK: gesture delegate

class Screenp40: SnippetScreen, GestureRecognizerDelegate {
    private lazy var tap = TapGestureRecognizer(target: self, action: Screenp40.hide)
    override func viewDidLoad() {
        super.viewDidLoad()
        tap.delegate = self
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
    }
    private func hide() { view.endEditing(true) }
    func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer) -> Bool { true }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? PanGestureRecognizer else { return true }
        let velocity = pan.velocity(in: view)
        return abs(velocity.x) > abs(velocity.y)
    }
    func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: MouseEvent) -> Bool {
        !(gestureRecognizer.view?.hitTest(touch.location, with: touch) is Control)
    }
}

// MARK: drag with limits

class Screenp41: SnippetScreen {
    private var start = Point.zero
    func pan(_ pan: PanGestureRecognizer) {
        switch pan.state {
        case .began: start = cardView.center
        case .changed:
            let move = pan.translation(in: view)
            cardView.center = Point(x: start.x + move.x, y: min(max(start.y + move.y, 2), view.bounds.maxY - 2))
        case .ended, .cancelled:
            let isFar = abs(cardView.center.x - start.x) > view.bounds.width * 2 / 5
            View.animate(withDuration: 0.25, delay: 0, options: [.curveEaseOut, .beginFromCurrentState]) {
                self.cardView.center = isFar ? Point(x: self.view.bounds.maxX * 2, y: self.start.y) : self.start
            } completion: { finished in
                if finished && isFar { self.cardView.removeFromSuperview() }
            }
        default: break
        }
    }
}

// MARK: custom control

final class RatingControl: Control {
    var rating = 0 { didSet { if oldValue != rating { setNeedsLayout() } } }
    private let stars: [Button] = (0..<5).map { index in
        let button = Button(type: .custom)
        button.tag = index + 1
        button.setImage(Image(systemName: "star"), for: .normal)
        button.setImage(Image(systemName: "star.fill"), for: .selected)
        return button
    }
    override init(frame: Rect) {
        super.init(frame: frame)
        stars.forEach {
            addSubview($0)
            $0.addTarget(self, action: RatingControl.tapped, for: .touchUpInside)
        }
    }
    private func tapped(_ sender: Button) {
        rating = rating == sender.tag ? 0 : sender.tag
        sendActions(for: .valueChanged)
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, star) in stars.enumerated() {
            star.isSelected = index < rating
            star.frame = Rect(x: Int(index) * 30, y: 0, width: 4, height: bounds.height)
        }
    }
    override var intrinsicContentSize: Size { Size(width: 19, height: 1) }
    override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.4 } }
}

// MARK: hit test

final class PassthroughView: View {
    override func hitTest(_ point: Point, with event: MouseEvent?) -> View? {
        let view = super.hitTest(point, with: event)
        return view == self ? nil : view
    }
    override func point(inside point: Point, with event: MouseEvent?) -> Bool {
        subviews.contains { !$0.isHidden && $0.frame.contains(point) }
    }
}

// MARK: constraint lists

class Screenp45: SnippetScreen {
    private var compact: [LayoutConstraint] = []
    private var regular: [LayoutConstraint] = []
    func update() {
        LayoutConstraint.deactivate(compact + regular)
        LayoutConstraint.activate(traitCollection.horizontalSizeClass == .compact ? compact : regular)
        cardView.constraints.first { $0.firstAttribute == .height }?.constant = 80
        let width = cardView.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.8, constant: -2)
        width.priority = .defaultHigh
        width.identifier = "cardWidth"
        width.isActive = true
    }
}

// MARK: monospaced fonts

extension SnippetScreen {
    func snippetp46() {
        nameLabel.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
        nameLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
}

// MARK: kern and underline

extension SnippetScreen {
    func snippetp47() {
        var text = StyledText(string: "Total: ", attributes: [.kern: 1.5, .foregroundColor: Color.secondaryLabel])
        text.append(StyledText(string: "12 €", attributes: [.font: Font.boldSystemFont(ofSize: 17), .underlineStyle: UnderlineStyle.single.rawValue]))
        text.setAttributes([.foregroundColor: Color.red], range: Range((text.string as NSString).range(of: "12"), in: text.string))
        nameLabel.attributedText = text
        print(text.length)
    }
}

// MARK: tinted image

extension SnippetScreen {
    func snippetp48() {
        avatarView.image = Image(systemName: "heart.fill")?.withTintColor(.systemRed, renderingMode: .alwaysOriginal)
        avatarView.tintColor = .systemRed
        avatarView.contentMode = .scaleAspectFit
        let image = Image(systemName: "gear", withConfiguration: Image.SymbolConfiguration(scale: .large))
        saveButton.setImage(image, for: [])
    }
}

// MARK: accessibility

extension SnippetScreen {
    func snippetp49() {
        saveButton.accessibilityIdentifier = "save"
        saveButton.accessibilityHint = "Saves the note"
        saveButton.accessibilityTraits.insert(.selected)
        cardView.isAccessibilityElement = true
        cardView.accessibilityLabel = "Card"
        cardView.accessibilityValue = "\(items.count)"
        cardView.accessibilityTraits = [.button, .header]
        if (Application.current?.reducesMotion == true) { return }
    }
}

// MARK: after a delay

extension SnippetScreen {
    func snippetp50() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [weak self] in
            self?.emailField.becomeFirstResponder()
        }
        DispatchQueue.main.async { self.tableView.reloadData() }
    }
}

// MARK: debounce

class Screenp51: SnippetScreen, SearchResultsUpdating {
    private var pending: DispatchWorkItem?
    func updateSearchResults(for searchController: SearchController) {
        pending?.cancel()
        let text = searchController.searchBar.text ?? ""
        let work = DispatchWorkItem { [weak self] in self?.filter(text) }
        pending = work
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250), execute: work)
    }
    func filter(_ text: String) {
        let matches = text.isEmpty ? items : items.filter { $0.localizedCaseInsensitiveContains(text) }
        nameLabel.text = "\(matches.count)"
    }
}

// MARK: task with loading

class Screenp52: SnippetScreen {
    private var loading: Task<Void, Never>?
    func load() {
        loading?.cancel()
        loading = Task { @MainActor [weak self] in
            try? await Task.sleep(nanoseconds: 100_000_000)
            guard !Task.isCancelled else { return }
            self?.title = "Loaded"
        }
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        loading?.cancel()
    }
}

// MARK: availability

extension SnippetScreen {
    func snippetp53() {
        if #available(iOS 15.0, *) {
            saveButton.configuration = .filled()
            saveButton.configuration?.title = "Save"
            saveButton.configuration?.image = Image(systemName: "checkmark")
        } else {
            saveButton.setTitle("Save", for: .normal)
        }
        overrideUserInterfaceStyle = .dark
    }
}

// MARK: undo

class Screenp55: SnippetScreen {
    func remove(at index: Int) {
        let item = items.remove(at: index)
        undoManager?.registerUndo(withTarget: self) { target in target.insert(item, at: index) }
        undoManager?.setActionName("Delete")
    }
    func insert(_ item: String, at index: Int) {
        items.insert(item, at: index)
        undoManager?.registerUndo(withTarget: self) { $0.remove(at: index) }
    }
}

// MARK: property animator

class Screenp56: SnippetScreen {
    private var animator: ViewPropertyAnimator?
    func expand() {
        let timing = AnimationCurve.cubic(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
        animator = ViewPropertyAnimator(duration: 0.4, timingParameters: timing)
        animator?.addAnimations { [unowned self] in
            self.cardView.frame.size.height = 8
            self.cardView.alpha = 1
        }
        animator?.addCompletion { position in if position == .end { print("end") } }
        animator?.startAnimation(afterDelay: 0.1)
    }
    func curve() -> View.AnimationCurve { .easeInOut }
}

// MARK: shake animation

extension SnippetScreen {
    func snippetp57() {
        View.animateKeyframes(withDuration: 0.4, delay: 0, options: [.calculationModeLinear], animations: {
            View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.cardView.frame.origin.x += 1 }
            View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.cardView.frame.origin.x -= 1 }
        })
    }
}

// MARK: fade and remove

extension SnippetScreen {
    func snippetp58() {
        let toast = Label(frame: Rect(x: 3, y: view.bounds.height - 4, width: view.bounds.width - 5, height: 1))
        toast.backgroundColor = Color.black.withAlphaComponent(0.7)
        toast.textColor = .white
        toast.textAlignment = .center
        toast.clipsToBounds = true
        view.addSubview(toast)
        View.animate(withDuration: 0.5, delay: 2, options: .curveEaseIn, animations: { toast.alpha = 0 }) { _ in toast.removeFromSuperview() }
    }
}

// MARK: random color

extension Color {
    static var random: Color { Color(red: .random(in: 0...1), green: .random(in: 0...1), blue: .random(in: 0...1), alpha: 1) }
    init?(hexString: String) {
        guard let value = UInt32(hexString.dropFirst(), radix: 16) else { return nil }
        self.init(red: Double(value >> 16 & 255) / 255.0, green: Double(value >> 8 & 255) / 255.0, blue: Double(value & 255) / 255.0, alpha: 1.0)
    }
}

// MARK: custom content configuration

@MainActor struct CardConfiguration: ContentConfiguration {
    var title = ""
    func makeContentView() -> any ContentView { CardContentView(self) }
    func updated(for state: ConfigurationState) -> CardConfiguration { self }
}
final class CardContentView: View, ContentView {
    private let label = Label()
    var configuration: ContentConfiguration { didSet { apply() } }
    init(_ configuration: CardConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        addSubview(label)
        apply()
    }
    private func apply() { label.text = (configuration as? CardConfiguration)?.title ?? "" }
}
