// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerDocuments
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct TextViewMouseTests {
    /// A focused view without a ground.
    private func start(_ text: String) async -> (TextView, Pilot) {
        let view = TextView(text)
        view.drawsBackground = false
        let pilot = await Pilot(ViewController(view: view), columns: 20, rows: 5)
        view.becomeFirstResponder()
        await pilot.settle()
        return (view, pilot)
    }

    @Test func clicksSelectWordsAndLines() async {
        let (view, pilot) = await start("one two\nthree")
        await pilot.click(column: 5, row: 0)
        #expect(view.cursor == 5)
        await pilot.click(column: 5, row: 0)
        #expect(view.selectedText == "two")
        await pilot.click(column: 5, row: 0)
        #expect(view.selectedText == "one two\n")
        await pilot.click(column: 2, row: 1)
        await pilot.mouseDown(column: 4, row: 0, modifiers: .shift)
        await pilot.mouseUp(column: 4, row: 0)
        #expect(view.selectedText == "two\nth")
        await pilot.drag(fromColumn: 0, row: 1, toColumn: 99, row: 99)
        #expect(view.selectedText == "three")
    }

    @Test(arguments: ["x", "é", "語"]) func aDoubleClickSelectsAWordOfAnyLength(letter: String) async
    {
        let word = String(repeating: letter, count: 40_000)
        let (view, pilot) = await start("to " + word + " end")
        await pilot.click(column: 10, row: 2)
        await pilot.click(column: 10, row: 2)
        #expect(view.selectedText == word)
        await pilot.press("ctrl-left")
        #expect(view.cursor == 3)
        await pilot.press("ctrl-right")
        #expect(view.cursor.offset == 3 + word.utf8.count)
    }

    @Test func aDragWithAltSelectsABlock() async {
        let (view, pilot) = await start("abcd\nefgh\nijkl")
        await pilot.mouseDown(column: 1, row: 0, modifiers: .alt)
        await pilot.move(column: 3, row: 2)
        await pilot.mouseUp(column: 3, row: 2)
        #expect(view.selectedRanges == [1..<3, 6..<8, 11..<13])
        await pilot.press("delete")
        #expect(view.text == "ad\neh\nil")
    }

    @Test func aClickWithAltAddsACursorAndTakesItAway() async {
        let (view, pilot) = await start("ab\ncd")
        await pilot.click(column: 1, row: 1, modifiers: .alt)
        #expect(view.selectedRanges == [0..<0, 4..<4])
        await pilot.click(column: 1, row: 1, modifiers: .alt)
        #expect(view.selectedRanges == [0..<0])
    }

    @Test func aClickOrADragWithCtrlIsOneWithAlt() async {
        let (view, pilot) = await start("ab\ncd")
        await pilot.click(column: 1, row: 1, modifiers: .control)
        #expect(view.selectedRanges == [0..<0, 4..<4])
        await pilot.mouseDown(column: 0, row: 0, modifiers: .control)
        await pilot.move(column: 1, row: 1)
        await pilot.mouseUp(column: 1, row: 1)
        #expect(view.selectedRanges == [0..<1, 3..<4])
    }

    @Test(arguments: [KeyModifiers(), .alt])
    func aDragEndsWhenTheTextChanges(modifiers: KeyModifiers) async {
        let (view, pilot) = await start("one\ntwo three")
        await pilot.mouseDown(column: 9, row: 1, modifiers: modifiers)
        view.text = "a"
        await pilot.move(column: 0, row: 0)
        #expect(view.selectedText == "")
        await pilot.press("backspace", "delete")
        await pilot.move(column: 9, row: 1)
        await pilot.press("alt-c")
        #expect(view.text == "")
        #expect(await pilot.faults() == [])
    }

    @Test func aDragThatHasEndedDoesNotScroll() async {
        let (_, pilot) = await start((1...50).map(String.init).joined(separator: "\n"))
        await pilot.mouseDown(column: 0, row: 0)
        await pilot.type("x")
        await pilot.move(column: 0, row: 9)
        await pilot.advance(by: .seconds(2))
        #expect(pilot.screen.hasPrefix("x1"))
    }

    @Test func aBlockBeginsInTheTextWhenItsLineIsWrappedAnew() async {
        let (view, pilot) = await start("one two three four five six seven\nlast")
        await pilot.mouseDown(column: 0, row: 1, modifiers: .alt)
        await pilot.press("alt-z")
        await pilot.move(column: 3, row: 1)
        // The lines have moved by five columns, so that the cursor is seen.
        #expect(view.selectedRanges == [0..<8, 34..<38])
        #expect(await pilot.faults() == [])
    }
}
