// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@Suite struct TextPieceTests {
    /// Texts around the lengths at which long ones are looked at in parts.
    @Test(
        arguments: ["a", "é", "日", "e\u{301}", "🇩🇪", "👨‍👩‍👧‍👦", "a日", "\u{600}1", "日\u{301}x\u{301}"],
        [1, 2, 3, 5, 7, 11, 63, 64, 127, 128, 170, 171, 255, 256, 257, 511, 512, 513, 1_300]
    )
    func longTextIsCutLikeShortText(part: String, count: Int) {
        for lead in ["", "x", "xy", "é", "日"] {
            let text = lead + String(repeating: part, count: count)
            #expect(text.cellWidth == text.reduce(0) { $0 + $1.cellWidth })
        }
    }

    @Test(arguments: [200, 511, 512, 513, 5_000])
    func aClusterLongerThanAPartStaysOne(marks: Int) {
        let cluster = "a" + String(repeating: "\u{301}", count: marks)
        #expect((cluster + "日" + cluster + "b").cellWidth == 5)
        #expect(("日" + cluster).cellWidth == 3)
    }

    @Test func aFewCellsOfAnEndlessLineAreDrawn() {
        let buffer = CellBuffer(size: Size(width: 6, height: 1))
        for part in ["ab", "日本", "e\u{301}"] {
            let text = String(repeating: part, count: 100_000)
            Canvas(buffer: buffer).fill(buffer.bounds, with: Style())
            Canvas(buffer: buffer).draw(text, in: buffer.bounds)
            #expect(buffer.text(row: 0) == text.prefix(part == "日本" ? 2 : 5) + "…")
        }
    }
}
