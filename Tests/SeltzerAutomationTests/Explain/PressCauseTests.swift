// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerBase
import SeltzerControls
import SeltzerNavigation
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

private final class Board: View {}

private final class Refuser: GestureRecognizerDelegate {
    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive event: MouseEvent) -> Bool
    {
        false
    }
}

/// A view whose hit test answers with a view that is in no window.
private final class Astray: View {
    let other = Board()
    override func hitTest(_ point: Point, with event: MouseEvent?) -> View? { other }
}

private final class Keeper: TextFieldDelegate {
    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
    func textFieldShouldEndEditing(_ textField: TextField) -> Bool { false }
}

/// A view that never takes the focus of a press.
private final class Shy: View {
    override var canBecomeFirstResponder: Bool { true }
    override func becomeFirstResponder() -> Bool { false }
}

@MainActor
@Suite("Why a press does nothing") struct PressCauseTests {
    private let root = Board()
    private let save = Button("Save")
    private let refuser = Refuser()
    private let keeper = Keeper()

    /// Shows the button at (2, 1) to (11, 1), and another view.
    private func start(_ views: View...) async -> Pilot {
        save.frame = Rect(x: 2, y: 1, width: 10, height: 1)
        root.addSubview(save)
        for view in views { root.addSubview(view) }
        return await Pilot(ViewController(view: root), columns: 30, rows: 6)
    }

    private func why(_ pilot: Pilot) -> [String] { pilot.explanation(ofPressAtColumn: 4, row: 1) }

