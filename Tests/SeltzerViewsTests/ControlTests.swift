// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Control+Event, ControlAction, ControlActionSource.

import SeltzerBase
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
private protocol Saver: AnyObject {
    func save(_ name: String)
}

@MainActor
private final class Desk: ViewController, Saver {
    var log: [String] = []

    func save(_ name: String) { log.append("save \(name)") }
    func pressed(_ control: ProbeControl) { log.append("pressed \(control.name)") }
    func pressedSlowly(_ control: ProbeControl) async {
        try? await control.window?.application?.clock.sleep(for: .seconds(1))
        log.append("slow \(control.name)")
    }
}

/// A row of values, one for each cell; the press takes the one under the pointer.
private final class Slider: Control {
    private(set) var value = 0
    private(set) var log: [String] = []
    private var valueBefore = 0
    var refuses = false
    var limit = Int.max

    override func beginTracking(_ event: MouseEvent) -> Bool {
        log.append("begin \(isTracking)")
        valueBefore = value
        if !refuses { take(event) }
        return !refuses
    }

    override func continueTracking(_ event: MouseEvent) -> Bool {
        log.append("continue \(isTouchInside)")
        take(event)
        return value < limit
    }

    override func endTracking(_ event: MouseEvent) {
        log.append("end \(isTracking) \(isTouchInside)")
    }

    override func cancelTracking(_ event: MouseEvent) {
        log.append("cancel \(isTracking)")
        value = valueBefore
    }

    private func take(_ event: MouseEvent) {
        value = min(max(event.location.x, 0), bounds.width - 1)
        sendActions(for: .valueChanged)
    }
}

@MainActor
private struct SliderScene {
    let slider = Slider(frame: Rect(x: 2, y: 1, width: 10, height: 1))
    let log = Log()
    let pilot: Pilot

    init() async {
        let root = View()
        root.addSubview(slider)
        for event in Control.Event.allCases {
            slider.addAction(for: event) { [log] slider in log.note("\(event) \(slider.value)") }
        }
        pilot = await Pilot(ViewController(view: root), columns: 20, rows: 5)
    }
}

@MainActor
@Suite struct ControlTests {
    private let control = ProbeControl(
        "btn", Rect(x: 2, y: 1, width: 4, height: 1), log: Log())
    private let desk = Desk()

    private func start() async -> Pilot {
        desk.view = View()
        desk.view.addSubview(control)
        return await Pilot(desk, columns: 20, rows: 5)
    }

    private func listen() -> Log {
        let log = Log()
        for event in Control.Event.allCases {
            control.addAction(for: event) { _ in log.note("\(event)") }
        }
        return log
    }

