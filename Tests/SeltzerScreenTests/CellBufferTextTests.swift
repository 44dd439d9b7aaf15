// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@Suite struct CellBufferTextTests {
    private func buffer(_ lines: [String], width: Int) -> CellBuffer {
        let buffer = CellBuffer(size: Size(width: width, height: lines.count))
        for (y, line) in lines.enumerated() {
            Canvas(buffer: buffer).draw(line, at: Point(x: 0, y: y))
        }
        return buffer
    }

    @Test func blanksAtTheEndOfARowAreLeftOut() {
        let buffer = buffer(["a b ", "", " 日 本"], width: 8)
        #expect(buffer.lines == ["a b", "", " 日 本"])
        #expect(buffer.description == "a b\n\n 日 本")
    }

    @Test(arguments: [-1, 1, Int.min, Int.max])
    func aRowThatIsNotThereIsEmpty(y: Int) {
        #expect(buffer(["a"], width: 1).text(row: y).isEmpty)
    }

    @Test func aCopyIsOfItsOwn() {
        let original = buffer(["e\u{301}日"], width: 3)
        let copy = original.copy()
        #expect(copy.hasSameContent(as: original))
        Canvas(buffer: copy).draw("x", at: .zero)
        #expect(original.lines == ["e\u{301}日"])
        #expect(copy.lines == ["x日"])
    }

    @Test(arguments: [
        (4, 2, ["a日b", "cd"]), (3, 1, ["a日"]), (2, 1, ["a"]), (6, 3, ["a日b", "cd", ""]),
        (0, 1, [""]), (3, 0, []),
    ])
    func resizingKeepsWhatBothHold(width: Int, height: Int, lines: [String]) {
        let resized = buffer(["a日b", "cd"], width: 4)
            .resized(to: Size(width: width, height: height))
        #expect(resized.lines == lines)
        #expect(resized.size == Size(width: width, height: height))
    }

    @Test func contentIsComparedByTextNotByNumber() {
        let first = buffer(["e\u{301}o\u{302}"], width: 2)
        let other = CellBuffer(size: first.size)
        Canvas(buffer: other).draw("o\u{302}", at: Point(x: 1, y: 0))
        Canvas(buffer: other).draw("e\u{301}", at: .zero)
        #expect(first.hasSameContent(as: other))
        Canvas(buffer: other).setStyle(Style(attributes: .bold), in: other.bounds)
        #expect(!first.hasSameContent(as: other))
        #expect(!first.hasSameContent(as: CellBuffer(size: .zero)))
    }

    @Test(arguments: [
        (Rect(x: 2, y: 0, width: 1, height: 1), Rect(x: 1, y: 0, width: 2, height: 1)),
        (Rect(x: 1, y: 0, width: 1, height: 1), Rect(x: 1, y: 0, width: 2, height: 1)),
        (Rect(x: 2, y: 0, width: 1, height: 2), Rect(x: 0, y: 0, width: 4, height: 2)),
        (Rect(x: 5, y: 0, width: 9, height: 9), Rect(x: 5, y: 0, width: 1, height: 2)),
        (Rect(x: 6, y: 0, width: 1, height: 1), .zero),
        (Rect(x: .min, y: .min, width: .max, height: .max), .zero),
    ])
    func damageIsWidenedToWholeGlyphs(rect: Rect, expected: Rect) {
        #expect(buffer(["a日b", "日本x"], width: 6).wholeGlyphs(in: rect) == expected)
    }

    @Test func damageIsWidenedUntilNoRowIsCut() {
        let stairs = buffer(["a日b日", "xy日z"], width: 7)
        let rect = Rect(x: 1, y: 0, width: 1, height: 2)
        #expect(stairs.wholeGlyphs(in: rect) == Rect(x: 1, y: 0, width: 3, height: 2))
    }
}
