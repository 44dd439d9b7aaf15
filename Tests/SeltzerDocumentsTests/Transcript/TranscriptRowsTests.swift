// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: MarkdownCut, MarkdownRows.

import SeededRandom
import SeltzerScreen
import SeltzerText
import Testing

@testable import SeltzerDocuments

@Suite struct TranscriptRowsTests {
    private let parts = [
        "# Title\n", "word ", "more words ", "\n", "\n\n", "- item\n", "1. number\n", "> quote\n",
        "```swift\n",
        "let a = 1\n", "```\n", "| a | b |\n|---|---|\n", "| 1 | 2 |\n", "---\n", "[a]: /b\n",
        "[a] ", "<div>\n", "    code\n",
    ]

    private func texts(_ rows: inout TranscriptRows) -> [String] {
        (0..<rows.places.count).map { rows.row($0).text.string }
    }

    /// A text that grows in random parts has the rows of the whole text, at any width.
    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func grownTextHasTheRowsOfTheWholeText(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var rows = TranscriptRows()
        var text = ""
        var width = 40
        for _ in 0..<60 {
            let part = random.pick(parts)
            let cut = Int.random(in: 0...part.count, using: &random)
            for piece in [String(part.prefix(cut)), String(part.dropFirst(cut))] {
                rows.append(piece)
                text += piece
                if random.chance(10) { width = Int.random(in: 5...60, using: &random) }
                rows.layOut(width: width, joining: .all)
                var whole = TranscriptRows(text)
                whole.layOut(width: width, joining: .all)
                #expect(rows.places == whole.places)
                #expect(texts(&rows) == texts(&whole))
            }
        }
    }

    /// Code that grows in random parts has the rows and the colors of the whole code, whichever parts were laid out between.
    @Test(arguments: 1...16 as ClosedRange<UInt64>)
    func grownCodeHasTheColorsOfTheWholeCode(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let parts = [
            "let a = 1\n", "/* ", "*/ ", "\n", "\"text", "漢字漢字漢字", "\t// end\n", "\n\n", "```\n",
            "```swift\n", "let b = 2\nlet c = 3\nlet d = 4\n",
        ]
        var text = random.pick(["", "Words.\n\n", "- "]) + "```swift\n"
        var rows = TranscriptRows(text)
        var width = 24
        for _ in 0..<150 {
            let part = random.chance(85) ? random.pick(Array(parts.prefix(8))) : random.pick(parts)
            rows.append(part)
            text += part
            if random.chance(4) { width = Int.random(in: 8...40, using: &random) }
            guard random.chance(60) else { continue }
            rows.layOut(width: width, joining: .all)
            var whole = TranscriptRows(text)
            whole.layOut(width: width, joining: .all)
            #expect(rows.places == whole.places)
            for number in rows.places.indices {
                let (row, other) = (rows.row(number), whole.row(number))
                let isSame =
                    row.text == other.text && row.pieces.map(\.line) == other.pieces.map(\.line)
                    && row.indent == other.indent
                #expect(isSame, "row \(number)")
            }
        }
    }

    /// Whatever follows, complete blocks keep their rows.
    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func completeBlocksNeverChange(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        // Definitions change links anywhere.
        let parts = parts.filter { !$0.hasPrefix("[a]:") }
        var rows = TranscriptRows()
        var complete: [String] = []
        for _ in 0..<80 {
            let part = random.pick(parts)
            let cut = Int.random(in: 0...part.count, using: &random)
            for piece in [String(part.prefix(cut)), String(part.dropFirst(cut))] {
                rows.append(piece)
                rows.layOut(width: 30, joining: .all)
                let end = rows.completeBlockCount
                let count = rows.places.prefix { $0.block < end }.count
                let texts = texts(&rows)
                #expect(Array(texts.prefix(complete.count)) == complete)
                #expect(count >= complete.count)
                complete = Array(texts.prefix(count))
            }
        }
    }
}
