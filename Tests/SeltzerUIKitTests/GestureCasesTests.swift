// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: SwipeGestureRecognizer.

import Seltzer
import SeltzerTesting
import Testing

/// A view that notes the phases of its presses.
private final class PadView: View {
    private(set) var phases: [MouseEvent.Phase] = []

    override func handleMouse(_ event: MouseEvent) -> Disposition {
        if [.down, .drag, .up, .cancel].contains(event.phase) { phases.append(event.phase) }
        return .ignored
    }
}

/// A screen with a pad, and a button on the pad at (15, 7).
@MainActor
private final class GestureBoard {
    let root = View()
    let pad = PadView(frame: Rect(x: 10, y: 5, width: 40, height: 10))
    let button = Button("Press")
    private(set) var log: [String] = []
    let pilot: Pilot

    init() async {
        pilot = await Pilot(ViewController(view: root), columns: 60, rows: 20)
        root.addSubview(pad)
        pad.addSubview(button)
        button.frame = Rect(x: 5, y: 2, width: 12, height: 1)
        for event: Control.Event in [.touchUpInside, .touchCancel, .primaryActionTriggered] {
            button.addAction(for: event) { [weak self] _ in self?.log.append("\(event)") }
        }
        await pilot.settle()
    }

    /// Adds a recognizer that notes its states under a name.
    @discardableResult
    func add<Recognizer: GestureRecognizer>(
        _ name: String, _ recognizer: Recognizer, to view: View? = nil
    ) -> Recognizer {
        recognizer.name = name
        recognizer.addTarget(self, action: GestureBoard.recognized)
        (view ?? pad).addGestureRecognizer(recognizer)
        return recognizer
    }

    private func recognized(_ recognizer: GestureRecognizer) {
        log.append("\(recognizer.name ?? "") \(recognizer.state)")
    }

    func doubleTap(_ name: String = "double") -> TapGestureRecognizer {
        let tap = add(name, TapGestureRecognizer())
        tap.numberOfTapsRequired = 2
        return tap
    }

    /// Clicks on the pad beside the button.
    func clickPad() async { await pilot.click(column: 12, row: 12) }

    func clearLog() { log = [] }
}

@MainActor
private final class Answers: GestureRecognizerDelegate {
    var begins = true
    var isSimultaneous = false
    weak var mustFail: GestureRecognizer?

    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { begins }

    func gestureRecognizer(
        _ recognizer: GestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool { isSimultaneous }

    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
    ) -> Bool { other === mustFail }
}

/// UIKit's cases of gestures, of which the contract has the letter P.
@MainActor
@Suite struct GestureCasesTests {
    // U-P1
    @Test(
        "A single and a double tap both act, in whichever order they were added",
        arguments: [[1, 2], [2, 1]])
    func tapsInEitherOrder(counts: [Int]) async {
        let board = await GestureBoard()
        for count in counts {
            board.add("\(count)", TapGestureRecognizer()).numberOfTapsRequired = count
        }
        await board.clickPad()
        #expect(board.log == ["1 ended"])
        await board.clickPad()
        #expect(board.log == ["1 ended", "2 ended"])
    }

    // U-P2
    @Test(arguments: [false, true])
    func singleTapThatRequiresADoubleTapToFailWaits(isAddedFirst: Bool) async {
        let board = await GestureBoard()
        let single = TapGestureRecognizer()
        if isAddedFirst { board.add("single", single) }
        single.require(toFail: board.doubleTap())
        if !isAddedFirst { board.add("single", single) }
        await board.clickPad()
        await board.clickPad()
        await board.pilot.advance(by: .seconds(1))
        #expect(board.log == ["double ended"])
        await board.clickPad()
        #expect(board.log == ["double ended"])
        await board.pilot.advance(by: .milliseconds(600))
        #expect(board.log == ["double ended", "single ended"])
    }

