// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeededRandom
import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerViews

@Suite struct TextSelectionTests {
    private let buffer: CellBuffer

    init() {
        buffer = CellBuffer(size: Size(width: 20, height: 4))
        let canvas = Canvas(buffer: buffer)
        let lines = ["one two/three  4", "漢字 x", "", "│ e\u{301}nd │ b"]
        for (y, line) in lines.enumerated() { canvas.draw(line, at: Point(x: 0, y: y)) }
    }

    private func text(
        _ x: Int, _ y: Int, to endX: Int, _ endY: Int, _ unit: TextSelection.Unit = .cluster,
        isBlock: Bool = false
    ) -> String {
        TextSelection(
            anchor: Point(x: x, y: y), head: Point(x: endX, y: endY), unit: unit, isBlock: isBlock
        ).text(of: buffer)
    }

    @Test func markedIsWhatOneReadsFromCellToCell() {
        #expect(text(4, 0, to: 6, 0) == "two")
        #expect(text(4, 0, to: 0, 1) == "two/three  4\n漢")
        #expect(text(0, 1, to: 4, 0) == text(4, 0, to: 0, 1), "in either direction")
        #expect(text(0, 0, to: 19, 3) == "one two/three  4\n漢字 x\n\n│ e\u{301}nd │ b")
        #expect(text(10, 2, to: 19, 2) == "")
    }

    @Test func wideCharactersAndClustersAreWhole() {
        #expect(text(1, 1, to: 2, 1) == "漢字")
        #expect(text(1, 1, to: 1, 1) == "漢")
        #expect(text(2, 3, to: 3, 3) == "e\u{301}n")
    }

    @Test func blocksTakeTheSameColumnsOfEachRow() {
        #expect(text(4, 0, to: 6, 3, isBlock: true) == "two\n x\n\nd │")
        #expect(text(1, 0, to: 1, 1, isBlock: true) == "n\n漢")
        #expect(text(6, 3, to: 4, 0, isBlock: true) == text(4, 0, to: 6, 3, isBlock: true))
    }

    @Test func wordsHoldPathsTogether() {
        #expect(text(9, 0, to: 9, 0, .word) == "two/three")
        #expect(text(9, 0, to: 1, 0, .word) == "one two/three")
        #expect(text(1, 1, to: 1, 1, .word) == "漢字")
        #expect(text(0, 3, to: 0, 3, .word) == "│")
        #expect(text(13, 0, to: 13, 0, .word) == "", "blanks")
        #expect(text(0, 3, to: 3, 1, .row) == "漢字 x\n\n│ e\u{301}nd │ b")
    }

    @Test func ornamentsAreBlanksAndEndWords() {
        let canvas = Canvas(buffer: buffer)
        canvas.drawVerticalLine(at: Point(x: 3, y: 0), length: 2)
        canvas.drawOrnament("|", at: Point(x: 10, y: 0))
        #expect(text(0, 0, to: 19, 0) == "one two/th ee  4")
        #expect(text(9, 0, to: 9, 0, .word) == "two/th")
        #expect(text(0, 1, to: 19, 1) == "漢   x")
    }

    @Test func nothingTrapsWhateverTheCells() {
        var random = SeededGenerator(seed: 4)
        let values = [Int.min, -1, 0, 1, 3, 19, 20, 21, Int.max]
        let empty = CellBuffer(size: .zero)
        for _ in 0..<2_000 {
            func value() -> Int { values.randomElement(using: &random) ?? 0 }
            let selection = TextSelection(
                anchor: Point(x: value(), y: value()), head: Point(x: value(), y: value()),
                unit: [.cluster, .word, .row].randomElement(using: &random) ?? .word,
                isBlock: .random(using: &random))
            _ = selection.text(of: empty)
            let all = Set((0..<4).map { buffer.text(row: $0) })
            for line in selection.text(of: buffer).split(separator: "\n") {
                #expect(all.contains { $0.contains(line) })
            }
        }
    }
}
