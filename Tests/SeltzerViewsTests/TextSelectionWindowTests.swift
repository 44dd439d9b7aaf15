// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Application+textSelection, TextSelectionMove, TextSelectionView.

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import Testing

@testable import SeltzerViews

/// Marking what is shown, in front of whatever shows it.
@MainActor
@Suite struct TextSelectionWindowTests {
    /// A view that shows lines of text, and counts the presses it gets.
    private final class PlainTextView: View {
        var lines = ["alpha beta", "漢字 gamma", "delta", ""]
        var presses = 0

        override func draw(_ rect: Rect, in canvas: Canvas) {
            for (y, line) in lines.enumerated() { canvas.draw(line, at: Point(x: 0, y: y)) }
        }

        override func handleMouse(_ event: MouseEvent) -> Disposition {
            if event.phase == .down { presses += 1 }
            return .stop
        }
    }

    private let view = PlainTextView()
    private let pilot: Pilot

    init() async {
        pilot = await Pilot(ViewController(view: view), columns: 20, rows: 5)
    }

    private var copied: String? { pilot.application.pasteboard.string }

    private func marked() -> [String] {
        let buffer = pilot.display.buffer
        let selection = pilot.application.effectiveTheme[.selection]
        return (0..<4).map { y in
            (0..<20).map { x in
                buffer[Point(x: x, y: y)].background == selection ? "#" : "."
            }.joined()
        }
    }

    @Test func dragMarksAndEnterCopiesAndEnds() async {
        await pilot.press("f7")
        #expect(pilot.application.isSelectingText)
        #expect(pilot.screen.hasPrefix("alpha beta\n漢字 gamma\ndelta\n\n Select text"))
        await pilot.drag(fromColumn: 6, row: 0, toColumn: 0, row: 1)
        #expect(marked()[0] == "......" + String(repeating: "#", count: 14))
        #expect(marked()[1] == "##" + String(repeating: ".", count: 18))
        #expect(view.presses == 0)
        await pilot.press("enter")
        #expect(copied == "beta\n漢")
        #expect(pilot.display.requests == [.copy("beta\n漢")])
        #expect(!pilot.application.isSelectingText)
        #expect(marked().allSatisfy { !$0.contains("#") })
        await pilot.click(column: 1, row: 1)
        #expect(view.presses == 1)
    }

    @Test func escapeAndAnotherSizeEndItWithoutACopy() async {
        await pilot.press("f7")
        await pilot.drag(fromColumn: 0, row: 0, toColumn: 4, row: 0)
        await pilot.press("escape")
        #expect(!pilot.application.isSelectingText && copied == nil)
        await pilot.press("f7")
        await pilot.resize(columns: 30, rows: 6)
        #expect(!pilot.application.isSelectingText && copied == nil)
        #expect(pilot.screen.hasPrefix("alpha beta\n"))
    }

    @Test func doubleClicksMarkWordsAndTripleClicksRows() async {
        await pilot.press("f7")
        await pilot.click(column: 7, row: 0)
        await pilot.click(column: 7, row: 0)
        #expect(marked()[0] == "......####..........")
        await pilot.press("alt-w")
        #expect(copied == "beta")
        await pilot.press("f7")
        for _ in 0..<3 { await pilot.click(column: 7, row: 1) }
        await pilot.press("ctrl-shift-c")
        #expect(copied == "漢字 gamma")
    }

    @Test func altDragMarksABlock() async {
        await pilot.press("f7")
        await pilot.mouseDown(column: 1, row: 0, modifiers: .alt)
        await pilot.move(column: 3, row: 2, modifiers: .alt)
        await pilot.mouseUp(column: 3, row: 2, modifiers: .alt)
        await pilot.press("enter")
        #expect(copied == "lph\n漢字\nelt")
    }

    @Test func keysMarkWithoutAMouse() async {
        await pilot.press("f7")
        await pilot.press("down")
        #expect(pilot.display.cursor == Cursor(position: Point(x: 0, y: 1)))
        await pilot.press("right")
        #expect(pilot.display.cursor == Cursor(position: Point(x: 2, y: 1)))
        await pilot.press("shift-end")
        await pilot.press("ctrl-c")
        #expect(copied == "字 gamma")
        #expect(pilot.ending == nil)

        await pilot.press("f7")
        await pilot.press("space")
        await pilot.press("right")
        await pilot.press("right")
        await pilot.press("enter")
        #expect(copied == "alp")
        await pilot.press("f7")
        await pilot.press("ctrl-a")
        await pilot.press("enter")
        #expect(copied?.hasPrefix("alpha beta\n漢字 gamma\ndelta") == true)
    }

    @Test func pictureStandsStillWhileTheProgramGoesOn() async {
        await pilot.press("f7")
        view.lines[0] = "changed"
        view.setNeedsDisplay()
        await pilot.settle()
        #expect(pilot.screen.hasPrefix("alpha beta\n"))
        await pilot.drag(fromColumn: 0, row: 0, toColumn: 4, row: 0)
        await pilot.press("enter")
        #expect(copied == "alpha")
        #expect(pilot.screen.hasPrefix("changed\n"))
    }

    @Test func textOfModalWindowsCanBeMarkedAndTheyKeepTheirKeys() async {
        let modal = Window(frame: Rect(x: 2, y: 1, width: 10, height: 2))
        let inside = PlainTextView(frame: Rect(x: 0, y: 0, width: 10, height: 2))
        inside.lines = ["modal one", "modal two"]
        modal.addSubview(inside)
        modal.isModal = true
        modal.makeKeyAndVisible(in: pilot.application)
        await pilot.settle()
        await pilot.press("f7")
        await pilot.drag(fromColumn: 2, row: 1, toColumn: 6, row: 1)
        await pilot.press("enter")
        #expect(copied == "modal")
        #expect(pilot.application.keyWindow === modal)
    }

    @Test func hintGivesWayToTheCursor() async {
        await pilot.press("f7")
        await pilot.press("pagedown")
        #expect(pilot.screen.hasPrefix(" Select text"))
        await pilot.press("up")
        #expect(pilot.screen.hasPrefix("alpha beta"))
    }

    @Test func mouseIsTakenForItAndGivenBack() async {
        pilot.application.mouseMode = .clicks
        pilot.application.beginSelectingText()
        pilot.application.beginSelectingText()
        await pilot.settle()
        #expect(pilot.application.mouseMode == .drag)
        #expect(pilot.application.windows.count == 2)
        pilot.application.endSelectingText()
        #expect(pilot.application.mouseMode == .clicks)
    }

    @Test(arguments: [(0, 0), (1, 1), (2, 2), (40, 1)])
    func anyScreenWillDo(columns: Int, rows: Int) async {
        await pilot.resize(columns: columns, rows: rows)
        await pilot.press("f7")
        #expect(pilot.application.isSelectingText)
        for key in ["shift-down", "shift-right", "shift-pagedown", "shift-left", "shift-up", "b"] {
            await pilot.press(KeyChord(parsing: key) ?? "x")
        }
        await pilot.drag(fromColumn: 0, row: 0, toColumn: 50, row: 50)
        await pilot.press("enter")
        #expect(!pilot.application.isSelectingText)
    }

    @Test func clustersThatAreForgottenEndIt() async {
        await pilot.press("f7")
        pilot.display.buffer.clusters.removeAll()
        pilot.application.repaint()
        while pilot.application.isSelectingText { await pilot.settle() }
        #expect(pilot.screen.hasPrefix("alpha beta"))
    }
}
