// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: String+singleLine, TextField+Geometry, TextField+submit, TextFieldEvents, TextFieldLine.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct TextFieldTests {
    private func start(
        _ fields: TextField..., columns: Int = 30, rows: Int = 3
    ) async -> Pilot {
        let stack = StackView(.vertical, fields)
        return await Pilot(ViewController(view: stack), columns: columns, rows: rows)
    }

    @Test func whatIsTypedIsShownAndTold() async {
        let field = TextField(placeholder: "Name")
        var told: [String] = []
        field.addAction(for: .editingDidBegin) { _ in told.append("begin") }
        field.addAction(for: .editingChanged) { told.append($0.text) }
        field.addAction(for: .editingDidEnd) { _ in told.append("end") }
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [field])), columns: 12, rows: 1)
        #expect(pilot.screen == "▌ Name     ▐")
        await pilot.press("tab")
        await pilot.type("Åb漢")
        #expect(pilot.screen == "▌ Åb漢     ▐")
        #expect(pilot.display.cursor?.position == Point(x: 6, y: 0))
        field.resignFirstResponder()
        await pilot.settle()
        #expect(pilot.display.cursor == nil)
        #expect(told == ["begin", "Å", "Åb", "Åb漢", "end"])
        #expect(pilot.events(TextChanged.self).map(\.text) == ["Å", "Åb", "Åb漢"])
        #expect(pilot.events(EditingBegan.self).count == 1)
        #expect(pilot.events(EditingEnded.self).map(\.text) == ["Åb漢"])
    }

    @Test func settingTheTextTellsNobody() async {
        let field = TextField("ab")
        let pilot = await start(field)
        field.text = "xyz"
        await pilot.settle()
        #expect(pilot.screen.hasPrefix("▌ xyz                        ▐\n"))
        #expect(pilot.events(TextChanged.self).isEmpty)
        await pilot.type("!")
        #expect(field.text == "xyz!")
    }

    @Test func enterSubmitsAndGoesOnWhereNobodyListens() async {
        let field = TextField("ab")
        let button = Button("OK")
        let controller = ViewController(view: StackView(.vertical, [field, button]))
        controller.defaultButton = button
        let pilot = await Pilot(controller, columns: 20, rows: 2)
        #expect(field.isFirstResponder)
        #expect(button.isDefaultButton, "Enter in the field goes on to it")
        await pilot.press("enter")
        #expect(pilot.events(TextSubmitted.self).map(\.text) == ["ab"])
        #expect(pilot.events(ButtonPressed.self).count == 1)
        var exits = 0
        field.addAction(for: .editingDidEndOnExit) { _ in exits += 1 }
        await pilot.press("enter")
        #expect(exits == 1)
        #expect(pilot.events(ButtonPressed.self).count == 1)
        #expect(!field.isFirstResponder, "An action for the end of editing ends it")
    }

    @Test func longTextScrollsWithTheCursor() async {
        let field = TextField()
        let pilot = await start(field, columns: 12, rows: 1)
        await pilot.type("abcdefghijklmnop")
        #expect(pilot.screen == "▌‹ijklmnop ▐")
        #expect(pilot.display.cursor?.position == Point(x: 10, y: 0))
        await pilot.press("home")
        #expect(pilot.screen == "▌ abcdefgh›▐")
        #expect(pilot.display.cursor?.position == Point(x: 2, y: 0))
        for _ in 0..<10 { await pilot.press("right") }
        #expect(pilot.screen == "▌‹defghijk›▐")
        await pilot.press("end", "backspace", "backspace")
        #expect(pilot.screen == "▌‹ghijklmn ▐")
    }

    @Test func aPasteBecomesOneLine() async {
        let field = TextField()
        let pilot = await start(field)
        await pilot.paste("a\tb\r\nc\u{1B}[31m\u{7}d\n")
        #expect(field.text == "a b c[31md")
    }

    @Test func whatHasNoRoomIsTold() async {
        let field = TextField("ab")
        field.maximumLength = 4
        let pilot = await start(field)
        await pilot.paste("cdefg")
        #expect(field.text == "abcd")
        #expect(pilot.events(TextOverflowed.self).map(\.rest) == ["efg"])
        #expect(pilot.display.beepCount == 1)
    }

    @Test func theMousePlacesTheCursorAndSelects() async {
        let field = TextField("hello 漢字")
        var presses = 0
        field.addAction(for: .primaryActionTriggered) { _ in presses += 1 }
        let pilot = await start(field)
        await pilot.click(column: 4, row: 0)
        #expect(pilot.display.cursor?.position == Point(x: 4, y: 0))
        await pilot.drag(fromColumn: 3, row: 0, toColumn: 10, row: 2)
        #expect(field.selectedText == "ello 漢")
        await pilot.type("x")
        #expect(field.text == "hx字")
        await pilot.click(column: 25, row: 0)
        await pilot.type("!")
        #expect(field.text == "hx字!")
        #expect(presses == 0)
    }

    @Test(arguments: ["program", "typing", "undo", "mask"])
    func aDragEndsWhenTheTextChanges(by change: String) async throws {
        let field = TextField("12345")
        let pilot = await start(field)
        await pilot.press("1")
        await pilot.mouseDown(column: 4, row: 0)
        switch change {
        case "program": field.text = "1"
        case "typing": await pilot.press("ctrl-u")
        case "undo": await pilot.press("ctrl-_")
        default: field.mask = try InputMask(parsing: "##")
        }
        await pilot.move(column: 1, row: 0)
        #expect(field.selectedRange.isEmpty)
        await pilot.press("alt-c")
        #expect(await pilot.faults() == [])
    }

    @Test func aDisabledFieldTakesNothing() async {
        let field = TextField("ab")
        let pilot = await start(field)
        field.isEnabled = false
        await pilot.click(column: 3, row: 0)
        await pilot.type("x")
        await pilot.paste("y")
        #expect(field.text == "ab")
        #expect(pilot.display.cursor == nil)
    }

    @Test(arguments: [(0, 0), (1, 1), (2, 1), (3, 1), (4, 1)])
    func aTinyFieldTrapsNowhere(_ columns: Int, _ rows: Int) async {
        let field = TextField("漢字abc", placeholder: "漢")
        let pilot = await start(field, columns: columns, rows: rows)
        await pilot.press("home", "right", "end", "shift-home", "backspace")
        await pilot.type("漢字")
        await pilot.click(column: 0, row: 0)
        #expect(field.text == "漢字")
    }

    @Test func noPlaceIsTooFar() async {
        let field = TextField("abc")
        field.validation = TextValidation(placement: .trailing) { _ in "wrong" }
        let pilot = await start(field)
        field.validate()
        for origin in [Int.min, -1, Int.max] {
            for size in [Size(width: .max, height: .max), Size(width: 5, height: 2), .zero] {
                field.frame = Rect(origin: .zero, size: size)
                field.bounds.origin = Point(x: origin, y: origin)
                field.validation?.placement = size.height == 2 ? .below : .trailing
                await pilot.settle()
                await pilot.press("left", "end")
                _ = field.cursorPosition
            }
        }
        field.columns = -1
        #expect(field.sizeThatFits(.unbounded).width == 4)
    }

    @Test func aPasteThatWasCutIsTold() async {
        let field = TextField()
        let pilot = await start(field)
        await pilot.send(.paste("abc", isTruncated: true))
        #expect(field.text == "abc" && pilot.display.beepCount == 1)
    }

    @Test func aTextOfTenMegabytesCanBeEdited() async {
        let field = TextField()
        let pilot = await start(field)
        await pilot.paste(String(repeating: "0123456789", count: 1 << 20))
        await pilot.press("home", "right", "end", "left", "ctrl-left", "ctrl-right")
        await pilot.type("x")
        #expect(field.text.utf8.count == 10 << 20 + 1)
        #expect(pilot.screen.hasPrefix("▌‹5678901234567890123456789x ▐\n"))
    }
}
