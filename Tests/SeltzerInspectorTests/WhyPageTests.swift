// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Application+cells, Canvas+roles, CellDrawing.

import SeltzerBase
import SeltzerControls
import SeltzerInspector
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct WhyPageTests {
    private func start(_ views: [View], columns: Int = 40, rows: Int = 6) async -> Pilot {
        let root = View()
        for view in views { root.addSubview(view) }
        return await inspected(
            ViewController(view: root), columns: columns, rows: rows, opens: false,
            capabilities: DisplayLook.dark.capabilities)
    }

    private func place(_ view: View, _ x: Int, _ y: Int, _ width: Int, _ height: Int = 1) -> View {
        view.frame = Rect(x: x, y: y, width: width, height: height)
        return view
    }

    // MARK: Where a character came from

    @Test func theViewThatDrewIt() async {
        let pilot = await start([place(Label("Moved."), 2, 1, 10)])
        let lines = pilot.application.explanation(ofCellAt: Point(x: 2, y: 1))
        #expect(lines.first == "The text \"Moved.\" drew \"M\" at (2, 1).")
        #expect(lines.count == 2)
        #expect(
            lines.last
                == "Its text has the color of the role label, its background that of the role background, on the level background."
        )
    }

    @Test func whatItCovers() async {
        let pilot = await start([
            place(Label("Old text"), 0, 1, 10), place(Label("NEW"), 1, 1, 3),
        ])
        let lines = pilot.application.explanation(ofCellAt: Point(x: 1, y: 1))
        #expect(lines[0] == "The text \"NEW\" drew \"N\" at (1, 1).")
        #expect(lines[1] == "It covers \"l\" of the text \"Old text\".")
    }

    @Test func theRolesOfAFilledControl() async {
        let save = Button("Save")
        save.role = .destructive
        let pilot = await start([place(save, 2, 1, 10)])
        let point = pilot.location(of: "Save") ?? .zero
        let lines = pilot.application.explanation(ofCellAt: point)
        #expect(lines[0] == "The button \"Save\" drew \"S\" at (\(point.x), 1).")
        #expect(lines.last?.contains("that of the role dangerFill") == true)
    }

    @Test func aBlankCell() async {
        let pilot = await start([])
        #expect(
            pilot.application.explanation(ofCellAt: Point(x: 1, y: 1)) == [
                "No view drew the cell at (1, 1): it shows the ground of the screen."
            ])
    }

    @Test func theRightHalfOfAWideCharacter() async {
        let pilot = await start([place(Label("日本"), 2, 1, 4)])
        let lines = pilot.application.explanation(ofCellAt: Point(x: 3, y: 1))
        #expect(lines.first == "The text \"日本\" drew \"日\" at (3, 1).")
    }

    @Test func aCellOutsideOfTheScreen() async {
        let pilot = await start([])
        #expect(pilot.application.explanation(ofCellAt: Point(x: 400, y: 1)).count == 1)
    }

    // MARK: The page

    @Test func pointingAtACellTellsWhy() async {
        let notepad = Notepad()
        let pilot = await inspected(notepad)
        await pilot.press("f3")
        let place = pilot.location(of: "Save") ?? .zero
        await pilot.click(column: place.x, row: place.y)
        #expect(notepad.saveCount == 0)
        #expect(pilot.screen.contains("reaches the"))
        #expect(pilot.screen.contains("button \"Save\""))
        #expect(pilot.screen.contains("drew \"S\" at"))
        await pilot.click(on: notepad.save)
        #expect(notepad.saveCount == 1)
    }

    @Test func aKeyTellsWhatItDoes() async {
        let notepad = Notepad()
        let pilot = await inspected(notepad)
        await pilot.press("f4", "s")
        #expect(pilot.screen.contains("`s` is typed into the text field"))
        #expect(notepad.field.text.isEmpty)
    }

    @Test func escapeEndsPointing() async {
        let notepad = Notepad()
        let pilot = await inspected(notepad)
        await pilot.press("f3", "escape")
        #expect(pilot.application.isInspecting)
        await pilot.click(on: notepad.save)
        #expect(notepad.saveCount == 1)
    }

    @Test func longSentencesAreWrapped() async {
        let pilot = await inspected(columns: 60, rows: 30)
        await pilot.press("f3")
        await pilot.click(column: 2, row: 2)
        for row in pilot.screen.split(separator: "\n") { #expect(row.count <= 60) }
    }
}
