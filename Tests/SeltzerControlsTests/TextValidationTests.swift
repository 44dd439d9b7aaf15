// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TextField+Mask, TextField+Validation.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerText
import SeltzerViews
import Testing

@MainActor
@Suite struct TextValidationTests {
    private func start(_ field: TextField, columns: Int = 24) async -> Pilot {
        let other = TextField(placeholder: "Other")
        return await Pilot(
            plain: ViewController(view: StackView(.vertical, [field, other])), columns: columns,
            rows: 4)
    }

    private func number() -> TextField {
        let field = TextField()
        field.validation = TextValidation { Int($0) == nil ? "Not a number" : nil }
        return field
    }

    @Test func aWrongTextIsToldAtItsEndAndUntilItIsRight() async {
        let field = number()
        let pilot = await start(field)
        await pilot.type("1x")
        #expect(field.isValid)
        await pilot.press("tab")
        #expect(!field.isValid && field.isInvalid)
        #expect(pilot.screen == "▌ 1x\n  × Not a number\n▌ Other                ▐\n")
        await pilot.press("shift-tab", "end", "backspace")
        #expect(field.isValid && !field.isInvalid)
        #expect(pilot.screen == "▌ 1                    ▐\n\n│ Other\n")
        #expect(pilot.events(ValidityChanged.self).map(\.message) == ["Not a number", nil])
    }

    @Test func aFieldInErrorKeepsItsBarWhenItIsFocused() async {
        let field = number()
        let pilot = await start(field)
        pilot.application.theme = .fathom
        await pilot.type("x")
        await pilot.press("tab")
        func foregrounds() -> [Color] {
            [0, 23].map { pilot.display.buffer[Point(x: $0, y: 0)].foreground }
        }
        #expect(pilot.screen.hasPrefix("▌ x\n  × Not a number\n"))
        #expect(foregrounds()[0] == Theme.fathom[.danger])
        await pilot.press("shift-tab")
        #expect(pilot.screen.hasPrefix("▌ x                    ▐\n  × Not a number\n"))
        #expect(foregrounds() == [Theme.fathom[.danger], Theme.fathom[.danger]])
        await pilot.press("end", "backspace")
        await pilot.type("1")
        #expect(foregrounds() == [Theme.fathom[.focus], Theme.fathom[.focus]])
    }

    @Test func aWrongTextIsNotSubmitted() async {
        let field = number()
        let pilot = await start(field)
        await pilot.type("x")
        await pilot.press("enter")
        #expect(pilot.events(TextSubmitted.self).isEmpty)
        #expect(pilot.display.beepCount == 1)
        await pilot.press("backspace")
        await pilot.type("7")
        await pilot.press("enter")
        #expect(pilot.events(TextSubmitted.self).map(\.text) == ["7"])
    }

    @Test func theMessageCanStandAtTheEndOfTheRow() async {
        let field = number()
        field.validation?.moment = .change
        field.validation?.placement = .trailing
        let pilot = await start(field)
        await pilot.type("abcdefghijklmnop")
        #expect(pilot.screen == "▌‹ijklmnop ▐ Not a numb…\n│ Other\n\n")
    }

    @Test func aTextThatIsSetIsLookedAtAgain() async {
        let field = number()
        let pilot = await start(field)
        await pilot.type("x")
        field.validate()
        #expect(!field.isValid)
        field.text = "5"
        #expect(field.isValid)
    }

    @Test func aMaskShowsWhatIsMissing() async throws {
        let field = TextField()
        field.mask = try InputMask(parsing: "(###) ###-####")
        let pilot = await start(field)
        #expect(pilot.screen.hasPrefix("▌ (___) ___-____       ▐\n"))
        #expect(pilot.display.cursor?.position == Point(x: 3, y: 0))
        await pilot.type("555")
        #expect(pilot.display.cursor?.position == Point(x: 8, y: 0))
        await pilot.type("-1x")
        #expect(pilot.screen.hasPrefix("▌ (555) ___-1___       ▐\n"))
        #expect(field.text == "(555) ___-1")
        #expect(pilot.events(TextOverflowed.self).map(\.rest) == ["x"])
        await pilot.press("tab")
        #expect(field.validationMessage == "Not complete")
        await pilot.press("shift-tab", "alt-a")
        await pilot.paste("(555) 123-4567")
        #expect(field.isValid)
        #expect(field.text == "(555) 123-4567" && field.unmaskedText == "5551234567")
        #expect(pilot.display.cursor?.position == Point(x: 16, y: 0))
        await pilot.press("shift-left", "shift-left", "alt-w")
        #expect(pilot.application.pasteboard.string == "67")
        await pilot.click(column: 7, row: 0)
        await pilot.type("9")
        #expect(field.text == "(555) 923-4567")
    }

    @Test func aMaskInTooSmallAFieldScrolls() async throws {
        let field = TextField()
        field.mask = try InputMask(parsing: "(###) ###-####")
        let pilot = await start(field, columns: 9)
        await pilot.type("5551234567")
        #expect(pilot.screen.hasPrefix("▌‹-4567 ▐\n"))
        await pilot.press("home")
        #expect(pilot.screen.hasPrefix("▌ (555)›▐\n"))
    }

    @Test func theSelectionOfAMaskIsOfTheText() async throws {
        let field = TextField()
        field.mask = try InputMask(parsing: "##/##")
        let pilot = await start(field)
        await pilot.type("1234")
        let text = field.text
        field.selectedRange = 3..<TextPosition(text.endIndex, in: text)
        #expect(field.selectedText == "34")
        await pilot.press("home", "shift-right", "shift-right")
        #expect(field.selectedText == "12/")
    }
}
