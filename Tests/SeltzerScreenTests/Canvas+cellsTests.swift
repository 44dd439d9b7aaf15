// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@testable import SeltzerScreen

@Suite struct CanvasCellsTests {
    private let buffer = CellBuffer(size: Size(width: 8, height: 2))

    private func picture(_ text: String, style: Style = Style()) -> CellBuffer {
        let picture = CellBuffer(size: Size(width: 8, height: 1), clusters: buffer.clusters)
        Canvas(buffer: picture).draw(text, at: .zero, style: style)
        return picture
    }

    @Test func cellsComeWithTheirStyles() {
        let style = Style(
            foreground: .red, background: .blue, underlineStyle: .curly, link: Link("x:y"))
        Canvas(buffer: buffer).draw(picture("a漢e\u{301}", style: style), at: Point(x: 0, y: 1))
        #expect(buffer.lines == ["", "a漢e\u{301}"])
        for x in 0..<4 { #expect(buffer.style(of: buffer[Point(x: x, y: 1)]) == style) }
    }

    @Test func halfAGlyphBecomesASpaceAndIsNoted() {
        let picture = picture("漢漢漢")
        let rect = Rect(x: 1, y: 0, width: 4, height: 1)
        buffer.repaintArea = RepaintArea(rect: rect)
        Canvas(buffer: buffer, clip: rect).draw(picture, at: .zero)
        #expect(buffer.lines == ["  漢", ""])
        #expect(buffer[Point(x: 4, y: 0)].glyph == .space)
        #expect(buffer.repaintArea?.grown == Rect(x: 0, y: 0, width: 6, height: 1))
    }

    @Test(arguments: [-100, -3, 5, 100, Int.max, Int.min])
    func whatLiesOutsideIsNotDrawn(x: Int) {
        Canvas(buffer: buffer).draw(picture("ab漢"), at: Point(x: x, y: 0))
        Canvas(buffer: buffer).draw(picture("ab漢"), at: Point(x: 0, y: x))
        #expect(buffer.lines == [x == -3 ? "" : x == 5 ? "     ab" : "", ""])
    }

    @Test func invertingTwiceChangesNothing() {
        let canvas = Canvas(buffer: buffer)
        canvas.draw("a漢b", at: .zero, style: Style(attributes: .bold))
        let before = buffer.copy()
        canvas.invert(Rect(x: 1, y: 0, width: 1, height: 1))
        let marked = (0..<5).filter { buffer[Point(x: $0, y: 0)].attributes.contains(.reverse) }
        #expect(marked == [1, 2])
        canvas.invert(Rect(x: 1, y: 0, width: 1, height: 1))
        #expect(buffer.hasSameContent(as: before))
    }
}
