// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Pilot+explanations.

import SeltzerBase
import SeltzerControls
import SeltzerTesting
import SeltzerViews
import Testing

/// A view that answers every hit test by itself.
private final class Wilful: View {
    override func hitTest(_ point: Point, with event: MouseEvent?) -> View? {
        bounds.contains(point) ? self : nil
    }
}

@MainActor
@Suite struct PilotExplanationsTests {
    private let save = Button("&Save")
    private let root = View()

    private func start(_ views: [View]) async -> Pilot {
        for view in views { root.addSubview(view) }
        let controller = ViewController(view: root)
        controller.bind("ctrl-s", "Save") {}
        controller.bind("g g", "To the top") {}
        return await Pilot(controller, columns: 30, rows: 6)
    }

    private func place(_ view: View, _ x: Int, _ y: Int, _ width: Int, _ height: Int = 1) -> View {
        view.frame = Rect(x: x, y: y, width: width, height: height)
        return view
    }

    private func why(_ views: [View], _ column: Int = 4, _ row: Int = 1) async -> [String] {
        await start(views).explanation(ofPressAtColumn: column, row: row)
    }

    @Test func theElementThatGetsThePress() async {
        #expect(
            await why([place(save, 2, 1, 10)]) == ["A press at (4, 1) reaches the button \"Save\"."]
        )
    }

    @Test func aViewThatSaysNothingIsNamedByItsType() async {
        #expect(await why([]) == ["A press at (4, 1) reaches the View."])
    }

    @Test func whatLiesInFront() async {
        let toast = place(Label("Moved."), 0, 1, 12)
        #expect(
            await why([place(save, 2, 1, 10), toast]) == [
                "A press at (4, 1) reaches the text \"Moved.\".",
                "The button \"Save\" does not get it: the text \"Moved.\" covers it.",
            ])
    }

    @Test func whatIsHiddenOrOff() async {
        save.isHidden = true
        let lines = await why([place(save, 2, 1, 10)])
        #expect(lines.last == "The button \"Save\" does not get it: it is hidden.")
        let box = GroupBox("Files", Button("Open"))
        box.isUserInteractionEnabled = false
        let inner = await why([place(box, 0, 0, 20, 3)])
        #expect(
            inner.contains(
                "The button \"Open\" does not get it: interaction is off on the group \"Files\"."))
    }

    @Test func whatIsOutsideOrClipped() async {
        let box = View()
        box.addSubview(place(save, 0, 0, 12))
        _ = place(box, 0, 1, 3)
        #expect(
            await why([box], 6, 1).last
                == "The button \"Save\" does not get it: the cell is outside of the View, which is around it."
        )
        box.clipsToBounds = true
        let pilot = await Pilot(ViewController(view: View()), columns: 30, rows: 6)
        pilot.application.windows[0].addSubview(box)
        #expect(
            pilot.explanation(ofPressAtColumn: 6, row: 1).last
                == "The button \"Save\" does not get it: the View clips it there.")
    }

    @Test func whatAnswersForItsSubviews() async {
        let wilful = place(Wilful(), 0, 0, 20, 4)
        wilful.addSubview(place(save, 2, 1, 10))
        #expect(
            await why([wilful]).last
                == "The button \"Save\" does not get it: the Wilful answers with another view.")
    }

    @Test func whatAModalWindowTakes() async {
        let pilot = await start([place(save, 2, 1, 10)])
        let window = Window(frame: Rect(x: 15, y: 2, width: 10, height: 3))
        window.isModal = true
        window.accessibilityLabel = "Question"
        window.accessibilityRole = .dialog
        window.makeKeyAndVisible(in: pilot.application)
        #expect(
            pilot.explanation(ofPressAtColumn: 4, row: 1).contains(
                "The button \"Save\" does not get it: the dialog \"Question\" is in front and takes all presses."
            ))
    }

    @Test func whatAKeyDoes() async {
        let field = TextField("", placeholder: "Name")
        let pilot = await start([place(field, 0, 0, 12), place(save, 2, 1, 10)])
        #expect(field.isFirstResponder)
        #expect(
            pilot.explanation(ofKey: "ctrl-s")
                == "`ctrl-s` performs \"Save\" of the ViewController.")
        #expect(pilot.explanation(ofKey: "s") == "`s` is typed into the text field \"Name\".")
        #expect(pilot.explanation(ofKey: "g") == "`g` is typed into the text field \"Name\".")
        #expect(pilot.explanation(ofKey: "f12") == "`f12` does nothing here.")
        save.becomeFirstResponder()
        #expect(
            pilot.explanation(ofKey: "space")
                == "`space` performs \"Press\" of the button \"Save\".")
        #expect(pilot.explanation(ofKey: "s") == "`s` does nothing here.")
        #expect(pilot.explanation(ofKey: "g") == "`g` begins the keys `g g`.")
    }
}
