// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: MarkdownCommand, MarkdownRows+folding, MarkdownRows+places, MarkdownSearchText,
// MarkdownView+TextSearching.

import SeltzerDocuments
import SeltzerResponder
import SeltzerTesting
import SeltzerText
import SeltzerViews
import Testing

/// Sections that fold, the outline of headings, and the search through both.
@MainActor
@Suite struct MarkdownViewSectionsTests: MarkdownScene {
    private static let sections = "# A\n\none\n\n## B\n\ntwo\n\n# C\n\nthree\n"

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
}
