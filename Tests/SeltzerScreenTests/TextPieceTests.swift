// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeededRandom
import SeltzerBase
import Testing

@testable import SeltzerScreen

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

    /// The clusters that the pieces of a text are.
    private func clusters(_ text: String) -> [String] {
        var clusters: [String] = []
        text.forEachPiece { piece in
            switch piece {
            case .ascii(let bytes): clusters += bytes.map { String(Unicode.Scalar($0)) }
            case .scalar(let scalar): clusters.append(String(scalar))
            case .cluster(let character): clusters.append(String(character))
            }
            return true
        }
        return clusters
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func piecesAreTheClustersOfAnyText(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let samples: [Unicode.Scalar] = [
            "a", " ", "~", "\r", "\n", "\t", "\u{7F}", "\u{85}", "é", "\u{AD}", "ж", "日", "가",
            "\u{1100}",
            "\u{1161}", "\u{11A8}", "\u{301}", "\u{200D}", "\u{FE0F}", "\u{1F3FD}", "\u{1F1E9}",
            "👍", "©",
            "\u{600}", "\u{915}", "\u{94D}", "\u{93F}", "ท", "ี", "\u{302A}", "\u{FF9E}",
            "\u{E0020}", "☂",
        ]
        for _ in 0..<50 {
            var scalars = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0..<40, using: &random) {
                scalars.append(samples.randomElement(using: &random) ?? "a")
            }
            let text = String(scalars)
            #expect(clusters(text) == text.map { String($0) })
        }
    }

    @Test func everyScalarIsCutAsTheStandardLibraryDoesIt() {
        for value in UInt32(0)..<0x3_0000 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            for text in ["日\(scalar)日", "a\(scalar)", "\(scalar)1"] {
                let wanted = text.map { String($0) }
                // One message for the first that is wrong, not thousands.
                guard clusters(text) != wanted else { continue }
                Issue.record("U+\(String(value, radix: 16)) in \(text.unicodeScalars.map(\.value))")
                return
            }
        }
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
