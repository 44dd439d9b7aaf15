// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: CellLook, CellWriting.

import SeltzerBase
import SeltzerScreen
import Testing

@Suite struct CanvasTests {
    private let buffer = CellBuffer(size: Size(width: 6, height: 3))

    @Test func aFillCoversItsRectangle() {
        Canvas(buffer: buffer)
            .fill(Rect(x: 1, y: 1, width: 2, height: 9), with: Style(), character: "#")
        #expect(buffer.lines == ["", " ##", " ##"])
    }

    @Test func aWideFillIsOfWholeGlyphs() {
        let canvas = Canvas(buffer: buffer)
        canvas.fill(Rect(x: 0, y: 0, width: 5, height: 1), with: Style(), character: "日")
        canvas.clipped(to: Rect(x: 2, y: 1, width: 3, height: 1))
            .fill(Rect(x: 1, y: 1, width: 5, height: 1), with: Style(), character: "日")
        #expect(buffer.lines == ["日日", "   日", ""])
    }

    @Test(arguments: ["\u{1B}", "\u{301}", "\u{202E}", "\r\n"] as [Character])
    func aFillIsHarmlessToo(character: Character) {
        Canvas(buffer: buffer).fill(buffer.bounds, with: Style(), character: character)
        #expect(buffer.isHarmless)
    }

    @Test func aSubcanvasHasItsOwnCoordinates() {
        let canvas = Canvas(buffer: buffer)
            .subcanvas(in: Rect(x: 2, y: 1, width: 3, height: 2), boundsOrigin: Point(x: 10, y: 5))
        #expect(canvas.clip == Rect(x: 10, y: 5, width: 3, height: 2))
        canvas.draw("abcdef", at: Point(x: 9, y: 5))
        canvas.draw("x", at: Point(x: 12, y: 6))
        canvas.draw("never", at: Point(x: 10, y: 7))
        #expect(buffer.lines == ["", "  bcd", "    x"])
    }

    @Test func aSubcanvasThatDoesNotClipDrawsOutsideItsFrame() {
        let canvas = Canvas(buffer: buffer)
            .subcanvas(in: Rect(x: 2, y: 1, width: 1, height: 1), clipsToFrame: false)
        canvas.draw("abcd", at: Point(x: -1, y: 1))
        #expect(canvas.clip == Rect(x: -2, y: -1, width: 6, height: 3))
        #expect(buffer.lines == ["", "", " abcd"])
    }

    @Test func clipsOnlyGetSmaller() {
        let canvas = Canvas(buffer: buffer, clip: Rect(x: 1, y: 0, width: 3, height: 1))
        canvas.clipped(to: Rect(x: -9, y: -9, width: 99, height: 99))
            .fill(Rect(x: 0, y: 0, width: 6, height: 3), with: Style(), character: "#")
        #expect(buffer.lines == [" ###", "", ""])
        #expect(canvas.clipped(to: Rect(x: 5, y: 0, width: 9, height: 9)).clip.isEmpty)
    }

    @Test(arguments: [
        ("x", 0, "x 本"), ("x", 1, " x本"), ("x", 2, "日x"), ("x", 3, "日 x"),
        ("xy", 1, " xy"), ("語", 1, " 語"), ("e\u{301}", 1, " e\u{301}本"),
    ])
    func noHalfOfAWideGlyphIsLeft(text: String, x: Int, shown: String) {
        Canvas(buffer: buffer).draw("日本", at: .zero)
        Canvas(buffer: buffer).draw(text, at: Point(x: x, y: 0))
        #expect(buffer.text(row: 0) == shown)
        #expect(buffer.hasWholeGlyphs)
    }

    @Test func aClipThroughAWideGlyphLeavesNoHalf() {
        Canvas(buffer: buffer).draw("日本語", at: .zero)
        Canvas(buffer: buffer, clip: Rect(x: 1, y: 0, width: 2, height: 1)).draw("xxxx", at: .zero)
        #expect(buffer.text(row: 0) == " xx 語")
        #expect(buffer.hasWholeGlyphs)
    }

    @Test func aSpaceThatWasHalfAGlyphKeepsItsColors() {
        let style = Style(foreground: .red, background: .blue, attributes: .bold)
        Canvas(buffer: buffer).draw("日", at: .zero, style: style)
        Canvas(buffer: buffer).draw("x", at: .zero)
        #expect(buffer[Point(x: 1, y: 0)].style == style)
        #expect(buffer[Point(x: 0, y: 0)].background == .blue)
        #expect(buffer[Point(x: 0, y: 0)].foreground == .default)
    }

