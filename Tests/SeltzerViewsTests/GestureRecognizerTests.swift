// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: DelayedPresses, GestureActionSource, GestureArbiter, GestureRecognizer+requirements,
// GestureRecognizerDelegate, PressArbiter, View+Gestures, ViewGestures.

import SeltzerBase
import SeltzerTesting
import SeltzerViews
import Testing

/// 80×24: root, a panel with a control in it, recognizers as a test adds them.
@MainActor
final class GestureScene {
    let log = Log()
    let root: ProbeView
    let panel: ProbeView
    let btn: ProbeControl
    let pilot: Pilot

    init() async {
        root = ProbeView("root", log: log)
        panel = ProbeView("panel", Rect(x: 10, y: 5, width: 40, height: 10), log: log)
        btn = ProbeControl("btn", Rect(x: 5, y: 2, width: 10, height: 1), log: log)
        root.addSubview(panel)
        panel.addSubview(btn)
        pilot = await Pilot(ViewController(view: root))
    }

    /// Adds a recognizer that notes its states under a name.
    @discardableResult
    func add<Recognizer: GestureRecognizer>(
        _ name: String, _ recognizer: Recognizer, to view: View
    ) -> Recognizer {
        recognizer.addAction { [log] in log.note("\(name) \($0.state)") }
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    /// What was noted of a view's presses or a recognizer, without locations.
    func phases(of name: String) -> [String] {
        log.entries(of: name).map { String($0.split(separator: " ")[0]) }
            .filter { !["enter", "leave", "move"].contains($0) }
    }

    /// What the recognizers did, in order.
    var gestures: [String] {
        log.entries.filter { entry in !["root", "panel", "btn"].contains { entry.hasPrefix($0) } }
    }
}

/// A recognizer that begins with the press and ends when it is told to, or never.
final class EagerRecognizer: GestureRecognizer {
    override func handleMouse(_ event: MouseEvent) {
        state = event.phase == .down ? .began : .changed
    }
}

@MainActor
private final class Listener: GestureRecognizerDelegate {
    var taps = 0
    var receives = true
    var begins = true
    var isSimultaneous = false

    func tapped(_ tap: TapGestureRecognizer) { taps += tap.numberOfTapsRequired }

    func gestureRecognizer(_: GestureRecognizer, shouldReceive event: MouseEvent) -> Bool {
        receives
    }
    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
        _: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool { isSimultaneous }
}

@MainActor
@Suite struct GestureRecognizerTests {
    @Test("D-51, R-HIT-11, R-RTR-15: of a tap recognizer on every view the hit view's wins")
    func deepestWins() async {
        let scene = Families()
        let pilot = await Pilot(ViewController(view: scene.root), columns: 100, rows: 40)
        var lines: [String] = []
        var phases: [MouseEvent.Phase] = []
        for (name, view) in scene.views {
            let tap = TapGestureRecognizer()
            tap.addAction { _ in lines.append(name) }
            view.addGestureRecognizer(tap)
        }
        scene["BBBBB"].on { (event: MouseEvent) in
            if event.phase != .enter { phases.append(event.phase) }
            return .ignored
        }
        await pilot.click(column: 50, row: 18)
        #expect(lines == ["BBBBB"])
        #expect(phases == [.down, .cancel])
    }

    @Test("D-52: of the taps on a control only those of its own recognizers count")
    func controlsAreProtected() async {
        let scene = await GestureScene()
        scene.add("tap", TapGestureRecognizer(), to: scene.panel)
        await scene.pilot.click(column: 17, row: 7)
        #expect(scene.phases(of: "btn") == ["down", "action", "up"])
        #expect(scene.gestures.isEmpty)
        await scene.pilot.click(column: 12, row: 12)
        #expect(scene.gestures == ["tap ended"])
    }

    @Test func recognizersOfTheControlItselfTakeItsPress() async {
        let scene = await GestureScene()
        scene.add("tap", TapGestureRecognizer(), to: scene.btn)
        await scene.pilot.click(column: 17, row: 7)
        #expect(scene.phases(of: "btn") == ["down", "cancel"])
        #expect(scene.gestures == ["tap ended"])
        #expect(!scene.btn.isHighlighted)
    }

    @Test func recognizersOfSuperviewsTakePartOnADisabledControl() async {
        let scene = await GestureScene()
        scene.add("tap", TapGestureRecognizer(), to: scene.panel)
        scene.btn.isEnabled = false
        await scene.pilot.click(column: 17, row: 7)
        #expect(scene.gestures == ["tap ended"])
    }

    @Test("D-53: a gesture that takes no presses leaves them to the view")
    func touchesAreNotCancelled() async {
        let scene = await GestureScene()
        let tap = scene.add("tap", TapGestureRecognizer(), to: scene.panel)
        tap.cancelsTouchesInView = false
        await scene.pilot.click(column: 12, row: 12)
        #expect(scene.phases(of: "panel") == ["down", "up"])
        #expect(scene.gestures == ["tap ended"])
    }

