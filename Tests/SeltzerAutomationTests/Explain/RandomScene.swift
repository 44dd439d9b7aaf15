// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews

/// Random numbers that are the same for the same seed: SplitMix64, by Steele, Lea and Flood.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// Returns true with a probability in percent.
    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }
    mutating func pick<Element>(_ items: [Element]) -> Element {
        items[Int.random(in: 0..<items.count, using: &self)]
    }
    mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }
}

/// The code of a scene that ran for an input event, in order.
@MainActor
final class SceneLog {
    struct Entry: Equatable {
        let name: String
        let stops: Bool
    }

    var entries: [Entry] = []

    func add(_ name: String, _ answer: Disposition) -> Disposition {
        entries.append(Entry(name: name, stops: answer == .stop))
        return answer
    }
}

/// A view without code of its own, whose label is its name.
class SceneView: View {
    let log: SceneLog
    let name: String
    var takesFocus = false
    var list: [Action] = []

    init(_ name: String, _ log: SceneLog, frame: Rect) {
        (self.name, self.log) = (name, log)
        super.init(frame: frame)
    }

    override var canBecomeFirstResponder: Bool { takesFocus }
    override var actions: [Action] { list }
    override var defaultAccessibility: AccessibilityAttributes {
        AccessibilityAttributes(.group, label: name)
    }
}

/// A view that handles keys, and stops some of them.
final class SceneKeyView: SceneView {
    var stops: Set<KeyChord> = []

    override func handleKey(_ event: KeyEvent) -> Disposition {
        log.add(name, stops.contains(event.chord) ? .stop : .ignored)
    }
}

/// A view that handles presses.
final class SceneMouseView: SceneView {
    var answer = Disposition.ignored

    override func handleMouse(_ event: MouseEvent) -> Disposition {
        event.phase == .down ? log.add(name, answer) : .ignored
    }
}

/// A view that decides itself what a point hits.
final class SceneSieve: SceneView {
    var letsThrough = false

    override func hitTest(_ point: Point, with event: MouseEvent?) -> View? {
        letsThrough ? nil : super.hitTest(point, with: event)
    }

    override func point(inside point: Point, with event: MouseEvent?) -> Bool {
        point.x % 2 == 0 && super.point(inside: point, with: event)
    }
}

/// A controller whose identifier is its name.
class ScenePage: ViewController {
    let log: SceneLog
    let name: String
    var list: [Action] = []

    init(_ name: String, _ log: SceneLog, view: View) {
        (self.name, self.log) = (name, log)
        super.init(view: view)
        identifier = name
    }

    override var actions: [Action] { list }
}

/// A controller that handles keys, and stops some of them.
final class SceneKeyPage: ScenePage {
    var stops: Set<KeyChord> = []

    override func handleKey(_ event: KeyEvent) -> Disposition {
        log.add(name, stops.contains(event.chord) ? .stop : .ignored)
    }
}

/// A random screen in a running application: views, controllers, windows, handlers and actions.
@MainActor
final class RandomScene {
    let application: Application
    let log = SceneLog()
    var random: SplitMix
    /// The name of each responder with a name.
    private(set) var names: [ObjectIdentifier: String] = [:]
    private(set) var responders: [InputResponder] = []
    private(set) var views: [View] = []
    private var count = 0
    private var subscriptions: [Subscription] = []
    private var windows: [Window] = []
    private var pages: [ScenePage] = []
    private let screen: View

    static let chords: [KeyChord] = [
        "a", "ctrl-s", "g", "alt-x", "enter", "escape", "tab", "up", "x", "alt-b",
    ]
    private static let sequences: [KeySequence] = [
        "a", "ctrl-s", "g", "alt-x", "enter", "escape", "g g", "g a", "ctrl-s x", "x", "alt-b",
    ]

    init(_ seed: UInt64, in application: Application, on screen: View) {
        (self.application, self.screen) = (application, screen)
        random = SplitMix(state: seed)
        register(screen, "R0.")
        if let controller = screen.controller { register(controller, "C0.") }
        if let window = screen.window { register(window, "W0.") }
        register(application, "P0.")
        build()
    }

    /// Takes the scene off the screen.
    func end() {
        mouse(.release(nil), Point(x: 23, y: 9))
        application.cancelPendingKeys()
        for subscription in subscriptions { subscription.cancel() }
        for window in windows { window.close() }
        for page in pages { page.removeFromParent() }
        for view in screen.subviews { view.removeFromSuperview() }
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
    }

    private func register(_ responder: InputResponder, _ name: String) {
        names[ObjectIdentifier(responder)] = name
        responders.append(responder)
        if let view = responder as? View { views.append(view) }
    }

    private func name(_ letter: String) -> String {
        count += 1
        return "\(letter)\(count)."
    }

    // MARK: Building

    private func build() {
        for _ in 0..<random.number(2..<7) { addView(to: random.pick(parents)) }
        if random.chance(25) { addWindow() }
        for responder in responders { equip(responder) }
        if random.chance(70) { focus() }
        // Lays the scene out, and replaces a focus that is not allowed, as each event does.
        mouse(.move, Point(x: 23, y: 9))
    }

    private var parents: [View] { views.filter { !($0 is Control) } }

