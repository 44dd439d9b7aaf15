// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The functions that write cells; each keeps wide glyphs whole.
///
/// Columns and rows are in the buffer's coordinates, and must lie inside of it.
extension CellBuffer {
    /// Blanks the halves of wide glyphs that reach from outside into a span that is about to be overwritten.
    @inline(__always)
    func sever(_ columns: Range<Int>, in row: UnsafeMutablePointer<Cell>) {
        if columns.lowerBound > 0, row[columns.lowerBound].isTrailingHalf {
            row[columns.lowerBound - 1].glyph = .space
        }
        if columns.upperBound < size.width, row[columns.upperBound].isTrailingHalf {
            row[columns.upperBound].glyph = .space
        }
    }

    /// Writes the same narrow glyph to every cell of a span.
    func fill(_ columns: Range<Int>, y: Int, with glyph: Glyph, look: CellLook) {
        guard !columns.isEmpty else { return }
        let row = row(y)
        sever(columns, in: row)
        if look.isOpaque {
            var cell = Cell(glyph)
            cell.apply(look)
            // The cell is stored as one word, because the compiler would store each part
            // separately.
            let word = unsafeBitCast(cell, to: SIMD2<UInt64>.self)
            for x in columns {
                UnsafeMutableRawPointer(row + x).storeBytes(of: word, as: SIMD2<UInt64>.self)
            }
        } else {
            for x in columns { row[x].set(glyph, look: look) }
        }
    }

    /// Writes printable ASCII from column `x` on, one byte in each cell; cells outside of a span of
    /// columns are skipped.
    func write(
        ascii bytes: UnsafeBufferPointer<UInt8>, x: Int, y: Int, within columns: Range<Int>,
        look: CellLook
    ) {
        let first = Swift.max(x, columns.lowerBound)
        let last = Swift.min(x.saturatingAdding(bytes.count), columns.upperBound)
        guard first < last, let start = bytes.baseAddress else { return }
        let row = row(y)
        sever(first..<last, in: row)
        let text = UnsafeBufferPointer(start: start + (first &- x), count: last &- first)
        let cells = UnsafeMutableRawPointer(row + first)
        if look.foreground == .clear {
            Self.write(text, look, keepingColorsOf: row + first)
        } else if look.background == .clear {
            Self.write(text, Words(look), keepingBackgroundsOf: cells)
        } else {
            Self.write(text, Words(look), over: cells)
        }
    }

    /// The two words of a narrow cell without its glyph: a look that is written to many cells.
    private struct Words {
        let first, second: UInt64

        @inline(__always)
        init(_ look: CellLook) {
            var cell = Cell(.space)
            cell.apply(look)
            cell.glyphBits = 0
            let words = unsafeBitCast(cell, to: SIMD2<UInt64>.self)
            (first, second) = (words[0], words[1])
        }
    }

    @inline(__always)
    private static func write(
        _ text: UnsafeBufferPointer<UInt8>, _ words: Words, over cells: UnsafeMutableRawPointer
    ) {
        var cell = cells
        for byte in text {
            cell.storeBytes(of: words.first | UInt64(byte), as: UInt64.self)
            cell.storeBytes(of: words.second, toByteOffset: 8, as: UInt64.self)
            cell += MemoryLayout<Cell>.stride
        }
    }

    /// Writes everything but the background, which is in the first half of the second word.
    @inline(__always)
    private static func write(
        _ text: UnsafeBufferPointer<UInt8>, _ words: Words,
        keepingBackgroundsOf cells: UnsafeMutableRawPointer
    ) {
        let end = UInt32(truncatingIfNeeded: words.second >> 32)
        var cell = cells
        for byte in text {
            cell.storeBytes(of: words.first | UInt64(byte), as: UInt64.self)
            cell.storeBytes(of: end, toByteOffset: 12, as: UInt32.self)
            cell += MemoryLayout<Cell>.stride
        }
    }

    private static func write(
        _ text: UnsafeBufferPointer<UInt8>, _ look: CellLook,
        keepingColorsOf cells: UnsafeMutablePointer<Cell>
    ) {
        for (index, byte) in text.enumerated() {
            cells[index].set(Glyph(bits: UInt32(byte), width: 1), look: look)
        }
    }

    /// Writes a glyph, and the right half of a wide one; both columns must be inside.
    func write(_ glyph: Glyph, x: Int, y: Int, look: CellLook) {
        let row = row(y)
        let width = Int(glyph.width)
        sever(x..<x + width, in: row)
        row[x].set(glyph, look: look)
        if width == 2 {
            row[x + 1] = row[x]
            row[x + 1].glyph = .trailingHalf
        }
    }

    /// Sets the look of the glyphs that begin in a span, and of both halves of wide ones.
    func apply(_ look: CellLook, to columns: Range<Int>, y: Int) {
        guard !columns.isEmpty else { return }
        let row = row(y)
        for x in wholeGlyphs(beginningIn: columns, of: row) {
            let isOrnament = row[x].attributeBits & Attributes.ornament.rawValue
            row[x].apply(look)
            row[x].attributeBits |= isOrnament
        }
    }

    /// Merges a look into the glyphs that begin in a span, and into both halves of wide ones.
    func add(_ look: CellLook, to columns: Range<Int>, y: Int) {
        guard !columns.isEmpty else { return }
        let row = row(y)
        for x in wholeGlyphs(beginningIn: columns, of: row) { row[x].add(look) }
    }

    /// Returns the columns of the whole glyphs that begin in a non-empty span.
    func wholeGlyphs(
        beginningIn columns: Range<Int>, of row: UnsafeMutablePointer<Cell>
    ) -> Range<Int> {
        let first = columns.lowerBound
        let start = first > 0 && row[first].isTrailingHalf ? first + 1 : first
        var end = columns.upperBound
        if end < size.width, row[end].isTrailingHalf { end += 1 }
        return start..<Swift.max(start, end)
    }
}