    @Test func aPressThatIsTakenAtItsStartIsUnknownToTheView() async {
        let scene = await GestureScene()
        scene.add("eager", EagerRecognizer(), to: scene.panel)
        await scene.pilot.mouseDown(column: 12, row: 12)
        await scene.pilot.move(column: 13, row: 12)
        await scene.pilot.mouseUp(column: 13, row: 12)
        #expect(
            scene.log.entries.filter { !$0.contains("root") && !$0.contains("enter") } == [
                "eager began", "eager changed", "eager changed", "eager cancelled",
            ])
    }

    @Test func firstAddedWinsOnOneView() async {
        let scene = await GestureScene()
        scene.add("first", TapGestureRecognizer(), to: scene.panel)
        scene.add("second", TapGestureRecognizer(), to: scene.panel)
        await scene.pilot.click(column: 12, row: 12)
        #expect(scene.gestures == ["first ended"])
    }

    @Test(
        "Gestures are recognized together where either says so", arguments: [0, 1])
    func simultaneous(which: Int) async {
        let scene = await GestureScene()
        let listener = Listener()
        listener.isSimultaneous = true
        let taps = [
            scene.add("first", TapGestureRecognizer(), to: scene.panel),
            scene.add("second", TapGestureRecognizer(), to: scene.root),
        ]
        taps[which].delegate = listener
        await scene.pilot.click(column: 12, row: 12)
        #expect(scene.gestures == ["first ended", "second ended"])
        #expect(scene.phases(of: "panel") == ["down", "cancel"])
    }

    @Test func delegateKeepsARecognizerOutOrBack() async {
        let scene = await GestureScene()
        let listener = Listener()
        let tap = scene.add("tap", TapGestureRecognizer(), to: scene.panel)
        tap.delegate = listener
        listener.receives = false
        await scene.pilot.click(column: 12, row: 12)
        listener.receives = true
        listener.begins = false
        await scene.pilot.click(column: 12, row: 12)
        #expect(scene.gestures.isEmpty)
        #expect(scene.phases(of: "panel") == ["down", "up", "down", "up"])
        listener.begins = true
        await scene.pilot.click(column: 12, row: 12)
        #expect(scene.gestures == ["tap ended"])
    }

    @Test func singleTapWaitsUntilTheDoubleTapHasFailed() async {
        let scene = await GestureScene()
        let single = scene.add("single", TapGestureRecognizer(), to: scene.panel)
        let double = scene.add("double", TapGestureRecognizer(), to: scene.panel)
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        await scene.pilot.click(column: 12, row: 12)
        #expect(scene.gestures.isEmpty)
        await scene.pilot.advance(by: .milliseconds(501))
        #expect(scene.gestures == ["single ended"])
        #expect(scene.phases(of: "panel") == ["down", "cancel"])
        await scene.pilot.click(column: 12, row: 12)
        await scene.pilot.advance(by: .milliseconds(300))
        await scene.pilot.click(column: 12, row: 12)
        #expect(scene.gestures == ["single ended", "double ended"])
        await scene.pilot.advance(by: .seconds(2))
        #expect(scene.gestures == ["single ended", "double ended"])
    }