    @Test func recoloringKeepsGlyphsAndClearKeepsColors() {
        let canvas = Canvas(buffer: buffer)
        canvas.draw("ab", at: .zero, style: Style(foreground: .red, background: .blue))
        canvas.setStyle(
            Style(foreground: .clear, background: .green, attributes: .reverse),
            in: Rect(x: 1, y: 0, width: 1, height: 1)
        )
        #expect(buffer.text(row: 0) == "ab")
        #expect(buffer[Point(x: 0, y: 0)].style == Style(foreground: .red, background: .blue))
        #expect(
            buffer[Point(x: 1, y: 0)].style
                == Style(foreground: .red, background: .green, attributes: .reverse))
    }

    @Test(arguments: [(0, [0, 1]), (1, []), (2, [2]), (5, [])] as [(Int, [Int])])
    func aWideGlyphHasOneStyle(x: Int, colored: [Int]) {
        let buffer = CellBuffer(size: Size(width: 3, height: 1))
        Canvas(buffer: buffer).draw("日x", at: .zero)
        Canvas(buffer: buffer).setStyle(
            Style(attributes: .bold), in: Rect(x: x, y: 0, width: 1, height: 1))
        let bold = (0..<3).filter { buffer[Point(x: $0, y: 0)].attributes == .bold }
        #expect(bold == colored)
    }

    @Test(arguments: [(0, 0), (1, 1), (0, 3), (3, 0)])
    func tinyBuffersAreDrawnIntoWithoutATrap(width: Int, height: Int) {
        let buffer = CellBuffer(size: Size(width: width, height: height))
        let canvas = Canvas(buffer: buffer)
        canvas.fill(buffer.bounds, with: Style(), character: "日")
        canvas.drawBox(buffer.bounds)
        canvas.draw("日本", in: buffer.bounds, truncation: .middle)
        canvas.draw("日本", at: Point(x: -1, y: 0))
        canvas.setStyle(Style(attributes: .bold), in: buffer.bounds)
        #expect(buffer.hasWholeGlyphs)
    }

    @Test func noCoordinateTraps() {
        let values = [Int.min, .min + 1, -7, -1, 0, 1, 5, .max - 1, .max]
        let style = Style(attributes: .bold)
        for x in values {
            for extent in values {
                let rect = Rect(x: x, y: extent, width: extent, height: x)
                for origin in values {
                    let canvas = Canvas(buffer: buffer, clip: rect.offsetBy(dx: 1, dy: 1))
                        .subcanvas(in: rect, boundsOrigin: Point(x: origin, y: x))
                    for canvas in [canvas, Canvas(buffer: buffer)] {
                        canvas.fill(rect, with: style, character: "日")
                        canvas.drawBox(rect, border: .double)
                        canvas.draw("a日", at: Point(x: origin, y: x))
                        canvas.draw("a日本語", in: rect, alignment: .right, truncation: .head)
                        canvas.setStyle(style, in: rect)
                        canvas.drawHorizontalLine(at: rect.origin, length: origin)
                        canvas.drawVerticalLine(at: rect.origin, length: origin)
                        _ = canvas.clip
                    }
                }
            }
        }
        #expect(buffer.hasWholeGlyphs)
    }

    @Test func aStyleLaidOverKeepsAttributesAndColorsThatItDoesNotName() {
        let buffer = CellBuffer(size: Size(width: 4, height: 1))
        let canvas = Canvas(buffer: buffer)
        canvas.draw(
            "a漢b", at: .zero,
            style: Style(foreground: .red, attributes: .bold, underlineStyle: .curly))
        canvas.addStyle(
            Style(foreground: .clear, background: .blue, attributes: .dim),
            in: Rect(x: 1, y: -3, width: 1, height: 9))
        #expect(buffer[Point(x: 0, y: 0)].background == .default)
        for x in 1...2 {
            let style = buffer.style(of: buffer[Point(x: x, y: 0)])
            #expect(style.foreground == .red)
            #expect(style.background == .blue)
            #expect(style.attributes == [.bold, .dim, .underline])
            #expect(style.underlineStyle == .curly)
        }
        canvas.addStyle(Style(attributes: .reverse), in: Rect(x: 0, y: 0, width: 0, height: 1))
        #expect(buffer[Point(x: 0, y: 0)].attributes == [.bold, .underline])
    }
}
