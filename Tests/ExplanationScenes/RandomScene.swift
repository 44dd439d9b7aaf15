// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeededRandom
import SeltzerBase
import SeltzerControls
import SeltzerDocuments
import SeltzerResponder
import SeltzerViews

/// A random screen in a running application: views, controllers, windows, handlers and actions.
@MainActor
final class RandomScene {
    let application: Application
    let log = SceneLog()
    var random: SeededGenerator
    /// The name of each responder with a name.
    private(set) var names: [ObjectIdentifier: String] = [:]
    private(set) var responders: [InputResponder] = []
    private(set) var views: [View] = []
    var subscriptions: [Subscription] = []
    /// The delegates, which gestures and fields hold weakly.
    var delegates: [SceneDelegate] = []
    /// The buttons that are down.
    private var heldButtons: Set<MouseButton> = []
    /// Whether a button is down.
    var isPressed: Bool { !heldButtons.isEmpty }
    private var count = 0
    private var windows: [Window] = []
    var pages: [ScenePage] = []
    /// The data of tables, which hold it weakly.
    var sources: [SceneRows] = []
    let screen: View

    static let chords: [KeyChord] = [
        "a", "ctrl-s", "g", "alt-x", "enter", "escape", "tab", "up", "x", "alt-b", "f6", "space",
    ]
    static let sequences: [KeySequence] = [
        "a", "ctrl-s", "g", "alt-x", "enter", "escape", "g g", "g a", "ctrl-s x", "x", "alt-b",
    ]
    /// The cell of the pointer while no press is under way.
    private static let corner = Point(x: 23, y: 9)

    init(_ seed: UInt64, in application: Application, on screen: View) {
        (self.application, self.screen) = (application, screen)
        random = SeededGenerator(seed: seed)
        register(screen, "R0.")
        if let controller = screen.controller { register(controller, "C0.") }
        if let window = screen.window { register(window, "W0.") }
        register(application, "P0.")
        build()
    }

    /// Takes the scene off the screen.
    func end() {
        log.isOver = true
        mouse(.release(nil), Self.corner)
        application.cancelPendingKeys()
        for subscription in subscriptions { subscription.cancel() }
        screen.controller?.dismiss(animated: false)
        for window in application.windows where window !== screen.window { window.close() }
        for page in pages { page.removeFromParent() }
        let old = screen.subviews + (screen.window?.subviews ?? []).filter { $0 !== screen }
        for view in old { view.removeFromSuperview() }
        screen.window?.defaultButton = nil
        screen.window?.cancelButton = nil
        screen.controller?.defaultButton = nil
        screen.controller?.cancelButton = nil
        for view in [screen, screen.window].compactMap({ $0 }) {
            for recognizer in view.gestureRecognizers { view.removeGestureRecognizer(recognizer) }
        }
        for responder in [screen, screen.window, screen.controller, application]
            as [InputResponder?]
        {
            for chord in Self.sequences { responder?.unbind(chord) }
            responder?.next = nil
            responder?.unmountAll()
        }
        _ = screen.window?.firstResponder?.resignFirstResponder()
    }

    func register(_ responder: InputResponder, _ name: String) {
        names[ObjectIdentifier(responder)] = name
        responders.append(responder)
        if let view = responder as? View { views.append(view) }
    }

    func name(_ letter: String) -> String {
        count += 1
        return "\(letter)\(count)."
    }

    // MARK: Building

    private func build() {
        for _ in 0..<random.number(2..<7) { addView(to: random.pick(parents)) }
        if random.chance(25) { addWindow() }
        if random.chance(10) { addPresentation() }
        for responder in responders { equip(responder) }
        if random.chance(20) { addKeyButtons() }
        if random.chance(70) { focus() }
        // Lays the scene out, and replaces a focus that is not allowed, as each event does.
        mouse(.move, Self.corner)
    }

    private var parents: [View] {
        views.filter { $0 is SceneView || $0 is Window || $0 === screen }
    }

    func addView(to parent: View) {
        let frame = Rect(
            x: random.number(0..<10), y: random.number(0..<4), width: random.number(1..<14),
            height: random.number(1..<5))
        let view = makeView(frame)
        if random.chance(8) { view.isHidden = true }
        if random.chance(8) { view.isUserInteractionEnabled = false }
        if random.chance(10) { view.clipsToBounds = true }
        if random.chance(10) { view.extendsHitAreaToSubviews = true }
        parent.addSubview(view)
        if random.chance(20), view is SceneView { addPage(view, below: parent) }
    }