    // U-P2
    @Test func delegateMayRequireAnotherRecognizerToFail() async {
        let board = await GestureBoard()
        let answers = Answers()
        answers.mustFail = board.doubleTap()
        board.add("single", TapGestureRecognizer()).delegate = answers
        await board.clickPad()
        #expect(board.log.isEmpty)
        await board.pilot.advance(by: .milliseconds(600))
        #expect(board.log == ["single ended"])
    }

    // U-P3
    @Test(arguments: [1, 2])
    func tapOnAButtonBelongsToTheButton(count: Int) async {
        let board = await GestureBoard()
        board.add("tap", TapGestureRecognizer()).numberOfTapsRequired = count
        for _ in 0..<count { await board.pilot.click(column: 18, row: 7) }
        #expect(
            board.log
                == (0..<count).flatMap { _ in ["touchUpInside", "primaryActionTriggered"] })
    }

    // U-P3
    @Test func tapOfTheRightButtonPassesThroughAButton() async {
        let board = await GestureBoard()
        board.add("tap", TapGestureRecognizer()).button = .right
        await board.pilot.click(column: 18, row: 7, button: .right)
        #expect(board.log == ["tap ended"])
    }

    // U-P4
    @Test func panOfASuperviewBeginsOnAButton() async {
        let board = await GestureBoard()
        board.add("pan", PanGestureRecognizer())
        await board.pilot.drag(fromColumn: 18, row: 7, toColumn: 20, row: 7)
        #expect(board.log == ["pan began", "touchCancel", "pan changed", "pan ended"])
        board.clearLog()
        await board.pilot.click(column: 18, row: 7)
        #expect(board.log == ["touchUpInside", "primaryActionTriggered"])
    }

    // U-P4
    @Test func longPressOfASuperviewBeginsOnAButton() async {
        let board = await GestureBoard()
        board.add("press", LongPressGestureRecognizer())
        await board.pilot.mouseDown(column: 18, row: 7)
        await board.pilot.advance(by: .milliseconds(600))
        await board.pilot.mouseUp(column: 18, row: 7)
        #expect(board.log == ["press began", "touchCancel", "press ended"])
    }

    // U-P5
    @Test func sliderAndSwitchKeepTheirOwnDrag() async {
        let board = await GestureBoard()
        board.add("pan", PanGestureRecognizer())
        let slider = Slider(value: 0)
        let lever = Switch("", isOn: false)
        for (row, control) in [slider, lever].enumerated() {
            board.pad.addSubview(control)
            control.frame = Rect(x: 2, y: 4 + 2 * row, width: 20, height: 1)
        }
        await board.pilot.settle()
        await board.pilot.drag(fromColumn: 13, row: 9, toColumn: 30, row: 9)
        #expect(slider.value > 0.5)
        await board.pilot.drag(fromColumn: 13, row: 11, toColumn: 20, row: 11)
        #expect(board.log.isEmpty)
    }

    // U-P6
    @Test func dragOnAButtonDoesNotScroll() async {
        let content = View(frame: Rect(x: 0, y: 0, width: 30, height: 100))
        let button = Button("Press")
        button.frame = Rect(x: 2, y: 5, width: 10, height: 1)
        content.addSubview(button)
        let scrollView = ScrollView(content)
        var taps = 0
        button.addAction(for: .touchUpInside) { _ in taps += 1 }
        let pilot = await Pilot(ViewController(view: scrollView), columns: 30, rows: 10)
        await pilot.mouseDown(column: 5, row: 5)
        await pilot.move(column: 5, row: 2)
        #expect(scrollView.contentOffset == .zero)
        await pilot.move(column: 5, row: 5)
        await pilot.mouseUp(column: 5, row: 5)
        #expect(taps == 1)
    }

    // U-P7
    @Test func recognizerOfTheControlItselfComesFirst() async {
        let board = await GestureBoard()
        board.add("tap", TapGestureRecognizer(), to: board.button)
        await board.pilot.click(column: 18, row: 7)
        #expect(board.log == ["tap ended", "touchCancel"])
    }

    // U-P7
    @Test func doubleTapOnAButtonKeepsBothActionsFromHappening() async {
        let board = await GestureBoard()
        board.add("double", TapGestureRecognizer(), to: board.button).numberOfTapsRequired = 2
        await board.pilot.click(column: 18, row: 7)
        #expect(board.log.isEmpty)
        await board.pilot.click(column: 18, row: 7)
        #expect(board.log == ["double ended", "touchCancel"])
        board.clearLog()
        await board.pilot.click(column: 18, row: 7)
        await board.pilot.advance(by: .milliseconds(600))
        #expect(board.log == ["touchUpInside", "primaryActionTriggered"])
    }

    // U-P8
    @Test(arguments: [true, false])
    func recognizedGestureCancelsThePressOfTheView(isCancelling: Bool) async {
        let board = await GestureBoard()
        board.add("tap", TapGestureRecognizer()).cancelsTouchesInView = isCancelling
        await board.clickPad()
        #expect(board.log == ["tap ended"])
        #expect(board.pad.phases == [.down, isCancelling ? .cancel : .up])
    }

    // U-P8
    @Test func delayedPressReachesTheViewOnlyAfterTheGestureHasFailed() async {
        let board = await GestureBoard()
        board.add("press", LongPressGestureRecognizer()).delaysTouchesBegan = true
        await board.pilot.mouseDown(column: 12, row: 12)
        #expect(board.pad.phases.isEmpty)
        await board.pilot.mouseUp(column: 12, row: 12)
        #expect(board.pad.phases == [.down, .up])
        await board.pilot.mouseDown(column: 12, row: 12)
        await board.pilot.advance(by: .milliseconds(600))
        await board.pilot.mouseUp(column: 12, row: 12)
        #expect(board.log == ["press began", "press ended"])
        #expect(board.pad.phases == [.down, .up])
    }

    // U-P8
    @Test func releaseWaitsForASecondTapUnlessTheRecognizerSaysOtherwise() async {
        let board = await GestureBoard()
        let double = board.doubleTap()
        await board.clickPad()
        #expect(board.pad.phases == [.down])
        await board.pilot.advance(by: .milliseconds(600))
        #expect(board.pad.phases == [.down, .up])
        await board.clickPad()
        await board.clickPad()
        #expect(board.pad.phases == [.down, .up, .down, .cancel])
        double.delaysTouchesEnded = false
        await board.clickPad()
        #expect(board.pad.phases.suffix(2) == [.down, .up])
    }

    // U-P8
    @Test(arguments: ["hidden", "removed", "disabled"])
    func viewThatGoesWhileItsReleaseWaitsIsCancelled(way: String) async {
        let board = await GestureBoard()
        board.add("double", TapGestureRecognizer(), to: board.button).numberOfTapsRequired = 2
        await board.pilot.click(column: 18, row: 7)
        switch way {
        case "hidden": board.pad.isHidden = true
        case "removed": board.button.removeFromSuperview()
        default: board.button.isEnabled = false
        }
        await board.pilot.advance(by: .milliseconds(600))
        #expect(board.log == ["touchCancel"])
        #expect(!board.button.isTracking)
    }

    // U-P9
    @Test(arguments: [0, 1])
    func oneDelegateSufficesForTwoPansAtOnce(which: Int) async {
        let board = await GestureBoard()
        let answers = Answers()
        answers.isSimultaneous = true
        let pans = [
            board.add("inner", PanGestureRecognizer()),
            board.add("outer", PanGestureRecognizer(), to: board.root),
        ]
        pans[which].delegate = answers
        await board.pilot.drag(fromColumn: 12, row: 12, toColumn: 14, row: 12)
        #expect(
            board.log == [
                "inner began", "outer began", "inner changed", "outer changed", "inner ended",
                "outer ended",
            ])
    }

    // U-P10
    @Test func gestureThatShouldNotBeginHasFailedForThePress() async {
        let board = await GestureBoard()
        let answers = Answers()
        answers.begins = false
        let pan = board.add("pan", PanGestureRecognizer())
        pan.delegate = answers
        await board.pilot.mouseDown(column: 12, row: 12)
        await board.pilot.move(column: 14, row: 12)
        answers.begins = true
        await board.pilot.move(column: 16, row: 12)
        await board.pilot.mouseUp(column: 16, row: 12)
        #expect(board.log.isEmpty)
        await board.pilot.drag(fromColumn: 12, row: 12, toColumn: 14, row: 12)
        #expect(board.log == ["pan began", "pan changed", "pan ended"])
    }

    // U-P11
    @Test func tapOfTheInnerViewWins() async {
        let board = await GestureBoard()
        board.add("outer", TapGestureRecognizer(), to: board.root)
        board.add("inner", TapGestureRecognizer())
        await board.clickPad()
        #expect(board.log == ["inner ended"])
        await board.pilot.click(column: 2, row: 2)
        #expect(board.log == ["inner ended", "outer ended"])
    }

    // U-P12
    @Test func discreteGestureActsOnceAndAContinuousOneGoesThroughItsStates() async {
        let board = await GestureBoard()
        board.add("tap", TapGestureRecognizer())
        board.add("pan", PanGestureRecognizer())
        await board.clickPad()
        #expect(board.log == ["tap ended"])
        board.clearLog()
        await board.pilot.mouseDown(column: 12, row: 12)
        for column in 13...15 { await board.pilot.move(column: column, row: 12) }
        await board.pilot.mouseUp(column: 15, row: 12)
        #expect(board.log == ["pan began", "pan changed", "pan changed", "pan ended"])
    }

    // U-P12
    @Test(
        "A quick drag in the right direction is a swipe",
        arguments: [
            (SwipeGestureRecognizer.Direction.right, 6, 0, 100, true), (.right, -6, 0, 100, false),
            (.right, 6, 0, 400, false), (.right, 2, 0, 100, false), (.left, -6, 1, 100, true),
            (.up, 1, -3, 100, true), (.down, 0, 3, 100, true), (.down, 6, 0, 100, false),
            ([.left, .right], -6, 0, 100, true),
        ] as [(SwipeGestureRecognizer.Direction, Int, Int, Int, Bool)])
    func swipes(
        direction: SwipeGestureRecognizer.Direction, dx: Int, dy: Int, milliseconds: Int,
        isSwipe: Bool
    ) async {
        let board = await GestureBoard()
        board.add("swipe", SwipeGestureRecognizer()).direction = direction
        await board.pilot.mouseDown(column: 30, row: 10)
        await board.pilot.advance(by: .milliseconds(milliseconds))
        await board.pilot.move(column: 30 + dx, row: 10 + dy)
        await board.pilot.mouseUp(column: 30 + dx, row: 10 + dy)
        #expect(board.log == (isSwipe ? ["swipe ended"] : []))
    }

    // U-P13
    @Test func disablingARecognizerCancelsItsGesture() async {
        let board = await GestureBoard()
        let pan = board.add("pan", PanGestureRecognizer())
        await board.pilot.mouseDown(column: 12, row: 12)
        await board.pilot.move(column: 14, row: 12)
        pan.isEnabled = false
        await board.pilot.settle()
        await board.pilot.mouseUp(column: 14, row: 12)
        #expect(board.log == ["pan began", "pan cancelled"])
    }

    // U-P14
    @Test(
        "A tap may move by one column",
        arguments: [(1, 0, true), (-1, 0, true), (2, 0, false), (0, 1, false)])
    func tapThatMovesALittle(dx: Int, dy: Int, isTap: Bool) async {
        let board = await GestureBoard()
        board.add("tap", TapGestureRecognizer())
        await board.pilot.drag(fromColumn: 14, row: 12, toColumn: 14 + dx, row: 12 + dy)
        #expect(board.log == (isTap ? ["tap ended"] : []))
    }

    // U-P14
    @Test func panBeginsWhereATapWouldStillMove() async {
        let board = await GestureBoard()
        board.add("tap", TapGestureRecognizer())
        board.add("pan", PanGestureRecognizer())
        await board.pilot.drag(fromColumn: 14, row: 12, toColumn: 15, row: 12)
        #expect(board.log == ["pan began", "pan ended"])
    }

    // U-P15
    @Test func longPressBeginsAfterHalfASecondUnlessThePointerMoved() async {
        let board = await GestureBoard()
        let press = board.add("press", LongPressGestureRecognizer())
        #expect(press.minimumPressDuration == 0.5)
        await board.pilot.mouseDown(column: 12, row: 12)
        await board.pilot.advance(by: .milliseconds(510))
        #expect(board.log == ["press began"])
        await board.pilot.mouseUp(column: 12, row: 12)
        #expect(board.log == ["press began", "press ended"])
        await board.pilot.mouseDown(column: 12, row: 12)
        await board.pilot.move(column: 15, row: 12)
        await board.pilot.advance(by: .seconds(1))
        await board.pilot.mouseUp(column: 15, row: 12)
        #expect(board.log == ["press began", "press ended"])
    }

    // U-P16
    @Test func translationCountsFromThePressOrFromTheLastSetting() async {
        let board = await GestureBoard()
        let pan = board.add("pan", PanGestureRecognizer())
        await board.pilot.mouseDown(column: 12, row: 12)
        await board.pilot.move(column: 15, row: 13)
        #expect(pan.location(in: board.pad) == Point(x: 5, y: 8))
        #expect(pan.location(in: nil) == Point(x: 15, y: 13))
        #expect(pan.translation(in: board.pad) == Point(x: 3, y: 1))
        pan.setTranslation(.zero, in: board.pad)
        await board.pilot.move(column: 13, row: 13)
        #expect(pan.translation(in: board.pad) == Point(x: -2, y: 0))
        #expect(pan.velocity(in: board.pad) == pan.velocity)
    }
}