    @Test func pressElsewhereEndsTheWaitAndBeginsAnother() async {
        let scene = await GestureScene()
        let single = scene.add("single", TapGestureRecognizer(), to: scene.panel)
        let double = scene.add("double", TapGestureRecognizer(), to: scene.panel)
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        await scene.pilot.click(column: 12, row: 12)
        await scene.pilot.click(column: 30, row: 12)
        #expect(scene.gestures == ["single ended"])
        await scene.pilot.click(column: 70, row: 20)
        #expect(scene.gestures == ["single ended", "single ended"])
        #expect(
            scene.phases(of: "root") == ["down", "cancel", "down", "cancel", "down", "up"])
    }

    @Test func withoutARequirementBothTapsAreRecognized() async {
        let scene = await GestureScene()
        let double = scene.add("double", TapGestureRecognizer(), to: scene.panel)
        double.numberOfTapsRequired = 2
        scene.add("single", TapGestureRecognizer(), to: scene.panel)
        await scene.pilot.click(column: 12, row: 12)
        await scene.pilot.click(column: 12, row: 12)
        #expect(scene.gestures == ["single ended", "double ended"])
    }

    @Test func requirementsInACircleAreNotTaken() async {
        let scene = await GestureScene()
        let one = scene.add("one", TapGestureRecognizer(), to: scene.panel)
        let two = scene.add("two", TapGestureRecognizer(), to: scene.panel)
        let three = scene.add("three", TapGestureRecognizer(), to: scene.panel)
        one.require(toFail: two)
        two.require(toFail: three)
        three.require(toFail: one)
        one.require(toFail: one)
        await scene.pilot.click(column: 12, row: 12)
        #expect(scene.gestures == ["three ended"])
    }

    @Test func targetsAreWeakAndCanBeTakenBack() async {
        let scene = await GestureScene()
        let tap = TapGestureRecognizer()
        scene.panel.addGestureRecognizer(tap)
        var gone: Listener? = Listener()
        weak let weakGone = gone
        let kept = Listener()
        tap.addTarget(gone!, action: Listener.tapped)
        tap.addTarget(kept, action: Listener.tapped)
        gone = nil
        #expect(weakGone == nil)
        await scene.pilot.click(column: 12, row: 12)
        #expect(kept.taps == 1)
        tap.removeTarget(kept)
        await scene.pilot.click(column: 12, row: 12)
        #expect(kept.taps == 1)
    }

    @Test func recognizerBelongsToOneViewAndKeepsNoneAlive() {
        let one = View()
        var two: View? = View()
        let tap = TapGestureRecognizer()
        one.addGestureRecognizer(tap)
        two?.addGestureRecognizer(tap)
        #expect(one.gestureRecognizers.isEmpty)
        #expect(tap.view === two)
        two?.addGestureRecognizer(tap)
        #expect(two?.gestureRecognizers.count == 1)
        one.removeGestureRecognizer(tap)
        #expect(tap.view === two)
        two = nil
        #expect(tap.view == nil)
    }

    @Test(
        "C4: whatever ends a recognizer in its gesture, it is cancelled once and the rest is swallowed",
        arguments: ["disabled", "taken off", "removed", "hidden", "off", "focus"])
    func cancellation(way: String) async {
        let scene = await GestureScene()
        let pan = scene.add("pan", PanGestureRecognizer(), to: scene.panel)
        await scene.pilot.mouseDown(column: 12, row: 12)
        await scene.pilot.move(column: 14, row: 12)
        switch way {
        case "disabled": pan.isEnabled = false
        case "taken off": scene.panel.removeGestureRecognizer(pan)
        case "removed": scene.panel.removeFromSuperview()
        case "hidden": scene.panel.isHidden = true
        case "off": scene.root.isUserInteractionEnabled = false
        default: await scene.pilot.send(.focus(false))
        }
        await scene.pilot.settle()
        #expect(scene.gestures == ["pan began", "pan cancelled"])
        await scene.pilot.move(column: 16, row: 12)
        await scene.pilot.mouseUp(column: 16, row: 12)
        #expect(scene.gestures == ["pan began", "pan cancelled"])
        #expect(scene.phases(of: "panel") == ["down", "cancel"])
        #expect(pan.state == .possible)
    }

    @Test func gestureGoesOnWhenThePressedViewIsRemoved() async {
        let scene = await GestureScene()
        scene.add("pan", PanGestureRecognizer(), to: scene.root)
        await scene.pilot.mouseDown(column: 12, row: 12)
        await scene.pilot.move(column: 14, row: 12)
        scene.panel.removeFromSuperview()
        await scene.pilot.move(column: 15, row: 12)
        await scene.pilot.mouseUp(column: 15, row: 12)
        #expect(scene.gestures == ["pan began", "pan changed", "pan ended"])
    }

    @Test func recognizersFailWhenThePressedViewIsRemovedBefore() async {
        let scene = await GestureScene()
        scene.add("pan", PanGestureRecognizer(), to: scene.root)
        await scene.pilot.mouseDown(column: 12, row: 12)
        scene.panel.removeFromSuperview()
        await scene.pilot.settle()
        await scene.pilot.move(column: 15, row: 12)
        await scene.pilot.mouseUp(column: 15, row: 12)
        #expect(scene.gestures.isEmpty)
        #expect(scene.phases(of: "panel") == ["down", "cancel"])
    }

    @Test func actionThatRemovesItsViewEndsNothingElse() async {
        let scene = await GestureScene()
        let tap = scene.add("tap", TapGestureRecognizer(), to: scene.panel)
        tap.addAction { $0.view?.removeFromSuperview() }
        await scene.pilot.click(column: 12, row: 12)
        #expect(scene.gestures == ["tap ended"])
        #expect(scene.phases(of: "panel") == ["down", "cancel"])
        await scene.pilot.click(column: 12, row: 12)
        #expect(scene.gestures == ["tap ended"])
        #expect(scene.phases(of: "root").suffix(2) == ["down", "up"])
    }

    @Test func locationIsThatOfTheLastEventInAnyView() async {
        let scene = await GestureScene()
        let tap = TapGestureRecognizer()
        var points: [Point] = []
        tap.addAction { tap in
            points = [tap.location(in: scene.panel), tap.location(in: nil)]
        }
        scene.panel.addGestureRecognizer(tap)
        await scene.pilot.click(column: 12, row: 12)
        #expect(points == [Point(x: 2, y: 7), Point(x: 12, y: 12)])
    }

    @Test func statesThatAreNoWayOnAreIgnored() async {
        let tap = TapGestureRecognizer()
        tap.state = .ended
        #expect(tap.state == .possible)
        let scene = await GestureScene()
        let eager = scene.add("eager", EagerRecognizer(), to: scene.panel)
        await scene.pilot.mouseDown(column: 12, row: 12)
        eager.state = .possible
        #expect(eager.state == .began)
        eager.state = .failed
        #expect(eager.state == .cancelled)
        eager.state = .began
        #expect(eager.state == .cancelled)
        await scene.pilot.settle()
        #expect(scene.gestures == ["eager began", "eager cancelled"])
    }
}
