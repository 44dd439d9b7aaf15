// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// A row of wanted cells and the same row of shown cells, compared as words; a cell is two words.
struct RowComparison {
    let cells: UnsafePointer<Cell>
    let shown: UnsafeMutablePointer<Cell>

    /// Whether the terminal shows the cell at an index.
    @inline(__always)
    func isShown(_ index: Int) -> Bool {
        let first = Self.words(cells + index), second = Self.words(shown + index)
        return (first.0 ^ second.0) | (first.1 ^ second.1) == 0
    }

    /// Whether the wanted and the shown glyph at an index are one column wide on every terminal, without a decoration.
    @inline(__always)
    func isPlain(_ index: Int) -> Bool {
        Self.isPlain(cells + index) && Self.isPlain(shown + index)
    }

    @inline(__always)
    static func isPlain(_ cell: UnsafePointer<Cell>) -> Bool {
        cell.pointee.glyphWidth == 1 && cell.pointee.decoration == 0
            && cell.pointee.glyphBits & (Cell.contestedBit | 0x8000_0000) == 0
    }

    /// Records that the terminal shows the cell at an index.
    @inline(__always)
    func remember(_ index: Int) {
        let cell = UnsafeRawPointer(cells + index).load(as: SIMD2<UInt64>.self)
        UnsafeMutableRawPointer(shown + index).storeBytes(of: cell, as: SIMD2<UInt64>.self)
    }

    /// Returns the first index in a range at which the shown cell differs; the end of the range if
    /// there is none.
    func firstDifference(from start: Int, to end: Int) -> Int {
        var index = start
        // Most cells of most frames are the same: sixteen in a turn take a quarter less than eight.
        while index + 16 <= end, areShown(16, from: index) { index += 16 }
        while index + 8 <= end, areShown(8, from: index) { index += 8 }
        while index < end, isShown(index) { index += 1 }
        return index
    }

    /// Whether the terminal shows a number of cells, compared at once.
    ///
    /// Memory is allocated so that cells are aligned to their 16 bytes, which saves a load for each
    /// cell.
    @inline(__always)
    private func areShown(_ count: Int, from index: Int) -> Bool {
        let first = UnsafeRawPointer(cells + index), second = UnsafeRawPointer(shown + index)
        var different = SIMD2<UInt64>()
        for offset in stride(from: 0, to: 16 * count, by: 16) {
            different |=
                first.load(fromByteOffset: offset, as: SIMD2<UInt64>.self)
                ^ second.load(fromByteOffset: offset, as: SIMD2<UInt64>.self)
        }
        return different[0] | different[1] == 0
    }

    /// Returns the index after the last cell in a range that differs from the shown one; the start
    /// of the range if there is none.
    func lastDifference(from start: Int, to end: Int) -> Int {
        var index = end
        while index - 8 >= start, areShown(8, from: index - 8) { index -= 8 }
        while index > start, isShown(index - 1) { index -= 1 }
        return index
    }

    /// The number of a row's cells that are sampled one by one; after them, every fourth cell is
    /// sampled.
    private static let examinedCells = 64

    /// Returns a hash of the content of cells.
    static func content(of cells: UnsafePointer<Cell>, count: Int) -> UInt64 {
        var content: UInt64 = 0x9E37_79B9_7F4A_7C15
        var cell = UnsafeRawPointer(cells)
        let end = cell + 16 * count
        let examinedEnd = cell + 16 * min(count, examinedCells)
        // Mixing four cells at a time saves a fifth of the instructions.
        while examinedEnd - cell >= 64 {
            mix(cell, into: &content)
            mix(cell + 16, into: &content)
            mix(cell + 32, into: &content)
            mix(cell + 48, into: &content)
            cell += 64
        }
        while cell < examinedEnd {
            mix(cell, into: &content)
            cell += 16
        }
        while end - cell >= 256 {
            mix(cell, into: &content)
            mix(cell + 64, into: &content)
            mix(cell + 128, into: &content)
            mix(cell + 192, into: &content)
            cell += 256
        }
        while cell < end {
            mix(cell, into: &content)
            cell += 64
        }
        return content
    }

    @inline(__always)
    private static func mix(_ cell: UnsafeRawPointer, into content: inout UInt64) {
        let first = cell.load(as: UInt64.self)
        let second = cell.load(fromByteOffset: 8, as: UInt64.self)
        content = (content ^ first ^ (second << 23 | second >> 41)) &* 0xFF51_AFD7_ED55_8CCD
    }

    @inline(__always)
    private static func words(_ cell: UnsafePointer<Cell>) -> (UInt64, UInt64) {
        let cell = UnsafeRawPointer(cell)
        return (
            cell.loadUnaligned(as: UInt64.self),
            cell.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
        )
    }
}
