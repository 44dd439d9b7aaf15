// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@Suite struct CanvasTextTests {
    private func buffer(_ width: Int, _ height: Int = 1) -> CellBuffer {
        CellBuffer(size: Size(width: width, height: height))
    }

    @Test(arguments: [
        ("abc", 0, "abc", 3),
        ("abc", 4, "    ab", 3),
        ("abcdefgh", -2, "cdefgh", 8),
        ("日本", 0, "日本", 4),
        ("日本", 1, " 日本", 4),
        ("日本", -1, " 本", 4),
        ("日本語", 1, " 日本", 6),
        ("日本語", 2, "  日本", 6),
        ("e\u{301}a", 0, "e\u{301}a", 2),
        ("x👨‍👩‍👧‍👦y", 0, "x👨‍👩‍👧‍👦y", 4),
        ("a\tb", 0, "a b", 3),
        ("a\r\nb\nc", 0, "a␤b␊c", 5),
        ("\u{1B}[2J", 0, "␛[2J", 4),
        ("a\u{202E}b", 0, "ab", 2),
        ("\u{301}a", 0, "a", 1),
        ("", 0, "", 0),
    ])
    func textIsDrawnFromItsPoint(text: String, x: Int, shown: String, advance: Int) {
        let buffer = buffer(6)
        let cells = Canvas(buffer: buffer).draw(text, at: Point(x: x, y: 0))
        #expect(buffer.text(row: 0) == shown)
        #expect(cells == advance)
        #expect(text.cellWidth == advance)
    }

    @Test(arguments: [Color.clear, .default, .palette(3), .rgb(1, 2, 3)])
    func textKeepsTheColorsBeneathThatAreClear(color: Color) {
        let beneath = Style(foreground: .red, background: .blue, attributes: .bold)
        let style = Style(foreground: color, background: .clear, attributes: .italic)
        let reversed = Style(foreground: .clear, background: color, attributes: .dim)
        let buffer = buffer(20, 2)
        let canvas = Canvas(buffer: buffer)
        canvas.fill(buffer.bounds, with: beneath, character: "日")
        canvas.draw("abcdefghi", at: Point(x: 1, y: 0), style: style)
        canvas.draw("abcdefghi", at: Point(x: 1, y: 1), style: reversed)
        #expect(buffer.text(row: 0) == " abcdefghi日日日日日")
        for x in 1..<10 {
            let first = buffer[Point(x: x, y: 0)], second = buffer[Point(x: x, y: 1)]
            let foreground = color == .clear ? beneath.foreground : color
            let background = color == .clear ? beneath.background : color
            #expect(
                first.style
                    == Style(foreground: foreground, background: .blue, attributes: .italic))
            #expect(
                second.style
                    == Style(foreground: .red, background: background, attributes: .dim))
            #expect(first.glyph == second.glyph && first.glyph.width == 1)
        }
    }

    @Test(arguments: [
        ("abcdef", 6, TextAlignment.left, TruncationMode.tail, "abcdef"),
        ("abc", 6, .right, .tail, "   abc"),
        ("abc", 6, .center, .tail, " abc"),
        ("abcdefg", 6, .left, .tail, "abcde…"),
        ("abcdefg", 6, .left, .head, "…cdefg"),
        ("abcdefgh", 6, .left, .middle, "abc…gh"),
        ("abcdefg", 6, .left, .clip, "abcdef"),
        ("日本語で", 6, .left, .tail, "日本…"),
        ("日本語で", 6, .right, .tail, " 日本…"),
        ("日本語で", 6, .left, .head, "…語で"),
        ("日本語で", 6, .left, .middle, "日…で"),
        ("日本語で", 5, .left, .clip, "日本"),
        ("ab", 1, .left, .tail, "…"),
        ("日", 1, .left, .tail, "…"),
        ("日", 1, .left, .clip, ""),
        ("日", 1, .left, .middle, "…"),
        ("", 6, .center, .tail, ""),
        ("abcde\u{301}fgh", 6, .left, .tail, "abcde\u{301}…"),
        ("ab\u{600}1cdef", 6, .left, .head, "…cdef"),
    ])
    func textIsAlignedAndCut(
        text: String, width: Int, alignment: TextAlignment, mode: TruncationMode, shown: String
    ) {
        let buffer = buffer(width)
        Canvas(buffer: buffer).draw(
            text, in: buffer.bounds, alignment: alignment, truncation: mode)
        #expect(buffer.text(row: 0) == shown)
    }

    @Test func withoutUnicodeTheSignOfACutIsATilde() {
        let buffer = buffer(4)
        Canvas(buffer: buffer, isUnicode: false).draw("abcdef", in: buffer.bounds)
        #expect(buffer.text(row: 0) == "abc~")
    }
}
