// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: LastPressSentences, RouteSentences, RouteTrace+Act, PressNote, GestureWatcher.

import SeltzerAutomation
import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

private final class Board: View {}

private final class Desk: ViewController {
    var list: [Action] = []
    override var actions: [Action] { list }
}

private final class Spot: View {
    var list: [Action] = []
    var lets = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { lets }
    override var actions: [Action] { list }
}

private final class Refusal: GestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { false }
}

@MainActor
@Suite("What happened to the last input") struct LastInputTests {
    private let root = Board()
    private let spot = Spot(frame: Rect(x: 0, y: 0, width: 5, height: 1))
    private let save = Button("&Save")
    private let refusal = Refusal()

    private func start() async -> (desk: Desk, pilot: Pilot) {
        save.frame = Rect(x: 10, y: 2, width: 10, height: 1)
        root.addSubview(spot)
        root.addSubview(save)
        let desk = Desk(view: root)
        let pilot = await Pilot(desk, columns: 30, rows: 8)
        spot.becomeFirstResponder()
        await pilot.settle()
        return (desk, pilot)
    }

    private func action(_ title: String, _ answer: Disposition = .stop) -> Action {
        Action(title.lowercased(), title: title, keys: ["ctrl-s"]) { _ in answer }
    }

    // MARK: Keys

    @Test func theActionThatRanIsNamedAndTheOneThatDidNotGetTheKey() async {
        let (desk, pilot) = await start()
        spot.list = [action("Keep")]
        desk.list = [action("Save")]
        await pilot.press("ctrl-s")
        let sentences = pilot.explanationOfLastKey()
        #expect(sentences[1] == "The Spot stopped it: \"Keep\" was performed.")
        #expect(sentences.contains("So \"Save\" of the Desk did not get it."), "\(sentences)")
    }

    @Test func theActionThatDeclinedIsNamedBeforeTheOneThatRan() async {
        let (desk, pilot) = await start()
        spot.list = [action("Keep", .ignored).mayDecline()]
        desk.list = [action("Save")]
        await pilot.press("ctrl-s")
        let sentences = pilot.explanationOfLastKey()
        #expect(sentences[1] == "The Spot got it and passed it on: \"Keep\" declined it.")
        #expect(sentences[2] == "The Desk stopped it: \"Save\" was performed.")
    }