    @Test func pressOutsideOfAModalWindow() async {
        let pilot = await start()
        let window = Window(frame: Rect(x: 15, y: 2, width: 10, height: 3))
        window.isModal = true
        window.accessibilityLabel = "Question"
        window.accessibilityRole = .dialog
        window.makeKeyAndVisible(in: pilot.application)
        #expect(
            why(pilot)[0]
                == "A press at (4, 1) reaches nothing: it is outside of the dialog \"Question\", which is modal."
        )
    }

    @Test func hitTestThatAnswersWithAViewElsewhere() async {
        let pilot = await start(Astray(frame: Rect(x: 0, y: 0, width: 20, height: 4)))
        #expect(
            why(pilot)[0]
                == "A press at (4, 1) reaches nothing: the hit test answers with the Board, which cannot be pressed."
        )
    }

    @Test func pressThatAGestureHasTaken() async {
        let pilot = await start()
        let press = LongPressGestureRecognizer()
        root.addGestureRecognizer(press)
        await pilot.mouseDown(column: 20, row: 4, button: .right)
        save.isHidden = true
        root.isHidden = true
        await pilot.settle()
        root.isHidden = false
        save.isHidden = false
        #expect(
            why(pilot).first
                == "A press at (4, 1) reaches nothing: a button is down whose press was taken from its view."
        )
    }

    // MARK: Gestures

    private enum Watch: String, CaseIterable, Sendable {
        case watches, disabled, yields, refuses, waits

        var words: String {
            switch self {
            case .watches: "The PanGestureRecognizer of the Board watches it, and may take it."
            case .disabled: "The PanGestureRecognizer of the Board does not get it: it is disabled."
            case .yields:
                "The TapGestureRecognizer of the Board does not get it: the button \"Save\" has it first."
            case .refuses:
                "The PanGestureRecognizer of the Board does not get it: its delegate refuses it, in Refuser.gestureRecognizer(_:shouldReceive:)."
            case .waits:
                "The PanGestureRecognizer of the Board may take it only after the LongPressGestureRecognizer of the Board has failed."
            }
        }
    }

    @Test(arguments: Watch.allCases) private func partOfAGesture(_ watch: Watch) async {
        let pilot = await start()
        let pan: GestureRecognizer =
            watch == .yields ? TapGestureRecognizer() : PanGestureRecognizer()
        root.addGestureRecognizer(pan)
        switch watch {
        case .watches, .yields: break
        case .disabled: pan.isEnabled = false
        case .refuses: pan.delegate = refuser
        case .waits:
            let press = LongPressGestureRecognizer()
            root.addGestureRecognizer(press)
            pan.require(toFail: press)
        }
        #expect(why(pilot).contains(watch.words), "\(why(pilot))")
        #expect(why(pilot)[0] == "A press at (4, 1) reaches the button \"Save\".")
    }

    // MARK: The focus

    @Test func delegateThatMayKeepTheFocusIsNamed() async {
        let field = TextField("", placeholder: "Name")
        field.frame = Rect(x: 2, y: 3, width: 10, height: 1)
        let other = TextField("", placeholder: "Place")
        other.frame = Rect(x: 2, y: 4, width: 10, height: 1)
        let pilot = await start(field, other)
        field.delegate = keeper
        field.becomeFirstResponder()
        await pilot.settle()
        #expect(
            pilot.explanation(ofPressAtColumn: 4, row: 4) == [
                "A press at (4, 4) is for the text field \"Place\".",
                "The text field \"Name\" may stop it: its delegate decides whether it gives up the focus.",
            ])
        await pilot.click(column: 4, row: 4)
        #expect(
            pilot.explanationOfLastPress()[0]
                == "The press at (4, 4) reached nothing: the text field \"Name\" does not give up the focus."
        )
    }

    @Test func delegateThatMayRefuseTheFocusIsNamed() async {
        let field = TextField("", placeholder: "Name")
        field.frame = Rect(x: 2, y: 3, width: 10, height: 1)
        field.delegate = keeper
        let pilot = await start(field)
        #expect(
            pilot.explanation(ofPressAtColumn: 4, row: 3).contains(
                "The text field \"Name\" may stop it: its delegate decides whether it takes the focus."
            ))
    }

    @Test func ownWayToTakeTheFocusIsNamed() async {
        let view = Shy(frame: Rect(x: 2, y: 3, width: 10, height: 1))
        let pilot = await start(view)
        #expect(
            pilot.explanation(ofPressAtColumn: 4, row: 3) == [
                "A press at (4, 3) is for the Shy.",
                "The Shy may stop it: it overrides becomeFirstResponder.",
            ])
        await pilot.click(column: 4, row: 3)
        #expect(
            pilot.explanationOfLastPress()[0]
                == "The press at (4, 3) reached nothing: the Shy does not take the focus.")
    }

    @Test func busyButtonIsSaidToBeBusy() async {
        let load = Button("Load") { (button: Button) async in
            try? await button.window?.application?.clock.sleep(for: .seconds(5))
        }
        load.frame = Rect(x: 2, y: 3, width: 10, height: 1)
        let pilot = await start(load)
        await pilot.click(column: 5, row: 3)
        #expect(
            pilot.explanation(ofPressAtColumn: 5, row: 3)
                == ["A press at (5, 3) reaches the button \"Load\", which is busy."])
        await pilot.advance(by: .seconds(6))
    }

    @Test func nextThatIsSetIsNamed() async {
        let row = Board(frame: Rect(x: 0, y: 3, width: 20, height: 1))
        let elsewhere = Responder()
        row.next = elsewhere
        let pilot = await start(row)
        #expect(
            pilot.explanation(ofPressAtColumn: 4, row: 3).contains(
                "From the Board at (0, 3) it goes on to the Responder, which is set as the next responder."
            ), "\(pilot.explanation(ofPressAtColumn: 4, row: 3))")
    }

    // MARK: Behind a popover

    @Test func viewBehindAPopoverThatPassesPressesThrough() async {
        let bar = Button("Bar")
        bar.frame = Rect(x: 2, y: 0, width: 10, height: 1)
        let pilot = await start(bar)
        let menu = ViewController(view: Board())
        menu.modalPresentationStyle = .popover
        menu.preferredContentSize = Size(width: 6, height: 2)
        menu.popoverPresentationController.sourceView = bar
        menu.popoverPresentationController.passthroughViews = [bar]
        pilot.application.keyWindow?.rootViewController?.present(menu)
        await pilot.settle()
        #expect(
            pilot.explanation(ofPressAtColumn: 4, row: 0)
                == ["A press at (4, 0) reaches the button \"Bar\"."])
        let place = pilot.explanation(ofPressAtColumn: 25, row: 1)[0]
        #expect(place.contains("reaches nothing: it is outside of"), "\(place)")
    }

    // MARK: Other reports of the mouse

    @Test func wheelAndReleaseAreExplained() async {
        let pilot = await start()
        let place = Point(x: 4, y: 1)
        let wheel = MouseInput(.scroll(dx: 0, dy: 1), at: place)
        #expect(
            pilot.application.explanation(of: wheel)[0]
                == "The wheel at (4, 1) reaches the button \"Save\".")
        await pilot.mouseDown(column: 4, row: 1)
        let release = MouseInput(.release(.left), at: Point(x: 20, y: 4))
        #expect(
            pilot.application.explanation(of: release)[0]
                == "A release at (20, 4) reaches the button \"Save\", which holds the mouse until the release of all buttons."
        )
        await pilot.mouseUp(column: 20, row: 4)
        #expect(pilot.application.capturingView == nil)
    }

    // MARK: A view that is nowhere

    @Test func viewInNoWindow() async {
        let pilot = await start()
        #expect(
            pilot.explanation(ofPressOn: Button("Open")) == [
                "No press reaches the button \"Open\": it is in no window of the application."
            ])
    }

    @Test func viewWithoutCells() async {
        let pilot = await start()
        save.frame.size.height = 0
        #expect(
            pilot.explanation(ofPressOn: save) == [
                "No press reaches the button \"Save\": it has no cells, because its size is 10 × 0."
            ])
    }

    @Test func viewBesideTheScreen() async {
        let pilot = await start()
        save.frame.origin.x = 40
        #expect(
            pilot.explanation(ofPressOn: save) == [
                "No press reaches the button \"Save\": its middle (44, 1) is outside of the screen."
            ])
    }

    @Test func viewThatIsNoElementIsNamed() async {
        let plain = View(frame: Rect(x: 2, y: 1, width: 10, height: 1))
        let pilot = await start(plain)
        root.sendSubviewToBack(plain)
        #expect(
            pilot.explanation(ofPressOn: plain).last
                == "The View does not get it: the button \"Save\" covers it.")
    }

    // MARK: Names

    @Test func viewsOfOneNameAreToldApart() async {
        let other = Button("Save")
        other.frame = Rect(x: 2, y: 3, width: 10, height: 1)
        let pilot = await start(other)
        #expect(why(pilot)[0] == "A press at (4, 1) reaches the button \"Save\" at (2, 1).")
        other.identifier = "second"
        #expect(
            pilot.explanation(ofPressAtColumn: 4, row: 3)[0]
                == "A press at (4, 3) reaches the button \"Save\"#second.")
    }

    @Test func partIsNamedWithItsState() async {
        let bar = SegmentedControl(["Day", "Week"])
        bar.frame = Rect(x: 0, y: 4, width: 20, height: 1)
        let pilot = await start(bar)
        let place = pilot.location(of: "Week") ?? .zero
        let sentence = pilot.explanation(ofPressAtColumn: place.x, row: place.y)[0]
        #expect(sentence.contains("\"Week\" of the "), "\(sentence)")
    }
}
