// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct TextFieldOverwritingTests {
    @Test func typedTextReplacesWhatIsBehindTheCursor() async {
        let field = TextField("abc")
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [field])), columns: 20, rows: 1)
        #expect(pilot.display.cursor?.shape == .bar)
        await pilot.press("home", "insert")
        #expect(field.isOverwriting)
        #expect(pilot.display.cursor?.shape == .block)
        await pilot.type("漢y")
        #expect(field.text == "漢yc")
        await pilot.type("zz")
        #expect(field.text == "漢yzz")
        await pilot.press("insert", "home")
        await pilot.type("a")
        #expect(field.text == "a漢yzz")
        #expect(pilot.display.cursor?.shape == .bar)
    }
}
