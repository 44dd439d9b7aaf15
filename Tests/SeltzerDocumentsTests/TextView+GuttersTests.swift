// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TextGutter.

import SeltzerBase
import SeltzerDocuments
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct TextViewGuttersTests {
    /// A gutter with a sign in the given lines.
    private struct MarkGutter: TextGutter {
        var marks: Set<Int> = []

        func width(in textView: TextView) -> Int { 2 }

        func draw(line: Int, in rect: Rect, of canvas: Canvas, textView: TextView) {
            if marks.contains(line) { canvas.draw(.circleFill, at: rect.origin) }
        }
    }

    private func start(_ text: String, wrapsLines: Bool = false) async -> (TextView, Pilot) {
        let view = TextView(text)
        view.drawsBackground = false
        view.wrapsLines = wrapsLines
        view.gutters = [MarkGutter(), LineNumberGutter()]
        let pilot = await Pilot(ViewController(view: view), columns: 20, rows: 5)
        view.becomeFirstResponder()
        await pilot.settle()
        return (view, pilot)
    }

    @Test func aPressOnAGutterSaysLineAndGutter() async {
        let (view, pilot) = await start("one\ntwo\nthree")
        await pilot.click(column: 0, row: 1)
        await pilot.mouseDown(column: 3, row: 2, modifiers: .shift)
        await pilot.mouseUp(column: 3, row: 2)
        await pilot.click(column: 9, row: 1)
        await pilot.click(column: 0, row: 4)
        let presses = pilot.events(TextGutterPressed.self)
        #expect(presses.map(\.line) == [1, 2])
        #expect(presses.map(\.gutter) == [0, 1])
        #expect(presses.map(\.modifiers) == [[], .shift])
        _ = view
    }

    @Test func aPressThatNobodyStopsSelectsTheLine() async {
        let (view, pilot) = await start("one\ntwo\nthree")
        await pilot.click(column: 0, row: 1)
        #expect(view.selectedText == "two\n")
        await pilot.drag(fromColumn: 0, row: 0, toColumn: 0, row: 1)
        #expect(view.selectedText == "one\ntwo\n")
    }

    @Test func aStoppedPressSelectsNothing() async {
        let (view, pilot) = await start("one\ntwo\nthree")
        var marks: Set<Int> = []
        view.on { (press: TextGutterPressed) in
            guard press.gutter == 0 else { return .ignored }
            marks.formSymmetricDifference([press.line])
            view.gutters[0] = MarkGutter(marks: marks)
            return .stop
        }
        await pilot.drag(fromColumn: 0, row: 1, toColumn: 12, row: 2)
        #expect(view.selectedText.isEmpty && view.cursor == 0)
        #expect(pilot.screen.split(separator: "\n")[1].hasPrefix("●"))
        await pilot.click(column: 3, row: 2)
        #expect(view.selectedText == "three")
        view.isSelectable = false
        view.isEditable = false
        await pilot.click(column: 0, row: 1)
        #expect(marks.isEmpty)
    }

    @Test func wrappedRowsBelongToTheirLine() async {
        let (view, pilot) = await start("a long line that wraps\nnext", wrapsLines: true)
        view.layoutIfNeeded()
        await pilot.click(column: 0, row: 1)
        await pilot.click(column: 0, row: 3)
        let lines = pilot.events(TextGutterPressed.self).map(\.line)
        #expect(lines.first == 0)
        #expect(lines.last == (pilot.location(of: "next")?.y == 3 ? 1 : 0))
    }

    @Test func guttersWithoutRoomHearNothing() async {
        let (_, pilot) = await start("one")
        await pilot.resize(columns: 8, rows: 3)
        await pilot.click(column: 0, row: 0)
        #expect(pilot.events(TextGutterPressed.self).isEmpty)
    }
}
