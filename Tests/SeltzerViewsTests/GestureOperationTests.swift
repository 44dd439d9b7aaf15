// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeededRandom
import SeltzerBase
import SeltzerResponder
import SeltzerTesting
import Testing

@testable import SeltzerViews

/// What one view has been told so far as the target of the mouse, checked against what may follow.
@MainActor
private final class ViewOracle {
    let name: String
    private var isPressed = false
    private var isHovered = false
    private var last: MouseEvent.Phase?
    private(set) var faults: [String] = []
    /// Whether nobody interfered since the present event began.
    var isCalm: () -> Bool = { true }

    init(_ name: String) {
        self.name = name
    }

    func hear(_ event: MouseEvent, in view: View) {
        let isPress = [.down, .drag, .up].contains(event.phase)
        check(
            !isPress || !isCalm() || view.canBePressed, "\(event.phase) to what cannot be pressed")
        let isAsked = ![.leave, .cancel].contains(event.phase)
        check(!isAsked || !isCalm() || view.isWithinReach, "\(event.phase) behind a modal window")
        switch event.phase {
        case .enter, .leave:
            check(isHovered == (event.phase == .leave), "\(event.phase) twice")
            isHovered = event.phase == .enter
            return
        case .down:
            check(view.window != nil, "down outside of a window")
            isPressed = true
        case .drag, .up: check(isPressed, "\(event.phase) without a press")
        case .cancel:
            check(isPressed, "cancel without a press")
            isPressed = false
        case .move, .scroll: check(view.window != nil, "told outside of a window")
        }
        last = event.phase
    }

    /// All buttons are up.
    func rest() {
        check(!isPressed || last == .up || last == .move || last == .scroll, "press without an end")
        isPressed = false
    }

    func check(_ isTrue: Bool, _ fault: String) {
        if !isTrue, faults.count < 5 { faults.append("\(name): \(fault)") }
    }
}

/// A view whose handlers may do what the test says at any moment.
@MainActor
private final class OracleView: View {
    let oracle: ViewOracle
    var interfere: () -> Void = {}

    init(_ name: String) {
        oracle = ViewOracle(name)
        super.init()
    }

    override var canBecomeFirstResponder: Bool { frame.width % 2 == 0 }

    override func handleMouse(_ event: MouseEvent) -> Disposition {
        oracle.hear(event, in: self)
        interfere()
        // Superviews hear nothing, so that what a view hears is meant for it.
        return .stop
    }
}

/// A control that counts what begins and what ends.
@MainActor
private final class OracleControl: Control {
    let oracle: ViewOracle
    private(set) var begun = 0
    private(set) var ended = 0

    init(_ name: String) {
        oracle = ViewOracle(name)
        super.init()
        addAction(for: .touchDown) { control in
            control.oracle.check(control.begun == control.ended, "pressed while pressed")
            control.begun += 1
        }
        for event: Event in [.touchUpInside, .touchUpOutside, .touchCancel] {
            addAction(for: event) { control in control.ended += 1 }
        }
    }

    override func handleMouse(_ event: MouseEvent) -> Disposition {
        oracle.hear(event, in: self)
        _ = super.handleMouse(event)
        return .stop
    }

    /// All buttons are up.
    func rest() {
        oracle.check(begun == ended, "\(begun) presses, \(ended) ends")
        oracle.check(!isTracking && !isHighlighted, "shows a press that is over")
    }
}

/// What the states of one recognizer were, checked against what may follow.
@MainActor
private final class GestureOracle {
    private(set) var faults: [String] = []
    private(set) var count = 0
    private var isActive = false

    init(_ recognizer: GestureRecognizer, lasts: Bool, interfere: @escaping () -> Void) {
        recognizer.addAction { [weak self] recognizer in
            self?.note(recognizer.state, lasts: lasts)
            interfere()
        }
    }

    private func note(_ state: GestureRecognizer.State, lasts: Bool) {
        count += 1
        let isRight =
            switch state {
            case .began: lasts && !isActive
            case .changed, .cancelled: isActive
            case .ended: isActive == lasts
            case .possible, .failed: false
            }
        if !isRight, faults.count < 5 { faults.append("\(state), active: \(isActive)") }
        isActive = state == .began || state == .changed
    }

    /// All buttons are up.
    func rest() {
        if isActive { faults.append("outlasts its press") }
    }
}

/// Random input and random changes of a small tree, in any order and from within handlers.
@MainActor
private final class Turmoil {
    private var random: SeededGenerator
    private let pilot: Pilot
    private let root: View
    private var windows: TurmoilWindows
    private var views: [View] = []
    private var viewOracles: [ViewOracle] = []
    private var controls: [OracleControl] = []
    private var recognizers: [GestureRecognizer] = []
    private(set) var gestures: [GestureOracle] = []
    private var held: [MouseButton] = []
    private var isInterfering = false
    private var isCalm = true
    private(set) var interferences = 0

    var faults: [String] {
        viewOracles.flatMap(\.faults) + gestures.flatMap(\.faults) + windows.faults
    }
    var outsidePresses: Int { windows.outsidePresses }
    var windowsShown: Int { windows.shown }
    var presses: Int { controls.reduce(0) { $0 + $1.begun } }

    init(seed: UInt64) async {
        random = SeededGenerator(seed: seed)
        root = View()
        pilot = await Pilot(ViewController(view: root), columns: 40, rows: 20)
        windows = TurmoilWindows(in: pilot.application)
        for number in 0..<14 { add(number) }
    }

