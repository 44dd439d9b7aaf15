// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TokenField+changes, TokenField+actions, TokenField+mouse, TokenFieldEvents, TokenEditor.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct TokenFieldTests {
    private func start(
        _ field: TokenField, columns: Int = 40, rows: Int = 6, look: DisplayLook = .dark
    ) async -> Pilot {
        let pilot = await Pilot(
            plain: ViewController(view: StackView(.vertical, [field, Button("Other")])),
            columns: columns, rows: rows,
            capabilities: look.capabilities)
        field.becomeFirstResponder()
        await pilot.settle()
        return pilot
    }

    @Test func aCommaAndEnterMakeTokens() async {
        let field = TokenField(placeholder: "Tags")
        let pilot = await start(field)
        #expect(pilot.screen.contains("Tags"))
        await pilot.type("one, two words ,three\n")
        #expect(field.tokens == ["one", "two words", "three"] && field.text.isEmpty)
        #expect(pilot.screen.contains("one ×") && pilot.screen.contains("two words ×"))
        #expect(
            pilot.events(TokenFieldChanged.self).map(\.change) == [
                .added(["one"], at: 0), .added(["two words"], at: 1), .added(["three"], at: 2),
            ])
    }

    @Test func leavingTheFieldMakesAToken() async {
        let field = TokenField()
        let pilot = await start(field)
        await pilot.type("last\t")
        #expect(field.tokens == ["last"])
    }

    @Test func theProgramsTokensAreCleanedAndNotReported() async {
        let field = TokenField(["a\nb", "  ", " c "])
        let pilot = await start(field)
        #expect(field.tokens == ["a b", "c"])
        #expect(pilot.events(TokenFieldChanged.self).isEmpty)
    }

    @Test func backspaceSelectsThenDeletes() async {
        let field = TokenField(["one", "two"])
        let pilot = await start(field)
        await pilot.press("backspace")
        #expect(field.selectedTokens == 1...1 && field.tokens.count == 2)
        await pilot.press("backspace")
        #expect(field.tokens == ["one"] && field.selectedTokens == nil)
        #expect(
            pilot.events(TokenFieldChanged.self)
                == [TokenFieldChanged(tokens: ["one"], change: .removed(["two"], at: 1))])
        await pilot.type("ab")
        await pilot.press("backspace")
        #expect(field.text == "a" && field.tokens == ["one"])
    }

    @Test func arrowKeysGoOverTokensAndBack() async {
        let field = TokenField(["one", "two", "three"])
        let pilot = await start(field)
        await pilot.press("left", "left")
        #expect(field.selectedTokens == 1...1)
        await pilot.press("shift-left")
        #expect(field.selectedTokens == 0...1)
        await pilot.press("right", "right", "right")
        #expect(field.selectedTokens == nil)
        await pilot.press("left", "home", "delete")
        #expect(field.tokens == ["two", "three"])
    }

    @Test func typedTextReplacesSelectedTokens() async {
        let field = TokenField(["one", "two", "three"])
        let pilot = await start(field)
        await pilot.press("left", "left")
        await pilot.type("x,")
        #expect(field.tokens == ["one", "x", "three"])
    }

    @Test func aTokenIsMovedByKeysAndByADrag() async {
        let field = TokenField(["one", "two", "three"])
        let pilot = await start(field)
        await pilot.press("left", "alt-left", "alt-left")
        #expect(field.tokens == ["three", "one", "two"])
        #expect(pilot.events(TokenFieldChanged.self).last?.change == .moved(from: 1, to: 0))
        await pilot.drag(fromColumn: 3, row: 0, toColumn: 36, row: 0)
        #expect(field.tokens == ["one", "two", "three"])
    }

    @Test func theCrossRemovesAToken() async {
        let field = TokenField(["one", "two"])
        let pilot = await start(field)
        await pilot.click(on: "×")
        #expect(field.tokens == ["two"])
    }

    @Test func enterEditsAToken() async {
        let field = TokenField(["one", "two", "three"])
        let pilot = await start(field)
        await pilot.press("left", "left", "enter")
        #expect(field.text == "two" && field.tokens == ["one", "three"])
        await pilot.type("!")
        await pilot.press("enter")
        #expect(field.tokens == ["one", "two!", "three"])
    }

    @Test func aPasteIsSplitAtCommasAndLines() async {
        let field = TokenField()
        let pilot = await start(field)
        await pilot.paste("a, b\nc\r\n\u{1B}[31md\n")
        #expect(field.tokens == ["a", "b", "c", "[31md"])
    }

    @Test func aPastedListReplacesTheSelection() async {
        let field = TokenField()
        let pilot = await start(field)
        await pilot.type("foo")
        await pilot.press("home", "shift-end")
        await pilot.paste("a,b")
        #expect(field.tokens == ["a", "b"] && field.text.isEmpty)
        await pilot.type("xy")
        await pilot.press("left")
        await pilot.paste("1,2")
        #expect(field.tokens == ["a", "b", "x1", "2y"])
    }

    @Test func aTokenAmongEqualOnesIsEdited() async {
        let field = TokenField(["x", "a", "x"])
        let pilot = await start(field)
        await pilot.type("new")
        await pilot.press("home", "left", "enter")
        #expect(field.tokens == ["x", "a", "new"] && field.text == "x")
        await pilot.press("enter")
        #expect(field.tokens == ["x", "a", "x", "new"])
    }

    @Test func aValueReplacesTokensAndText() async {
        let field = TokenField(["one"])
        let pilot = await start(field)
        await pilot.type("foo")
        #expect(field.accessibilityChangeValue(to: "x, y"))
        #expect(field.tokens == ["x", "y"] && field.text.isEmpty)
    }

    @Test func refusedTokensStayAsText() async {
        let field = TokenField(["one"])
        field.allowsDuplicates = false
        field.validateToken = { $0.count > 5 ? "At most 5 letters" : nil }
        let pilot = await start(field)
        await pilot.type("one,")
        #expect(field.tokens == ["one"] && field.text == "one")
        #expect(pilot.screen.contains("one is already there"))
        await pilot.press("ctrl-u")
        #expect(field.validationMessage == nil)
        await pilot.paste("two, toolong, six")
        #expect(field.tokens == ["one", "two", "six"] && field.text == "toolong")
        #expect(pilot.screen.contains("At most 5 letters"))
        #expect(pilot.events(TokenFieldRefused.self).map(\.text) == ["one", "toolong"])
    }

    @Test func tokensWrapOrScroll() async {
        let words = ["alpha", "beta", "gamma", "delta", "epsilon"]
        let field = TokenField(words)
        let pilot = await start(field, columns: 24)
        #expect(pilot.screen.split(separator: "\n").prefix(3).joined().contains("gamma"))
        #expect(field.bounds.height > 1)
        field.wraps = false
        await pilot.settle()
        #expect(field.bounds.height == 1)
        #expect(pilot.screen.contains("epsilon") && !pilot.screen.contains("alpha"))
        await pilot.press("left", "home")
        #expect(pilot.screen.contains("alpha"))
    }

    @Test func aDisabledFieldTakesNothing() async {
        let field = TokenField(["one"])
        field.isEnabled = false
        let pilot = await start(field)
        await pilot.type("x,")
        await pilot.click(on: "×")
        #expect(field.tokens == ["one"])
        #expect(field.becomeFirstResponder() == false)
    }

    @Test func copiedTokensArePastedAgain() async {
        let field = TokenField(["one", "two"])
        let pilot = await start(field)
        await pilot.press("ctrl-a", "ctrl-x")
        #expect(field.tokens.isEmpty && pilot.application.pasteboard.string == "one, two")
        await pilot.press("ctrl-v")
        await pilot.press("enter")
        #expect(field.tokens == ["one", "two"])
    }

    @Test func aSuggestionBecomesAToken() async {
        let field = TokenField()
        field.suggestions = .fuzzy(["swift", "terminal"])
        let pilot = await start(field)
        await pilot.type("sw")
        await pilot.press("down", "enter")
        #expect(field.tokens == ["swift"])
    }

    @Test func hostileTokensDraw() async {
        let field = TokenField([
            "日本語のラベル", "👩‍👩‍👧‍👦", "e\u{301}\u{301}\u{301}", "\u{1B}]0;x\u{7}",
            String(repeating: "w", count: 5_000),
        ])
        for size in [
            Size(width: 1, height: 1), Size(width: 5, height: 2), Size(width: 90, height: 9),
        ] {
            for look in DisplayLook.allCases {
                let pilot = await start(
                    field, columns: size.width, rows: size.height, look: look)
                #expect(await pilot.faults().isEmpty)
                field.removeFromSuperview()
            }
        }
    }

    @Test func manyTokensAreSlowerOnlyByTheirNumber() async {
        let field = TokenField((0..<5_000).map { "token \($0)" })
        let pilot = await start(field, columns: 60)
        await pilot.press("left", "backspace")
        #expect(field.tokens.count == 4_999)
    }

    @Test func tokensAreElements() async {
        let field = TokenField(["one", "two"])
        field.accessibilityLabel = "Tags"
        let pilot = await start(field)
        await pilot.press("left")
        let element = try? await pilot.element(.group, "Tags").accessibilityElement()
        #expect(element?.value == "one, two")
        #expect(pilot.elements(.cell).map(\.label) == ["one", "two"])
        #expect(pilot.elements(.textField).map(\.label) == ["New token"])
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let field = TokenField(["swift", "terminal", "日本"], placeholder: "Tags")
        let pilot = await start(field, columns: 30, rows: 4, look: look)
        await pilot.type("ui")
        await pilot.press("home", "left")
        #expect(
            pilot.difference(fromSnapshot: "token-field-\(look.rawValue)", isStyled: true) == nil)
    }
}
