// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@testable import SeltzerScreen

@Suite struct CanvasOrnamentsTests {
    private let buffer = CellBuffer(size: Size(width: 10, height: 3))
    private var canvas: Canvas { Canvas(buffer: buffer) }

    private var texts: [String] {
        (0..<3).map { buffer.textWithoutOrnaments(row: $0, columns: 0..<10) }
    }

    @Test func linesFillsAndHalfRowsAreOrnamentsAndTitlesAreText() {
        canvas.drawBox(buffer.bounds, title: "ab")
        canvas.fill(Rect(x: 1, y: 1, width: 4, height: 1), with: Style(), character: "漢")
        canvas.draw("cd", at: Point(x: 6, y: 1))
        #expect(buffer.lines == ["┌ ab ────┐", "│漢漢 cd │", "└────────┘"])
        #expect(texts == ["  ab", "      cd", ""])
        let row = Rect(x: 0, y: 2, width: 9, height: 1)
        canvas.fillLowerHalf(of: row, with: .red)
        #expect(texts[2] == "")
        canvas.fillUpperHalf(of: row, with: .red)
        #expect(texts[2] == "")
        canvas.drawHorizontalLine(at: .zero, length: 10, joinsLines: true)
        #expect(texts[0] == "")
    }

    @Test func markedSignsAreOrnamentsUntilTextReplacesThem() {
        canvas.draw("12 ab", at: .zero)
        canvas.markOrnaments(in: Rect(x: 0, y: 0, width: 2, height: 1))
        canvas.drawOrnament("▌", at: Point(x: 8, y: 0))
        #expect(texts[0] == "   ab")
        canvas.setStyle(Style(foreground: .red), in: buffer.bounds)
        canvas.addStyle(Style(attributes: .bold), in: buffer.bounds)
        #expect(texts[0] == "   ab", "a style keeps ornaments")
        canvas.draw("3", at: Point(x: 1, y: 0))
        #expect(texts[0] == " 3 ab")
        canvas.markOrnaments(in: Rect(x: Int.min, y: Int.min, width: .max, height: .max))
        canvas.markOrnaments(in: buffer.bounds)
        canvas.fill(buffer.bounds, with: Style(background: .default))
        #expect((0..<10).allSatisfy { !buffer[Point(x: $0, y: 0)].isOrnament })
    }

    @Test func ornamentsLookLikeOtherSigns() {
        let style = Style(foreground: .red, background: .blue, attributes: .bold)
        canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), with: style, character: "x")
        canvas.draw("x", at: Point(x: 1, y: 0), style: style)
        let (ornament, text) = (buffer[.zero], buffer[Point(x: 1, y: 0)])
        #expect(ornament.isOrnament && !text.isOrnament)
        #expect(ornament.attributes == .bold)
        #expect(ornament.style == text.style && ornament.glyph == text.glyph)
        var changed = ornament
        changed.attributes = .italic
        #expect(changed.attributes == .italic && changed.isOrnament)
        changed.isOrnament = false
        #expect(changed.attributes == .italic && !changed.isOrnament)
    }

    @Test func picturesKeepOrnaments() {
        canvas.drawVerticalLine(at: .zero, length: 3)
        canvas.draw("ab", at: Point(x: 1, y: 1))
        let other = CellBuffer(size: buffer.size, clusters: buffer.clusters)
        Canvas(buffer: other).draw(buffer, at: .zero)
        #expect(other.lines == ["│", "│ab", "│"])
        #expect(other.textWithoutOrnaments(row: 1, columns: 0..<10) == " ab")
        #expect(other.hasSameContent(as: buffer))
    }
}
