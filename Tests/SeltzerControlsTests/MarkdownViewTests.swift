// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: MarkdownCode, MarkdownSearchText, MarkdownView+TextSearching, MarkdownCommand,
// MarkdownEvents, MarkdownFrame, MarkdownItem, MarkdownMark, MarkdownRow, MarkdownRows, MarkdownRows+folding,
// MarkdownRows+layout, MarkdownRows+places, MarkdownRows+tables,
// MarkdownText, MarkdownView+Drawing, MarkdownView+Links, MarkdownView+Scrolling, MarkdownView+Sections.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerText
import SeltzerViews
import Testing

@MainActor
@Suite struct MarkdownViewTests {
    private func start(
        _ text: String, columns: Int = 40, rows: Int = 10, look: DisplayLook = .dark,
        _ prepare: (MarkdownView) -> Void = { _ in }
    ) async -> (MarkdownView, Pilot) {
        let view = MarkdownView(text)
        prepare(view)
        let pilot = await Pilot(
            ViewController(view: view), columns: columns, rows: rows,
            capabilities: look.capabilities)
        await pilot.settle()
        return (view, pilot)
    }

    private func lines(_ pilot: Pilot) -> [String] {
        pilot.screen.split(separator: "\n", omittingEmptySubsequences: false).map {
            var line = String($0)
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    private static let sections = "# A\n\none\n\n## B\n\ntwo\n\n# C\n\nthree\n"

    // MARK: What is shown

    @Test func paragraphsWrapAndAreSeparated() async {
        let (_, pilot) = await start("The moon *pulls*\nthe sea.\n\nTwice a day.", columns: 16)
        #expect(
            lines(pilot).prefix(5).map { $0.dropFirst(2) } == [
                "The moon", "pulls the", "sea.", "", "Twice a day.",
            ])
    }

    @Test func listsQuotesAndTasksHaveMarks() async {
        let text = "- a\n  - b\n- [x] c\n- [ ] d\n\n9. nine\n10. ten\n\n> quoted\n>\n> - deep\n"
        let (_, pilot) = await start(text, rows: 14)
        #expect(
            lines(pilot).prefix(11).map { $0.dropFirst(2) } == [
                "• a", "  – b", "[✓] c", "[ ] d", "", " 9. nine", "10. ten", "", "│ quoted", "│",
                "│ • deep",
            ])
    }

