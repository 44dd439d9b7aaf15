// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerTesting
import Testing

/// Code in its rows and colors.
@MainActor
@Suite struct MarkdownCodeTests: MarkdownScene {
    /// The rows of the screen, with letters for the foreground of their cells: equal colors have the same letter.
    private func colors(_ pilot: Pilot, row: Int, _ columns: Range<Int>) -> String {
        var seen: [Color] = []
        return String(
            columns.map { column -> Character in
                let color = pilot.display.buffer[Point(x: column, y: row)].foreground
                if !seen.contains(color) { seen.append(color) }
                return Character(UnicodeScalar(97 + UInt8(seen.firstIndex(of: color) ?? 0)))
            })
    }

    @Test func codeKeepsItsBlanksAndWrapsWhereItIsTooWide() async {
        let (_, pilot) = await start("```\nlet a =  1\n\tlong long long line\n```\n", columns: 20)
        #expect(
            lines(pilot).prefix(3).map { $0.dropFirst(2) } == [
                " let a =  1", "     long long", " long line",
            ])
    }

    @Test func codeHasTheColorsOfTheLanguageThatItsFenceNames() async {
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

    @Test func colorsFollowCodeThatGrowsAndThatIsLong() async {
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
}
