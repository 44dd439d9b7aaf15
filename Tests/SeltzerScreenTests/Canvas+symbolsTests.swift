// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@testable import SeltzerScreen

extension Symbol {
    fileprivate static var bolt: Symbol { Symbol("ϟ", ascii: "z") }
}

@Suite struct CanvasSymbolsTests {
    private let buffer = CellBuffer(size: Size(width: 6, height: 1))

    private func line(isUnicode: Bool, _ draw: (Canvas) -> Void) -> String {
        Canvas(buffer: buffer).fill(buffer.bounds, with: Style())
        draw(Canvas(buffer: buffer, isUnicode: isUnicode))
        return buffer.lines[0]
    }

    @Test func symbolsAreDrawnAsTheDisplayCanShowThem() {
        func draw(_ canvas: Canvas) {
            let width = canvas.draw(.checkedBox, at: .zero)
            #expect(width == 3)
            canvas.draw("\(canvas[.chevronRight])a", at: Point(x: width + 1, y: 0))
        }
        #expect(line(isUnicode: true, draw) == "[✓] ›a")
        #expect(line(isUnicode: false, draw) == "[x] >a")
    }

    @Test func aSymbolFillsARectangleAsAnOrnament() {
        func draw(_ canvas: Canvas) {
            canvas.fill(
                Rect(x: 1, y: 0, width: 3, height: 1), with: Style(), symbol: .horizontalLine)
        }
        #expect(line(isUnicode: false, draw) == " ---")
        #expect(line(isUnicode: true, draw) == " ───")
        #expect(buffer.textWithoutOrnaments(row: 0, columns: 0..<6) == "")
    }

    @Test func aFillWithASymbolOfSeveralCellsHasItsFirstSign() {
        let filled = line(isUnicode: true) {
            $0.fill(Rect(x: 0, y: 0, width: 2, height: 1), with: Style(), symbol: .checkedBox)
        }
        #expect(filled == "[[")
    }

    @Test func ornamentsAreNoText() {
        let drawn = line(isUnicode: false) { $0.drawOrnament(.leftBar, at: .zero) }
        #expect(drawn == ">")
        #expect(buffer.textWithoutOrnaments(row: 0, columns: 0..<6) == "")
    }

    @Test func programsHaveSymbolsOfTheirOwn() {
        #expect(line(isUnicode: true) { $0.draw(.bolt, at: .zero) } == "ϟ")
        #expect(line(isUnicode: false) { $0.draw(.bolt, at: .zero) } == "z")
    }
}
