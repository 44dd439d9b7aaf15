// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@Suite struct CanvasHalfRowsTests {
    private let row = Rect(x: 0, y: 0, width: 2, height: 1)

    @Test func theLowerHalfBlockFillsBothHalves() {
        let buffer = CellBuffer(size: Size(width: 2, height: 1))
        let canvas = Canvas(buffer: buffer, theme: .fathom)
        canvas.fill(row, with: Style(background: .blue))
        canvas.fillLowerHalf(of: row, with: .red)
        #expect(buffer.lines == ["▄▄"])
        #expect(buffer[.zero].foreground == .red)
        #expect(buffer[.zero].background == .blue)
        canvas.fill(row, with: Style(background: .blue))
        canvas.fillUpperHalf(of: row, with: .red)
        #expect(buffer.lines == ["▄▄"])
        #expect(buffer[.zero].foreground == .blue)
        #expect(buffer[.zero].background == .red)
    }

    @Test func onTheTerminalsOwnGroundItIsTheUpperOne() {
        let buffer = CellBuffer(size: Size(width: 2, height: 1))
        Canvas(buffer: buffer).fillUpperHalf(of: row, with: .red)
        #expect(buffer.lines == ["▀▀"])
        #expect(buffer[.zero].foreground == .red)
        #expect(buffer[.zero].background == .default)
    }
}
