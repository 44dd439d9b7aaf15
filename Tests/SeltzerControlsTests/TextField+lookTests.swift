// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TextField+editing.

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

/// The alignment of a field's text.
@MainActor
@Suite struct TextFieldAlignmentTests {
    private let field = TextField("ab", placeholder: "Name")

    /// Shows the field in 22 cells: the text has the columns 2 to 19, and the cursor may be after it.
    private func start() async -> Pilot {
        let root = View()
        root.addSubview(field)
        field.frame = Rect(x: 0, y: 0, width: 22, height: 1)
        return await Pilot(ViewController(view: root), columns: 30, rows: 2)
    }

    private var cursor: Int? { field.cursorPosition?.x }

    @Test func textStandsAtTheEndOrInTheMiddleAndTheCursorFollows() async throws {
        let pilot = await start()
        let left = try #require(pilot.location(of: "ab")?.x)
        #expect(cursor == left + 2)
        field.textAlignment = .right
        await pilot.settle()
        let right = try #require(pilot.location(of: "ab")?.x)
        #expect(right > left + 10)
        #expect(cursor == right + 2)
        field.textAlignment = .center
        await pilot.settle()
        let middle = try #require(pilot.location(of: "ab")?.x)
        #expect(middle > left && middle < right)
        #expect(cursor == middle + 2)
        await pilot.type("世")
        #expect(pilot.location(of: "ab世") != nil)
        #expect(cursor == pilot.location(of: "ab世").map { $0.x + 4 })
    }

    @Test func aClickFindsTheCharacterUnderThePointer() async throws {
        field.textAlignment = .right
        let pilot = await start()
        let place = try #require(pilot.location(of: "ab"))
        await pilot.click(column: place.x + 1, row: 0)
        await pilot.type("x")
        #expect(field.text == "axb")
        await pilot.click(column: 3, row: 0)
        await pilot.type("y")
        #expect(field.text == "yaxb")
    }

    @Test func aLongTextScrollsAsUsual() async {
        field.textAlignment = .center
        let pilot = await start()
        field.text = String(repeating: "0123456789", count: 5)
        await pilot.settle()
        #expect(pilot.screen.contains("6789"))
        await pilot.press("home")
        #expect(pilot.location(of: "0123")?.x == 2)
    }

    @Test func thePlaceholderIsAlignedToo() async throws {
        field.text = ""
        let pilot = await start()
        let left = try #require(pilot.location(of: "Name")?.x)
        field.textAlignment = .right
        await pilot.settle()
        #expect(try #require(pilot.location(of: "Name")?.x) > left)
    }

    @Test func theTextWithStylesIsTheText() {
        field.attributedText = StyledText("styled", style: Style(attributes: .bold))
        #expect(field.text == "styled")
        field.attributedText = nil
        #expect(field.text.isEmpty && field.attributedText == StyledText(""))
    }
}
