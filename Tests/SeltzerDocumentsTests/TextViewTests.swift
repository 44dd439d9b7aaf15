// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TextCommand, TextEditing, TextGutter, TextView+Drawing,
// TextView+Geometry, TextView+Scrolling, TextView+TextEditing, TextViewCommand, TextViewEvents, RowScrolling.

import SeltzerBase
import SeltzerControls
import SeltzerDocuments
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerText
import SeltzerViews
import Testing

@MainActor
@Suite struct TextViewTests: TextScene {
    private func cursor(_ pilot: Pilot) -> Point? { pilot.display.cursor?.position }

    @Test func textAtTheStartIsTypedAfterTheByteOrderMark() async {
        let (view, pilot) = await start("\u{FEFF}one\ntwo")
        await pilot.press("ctrl-home")
        await pilot.type("X")
        #expect(view.text == "Xone\ntwo")
        #expect(view.storage.hasByteOrderMark)
        #expect(pilot.screen.hasPrefix("Xone"))
    }

    @Test func typingBreakingAndDeletingChangeTheTextAndAreTold() async {
        let (view, pilot) = await start("")
        await pilot.type("one")
        await pilot.press("enter")
        await pilot.type("漢字")
        await pilot.press("backspace", "left", "delete")
        #expect(view.text == "one\n")
        #expect(
            pilot.events(TextEdited.self).last?.change
                == TextChange(start: 4, oldCount: 3, newCount: 0))
        #expect(pilot.events(EditingBegan.self).count == 1)
        await pilot.press("super-z", "super-z", "ctrl-shift-z", "super-z")
        #expect(view.text == "one\n漢字")
    }

    @Test func keysMoveTheCursorByRowsAndKeepItsColumn() async {
        let (view, pilot) = await start("long line\nab\nlong line\n")
        await pilot.press("end", "down")
        #expect(cursor(pilot) == Point(x: 2, y: 1))
        await pilot.press("down")
        #expect(cursor(pilot) == Point(x: 9, y: 2))
        await pilot.press("down", "down")
        #expect(view.cursor == 23)
        await pilot.press("ctrl-home", "up", "shift-down", "shift-end")
        #expect(view.selectedText == "long line\nab")
        await pilot.press("ctrl-end", "pageup")
        #expect(cursor(pilot) == Point(x: 0, y: 0))
    }

    @Test func longLinesWrapAtWordsAndTheCursorFollows() async {
        let (view, pilot) = await start("the quick brown fox jumps", columns: 12)
        #expect(pilot.screen.hasPrefix("the quick\nbrown fox\njumps"))
        await pilot.press("down", "end")
        #expect(cursor(pilot) == Point(x: 5, y: 2))
        await pilot.press("up")
        #expect(view.cursor == 15)
        view.wrapsLines = false
        await pilot.settle()
        await pilot.press("end")
        #expect(pilot.screen.hasPrefix(" fox jumps"))
        await pilot.press("home")
        #expect(pilot.screen.hasPrefix("the quick b"))
    }

    @Test func tabsIndentSelectedLinesAndInsertElsewhere() async {
        let (view, pilot) = await start("a\nb\nc")
        await pilot.press("tab")
        #expect(view.text == "\ta\nb\nc")
        #expect(cursor(pilot) == Point(x: 4, y: 0))
        view.usesSpacesForTabs = true
        await pilot.press("right", "tab")
        #expect(view.text == "\ta   \nb\nc")
        await pilot.press("alt-a", "tab")
        #expect(view.text == "    \ta   \n    b\n    c")
        await pilot.press("shift-tab", "shift-tab")
        #expect(view.text == "a   \nb\nc")
    }

    @Test func linesMoveAndGo() async {
        let (view, pilot) = await start("one\ntwo\nthree")
        await pilot.press("alt-down", "alt-down")
        #expect(view.text == "two\nthree\none")
        await pilot.press("ctrl-shift-k", "alt-up")
        #expect(view.text == "three\ntwo")
    }

    @Test func aReadOnlyTextStaysButCanBeCopied() async {
        let (view, pilot) = await start("one two")
        view.isEditable = false
        await pilot.type("x")
        await pilot.press("enter", "backspace", "ctrl-k", "alt-u", "ctrl-v")
        #expect(view.text == "one two")
        await pilot.press("ctrl-home", "ctrl-shift-right", "alt-w")
        #expect(pilot.display.clipboard == "one")
    }

    @Test func cursorsAboveAndBelowTypeTogether() async {
        let (view, pilot) = await start("a\nb\nc")
        await pilot.press("ctrl-alt-down", "ctrl-alt-down")
        await pilot.type("- ")
        #expect(view.text == "- a\n- b\n- c")
        await pilot.press("escape")
        #expect(view.selectedRanges.count == 1)
        await pilot.type("x")
        #expect(view.text == "- a\n- b\n- xc")
    }

    @Test func theNextOccurrenceIsAddedByAKey() async {
        let (view, pilot) = await start("let a = a + a")
        view.selectedRanges = [4..<4]
        await pilot.press("alt-j", "alt-j", "alt-j")
        await pilot.type("sum")
        #expect(view.text == "let sum = sum + sum")
    }

    @Test func aPasteWithALineForEachCursorIsSharedOut() async {
        let (view, pilot) = await start("1 \n2 ")
        view.selectedRanges = [2..<2, 5..<5]
        await pilot.paste("one\rtwo")
        #expect(view.text == "1 one\n2 two")
        view.selectedRanges = [0..<0]
        await pilot.paste("a\r\nb")
        #expect(view.text == "a\nb1 one\n2 two")
    }

    /// Marks the second line.
    private struct Marks: TextGutter {
        func width(in textView: TextView) -> Int { 2 }

        func draw(line: Int, in rect: Rect, of canvas: Canvas, textView: TextView) {
            if line == 1 { canvas.draw("●●●", in: rect) }
        }
    }

    @Test func aGutterOfAProgramIsDrawnBesideTheFirstRowsOfLines() async {
        let (view, pilot) = await start("one\ntwo words", columns: 9) { $0.gutters = [Marks()] }
        #expect(
            pilot.screen.hasPrefix("  one\n●…two\n  words")
                || pilot.screen.hasPrefix("  one\n●●two\n  words"))
        await pilot.click(column: 0, row: 1)
        #expect(view.selectedText == "two words")
    }

    @Test func aKeyWrapsLinesOrNot() async {
        let (view, pilot) = await start("one two three four five six")
        await pilot.press("alt-z")
        #expect(!view.wrapsLines)
        #expect(pilot.screen.hasPrefix("one two three four"))
        #expect(!pilot.screen.contains("six"))
        await pilot.press("alt-z")
        #expect(pilot.screen.hasPrefix("one two three four\nfive six"))
    }

    @Test func ctrlCCopiesASelectionAndElseCancels() async {
        let (view, pilot) = await start("one two")
        view.selectedRanges = [4..<7]
        await pilot.press("ctrl-c")
        #expect(pilot.display.clipboard == "two")
        #expect(pilot.ending == nil)
        await pilot.press("left", "ctrl-c")
        #expect(pilot.ending == .cancelled)
    }

    @Test func escapeSelectsNothingSoThatCtrlCCancelsAgain() async {
        let (view, pilot) = await start("one two")
        await pilot.press("ctrl-shift-a", "ctrl-c", "escape")
        #expect(view.selectedRanges == [7..<7])
        await pilot.press("ctrl-c")
        #expect(pilot.ending == .cancelled)
    }

    @Test func lineNumbersSelectTheirLines() async {
        let (view, pilot) = await start("one\ntwo\nthree") { $0.showsLineNumbers = true }
        #expect(pilot.screen.hasPrefix("   1  one\n   2  two"))
        await pilot.click(column: 1, row: 1)
        #expect(view.selectedText == "two\n")
        await pilot.mouseDown(column: 1, row: 0)
        await pilot.move(column: 1, row: 1)
        await pilot.mouseUp(column: 1, row: 1)
        #expect(view.selectedText == "one\ntwo\n")
        view.showsLineNumbers = false
        await pilot.settle()
        #expect(pilot.screen.hasPrefix("one\n"))
    }

    @Test func theWheelScrollsAndTheTextStaysAtItsEnd() async {
        let (view, pilot) = await start((1...30).map { "line \($0)" }.joined(separator: "\n"))
        await pilot.wheel(dy: 2, column: 1, row: 1)
        #expect(pilot.screen.hasPrefix("line 7\n"))
        await pilot.wheel(dy: 99, column: 1, row: 1)
        #expect(view.visibleLines == 25...29)
        await pilot.wheel(dy: -99, column: 1, row: 1)
        #expect(view.visibleLines == 0...4)
        view.scroll(toLine: 10)
        await pilot.settle()
        #expect(pilot.screen.hasPrefix("line 11"))
        // A key brings back the cursor.
        await pilot.press("right")
        #expect(view.visibleLines == 0...4)
    }

    @Test func theMiddleButtonPastesWhereItIs() async {
        let (view, pilot) = await start("ab")
        pilot.display.clipboard = "X"
        await pilot.click(column: 1, row: 0, button: .middle)
        #expect(view.text == "aXb")
    }

    @Test func theCurrentLineIsFilledInAllItsRowsAlsoFromTheMiddleOn() async {
        let (view, pilot) = await start("before\n" + String(repeating: "abcdefghi ", count: 20)) {
            $0.highlightsCurrentLine = true
        }
        await pilot.press("ctrl-end")
        #expect(view.visibleLines == 1...1)
        let buffer = pilot.display.buffer
        for row in 0..<5 {
            #expect(buffer.text(row: row).hasPrefix("abcdefghi"))
            let grounds = Set((0..<19).map { buffer[Point(x: $0, y: row)].style.background })
            #expect(grounds.count == 1)
            #expect(!grounds.contains(.default))
        }
        view.selectedRanges = [0..<0]
        await pilot.settle()
        #expect(pilot.display.buffer[Point(x: 0, y: 1)].style.background == .default)
        #expect(pilot.display.buffer[Point(x: 0, y: 0)].style.background != .default)
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let editor = TextView("func sum(_ a: Int) {\n\tlet words = \"one, two, three, four\"\n}\n")
        editor.drawsBackground = false
        editor.showsLineNumbers = true
        editor.highlightsCurrentLine = true
        let field = TextView("", placeholder: "Notes"), disabled = TextView("Nobody edits this.")
        disabled.isEnabled = false
        for view in [editor, field, disabled] {
            view.preferredSize.height = view === editor ? 5 : 2
        }
        let stack = StackView(.vertical, [editor, field, disabled], spacing: 1)
        let pilot = await Pilot(
            plain: ViewController(view: stack), columns: 34, rows: 11,
            capabilities: look.capabilities)
        editor.becomeFirstResponder()
        editor.selectedRanges = [18..<20, 26..<31, 21..<21]
        await pilot.settle()
        #expect(pilot.difference(fromSnapshot: "textView-\(look.rawValue)", isStyled: true) == nil)
        field.becomeFirstResponder()
        await pilot.settle()
        #expect(
            pilot.difference(fromSnapshot: "textView-field-\(look.rawValue)", isStyled: true) == nil
        )
    }

    @Test(arguments: [true, false])
    func thePlaceholderIsOnTheCurrentLine(drawsBackground: Bool) async {
        let text = TextView("", placeholder: "Type here")
        text.highlightsCurrentLine = true
        text.drawsBackground = drawsBackground
        let application = Application(root: ViewController(view: text)) {
            throw ApplicationError.noTerminal
        }
        let pilot = await Pilot(application, columns: 30, rows: 6)
        #expect(text.isFirstResponder)
        #expect(pilot.screen.contains("Type here"))
        await pilot.type("a")
        #expect(!pilot.screen.contains("Type here"))
    }
}