    private func addPage(_ view: View, below parent: View) {
        let name = name("C")
        let page: ScenePage
        if random.chance(40) {
            let keyPage = SceneKeyPage(name, log, view: view)
            if random.chance(50) { keyPage.stops = [random.pick(Self.chords)] }
            page = keyPage
        } else {
            page = ScenePage(name, log, view: view)
        }
        register(page, name)
        pages.append(page)
    }

    private func makeView(_ frame: Rect) -> View {
        switch random.number(0..<18) {
        case 0, 1: return makeButton(frame)
        case 2: return makeField(frame)
        case 3, 4: return makePart(frame)
        default: return makeSceneView(frame)
        }
    }

    private func makeSceneView(_ frame: Rect) -> View {
        let name = name("V")
        let view: SceneView
        switch random.number(0..<10) {
        case 0, 1:
            let keyView = SceneKeyView(name, log, frame: frame)
            if random.chance(60) { keyView.stops = [random.pick(Self.chords)] }
            view = keyView
        case 2, 3:
            let mouseView = SceneMouseView(name, log, frame: frame)
            if random.chance(60) { mouseView.answer = .stop }
            view = mouseView
        case 4:
            let sieve = SceneSieve(name, log, frame: frame)
            sieve.letsThrough = random.chance(30)
            view = sieve
        case 5:
            let shy = SceneShyView(name, log, frame: frame)
            shy.refuses = random.chance(50)
            view = shy
        default: view = SceneView(name, log, frame: frame)
        }
        view.takesFocus = random.chance(50)
        view.keepsFocus = random.chance(5)
        register(view, name)
        return view
    }

    private func makeButton(_ frame: Rect) -> View {
        let name = name("B")
        let log = log
        let button =
            random.chance(15)
            ? Button("&\(name)") { (_: Button) async in log.addButton(name) }
            : Button("&\(name)") { (_: Button) in log.addButton(name) }
        button.frame = frame
        button.isEnabled = random.chance(80)
        register(button, name)
        return button
    }

    private func makeField(_ frame: Rect) -> View {
        let name = name("F")
        let field: Control
        if random.chance(60) {
            let single = TextField("")
            if random.chance(25) { single.delegate = makeDelegate() }
            field = single
        } else {
            let text = TextView("")
            text.isEditable = random.chance(60)
            field = text
        }
        field.accessibilityLabel = name
        field.frame = frame
        register(field, name)
        return field
    }

    /// A control of the library that has parts, panes, rows or menus.
    private func makePart(_ frame: Rect) -> View {
        let name = name("L")
        let view = makeControl(name)
        view.accessibilityLabel = name
        view.frame = frame
        register(view, name)
        return view
    }

    func makeDelegate() -> SceneDelegate {
        let delegate = SceneDelegate(log)
        delegate.receives = random.chance(60)
        delegate.begins = random.chance(60)
        delegates.append(delegate)
        return delegate
    }

    private func addWindow() {
        let name = name("W")
        let window = Window(
            frame: Rect(x: random.number(0..<10), y: random.number(0..<4), width: 8, height: 3))
        window.accessibilityLabel = name
        window.isModal = random.chance(60)
        register(window, name)
        window.makeKeyAndVisible(in: application)
        windows.append(window)
        if random.chance(70) { addView(to: window) }
    }

    private func addKeyButtons() {
        let buttons = views.compactMap { $0 as? Button }
        guard !buttons.isEmpty else { return }
        let button = random.pick(buttons)
        switch random.number(0..<4) {
        case 0: screen.window?.defaultButton = button
        case 1: screen.window?.cancelButton = button
        case 2: screen.controller?.defaultButton = button
        default: pages.first?.defaultButton = button
        }
    }

    private func focus() {
        let focusable = responders.filter { $0.canBecomeFirstResponder && $0.window != nil }
        if !focusable.isEmpty { _ = random.pick(focusable).becomeFirstResponder() }
    }

    // MARK: Input

    func press(_ chord: KeyChord) {
        application.receive(.input([.key(KeyPress(chord.key, modifiers: chord.modifiers))]))
    }

    func mouse(_ action: MouseInput.Action, _ point: Point) {
        switch action {
        case .press(let button): heldButtons.insert(button)
        case .release(let button?): heldButtons.remove(button)
        case .release(nil), .move: heldButtons = []
        case .drag, .scroll: break
        }
        application.receive(.input([.mouse(MouseInput(action, at: point))]))
    }

    func paste(_ text: String) {
        application.receive(.input([.paste(text, isTruncated: false)]))
    }

    /// A random cell of the screen.
    func point() -> Point { Point(x: random.number(0..<24), y: random.number(0..<10)) }
}