/// UIKit's ways to name the action of a recognizer.
@MainActor
@Suite struct GestureTargetTests {
    @MainActor
    private final class Target {
        private(set) var calls: [String] = []

        private func plain() { calls.append("plain") }
        private func tapped(_ tap: TapGestureRecognizer) {
            calls.append("tap \(tap.numberOfTapsRequired)")
        }
        private func any(_ sender: GestureRecognizer) { calls.append("any \(sender.state)") }

        func recognizers() -> [TapGestureRecognizer] {
            [
                TapGestureRecognizer(target: self, action: Target.plain),
                TapGestureRecognizer(target: self, action: Target.tapped),
                TapGestureRecognizer(target: self, action: Target.any),
            ]
        }

        func others() -> [GestureRecognizer] {
            [
                PanGestureRecognizer(target: self, action: Target.any),
                SwipeGestureRecognizer(target: self, action: Target.plain),
                LongPressGestureRecognizer(target: self, action: Target.any),
                HoverGestureRecognizer(target: self, action: Target.any),
            ]
        }
    }

    @Test(
        "A method with and without the recognizer is an action",
        arguments: zip(0..<3, ["plain", "tap 1", "any ended"]))
    func methods(index: Int, call: String) async {
        let board = await GestureBoard()
        let target = Target()
        board.pad.addGestureRecognizer(target.recognizers()[index])
        await board.clickPad()
        #expect(target.calls == [call])
        #expect(target.others().count == 4)
    }

    @Test func targetsAreHeldWeaklyAndCanBeRemoved() async {
        let board = await GestureBoard()
        var target: Target? = Target()
        weak let weakTarget = target
        let taps = target?.recognizers() ?? []
        for tap in taps { board.pad.addGestureRecognizer(tap) }
        taps[0].removeTarget(nil)
        taps[1].removeTarget(target)
        await board.clickPad()
        #expect(target?.calls == [])
        target = nil
        #expect(weakTarget == nil)
        await board.clickPad()
    }
}
