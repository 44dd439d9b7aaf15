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

@MainActor
@Suite("Why a press does nothing") struct PressCauseTests {
    private let root = Board()
    private let save = Button("Save")
    private let refuser = Refuser()

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
                "The PanGestureRecognizer of the Board does not get it: it or its delegate refuses it."
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
