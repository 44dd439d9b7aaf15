// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@Suite("Single cells below one another")
struct SparseColumnsTests {
    private let buffer = CellBuffer(size: Size(width: 20, height: 5))
    private let encoder = FrameEncoder(profile: .ansi)
    private let red = Style(foreground: .red, background: .default)
    private let blue = Style(foreground: .blue, background: .default)

    private func column(_ x: Int, _ style: Style, rows: Range<Int> = 0..<5) {
        for y in rows { buffer.write("|", x: x, y: y, style) }
    }

    @Test("are painted column by column, so that each needs its pen once")
    func columnsAreWhole() {
        _ = frame(buffer, encoder)
        column(2, red)
        column(15, blue)
        let right = "|" + String(repeating: "^J^H|", count: 4)
        #expect(
            frame(buffer, encoder) == "^[[1;3H^[[31m" + right + "^[[1;16H^[[34m" + right)
        #expect(frame(buffer, encoder) == "", "the same frame again costs nothing")
    }

    @Test("are painted with their rows if they are few")
    func shortColumnsArePartsOfRows() {
        _ = frame(buffer, encoder)
        column(2, red, rows: 1..<3)
        column(15, blue, rows: 1..<3)
        #expect(frame(buffer, encoder).components(of: "^[[31m") == 2)
    }

    @Test("are painted with their rows if they are not alone there")
    func wideColumnsArePartsOfRows() {
        _ = frame(buffer, encoder)
        for x in 2...3 { column(x, red) }
        #expect(frame(buffer, encoder).contains("||"))
    }
}

extension String {
    /// The number of times that a text occurs.
    fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