    @Test func theDisabledActionIsNamed() async {
        let (desk, pilot) = await start()
        desk.list = [action("Save").attributes(.disabled)]
        await pilot.press("ctrl-s")
        #expect(
            pilot.explanationOfLastKey()[1] == "The Desk stopped it: \"Save\" is disabled.")
    }

    @Test func theActionThatWasPreventedIsNamed() async {
        let (desk, pilot) = await start()
        desk.list = [action("Save")]
        desk.intercept { (_: inout ActionChosen) in false }
        await pilot.press("ctrl-s")
        #expect(
            pilot.explanationOfLastKey()[1]
                == "The Desk stopped it: \"Save\" was chosen, and kept from running.")
    }

    @Test func theActionWithPriorityIsNamedWithItsResponder() async {
        let (desk, pilot) = await start()
        var save = action("Save")
        save.wantsPriorityOverSystemBehavior = true
        desk.list = [save]
        spot.list = [action("Keep")]
        await pilot.press("ctrl-s")
        #expect(
            pilot.explanationOfLastKey()[1]
                == "The Spot stopped it: \"Save\" of the Desk was performed.")
    }

    @Test func theBeginningOfKeysAndTheMnemonicAreNamed() async {
        let (desk, pilot) = await start()
        desk.list = [Action("top", title: "Top", keys: ["g g"]) { _ in .stop }]
        await pilot.press("g")
        #expect(
            pilot.explanationOfLastKey()[1]
                == "The Desk stopped it: `g` begins keys of its actions.")
        await pilot.press("escape", "alt-s")
        let sentences = pilot.explanationOfLastKey()
        #expect(
            sentences.contains(
                "The window stopped it: it operated the button \"Save\", whose mnemonic it is."),
            "\(sentences)")
    }

    @Test func anActionThatStillRunsIsNamed() async {
        let (desk, pilot) = await start()
        desk.list = [
            Action("load", title: "Load", keys: ["ctrl-s"], Desk.load)
        ]
        await pilot.press("ctrl-s", "ctrl-s")
        #expect(pilot.explanationOfLastKey()[1] == "The Desk stopped it: \"Load\" still runs.")
        #expect(
            pilot.explanation(ofKey: "ctrl-s")
                == "`ctrl-s` is for \"Load\" of the Desk, which still runs.")
        await pilot.advance(by: .seconds(6))
    }

    // MARK: Presses

    @Test func aPressThatNobodyGotDoesNotAnswerForAnEarlierOne() async {
        let (_, pilot) = await start()
        await pilot.click(column: 12, row: 2)
        #expect(
            pilot.explanationOfLastPress()[0] == "The press at (12, 2) came to the button \"Save\"."
        )
        let window = Window(frame: Rect(x: 0, y: 5, width: 5, height: 2))
        window.isModal = true
        window.accessibilityLabel = "Question"
        window.accessibilityRole = .dialog
        window.makeKeyAndVisible(in: pilot.application)
        await pilot.click(column: 12, row: 2)
        #expect(
            pilot.explanationOfLastPress() == [
                "The press at (12, 2) reached nothing: it is outside of the dialog \"Question\", which is modal."
            ])
    }

    @Test func aFirstResponderThatDoesNotResignIsNamed() async {
        let (_, pilot) = await start()
        let other = Spot(frame: Rect(x: 0, y: 5, width: 5, height: 1))
        root.addSubview(other)
        spot.lets = false
        #expect(
            pilot.explanation(ofPressAtColumn: 1, row: 5)[0]
                == "A press at (1, 5) reaches nothing: the Spot at (0, 0) does not give up the focus."
        )
        await pilot.click(column: 1, row: 5)
        #expect(
            pilot.explanationOfLastPress()[0]
                == "The press at (1, 5) reached nothing: the Spot at (0, 0) does not give up the focus."
        )
    }

    @Test func theElementThatWasCoveredIsNamed() async {
        let (_, pilot) = await start()
        let cover = Label("Moved.")
        cover.isUserInteractionEnabled = true
        cover.frame = save.frame
        root.addSubview(cover)
        await pilot.click(column: 12, row: 2)
        let sentences = pilot.explanationOfLastPress()
        #expect(
            sentences.last
                == "The button \"Save\" did not get it: the text \"Moved.\" covers it.",
            "\(sentences)")
    }

    // MARK: Gestures

    @Test func shouldBeginThatRefusesIsNamed() async {
        let (_, pilot) = await start()
        let tap = TapGestureRecognizer()
        tap.delegate = refusal
        root.addGestureRecognizer(tap)
        await pilot.click(column: 20, row: 6)
        #expect(
            pilot.explanationOfLastPress().last
                == "The TapGestureRecognizer of the Board was not recognized: its delegate refused it, in Refusal.gestureRecognizerShouldBegin(_:)."
        )
    }

    @Test func theGestureThatTookThePressIsNamed() async {
        let (_, pilot) = await start()
        root.addGestureRecognizer(TapGestureRecognizer())
        await pilot.click(column: 20, row: 6)
        #expect(
            pilot.explanationOfLastPress().last
                == "The TapGestureRecognizer of the Board was recognized, and took the press from its view."
        )
    }

    @Test func theGestureThatCameFirstIsNamed() async {
        let (_, pilot) = await start()
        let (first, second) = (TapGestureRecognizer(), TapGestureRecognizer())
        spot.addGestureRecognizer(first)
        root.addGestureRecognizer(second)
        await pilot.click(column: 1, row: 0)
        #expect(
            pilot.explanationOfLastPress().contains(
                "The TapGestureRecognizer of the Board was not recognized: the TapGestureRecognizer of the Spot was recognized first."
            ), "\(pilot.explanationOfLastPress())")
    }

    @Test func theGestureThatHadToFailFirstIsNamed() async {
        let (_, pilot) = await start()
        let (tap, pan) = (TapGestureRecognizer(), PanGestureRecognizer())
        let press = LongPressGestureRecognizer()
        root.addGestureRecognizer(pan)
        spot.addGestureRecognizer(press)
        tap.require(toFail: press)
        spot.addGestureRecognizer(tap)
        await pilot.mouseDown(column: 1, row: 0)
        await pilot.advance(by: .seconds(2))
        await pilot.mouseUp(column: 1, row: 0)
        let sentences = pilot.explanationOfLastPress()
        #expect(
            sentences.contains {
                $0.hasPrefix(
                    "The TapGestureRecognizer of the Spot was not recognized: the LongPress")
            }, "\(sentences)")
    }

    @Test func theGestureThatDelaysThePressIsNamed() async {
        let (_, pilot) = await start()
        let tap = TapGestureRecognizer()
        tap.delaysTouchesBegan = true
        root.addGestureRecognizer(tap)
        #expect(
            pilot.explanation(ofPressAtColumn: 20, row: 6) == [
                "A press at (20, 6) is for the Board.",
                "The TapGestureRecognizer of the Board watches it, and may take it; the pressed view gets it only after that has failed.",
            ])
        await pilot.click(column: 20, row: 6)
        #expect(
            pilot.explanationOfLastPress()[0]
                == "The press at (20, 6) was for the Board, which did not get it: a gesture came first."
        )
    }

    @Test func theGestureThatWaitsSinceAnEarlierPressIsNamed() async {
        let (_, pilot) = await start()
        let twice = TapGestureRecognizer()
        twice.numberOfTapsRequired = 2
        spot.addGestureRecognizer(twice)
        await pilot.click(column: 1, row: 0)
        let sentences = pilot.explanation(ofPressAtColumn: 20, row: 6)
        #expect(
            sentences == [
                "A press at (20, 6) is for the Board.",
                "The TapGestureRecognizer of the Spot waits since an earlier press, and this one decides about it.",
            ])
    }
}

extension Desk {
    fileprivate func load() async throws {
        try await window?.application?.clock.sleep(for: .seconds(5))
    }
}
