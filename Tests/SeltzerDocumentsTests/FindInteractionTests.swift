// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: FindBar, FindButton, FindEvents, FindSession, PageView, TextSearching.

import SeltzerBase
import SeltzerControls
import SeltzerDocuments
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerText
import SeltzerViews
import Testing

@MainActor
@Suite struct FindInteractionTests {
    private static let poem = """
        Lemons are sour,
        limes are green,
        sugar is sweet,
        and so is a lemon
        with enough of it.
        """

    private func start(
        _ text: String = poem, columns: Int = 70, rows: Int = 4, look: DisplayLook = .dark
    ) async -> (PageView, Pilot) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let page = PageView(StackView(.vertical, lines.map { Label(String($0)) }))
        let pilot = await Pilot(
            plain: ViewController(view: page), columns: columns, rows: rows,
            capabilities: look.capabilities)
        page.becomeFirstResponder()
        await pilot.settle()
        return (page, pilot)
    }

    private func bar(_ pilot: Pilot) -> String {
        String(pilot.screen.split(separator: "\n", omittingEmptySubsequences: false).last ?? "")
    }

    // MARK: Finding

    @Test func theNearestMatchShowsWhileTheUserTypes() async {
        let (page, pilot) = await start()
        await pilot.press("/")
        await pilot.type("IS A")
        #expect(bar(pilot).contains("1 of 1 "))
        #expect(pilot.screen.contains("and so is a lemon"))
        #expect(page.contentOffset.y == 1)
        #expect(
            pilot.events(TextFound.self).last?.match == TextMatch(line: 3, range: 7..<11))
        await pilot.press("ctrl-u")
        #expect(!bar(pilot).contains("of"))
    }

    @Test func thePageStaysWhileTheFocusMovesInTheBar() async {
        let (page, pilot) = await start()
        await pilot.press("/")
        await pilot.type("lemon")
        #expect(page.contentOffset.y == 0)
        for _ in 0..<6 {
            await pilot.press("tab")
            #expect(page.contentOffset.y == 0)
        }
    }

    @Test func enterAndLettersGoRoundTheMatches() async {
        let (page, pilot) = await start()
        await pilot.press("ctrl-f")
        await pilot.type("lemon")
        #expect(bar(pilot).contains(" 1 of 2"))
        await pilot.press("enter")
        #expect(bar(pilot).contains(" 2 of 2"))
        await pilot.press("enter")
        #expect(bar(pilot).contains("from the top: 1 of 2"))
        // The count matters more.
        await pilot.resize(columns: 36, rows: 4)
        #expect(bar(pilot).contains(" 1 of 2") && !bar(pilot).contains("top"))
        await pilot.resize(columns: 70, rows: 4)
        await pilot.press("shift-enter")
        #expect(bar(pilot).contains("from the end: 2 of 2"))
        page.becomeFirstResponder()
        await pilot.press("N")
        #expect(bar(pilot).contains(" 1 of 2"))
        await pilot.press("n")
        #expect(bar(pilot).contains(" 2 of 2"))
    }

    @Test func escapeClosesTheBarAndTheTextStays() async {
        let (page, pilot) = await start()
        await pilot.press("/")
        await pilot.type("enough")
        let offset = page.contentOffset
        await pilot.press("escape")
        #expect(page.contentOffset.y == offset.y - 1)
        #expect(page.isFirstResponder)
        #expect(page.findInteraction?.isFindNavigatorVisible == false)
        #expect(page.verticalMarks.isEmpty)
        // The words stay for the next time.
        await pilot.press("n")
        #expect(bar(pilot).contains("enough") && bar(pilot).contains("1 of 1"))
        #expect(page.isFirstResponder)
    }

    @Test func theMouseDoesAllThatKeysDo() async {
        let (_, pilot) = await start()
        await pilot.press("/")
        await pilot.type("L.m")
        #expect(bar(pilot).contains("No results"))
        await pilot.click(on: ".*")
        #expect(bar(pilot).contains("1 of 3"))
        await pilot.click(on: "Aa")
        #expect(bar(pilot).contains("1 of 1"))
        await pilot.click(on: "Aa")
        await pilot.click(on: "↓")
        #expect(bar(pilot).contains("2 of 3"))
        await pilot.click(on: "↑")
        #expect(bar(pilot).contains("1 of 3"))
        await pilot.click(on: "word")
        #expect(bar(pilot).contains("No results"))
        await pilot.click(on: "×")
        #expect(!pilot.screen.contains("Aa"))
    }

    @Test func aWrongExpressionIsToldBesideTheField() async {
        let (_, pilot) = await start(columns: 90)
        await pilot.press("/", "alt-r")
        await pilot.type("(le")
        #expect(bar(pilot).contains("× Cannot read the pattern: expected ')'"))
        await pilot.type(")")
        #expect(bar(pilot).contains("1 of 2"))
    }

    /// A page whose text a test sets.
    private final class TextPage: View, TextSearching {
        var searchableText: any SearchableText = TextLines([])
        var findInteraction: FindInteraction?
        let searchOrigin = TextMatch(line: 0, range: 0..<0)

        override init(frame: Rect = .zero) {
            super.init(frame: frame)
            findInteraction = FindInteraction(self)
        }

        override var canBecomeFirstResponder: Bool { true }

        func scrollFoundTextToVisible(_ match: TextMatch) {}

        override func layoutSubviews() {
            findInteraction?.layOutFindBar(in: bounds)
        }
    }

    @Test func anExpressionThatDoesNotEndIsGivenUpAndBlocksNothing() async {
        let page = TextPage()
        page.searchableText = TextLines([String(repeating: "a", count: 3_000)])
        let pilot = await Pilot(plain: ViewController(view: page), columns: 70, rows: 4)
        page.becomeFirstResponder()
        await pilot.press("/", "alt-r")
        // Backreferences need a way back for each place where a group may end.
        await pilot.type(#"(a*)*(a*)*\1b"#)
        let session = page.findInteraction?.activeFindSession
        while session?.isSearching == true { await Task.yield() }
        await pilot.settle()
        #expect(bar(pilot).contains("takes too long"))
        page.searchableText = TextLines(["b", "d"])
        page.findInteraction?.query.string = "d"
        while session?.isSearching == true { await Task.yield() }
        await pilot.settle()
        #expect(bar(pilot).contains("1 of 1"))
    }

    @Test func textThatChangesIsSearchedAgain() async {
        let label = Label("one")
        let page = PageView(label)
        let pilot = await Pilot(plain: ViewController(view: page), columns: 60, rows: 3)
        page.findInteraction?.presentFindNavigator(showingReplace: true)
        await pilot.type("o")
        #expect(bar(pilot).contains("1 of 1"))
        label.text = "two or one"
        await pilot.settle()
        #expect(bar(pilot).contains("of 3"))
        #expect(!pilot.screen.contains("Replace"))
    }

    @Test func matchesAreMarkedInTheScrollBar() async {
        let (page, pilot) = await start(
            (0..<40).map { $0 % 10 == 0 ? "lime \($0)" : "-" }.joined(separator: "\n"), rows: 9)
        await pilot.press("/")
        await pilot.type("lime")
        #expect(page.verticalMarks == [0, 10, 20, 30])
        #expect(page.currentVerticalMark == 0)
        await pilot.press("enter")
        #expect(page.currentVerticalMark == 10)
        #expect(pilot.location(of: "━") != nil)
    }

    @Test func wordsThatWrapAreFoundInBothRows() async {
        let label = Label("a lemon tree")
        label.numberOfLines = 0
        let page = PageView(label)
        let pilot = await Pilot(plain: ViewController(view: page), columns: 10, rows: 4)
        page.findInteraction?.presentFindNavigator(showingReplace: false)
        await pilot.type("lemon tree")
        #expect(pilot.events(TextFound.self).last?.match.range == 2..<12)
    }

    @Test(arguments: [1, 4, 12, 20, 30, 45])
    func anyWidthShowsTheField(columns: Int) async {
        let (_, pilot) = await start(columns: columns, rows: 2)
        await pilot.press("/")
        await pilot.type("is")
        #expect(pilot.events(TextFound.self).count >= 1)
    }

    @Test(arguments: DisplayLook.allCases)
    func aSearchAsText(look: DisplayLook) async throws {
        let (_, pilot) = await start(
            Self.poem + "\n" + Self.poem, columns: 60, rows: 7, look: look)
        await pilot.press("/")
        await pilot.type("is")
        await pilot.press("enter")
        #expect(
            pilot.difference(fromSnapshot: "pageView-find-\(look.rawValue)", isStyled: true) == nil)
    }
}
