// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@testable import Gallery

@MainActor
@Suite("The page of text fields")
struct TextFieldPageTests {
    @Test("is used with the keys alone")
    func keysAlone() async {
        let pilot = await Pilot(PageController(.textField), columns: 64, rows: 24)
        await pilot.type("!")
        await pilot.press("tab")
        await pilot.type("Grace")
        await pilot.press("tab", "tab")
        await pilot.type("5551234567")
        await pilot.press("tab", "ctrl-u")
        await pilot.type("12")
        await pilot.press("tab")
        await pilot.type("123456789")
        await pilot.press("tab")
        await pilot.type("zri")
        await pilot.press("tab")
        for text in ["漢字!", "Grace", "(555) 123-4567", " 12345678", "Zürich"] {
            #expect(pilot.location(of: text) != nil, "\(text)")
        }
        #expect(pilot.location(of: "Not a number") == nil)
        #expect(pilot.events(TextOverflowed.self).map(\.rest) == ["9"])
    }

    @Test("is used with the mouse alone")
    func mouseAlone() async {
        let pilot = await Pilot(PageController(.textField), columns: 64, rows: 24)
        pilot.display.clipboard = "Ge"
        await pilot.click(on: "Lovelace")
        await pilot.click(on: "Lovelace")
        #expect(pilot.styledScreen.contains("Lovelace"))
        await pilot.click(on: "Be, Ge or Zu", button: .middle)
        await pilot.click(on: "Genève")
        #expect(pilot.events(SuggestionTaken.self).map(\.text) == ["Genève"])
    }
}
