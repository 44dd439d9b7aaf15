// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: SearchFieldButton, SearchFieldEvents.

import SeltzerBase
import SeltzerControls
import SeltzerNavigation
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct SearchFieldTests {
    private func start(
        _ field: SearchField, columns: Int = 50, rows: Int = 12, look: DisplayLook = .dark
    ) async -> Pilot {
        await Pilot(
            plain: ViewController(view: StackView(.vertical, [field])), columns: columns,
            rows: rows, capabilities: look.capabilities)
    }

    private func field() -> SearchField {
        let field = SearchField()
        field.scopeButtonTitles = ["All", "Names", "Texts & notes"]
        return field
    }

    @Test func aScopeIsChosenByKeys() async {
        let field = field()
        let pilot = await start(field)
        #expect(pilot.screen.contains("in: All"))
        await pilot.type("ab")
        await pilot.press("alt-s", "down", "down", "enter")
        #expect(field.selectedScopeButtonIndex == 2 && field.isEditing)
        #expect(pilot.screen.contains("in: Texts & notes"))
        #expect(
            pilot.events(SearchScopeSelected.self)
                == [SearchScopeSelected(index: 2, title: "Texts & notes")])
        await pilot.type("c")
        #expect(field.text == "abc")
    }

    @Test func aScopeIsChosenByTheMouse() async {
        let field = field()
        let pilot = await start(field)
        await pilot.click(on: "in: All")
        await pilot.click(on: "Names")
        #expect(field.selectedScopeButtonIndex == 1 && pilot.screen.contains("in: Names"))
    }

    @Test func theProgramsScopeIsNotReported() async {
        let field = field()
        let pilot = await start(field)
        field.selectedScopeButtonIndex = 1
        field.selectedScopeButtonIndex = 9
        await pilot.settle()
        #expect(field.selectedScopeButtonIndex == 1)
        #expect(pilot.events(SearchScopeSelected.self).isEmpty)
        field.scopeButtonTitles = nil
        await pilot.settle()
        #expect(field.selectedScopeButtonIndex == 0 && !pilot.screen.contains("in:"))
    }

    @Test func enterSearchesAndIsRemembered() async {
        let field = field()
        let pilot = await start(field)
        await pilot.type(" one \n")
        await pilot.press("ctrl-u")
        await pilot.type("two\n")
        await pilot.press("ctrl-u")
        await pilot.type("one\n")
        #expect(pilot.events(SearchSubmitted.self).map(\.text) == ["one", "two", "one"])
        #expect(field.recentSearches == ["one", "two"])
    }

    @Test func aRecentSearchIsDoneAgain() async {
        let field = field()
        field.recentSearches = ["one", "two"]
        let pilot = await start(field)
        await pilot.press("down")
        #expect(pilot.screen.contains("Clear recent searches"))
        await pilot.press("down", "enter")
        #expect(field.text == "two" && field.recentSearches == ["two", "one"])
        #expect(pilot.events(SearchSubmitted.self) == [SearchSubmitted(text: "two", scopeIndex: 0)])
        await pilot.press("down")
        await pilot.click(on: "Clear recent searches")
        #expect(field.recentSearches.isEmpty)
    }

    @Test func downSelectsASuggestionWhileThereAreSome() async {
        let field = field()
        field.recentSearches = ["one"]
        field.suggestions = .fuzzy(["swift", "terminal"])
        let pilot = await start(field)
        await pilot.type("sw")
        await pilot.press("down", "enter")
        #expect(field.text == "swift")
        await pilot.press("down")
        #expect(pilot.screen.contains("Clear recent searches"))
    }

    @Test func anAmpersandIsNoMnemonic() async {
        let field = SearchField()
        field.scopeButtonTitles = ["All", "R&D"]
        field.recentSearches = ["a&b"]
        let pilot = await start(field)
        await pilot.press("alt-s")
        #expect(pilot.screen.contains("R&D"))
        await pilot.press("escape", "down")
        #expect(pilot.screen.contains("a&b"))
    }

    @Test func onlySoManySearchesAreRemembered() {
        let field = SearchField()
        field.maximumRecents = 3
        field.recentSearches = (0..<100).map { "\($0)" }
        #expect(field.recentSearches == ["0", "1", "2"])
        field.maximumRecents = 0
        #expect(field.recentSearches.isEmpty)
    }

    @Test func aDisabledFieldChoosesNothing() async {
        let field = field()
        field.isEnabled = false
        let pilot = await start(field)
        await pilot.click(on: "in: All")
        #expect(!pilot.screen.contains("Names"))
    }

    @Test func hostileTitlesDrawAtAnySize() async {
        for width in [1, 8, 20, 120] {
            let field = SearchField()
            field.scopeButtonTitles = [String(repeating: "日本", count: 300), "\u{1B}[31m", ""]
            field.recentSearches = ["\u{7}", "👩‍👩‍👧‍👦"]
            let pilot = await start(field, columns: width, rows: 3)
            #expect(await pilot.faults().isEmpty)
        }
    }

    @Test func theFieldIsAnElement() async {
        let field = field()
        let pilot = await start(field)
        let element = try? await pilot.element(.textField, "Search").accessibilityElement()
        #expect(element?.hint == "In All")
        #expect(await pilot.element(.menuButton, "Scope").exists)
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let field = field()
        field.recentSearches = ["one"]
        let pilot = await start(field, columns: 40, rows: 2, look: look)
        await pilot.type("query")
        #expect(
            pilot.difference(fromSnapshot: "search-field-\(look.rawValue)", isStyled: true) == nil)
    }
}
