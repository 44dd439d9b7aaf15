// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import Testing

@Suite struct CellTests {
    @Test func aCellIsSixteenBytes() {
        #expect(MemoryLayout<Cell>.size == 16)
        #expect(MemoryLayout<Cell>.stride == 16)
    }

    @Test func clearColorsBecomeTheTerminalsOwn() {
        #expect(Cell(foreground: .clear, background: .clear) == .blank)
    }
}