    @Test("C1.8: a press tells what it does, from its beginning to its end")
    func eventsOfAPress() async {
        let log = listen()
        let pilot = await start()
        await pilot.mouseDown(column: 2, row: 1)
        await pilot.move(column: 3, row: 1)
        await pilot.move(column: 9, row: 1)
        #expect(!control.isTouchInside)
        #expect(control.isTracking)
        await pilot.move(column: 10, row: 1)
        await pilot.move(column: 3, row: 1)
        await pilot.mouseUp(column: 3, row: 1)
        #expect(
            log.entries == [
                "touchDown", "touchDragInside", "touchDragExit", "touchDragOutside",
                "touchDragOutside", "touchDragEnter", "touchDragInside", "touchUpInside",
                "primaryActionTriggered",
            ])
        #expect(!control.isTracking)
    }

    @Test func secondClickIsARepeat() async {
        let log = listen()
        let pilot = await start()
        await pilot.click(column: 2, row: 1)
        log.clear()
        await pilot.click(column: 2, row: 1)
        #expect(
            log.entries == [
                "touchDown", "touchDownRepeat", "touchUpInside", "primaryActionTriggered",
            ])
    }

    @Test(
        "Whatever takes a press away cancels it once",
        arguments: ["disabled", "hidden", "removed", "focus", "gesture"])
    func cancellation(way: String) async {
        let log = listen()
        let pilot = await start()
        control.addGestureRecognizer(LongPressGestureRecognizer())
        await pilot.mouseDown(column: 2, row: 1)
        switch way {
        case "disabled": control.isEnabled = false
        case "hidden": control.isHidden = true
        case "removed": control.removeFromSuperview()
        case "focus": await pilot.send(.focus(false))
        default: await pilot.advance(by: .seconds(1))
        }
        await pilot.settle()
        await pilot.move(column: 3, row: 1)
        await pilot.mouseUp(column: 3, row: 1)
        #expect(log.entries == ["touchDown", "touchCancel"])
        #expect(!control.isTracking)
        #expect(!control.isHighlighted)
    }

    @Test func disabledControlSendsNothing() async {
        let log = listen()
        let pilot = await start()
        control.isEnabled = false
        await pilot.drag(fromColumn: 2, row: 1, toColumn: 9, row: 1)
        #expect(log.entries.isEmpty)
        control.sendActions(for: .valueChanged)
        #expect(log.entries == ["valueChanged"], "The program's events run their actions")
    }

    @Test func targetsAreHeldWeaklyAndCanBeTakenBack() async {
        let pilot = await start()
        var gone: Desk? = Desk()
        weak let weakGone = gone
        control.addTarget(gone!, for: .touchUpInside, Desk.pressed)
        control.addTarget(desk, for: .touchUpInside, Desk.pressed)
        control.addTarget(desk, for: .touchDown, Desk.pressed)
        gone = nil
        #expect(weakGone == nil)
        await pilot.click(column: 2, row: 1)
        #expect(desk.log == ["pressed btn", "pressed btn"])
        control.removeTarget(desk, for: .touchDown)
        await pilot.click(column: 2, row: 1)
        #expect(desk.log.count == 3)
        control.removeTarget(desk)
        await pilot.click(column: 2, row: 1)
        #expect(desk.log.count == 3)
    }

    @Test func asynchronousActionsRunBesideTheInput() async {
        let pilot = await start()
        control.addTarget(desk, for: .touchUpInside, Desk.pressedSlowly)
        control.addAction(for: .touchDown) { [desk] _ in
            await Task.yield()
            desk.log.append("closure")
        }
        await pilot.click(column: 2, row: 1)
        await pilot.click(column: 2, row: 1)
        #expect(desk.log == ["closure", "closure"])
        await pilot.advance(by: .seconds(1))
        #expect(desk.log == ["closure", "closure", "slow btn", "slow btn"])
    }

    @Test("R-PRC-9: an action with no target goes to the nearest who can take it")
    func noTarget() async {
        control.addAction(
            for: .touchUpInside,
            sending: { (saver: any Saver, control) in
                saver.save(control.name)
            })
        let pilot = await start()
        await pilot.click(column: 2, row: 1)
        #expect(desk.log == ["save btn"])
        control.removeActions(for: .touchUpInside)
        await pilot.click(column: 2, row: 1)
        #expect(desk.log == ["save btn"])
    }

    @Test func actionWithNoTargetGoesUpWithoutAnApplicationToo() {
        control.addAction(
            for: .valueChanged,
            sending: { (saver: any Saver, control) in
                saver.save(control.name)
            })
        control.sendActions(for: .valueChanged)
        desk.view = View()
        desk.view.addSubview(control)
        control.sendActions(for: .valueChanged)
        #expect(desk.log == ["save btn"])
    }

    // MARK: Tracking

    @Test func aSubclassTakesItsValueFromThePress() async {
        let scene = await SliderScene()
        await scene.pilot.mouseDown(column: 4, row: 1)
        await scene.pilot.move(column: 19, row: 3)
        await scene.pilot.move(column: 7, row: 1)
        await scene.pilot.mouseUp(column: 8, row: 1)
        #expect(scene.slider.value == 5)
        #expect(
            scene.slider.log == ["begin false", "continue false", "continue true", "end true true"])
        #expect(
            scene.log.entries == [
                "valueChanged 2", "touchDown 2", "valueChanged 9", "touchDragExit 9",
                "touchDragOutside 9", "valueChanged 5", "touchDragEnter 5", "touchDragInside 5",
                "touchUpInside 5", "primaryActionTriggered 5",
            ])
        #expect(!scene.slider.isTracking && !scene.slider.isTouchInside)
    }

    @Test func aSubclassPutsItsValueBackWhenThePressIsTakenAway() async {
        let scene = await SliderScene()
        await scene.pilot.mouseDown(column: 4, row: 1)
        await scene.pilot.send(.focus(false))
        #expect(scene.slider.value == 0)
        #expect(scene.slider.log == ["begin false", "cancel true"])
        #expect(scene.log.entries.last == "touchCancel 0")
        #expect(!scene.slider.isTracking && !scene.slider.isHighlighted)
    }

    @Test func aPressThatIsRefusedIsNotFollowedAndKeptFromSuperiors() async {
        let scene = await SliderScene()
        var heard = 0
        scene.slider.superview?.on { (event: MouseEvent) in
            if [.down, .drag, .up].contains(event.phase) { heard += 1 }
            return .ignored
        }
        scene.slider.refuses = true
        await scene.pilot.mouseDown(column: 4, row: 1)
        #expect(!scene.slider.isHighlighted)
        await scene.pilot.move(column: 5, row: 1)
        await scene.pilot.mouseUp(column: 5, row: 1)
        #expect(scene.slider.log == ["begin false"])
        #expect(scene.log.entries.isEmpty)
        #expect(heard == 0)
    }

    @Test func aSubclassThatHasEnoughHearsNoMoreOfThePress() async {
        let scene = await SliderScene()
        scene.slider.limit = 5
        await scene.pilot.mouseDown(column: 4, row: 1)
        await scene.pilot.move(column: 8, row: 1)
        #expect(!scene.slider.isTracking && !scene.slider.isHighlighted)
        await scene.pilot.move(column: 3, row: 1)
        await scene.pilot.mouseUp(column: 3, row: 1)
        #expect(scene.slider.value == 6)
        #expect(scene.log.entries == ["valueChanged 2", "touchDown 2", "valueChanged 6"])
    }
}