    private func addView(to parent: View) {
        let frame = Rect(
            x: random.number(0..<10), y: random.number(0..<4), width: random.number(1..<14),
            height: random.number(1..<5))
        let view = makeView(frame)
        if random.chance(8) { view.isHidden = true }
        if random.chance(8) { view.isUserInteractionEnabled = false }
        if random.chance(10) { view.clipsToBounds = true }
        if random.chance(10) { view.extendsHitAreaToSubviews = true }
        parent.addSubview(view)
        if random.chance(20), !(view is Control) { addPage(view, below: parent) }
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
        let kind = random.number(0..<8)
        if kind == 0 { return makeButton(frame) }
        if kind == 1 { return makeField(frame) }
        let name = name("V")
        let view: SceneView
        switch kind {
        case 2:
            let keyView = SceneKeyView(name, log, frame: frame)
            if random.chance(60) { keyView.stops = [random.pick(Self.chords)] }
            view = keyView
        case 3, 4:
            let mouseView = SceneMouseView(name, log, frame: frame)
            if random.chance(60) { mouseView.answer = .stop }
            view = mouseView
        case 5:
            let sieve = SceneSieve(name, log, frame: frame)
            sieve.letsThrough = random.chance(30)
            view = sieve
        default: view = SceneView(name, log, frame: frame)
        }
        view.takesFocus = random.chance(50)
        register(view, name)
        return view
    }

    private func makeButton(_ frame: Rect) -> View {
        let name = name("B")
        let log = log
        let button = Button("&\(name)") { (_: Button) in _ = log.add(name, .stop) }
        button.frame = frame
        button.isEnabled = random.chance(80)
        register(button, name)
        return button
    }

    private func makeField(_ frame: Rect) -> View {
        let name = name("F")
        let field = TextField("")
        field.accessibilityLabel = name
        field.frame = frame
        register(field, name)
        return field
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

    private func focus() {
        let focusable = responders.filter { $0.canBecomeFirstResponder && $0.window != nil }
        if !focusable.isEmpty { _ = random.pick(focusable).becomeFirstResponder() }
    }

    // MARK: Handlers and actions

    private func equip(_ responder: InputResponder) {
        let name = names[ObjectIdentifier(responder)] ?? ""
        if random.chance(25) { addActions(to: responder) }
        if random.chance(6) { addHandler(KeyEvent.self, to: responder, name) }
        if random.chance(8) {
            addHandler(MouseEvent.self, to: responder, name) { $0.phase == .down }
        }
        if random.chance(4) { addInterceptor(KeyEvent.self, to: responder, name) }
        if random.chance(4) { addInterceptor(MouseEvent.self, to: responder, name) }
        if random.chance(4) { addInterceptor(ActionChosen.self, to: responder, name) }
        if random.chance(3) {
            let (log, mayPass) = (log, random.chance(50))
            subscriptions.append(
                responder.filter { event in
                    guard event is KeyEvent || event is MouseEvent else { return true }
                    _ = log.add(name, mayPass ? .ignored : .stop)
                    return mayPass
                })
        }
        if let view = responder as? View, random.chance(8) { addTap(to: view) }
        if random.chance(4), responder !== application { divert(responder) }
        if random.chance(3) { responder.mount(on: random.pick(responders)) }
    }

    /// Sets the next responder, unless that makes a circle.
    private func divert(_ responder: InputResponder) {
        let target = random.pick(responders)
        var current: Responder? = target
        while let superior = current {
            if superior === responder { return }
            current = superior.next
        }
        responder.next = target
    }

    private func addTap(to view: View) {
        let tap = TapGestureRecognizer()
        tap.numberOfTapsRequired = random.number(1..<3)
        tap.delaysTouchesBegan = random.chance(20)
        tap.isEnabled = random.chance(80)
        view.addGestureRecognizer(tap)
    }

    private func addActions(to responder: InputResponder) {
        for _ in 0..<random.number(1..<3) {
            let action = makeAction()
            switch responder {
            case let view as SceneView: view.list.append(action)
            case let page as ScenePage: page.list.append(action)
            default:
                let (name, log) = (action.title, log)
                responder.bind(action.keys[0], action.title) { _ = log.add(name, .stop) }
            }
        }
    }

    private func makeAction() -> Action {
        let (name, log) = (name("A"), log)
        let declines = random.chance(15)
        var action = Action(name, title: name, keys: [random.pick(Self.sequences)]) { _ in
            log.add(name, declines ? .ignored : .stop)
        }
        if declines || random.chance(10) { action = action.mayDecline() }
        action.wantsPriorityOverSystemBehavior = random.chance(10)
        if random.chance(12) { action = action.attributes(.disabled) }
        return action
    }

    private func addHandler<Event: RoutedEvent>(
        _ type: Event.Type, to responder: InputResponder, _ name: String,
        where counts: @escaping @MainActor (Event) -> Bool = { _ in true }
    ) {
        let (log, answer) = (log, random.pick([Disposition.stop, .ignored, .observed]))
        let phase: Phase = random.chance(40) ? .capture : .bubble
        subscriptions.append(
            responder.on(type, phase: phase) { event in
                counts(event) ? log.add(name, answer) : .ignored
            })
    }

    private func addInterceptor<Event: RoutedEvent>(
        _ type: Event.Type, to responder: InputResponder, _ name: String
    ) {
        let (log, mayPass) = (log, random.chance(50))
        if random.chance(30) {
            let target = random.pick(responders)
            subscriptions.append(
                responder.redirect(type) { _ in
                    _ = log.add(name, .stop)
                    return target
                })
            return
        }
        subscriptions.append(
            responder.intercept { (_: inout Event) in
                _ = log.add(name, mayPass ? .ignored : .stop)
                return mayPass
            })
    }

    // MARK: Input

    func press(_ chord: KeyChord) {
        application.receive(.input([.key(KeyPress(chord.key, modifiers: chord.modifiers))]))
    }

    func mouse(_ action: MouseInput.Action, _ point: Point) {
        application.receive(.input([.mouse(MouseInput(action, at: point))]))
    }

    /// A random cell of the screen.
    func point() -> Point { Point(x: random.number(0..<24), y: random.number(0..<10)) }
}
