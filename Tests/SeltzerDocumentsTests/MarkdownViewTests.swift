// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: MarkdownFrame, MarkdownView+Drawing, MarkdownView+Scrolling.

import SeltzerControls
import SeltzerResponder
import SeltzerTesting
import SeltzerText
import Testing

/// Scrolling, texts that are bad or long, and the looks.
@MainActor
@Suite struct MarkdownViewTests: MarkdownScene {
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

    @Test func hundredsOfThousandsOfLinesShowTheirEnds() async {
        let text = (0..<50_000).map { "para \($0)\n\n- item\n\n" }.joined()
        let (view, pilot) = await start(text)
        await pilot.press("end")
        #expect(pilot.screen.contains("item"))
        view.append("the end\n")
        await pilot.press("end")
        #expect(pilot.screen.contains("the end"))
        view.scroll(toLine: 100_000)
        await pilot.settle()
        #expect(pilot.screen.contains("para 25000"))
    }

    @Test func hundredsOfThousandsOfLinesOfCodeShowTheirEnds() async {
        let (view, pilot) = await start(
            "```\n" + String(repeating: "code\n", count: 200_000) + "last\n```\n")
        await pilot.press("end")
        #expect(pilot.screen.contains("last"))
        view.scroll(toLine: 100_000)
        await pilot.settle()
        #expect(pilot.screen.contains("code"))
    }

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
