// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ClickHintsWindow.

import SeltzerBase
import SeltzerControls
import SeltzerInspector
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ClickHintsTests {
    @Test func lettersClickWhatTheyStandOn() async {
        let notepad = Notepad()
        let pilot = await inspected(notepad, columns: 40, rows: 8, opens: false)
        await pilot.press("shift-f12")
        // The field has A, the first button S.
        #expect(pilot.screen.contains("S"))
        await pilot.type("s")
        #expect(notepad.saveCount == 1)
        await pilot.press("shift-f12")
        await pilot.type("ы")
        #expect(notepad.saveCount == 2)
        #expect(pilot.screen.contains("Saved 2 times."))
        #expect(pilot.application.windows.count == 1)
    }

    @Test func lettersFocusAField() async {
        let notepad = Notepad()
        let pilot = await inspected(notepad, columns: 40, rows: 8, opens: false)
        notepad.save.becomeFirstResponder()
        await pilot.press("f11")
        await pilot.type("ax")
        #expect(notepad.field.text == "x")
    }

    @Test func escapeLeaves() async {
        let notepad = Notepad()
        let pilot = await inspected(notepad, columns: 40, rows: 8, opens: false)
        let before = pilot.styledScreen
        await pilot.press("shift-f12")
        #expect(pilot.styledScreen != before)
        await pilot.press("escape")
        #expect(pilot.styledScreen == before)
        await pilot.type("s")
        #expect(notepad.saveCount == 0)
    }

    @Test func aPressOfTheMouseLeaves() async {
        let pilot = await inspected(columns: 40, rows: 8, opens: false)
        await pilot.press("shift-f12")
        await pilot.click(column: 30, row: 6)
        #expect(pilot.application.windows.count == 1)
    }

    @Test func anotherSizeLeaves() async {
        let pilot = await inspected(columns: 40, rows: 8, opens: false)
        await pilot.press("shift-f12")
        await pilot.resize(columns: 30, rows: 8)
        #expect(pilot.application.windows.count == 1)
    }

    @Test func manyElementsHaveTwoLettersEach() async {
        let buttons = (0..<30).map { number in
            let button = Button("B\(number)")
            button.frame = Rect(x: number % 6 * 9, y: number / 6, width: 8, height: 1)
            return button
        }
        var clicked: [Int] = []
        for (number, button) in buttons.enumerated() {
            button.addAction(for: .primaryActionTriggered) { _ in clicked.append(number) }
        }
        let view = View()
        for button in buttons { view.addSubview(button) }
        let pilot = await inspected(
            ViewController(view: view), columns: 60, rows: 8, opens: false)
        await pilot.press("shift-f12")
        await pilot.type("sd")
        #expect(clicked == [26 + 2])
        await pilot.press("shift-f12")
        await pilot.type("a")
        await pilot.press("backspace")
        await pilot.type("sa")
        #expect(clicked == [28, 26])
    }

    @Test func withoutAnythingToClickThereIsNoMode() async {
        let pilot = await inspected(
            ViewController(view: Label("Text")), columns: 40, rows: 4, opens: false)
        await pilot.press("shift-f12")
        #expect(pilot.application.windows.count == 1)
        #expect(pilot.display.beepCount == 1)
    }

    @Test func theScreen() async {
        for look in DisplayLook.allCases {
            let pilot = await inspected(
                columns: 40, rows: 8, opens: false, capabilities: look.capabilities)
            await pilot.press("shift-f12")
            #expect(pilot.difference(fromSnapshot: "hints-\(look)", isStyled: true) == nil)
        }
    }
}
