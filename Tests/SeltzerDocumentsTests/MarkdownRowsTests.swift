// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: MarkdownItem, MarkdownMark, MarkdownRow, MarkdownRows+layout, MarkdownRows+tables.

import SeltzerControls
import SeltzerTesting
import Testing

/// How blocks become rows.
@MainActor
@Suite struct MarkdownRowsTests: MarkdownScene {
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
}
