// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TextField+Completion.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct TextSuggestionsTests {
    private static let cities = ["Basel", "Bern", "Biel", "Chur", "Genève", "漢字市"]

    private func start(
        _ suggestions: TextSuggestions = .prefixed(cities), columns: Int = 20, rows: Int = 6
    ) async -> (TextField, Pilot) {
        let field = TextField()
        field.suggestions = suggestions
        let pilot = await Pilot(
            plain: ViewController(view: StackView(.vertical, [field, Button("OK")])),
            columns: columns,
            rows: rows)
        return (field, pilot)
    }

    @Test func suggestionsFollowTheText() async {
        let (field, pilot) = await start()
        await pilot.type("b")
        #expect(
            pilot.screen
                == "▌ b                ▐\n╭──────────────────╮\n│ Basel            │\n│ Bern             │\n"
                + "│ Biel             │\n╰──────────────────╯")
        #expect(field.isFirstResponder && pilot.display.cursor?.position == Point(x: 3, y: 0))
        await pilot.type("e")
        #expect(
            pilot.screen == "▌ be               ▐\n╭──────────────────╮\n│ Bern             │\n"
                + "╰──────────────────╯\n\n")
        await pilot.type("x")
        #expect(pilot.screen == "▌ bex              ▐\n       [ OK ]\n\n\n\n")
    }

    @Test func caseAndNormalFormDoNotCount() async {
        let (field, pilot) = await start(.prefixed(["Gene", "Gene\u{300}ve", "GEN\u{C8}VE-Est"]))
        await pilot.type("gen\u{E8}")
        #expect(pilot.location(of: "Est") != nil)
        await pilot.press("tab")
        #expect(field.text == "Gen\u{E8}ve")
    }

    @Test func tabTakesTheFirstOrTheSelectedOne() async {
        let (field, pilot) = await start()
        await pilot.type("b")
        await pilot.press("tab")
        #expect(field.text == "Basel" && field.isFirstResponder)
        #expect(pilot.events(SuggestionTaken.self) == [SuggestionTaken(text: "Basel")])
        #expect(pilot.screen == "▌ Basel            ▐\n       [ OK ]\n\n\n\n")
        await pilot.press("ctrl-u")
        await pilot.type("b")
        await pilot.press("down", "down", "tab")
        #expect(field.text == "Bern")
        await pilot.press("ctrl-_", "tab")
        #expect(field.text == "Basel")
    }

    @Test func enterTakesWhatIsSelectedAndElseSubmits() async {
        let (field, pilot) = await start()
        await pilot.type("b")
        await pilot.press("up", "enter")
        #expect(field.text == "Biel")
        #expect(pilot.events(TextSubmitted.self).isEmpty)
        await pilot.press("enter")
        #expect(pilot.events(TextSubmitted.self).map(\.text) == ["Biel"])
        await pilot.press("ctrl-u")
        await pilot.type("b")
        await pilot.press("enter")
        #expect(pilot.events(TextSubmitted.self).map(\.text) == ["Biel", "b"])
        #expect(pilot.application.windows.count == 1)
    }

    @Test func escapeClosesAndAKeyOpensAgain() async {
        let (field, pilot) = await start()
        await pilot.type("b")
        await pilot.press("escape")
        #expect(pilot.application.windows.count == 1 && field.text == "b")
        await pilot.press("ctrl-space")
        #expect(pilot.application.windows.count == 2)
        await pilot.press("escape", "tab")
        #expect(!field.isFirstResponder)
    }

    @Test func aClickTakesAndLeavesTheKeysWithTheField() async {
        let (field, pilot) = await start()
        await pilot.type("b")
        await pilot.click(on: "Bern")
        #expect(field.text == "Bern" && field.isFirstResponder)
        #expect(pilot.application.windows.count == 1)
        await pilot.type("!")
        #expect(field.text == "Bern!")
    }

    @Test func theListGoesWithTheFocusAndWithTheField() async {
        let (field, pilot) = await start()
        await pilot.type("b")
        field.resignFirstResponder()
        await pilot.settle()
        #expect(pilot.application.windows.count == 1)
        field.becomeFirstResponder()
        await pilot.type("i")
        #expect(pilot.application.windows.count == 2)
        field.removeFromSuperview()
        await pilot.settle()
        #expect(pilot.application.windows.count == 1)
    }

    @Test func theListStaysOnAScreenThatShrinks() async {
        let (_, pilot) = await start(rows: 10)
        await pilot.type("b")
        for (columns, rows) in [(8, 3), (3, 2), (1, 1), (20, 6)] {
            await pilot.resize(columns: columns, rows: rows)
            for window in pilot.application.windows {
                #expect(
                    Rect(x: 0, y: 0, width: columns, height: rows).contains(window.frame)
                        || window.frame.isEmpty)
            }
        }
        #expect(
            pilot.screen
                == "▌ b                ▐\n╭──────────────────╮\n│ Basel            │\n│ Bern             │\n"
                + "│ Biel             │\n╰──────────────────╯")
    }

    @Test func aListBelowWhichThereIsNoRoomStandsAbove() async {
        let field = TextField()
        field.suggestions = .prefixed(Self.cities)
        let filler = View()
        filler.setContentHuggingPriority(.defaultLow, for: .vertical)
        let pilot = await Pilot(
            plain: ViewController(view: StackView(.vertical, [filler, field])), columns: 12, rows: 5
        )
        await pilot.press("tab")
        await pilot.type("b")
        #expect(
            pilot.screen == "╭──────────╮\n│ Basel   ▐│\n│ Bern    ▝│\n╰──────────╯\n▌ b        ▐")
    }

    @Test func anAnswerThatComesTooLateIsNotShown() async {
        var waiting: [CheckedContinuation<[String], Never>] = []
        let (_, pilot) = await start(
            TextSuggestions { text in
                let answer = await withCheckedContinuation { waiting.append($0) }
                return answer.map { text + $0 }
            })
        await pilot.type("ab")
        #expect(waiting.count == 2)
        waiting[1].resume(returning: ["new"])
        await pilot.settle()
        #expect(pilot.location(of: "abnew") != nil)
        waiting[0].resume(returning: ["old"])
        await pilot.settle()
        #expect(pilot.location(of: "aold") == nil)
        #expect(pilot.location(of: "abnew") != nil)
    }

    @Test func fuzzySuggestionsComeBestFirst() async {
        let (field, pilot) = await start(
            .fuzzy(["source/field/text", "TextField.swift", "tables"]))
        await pilot.type("tfield")
        #expect(pilot.location(of: "TextField.swift") == Point(x: 2, y: 2))
        await pilot.press("tab")
        #expect(field.text == "TextField.swift")
    }

    @Test func aSecretHasNoSuggestions() async {
        let (field, pilot) = await start()
        field.isSecureTextEntry = true
        await pilot.type("b")
        #expect(pilot.application.windows.count == 1)
    }

    @Test func manySuggestionsScroll() async {
        let words = (0..<100_000).map { "word\($0)" }
        let (_, pilot) = await start(.prefixed(words), rows: 24)
        await pilot.type("w")
        #expect(pilot.application.windows.last?.frame.height == 10)
        await pilot.press("up")
        #expect(pilot.location(of: "word99") != nil)
    }
}
