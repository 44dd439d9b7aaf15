// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@Suite struct CanvasDimTests {
    @Test func trueColorsAreMixedWithTheBackdrop() {
        let buffer = CellBuffer(size: Size(width: 4, height: 1))
        let canvas = Canvas(buffer: buffer, theme: .fathom)
        let style = Style(
            foreground: .rgb(255, 8, 0), background: .hex(0x8080F0),
            attributes: [.bold, .underline])
        canvas.fill(buffer.bounds, with: style, character: "x")
        canvas.dim(Rect(x: 1, y: 0, width: 2, height: 1))
        #expect(buffer[.zero].style == style)
        let dimmed = buffer[Point(x: 1, y: 0)].style
        #expect(dimmed.attributes == .underline)
        #expect(dimmed.foreground == .rgb(98, 6, 4))
        #expect(dimmed.background == .rgb(50, 51, 95))
        #expect(buffer[Point(x: 3, y: 0)].style == style)
    }

    @Test func otherColorsStayAndSayItByTheAttribute() {
        let buffer = CellBuffer(size: Size(width: 1, height: 1))
        let canvas = Canvas(buffer: buffer)
        canvas.fill(buffer.bounds, with: Style(foreground: .red), character: "x")
        canvas.dim(buffer.bounds)
        #expect(
            buffer[.zero].style == Style(foreground: .red, background: .default, attributes: .dim))
    }

    @Test func blanksWithoutStrokesStayPlain() {
        let buffer = CellBuffer(size: Size(width: 2, height: 1))
        let canvas = Canvas(buffer: buffer)
        canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), with: Style(attributes: .reverse))
        canvas.dim(buffer.bounds)
        #expect(buffer[.zero].attributes == [.reverse, .dim])
        #expect(buffer[Point(x: 1, y: 0)] == .blank)
    }

    @Test func wideGlyphsRecedeWhole() {
        let buffer = CellBuffer(size: Size(width: 4, height: 1))
        Canvas(buffer: buffer).draw("世界", at: .zero)
        Canvas(buffer: buffer).dim(Rect(x: 1, y: 0, width: 2, height: 1))
        let dims = (0..<4).map { buffer[Point(x: $0, y: 0)].attributes == .dim }
        #expect(dims == [false, false, true, true])
    }

    @Test(arguments: [
        Rect.zero, Rect(x: -5, y: -5, width: 3, height: 3),
        Rect(x: .min, y: .min, width: .max, height: .max), Rect(x: 9, y: 9, width: -1, height: 4),
    ])
    func nothingInsideDimsNothing(rect: Rect) {
        let buffer = CellBuffer(size: Size(width: 2, height: 2))
        Canvas(buffer: buffer).dim(rect)
        #expect(buffer[.zero].attributes.isEmpty)
    }
}
