// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeededRandom
import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerViews

@Suite struct SeenRowsTests {
    private static let lines = [
        "one two/three  4", "漢字 x", "", "│ e\u{301}nd │ b", "   far   right", "/usr/bin/env  sh",
    ]

    private func buffer() -> CellBuffer {
        let buffer = CellBuffer(size: Size(width: 20, height: Self.lines.count))
        let canvas = Canvas(buffer: buffer)
        for (y, line) in Self.lines.enumerated() { canvas.draw(line, at: Point(x: 0, y: y)) }
        return buffer
    }

    private func selection(_ random: inout SeededGenerator, in region: Rect) -> TextSelection {
        var point: Point { Point(x: random.number(0..<20), y: random.number(0..<Self.lines.count)) }
        let (anchor, head) = (point, point)
        return TextSelection(
            anchor: anchor, head: head, unit: random.pick([.cluster, .word, .row]),
            isBlock: random.chance(30), region: region)
    }

    @Test(
        "Rows that have scrolled out give the text that they gave on the screen", arguments: 1...20)
    func hiddenRowsReadLikeShownOnes(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let buffer = buffer()
        for _ in 0..<50 {
            let rect = Rect(x: random.number(0..<4), y: 0, width: 15, height: Self.lines.count)
            let selection = selection(&random, in: rect)
            var seen = SeenRows()
            let scrolled = random.number(0..<9)
            seen.keep(rect, of: buffer, scrolledBy: scrolled)
            // The screen has scrolled on, and shows other rows in place of these.
            let further = random.number(1..<90)
            var moved = selection
            moved.anchor.y -= further
            moved.head.y -= further
            for y in 0..<Self.lines.count {
                let text = seen.text(
                    ofRow: y - further, in: moved, scrolledBy: scrolled + further)
                #expect(text == selection.text(ofRow: y, in: buffer), "\(selection)")
            }
        }
    }

    @Test func aRowThatWasNeverShownHasNoText() {
        let rect = Rect(x: 0, y: 0, width: 20, height: 2)
        var seen = SeenRows()
        seen.keep(rect, of: buffer(), scrolledBy: 3)
        let all = TextSelection(anchor: .zero, head: Point(x: 19, y: 90), region: rect)
        #expect(seen.text(ofRow: 2, in: all, scrolledBy: 3).isEmpty)
        #expect(seen.places.sorted() == [3, 4])
    }

    @Test func laterCellsOfARowReplaceEarlierOnes() {
        let (buffer, rect) = (buffer(), Rect(x: 0, y: 0, width: 20, height: 1))
        var seen = SeenRows()
        seen.keep(rect, of: buffer, scrolledBy: 0)
        Canvas(buffer: buffer).draw("new", at: .zero)
        let all = TextSelection(anchor: .zero, head: Point(x: 2, y: 0), region: rect)
        #expect(seen.text(ofRow: 0, in: all, scrolledBy: 0) == "one")
        seen.keep(rect, of: buffer, scrolledBy: 0)
        #expect(seen.text(ofRow: 0, in: all, scrolledBy: 0) == "new")
    }

    @Test func clustersStayWhenTheScreenEmptiesItsTable() {
        let (buffer, rect) = (buffer(), Rect(x: 0, y: 3, width: 20, height: 1))
        var seen = SeenRows()
        seen.keep(rect, of: buffer, scrolledBy: 0)
        buffer.clusters.removeAll()
        let all = TextSelection(
            anchor: Point(x: 0, y: 3), head: Point(x: 19, y: 3), region: rect)
        #expect(seen.text(ofRow: 3, in: all, scrolledBy: 0) == "│ e\u{301}nd │ b")
    }

    @Test func columnsOfBarsCountAsTextOnceTheyHaveHadSome() {
        var seen = SeenRows()
        #expect(!seen.containsText(inFirst: 2))
        seen.keep(Rect(x: 0, y: 4, width: 20, height: 1), of: buffer(), scrolledBy: 0)
        #expect(!seen.containsText(inFirst: 3))
        #expect(seen.containsText(inFirst: 4))
        seen.keep(Rect(x: 0, y: 0, width: 20, height: 1), of: buffer(), scrolledBy: 0)
        #expect(seen.containsText(inFirst: 1))
    }
}