    private func add(_ number: Int) {
        if number % 4 == 3 {
            let control = OracleControl("control\(number)")
            controls.append(control)
            viewOracles.append(control.oracle)
            views.append(control)
        } else {
            let view = OracleView("view\(number)")
            view.interfere = { [weak self] in self?.interfere() }
            viewOracles.append(view.oracle)
            views.append(view)
        }
        viewOracles[number].isCalm = { [weak self] in self?.isCalm == true }
        let recognizer: GestureRecognizer =
            switch number % 6 {
            case 0, 1: TapGestureRecognizer()
            case 2: LongPressGestureRecognizer()
            case 3: PanGestureRecognizer()
            case 4: EagerRecognizer()
            default: HoverGestureRecognizer()
            }
        (recognizer as? TapGestureRecognizer)?.numberOfTapsRequired = number % 6 + 1
        let lasts = !(recognizer is TapGestureRecognizer)
        gestures.append(
            GestureOracle(recognizer, lasts: lasts) { [weak self] in self?.interfere() })
        if let last = recognizers.last, number % 3 == 0 { last.require(toFail: recognizer) }
        recognizers.append(recognizer)
        views[number].addGestureRecognizer(recognizer)
        change(number)
    }

    /// Ends the application.
    func end() async {
        pilot.application.end()
        await pilot.settle()
    }

    func step() async {
        switch random.next() % 16 {
        case 0...8: act()
        case 9...13: change(Int(random.next() % UInt64(views.count)))
        case 14: pilot.application.frames.drawFrame()
        default: await wait()
        }
        if random.next() % 32 == 0 { rest() }
        windows.check()
    }

    private func wait() async {
        guard random.next() % 8 == 0 else { return }
        pilot.clock.advance(by: .milliseconds(Int(random.next() % 700)))
        for _ in 0..<3 { await Task.yield() }
    }

    private func act() {
        let point = Point(x: Int(random.next() % 44) - 2, y: Int(random.next() % 24) - 2)
        let button: MouseButton = random.next() % 4 == 0 ? .right : .left
        switch random.next() % 8 {
        case 0, 1: send(.press(button), point)
        case 2: send(.release(random.next() % 8 == 0 ? nil : button), point)
        case 3, 4: send(held.isEmpty ? .move : .drag(held[0]), point)
        case 5:
            send(.press(.left), point)
            send(.release(.left), point)
        case 6: send(.scroll(dx: 0, dy: 1), point)
        default:
            if random.next() % 8 == 0 { pilot.application.dispatch(.focus(false)) }
        }
    }

    private func send(_ action: MouseInput.Action, _ point: Point) {
        switch action {
        case .press(let button): held = held.filter { $0 != button } + [button]
        case .release(nil): held = []
        case .release(let button): held.removeAll { $0 == button }
        default: break
        }
        isCalm = true
        pilot.application.dispatch(.mouse(MouseInput(action, at: point)))
    }

    /// Releases every button, after which nothing may be under way.
    private func rest() {
        for button in held { send(.release(button), .zero) }
        send(.release(nil), .zero)
        // A release may wait for a further tap; nothing waits after the focus has gone.
        pilot.application.dispatch(.focus(false))
        viewOracles.forEach { $0.rest() }
        controls.forEach { $0.rest() }
        for (gesture, recognizer) in zip(gestures, recognizers)
        where !(recognizer is HoverGestureRecognizer) { gesture.rest() }
    }

    private func interfere() {
        guard !isInterfering, random.next() % 8 == 0 else { return }
        isInterfering = true
        isCalm = false
        interferences += 1
        change(Int(random.next() % UInt64(views.count)))
        isInterfering = false
    }

    private func change(_ number: Int) {
        let view = views[number]
        let recognizer = recognizers[number]
        let other = views[Int(random.next() % UInt64(views.count))]
        switch random.next() % 14 {
        case 12, 13: windows.change(random.next())
        case 0: view.removeFromSuperview()
        case 1, 2, 3:
            let homes = [root, other, other] + windows.roots
            homes[Int(random.next() % UInt64(homes.count))].addSubview(view)
        case 4: view.isHidden.toggle()
        case 5: view.isUserInteractionEnabled.toggle()
        case 6, 7:
            view.frame = Rect(
                x: Int(random.next() % 30), y: Int(random.next() % 15),
                width: Int(random.next() % 30), height: Int(random.next() % 15))
        case 8: (view as? Control)?.isEnabled.toggle()
        case 9: recognizer.isEnabled.toggle()
        case 10: other.addGestureRecognizer(recognizer)
        default:
            view.isHidden = false
            view.isUserInteractionEnabled = true
            recognizer.isEnabled = true
            root.addSubview(view)
        }
    }
}

@MainActor
@Suite struct GestureOperationTests {
    @Test(
        "C4: 100,000 random operations leave no press, hover or gesture half done",
        arguments: [1, 2, 3, 4] as [UInt64])
    func turmoil(seed: UInt64) async {
        let turmoil = await Turmoil(seed: seed)
        for number in 0..<25_000 {
            await turmoil.step()
            guard turmoil.faults.isEmpty else {
                Issue.record("seed \(seed), operation \(number): \(turmoil.faults)")
                break
            }
        }
        #expect(turmoil.presses > 20)
        #expect(turmoil.interferences > 100)
        #expect(turmoil.gestures.count { $0.count > 0 } > 7)
        #expect(turmoil.windowsShown > 100)
        #expect(turmoil.outsidePresses > 20)
        await turmoil.end()
    }
}