    @Test func codeKeepsItsBlanksAndWrapsWhereItIsTooWide() async {
        let (_, pilot) = await start("```\nlet a =  1\n\tlong long long line\n```\n", columns: 20)
        #expect(
            lines(pilot).prefix(3).map { $0.dropFirst(2) } == [
                " let a =  1", "     long long", " long line",
            ])
    }

    /// The rows of what is shown, with letters for the foreground of their cells: those of equal colours are the same.
    private func colors(_ pilot: Pilot, row: Int, _ columns: Range<Int>) -> String {
        var seen: [Color] = []
        return String(
            columns.map { column -> Character in
                let color = pilot.display.buffer[Point(x: column, y: row)].foreground
                if !seen.contains(color) { seen.append(color) }
                return Character(UnicodeScalar(97 + UInt8(seen.firstIndex(of: color) ?? 0)))
            })
    }

    @Test func codeHasTheColoursOfTheLanguageThatItsFenceNames() async {
        let text = "```swift title=漢\nlet a\n\t/* 漢\nlet */ a\n```\n"
        let (view, pilot) = await start(text + "~~~nothing\nlet a\n~~~\n\n    let a\n")
        #expect(
            lines(pilot).prefix(3).map { $0.dropFirst(3) } == ["let a", "    /* 漢", "let */ a"])
        #expect(colors(pilot, row: 0, 3..<8) == "aaabb")
        #expect(colors(pilot, row: 1, 3..<12) == "aaaabbbbb")
        // The comment goes on.
        #expect(colors(pilot, row: 2, 3..<11) == "aaaaaabb")
        #expect(lines(pilot)[4].dropFirst(3) == "let a")
        #expect(colors(pilot, row: 4, 3..<8) == "aaaaa")
        #expect(lines(pilot)[6].dropFirst(3) == "let a")
        #expect(colors(pilot, row: 6, 3..<8) == "aaaaa")
        view.isEnabled = false
        await pilot.settle()
        #expect(colors(pilot, row: 0, 3..<8) == "aaaaa")
    }

    @Test func coloursFollowCodeThatGrowsAndThatIsLong() async {
        let (view, pilot) = await start("```swift\n/*\n", rows: 4)
        view.append("let a\n")
        await pilot.settle()
        #expect(colors(pilot, row: 1, 3..<8) == "aaaaa")
        view.append("*/ let a\n")
        await pilot.settle()
        #expect(colors(pilot, row: 2, 3..<11) == "aabcccbb")
        view.append(String(repeating: "let a\n", count: 200) + "/*\n")
        view.append(String(repeating: "let a\n", count: 200) + "*/ let")
        view.scroll(toLine: 150)
        await pilot.settle()
        #expect(colors(pilot, row: 0, 3..<8) == "aaabb")
        view.scroll(toLine: 400)
        await pilot.settle()
        #expect(colors(pilot, row: 0, 3..<8) == "aaaaa")
    }

    @Test func tablesAlignTheirColumnsAndWrapInNarrowWindows() async {
        let text = "| Port | Height |\n|---|--:|\n| Brest | 7.1 |\n| Saint-Malo at noon | 12.0 |\n"
        let (_, pilot) = await start(text, columns: 40)
        #expect(
            lines(pilot).prefix(3).map { $0.dropFirst(3) } == [
                "Port                Height", "Brest                  7.1",
                "Saint-Malo at noon    12.0",
            ])
        await pilot.resize(columns: 22, rows: 10)
        #expect(
            lines(pilot).prefix(4).map { $0.dropFirst(3) } == [
                "Port      Height", "Brest        7.1", "Saint-      12.0", "Malo at",
            ])
    }

    @Test func imagesShowTheirDescriptionsAndHTMLItsText() async {
        let (_, pilot) = await start("![A *lemon*](l.png) <b>x</b>\n\n<div>\n&amp;\n</div>\n")
        #expect(
            lines(pilot).prefix(5).map { $0.dropFirst(2) } == [
                "A lemon <b>x</b>", "", "<div>", "&amp;", "</div>",
            ])
    }

    @Test func textIsAtMostEightyColumnsWide() async {
        let (view, pilot) = await start(String(repeating: "word ", count: 40), columns: 120)
        #expect(lines(pilot)[0].count <= 82)
        view.maximumTextWidth = 20
        await pilot.settle()
        #expect(lines(pilot)[0].dropFirst(2) == "word word word word")
    }

    // MARK: Scrolling

    @Test func keysScrollLikeAPager() async {
        let text = (1...30).map { "line \($0)" }.joined(separator: "\n\n")
        let (view, pilot) = await start(text, rows: 5)
        await pilot.press("j", "down")
        #expect(lines(pilot)[0].hasPrefix("▌ line 2"))
        await pilot.press("space")
        #expect(lines(pilot)[0].hasPrefix("▌ line 4"))
        await pilot.press("G")
        #expect(lines(pilot)[4].hasPrefix("▌ line 30"))
        #expect(view.visibleLines.upperBound == 58)
        await pilot.press("down", "g")
        #expect(lines(pilot)[0].hasPrefix("▌ line 1"))
        view.scroll(toLine: 20)
        await pilot.settle()
        #expect(lines(pilot)[0].hasPrefix("▌ line 11"))
        await pilot.wheel(dy: 1, column: 3, row: 2)
        #expect(view.visibleLines.lowerBound == 24)
    }

    @Test func aTextThatGrowsFollowsItsEndUntilTheUserScrolls() async {
        let (view, pilot) = await start("start\n", rows: 4) { $0.followsEnd = true }
        for number in 1...20 {
            view.append("\nword \(number)\n")
            await pilot.settle()
        }
        #expect(lines(pilot)[3].hasPrefix("▌ word 20"))
        await pilot.press("up")
        view.append("\nlast\n")
        await pilot.settle()
        #expect(!pilot.screen.contains("last"))
        await pilot.press("end")
        view.append("and more\n")
        await pilot.settle()
        #expect(pilot.screen.contains("last and more"))
    }

    // MARK: Links

    @Test func tabMovesThroughLinksAndEnterFollows() async {
        let text =
            "[one](/1 't') and [two](two.md)\n\n" + String(repeating: "text\n\n", count: 20)
            + "<https://a.org/>"
        let (_, pilot) = await start(text, rows: 5)
        await pilot.press("tab", "enter", "tab", "enter")
        #expect(
            pilot.events(LinkActivated.self) == [
                LinkActivated(destination: "/1", title: "t"), LinkActivated(destination: "two.md"),
            ])
        await pilot.press("tab", "enter")
        #expect(pilot.screen.contains("https://a.org/"))
        #expect(pilot.events(LinkActivated.self).last?.destination == "https://a.org/")
        await pilot.press("shift-tab", "enter")
        #expect(pilot.events(LinkActivated.self).last?.destination == "two.md")
        #expect(lines(pilot)[0].hasPrefix("▌ one and two"))
    }

    @Test func afterTheLastLinkTabMovesTheFocus() async {
        let view = MarkdownView("[a](b)"), button = Button("Next")
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [view, button])), columns: 20, rows: 8)
        view.becomeFirstResponder()
        await pilot.press("tab")
        #expect(view.isFirstResponder)
        await pilot.press("tab")
        #expect(button.isFirstResponder)
    }

    @Test func aClickFollowsALinkAndADragElsewhereDoesNot() async {
        let (_, pilot) = await start("see [the tables](t.md 'Tides') now")
        await pilot.click(on: "tables")
        #expect(
            pilot.events(LinkActivated.self) == [LinkActivated(destination: "t.md", title: "Tides")]
        )
        await pilot.drag(fromColumn: 8, row: 0, toColumn: 30, row: 5)
        await pilot.click(on: "now")
        #expect(pilot.events(LinkActivated.self).count == 1)
    }

    // MARK: Sections

    @Test func sectionsFoldByClickAndKeys() async {
        let (view, pilot) = await start(Self.sections, rows: 14)
        await pilot.click(on: "B")
        #expect(pilot.screen.contains("two"))
        await clickSign(of: "B", pilot)
        #expect(!pilot.screen.contains("two"))
        #expect(pilot.screen.contains("B  ▸ 2 lines"))
        #expect(pilot.events(SectionFolded.self).last?.heading.title == "B")
        await pilot.press("enter")
        #expect(pilot.screen.contains("two"))
        await pilot.press("Z")
        #expect(
            lines(pilot).map { $0.dropFirst(2).prefix(1) }.filter { !$0.isEmpty && $0 != "─" } == [
                "A", "C",
            ])
        await pilot.press("Z", "g", "z")
        #expect(view.headings.map { view.isFolded($0) } == [true, false, false])
    }

    private func clickSign(of title: String, _ pilot: Pilot) async {
        guard let place = pilot.location(of: title) else { return }
        await pilot.click(column: place.x + title.count + 2, row: place.y)
    }

    @Test func headingsInQuotationsAndItemsFoldUpToTheEndsOfThese() async {
        let text = "> # Q\n>\n> one\n>\n> two\n\n- ## L\n\n  zero\n- four\n\nfive\n"
        let (view, pilot) = await start(text, rows: 16)
        #expect(view.headings.isEmpty)
        await clickSign(of: "Q", pilot)
        #expect(pilot.screen.contains("Q  ▸ 4 lines"))
        #expect(!pilot.screen.contains("two"))
        #expect(pilot.screen.contains("L  ▾"))
        await clickSign(of: "L", pilot)
        #expect(pilot.screen.contains("L  ▸ 2 lines"))
        #expect(["Q", "L", "four", "five"].allSatisfy { pilot.screen.contains($0) })
        #expect(!pilot.screen.contains("zero"))
        await pilot.press("/")
        await pilot.type("zero")
        await pilot.settle()
        #expect(pilot.screen.contains("zero"))
        #expect(!pilot.screen.contains("two"))
        await pilot.press("escape", "[", "enter")
        #expect(pilot.screen.contains("two"))
        #expect(await pilot.faults().isEmpty)
    }

    @Test func sectionsStayFoldedWhenTextIsAdded() async {
        let (view, pilot) = await start("# A\n\none\n\n# B\n\ntwo\n", rows: 14)
        view.setAllFolded(true)
        view.append("\nthree\n\n> # C\n>\n> four\n")
        await pilot.settle()
        #expect(view.headings.map { view.isFolded($0) } == [true, true])
        #expect(!pilot.screen.contains("three"))
        #expect(pilot.screen.contains("B  ▸ 8 lines") && !pilot.screen.contains("four"))
        view.append("\n# D\n\nfive\n")
        await pilot.settle()
        #expect(pilot.screen.contains("B  ▸ 8 lines"))
        #expect(pilot.screen.contains("five"))
    }

    @Test func theRemarkOfAFoldedSectionFitsItsRow() async {
        let (view, pilot) = await start(
            "# Tides of Brest\n\n" + String(repeating: "x\n\n", count: 700), columns: 22, rows: 3)
        view.setAllFolded(true)
        await pilot.settle()
        #expect(lines(pilot)[0].hasSuffix("Tides of Brest  ▸"))
        await pilot.resize(columns: 28, rows: 3)
        #expect(lines(pilot)[0].hasSuffix("Tides of Brest  ▸ 1,400"))
    }

    @Test func headingsAreAnOutlineToScrollTo() async {
        let (view, pilot) = await start(
            Self.sections + String(repeating: "\nx\n", count: 30), rows: 6)
        #expect(view.headings.map(\.title) == ["A", "B", "C"])
        #expect(view.headings.map(\.level) == [1, 2, 1])
        #expect(view.headings.map(\.line) == [0, 4, 8])
        view.setFolded(true, view.headings[0])
        view.scroll(to: view.headings[1])
        await pilot.settle()
        #expect(!view.isFolded(view.headings[0]))
        #expect(lines(pilot)[0].dropFirst(2).hasPrefix("B"))
        await pilot.press("]")
        #expect(pilot.screen.contains("C"))
        await pilot.press("[", "[")
        #expect(lines(pilot)[0].dropFirst(2).hasPrefix("A"))
    }

    @Test func theSearchFindsWhatIsShownAndUnfoldsIt() async {
        let text =
            "# A\n\nthe **mo**on\n\n## B\n\n```\nlet moon\n```\n\n| x | y |\n|---|---|\n| z | moon |\n"
        let (view, pilot) = await start(text, rows: 8)
        view.setAllFolded(true)
        await pilot.press("/")
        await pilot.type("moon")
        await pilot.settle()
        #expect(pilot.screen.contains("the moon"))
        #expect(view.findInteraction?.activeFindSession?.found.matches.count == 3)
        await pilot.press("enter")
        await pilot.settle()
        #expect(pilot.screen.contains("let moon"))
        await pilot.press("enter")
        await pilot.settle()
        #expect(pilot.screen.contains("z  moon"))
        await pilot.press("escape")
        #expect(view.isFirstResponder)
        #expect(await pilot.faults().isEmpty)
    }

    // MARK: Bad input

    @Test func nothingBreaksInTinyWindows() async {
        let text = "# 漢字\n\n- > 1. `x` [l](m)\n\n|a|b|\n|-|-|\n|漢|字|\n\n```\ncode\n```\n"
        let (_, pilot) = await start(text)
        for (columns, rows) in [(1, 1), (2, 3), (3, 1), (5, 5), (9, 2), (40, 10)] {
            await pilot.resize(columns: columns, rows: rows)
            await pilot.press("tab", "G", "g", "z", "z", "pagedown")
            #expect(await pilot.faults().isEmpty)
        }
        let (_, empty) = await start("")
        await empty.press("tab", "G", "z", "]", "enter")
        #expect(await empty.faults().isEmpty)
    }

    @Test func hostileTextStaysText() async {
        let text =
            "a\u{1B}[31m b\u{202E}c\u{7} &#27; [x\u{9B}](javascript:a)\n\n```\n\u{1B}]0;t\u{7}\n```\n"
        let (_, pilot) = await start(text)
        #expect(
            !pilot.screen.unicodeScalars.contains {
                $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}"
            })
        await pilot.press("tab", "enter")
        #expect(pilot.events(LinkActivated.self).count == 1)
        #expect(await pilot.faults().isEmpty)
    }

    @Test func bombsShowAtOnce() async {
        let bombs = [
            String(repeating: "[", count: 50_000), String(repeating: "*a ", count: 50_000),
            String(repeating: ">", count: 50_000), String(repeating: "- ", count: 50_000) + "x",
            String(repeating: "|a", count: 2_000) + "|\n" + String(repeating: "|-", count: 2_000)
                + "|\n"
                + String(repeating: "|b\n", count: 5_000),
        ]
        for bomb in bombs {
            let (_, pilot) = await start(bomb)
            await pilot.press("pagedown", "end", "home", "tab")
            #expect(await pilot.faults().isEmpty)
        }
    }

    @Test func aMillionLinesShowTheirEnds() async {
        let text = (0..<250_000).map { "para \($0)\n\n- item\n\n" }.joined()
        let (view, pilot) = await start(text)
        await pilot.press("end")
        #expect(pilot.screen.contains("item"))
        view.append("the end\n")
        await pilot.press("end")
        #expect(pilot.screen.contains("the end"))
        view.scroll(toLine: 500_000)
        await pilot.settle()
        #expect(pilot.screen.contains("para 125000"))
    }

    @Test func aMillionLinesOfCodeShowTheirEnds() async {
        let (view, pilot) = await start(
            "```\n" + String(repeating: "code\n", count: 1_000_000) + "last\n```\n")
        await pilot.press("end")
        #expect(pilot.screen.contains("last"))
        view.scroll(toLine: 500_000)
        await pilot.settle()
        #expect(pilot.screen.contains("code"))
    }

    // MARK: Pictures

    private static let sample = """
        # Tides

        The moon *pulls* the **sea**: see the [tables](t.md), `high` and ~~low~~ water.

        ## Ports

        1. Brest
           - [x] measured
        2. Lorient

        > Twice a day.

        ```swift
        let tide = 7.1
        ```

        | Port | Height |
        |:-----|-------:|
        | Brest | 7.1 |

        ---

        #### Sources

        Folded.
        """

    @Test(arguments: DisplayLook.allCases)
    func looksAreAsDesigned(_ look: DisplayLook) async {
        let (view, pilot) = await start(Self.sample, columns: 44, rows: 26, look: look)
        await pilot.press("tab")
        view.setFolded(true, view.headings[2])
        await pilot.settle()
        #expect(
            pilot.difference(fromSnapshot: "markdownView-\(look.rawValue)", isStyled: true) == nil)
    }

    @Test(arguments: ["tap", "beacon"])
    func otherThemesShowEveryState(theme: String) async {
        let (view, pilot) = await start(Self.sample, columns: 44, rows: 26)
        pilot.application.theme = theme == "tap" ? .tap(for: nil) : .beacon
        await pilot.press("tab", "tab")
        view.setFolded(true, view.headings[2])
        await pilot.drag(fromColumn: 2, row: 12, toColumn: 12, row: 14)
        await pilot.press("tab")
        #expect(pilot.difference(fromSnapshot: "markdownView-\(theme)", isStyled: true) == nil)
    }
}
