// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// Writes the difference between one row of a frame and the row that the terminal shows.
struct RowPainter {
    let cells: UnsafePointer<Cell>
    let shown: UnsafeMutablePointer<Cell>
    let y: Int
    let size: Size
    let clusters: ClusterTable
    /// The column up to which cells are written even if the terminal seems to show them, because a
    /// glyph that is wider on some terminals may have overwritten them.
    private var spilledEnd = 0

    init(
        cells: UnsafePointer<Cell>,
        shown: UnsafeMutablePointer<Cell>,
        y: Int,
        size: Size,
        clusters: ClusterTable
    ) {
        self.cells = cells
        self.shown = shown
        self.y = y
        self.size = size
        self.clusters = clusters
    }

    /// Writes the differing cells in a range of columns, which may begin and end inside of a glyph.
    ///
    /// - Returns: The column up to which the row is now correct, at least the end of the range.
    mutating func paint(from start: Int, to end: Int, _ writer: inout FrameWriter) -> Int {
        var x = comparison.firstDifference(from: start, to: end)
        guard x < end else { return end }
        let last = comparison.lastDifference(from: x, to: end) - 1
        let erased = erasableTail(from: x, last: last, writer.dialect)
        let wantedEnd = end
        var end = erased ?? last + 1
        while x < end {
            if x >= spilledEnd, isShown(x) {
                x += 1
                continue
            }
            x = writePlain(from: x, to: end, &writer)
            guard x < end, x < spilledEnd || !isShown(x) else { continue }
            x = write(x, &writer)
            if erased == nil, spilledEnd > end { end = min(spilledEnd, size.width) }
        }
        guard let erased else { return max(x, wantedEnd) }
        erase(from: erased, &writer)
        return size.width
    }

    /// Writes differing printable ASCII at the cursor; the loop is short, because most cells are of
    /// this kind.
    ///
    /// - Returns: The column after it; other code writes the last column of the row.
    private func writePlain(from start: Int, to end: Int, _ writer: inout FrameWriter) -> Int {
        guard writer.x == start, writer.y == y, writer.reducer == nil else { return start }
        let end = min(end, size.width - 1)
        var x = start
        while x < end, cells[x].glyphBits &- 0x20 < 0x5F, x < spilledEnd || !isShown(x) {
            writer.reserveCell()
            writer.setPenDirectly(for: cells + x)
            writer.put(UInt8(truncatingIfNeeded: cells[x].glyphBits))
            comparison.remember(x)
            x += 1
        }
        writer.x = x
        return x
    }

    /// Writes the glyph at a column, and returns the column after it.
    @inline(__always)
    private mutating func write(_ x: Int, _ writer: inout FrameWriter) -> Int {
        let cell = cells[x]
        let next: Int
        if cell.glyphWidth == 1 {
            next = x + 1
        } else if cell.glyphWidth == 2, x + 1 < size.width, cells[x + 1].glyphWidth == 0 {
            next = x + 2
        } else {
            return writeHalf(x, &writer)
        }
        if next == size.width, isLastCellUnsafe(writer.dialect) {
            remember(from: x, to: next)
            return next
        }
        writer.reserveCell()
        writer.move(toX: x, y: y, shown: shown)
        if cell.glyphBits == 0x20 {
            writer.setPen(forBlank: cell)
        } else {
            writer.setPen(for: cell)
        }
        if cell.glyphBits & Cell.contestedBit != 0 {
            writeContested(cell, x, next, &writer)
        } else if next == size.width, cell.glyphBits & 0x8000_0000 != 0 {
            // Without wrapping, tmux 3.3 leaves the cursor on the last column, and puts a mark that belongs there
            // on the cell before.
            writer.put("\u{1B}[?7h".utf8)
            put(cell, &writer)
            writer.put("\u{1B}[?7l".utf8)
            advance(to: next, &writer)
        } else {
            put(cell, &writer)
            advance(to: next, &writer)
        }
        shown[x] = cell
        if next == x + 2 { shown[x + 1] = cells[x + 1] }
        return next
    }

    @inline(__always)
    private func put(_ cell: Cell, _ writer: inout FrameWriter) {
        if cell.glyphBits & 0x8000_0000 != 0 {
            writer.put(cluster: clusters.text(of: cell.glyph), width: Int(cell.glyphWidth))
        } else {
            writer.put(scalar: cell.glyphBits)
            if cell.glyphWidth == 2, !writer.dialect.isUnicode { writer.put(0x3F) }
        }
    }

    /// Records the cursor's position after a glyph.
    ///
    /// At the end of the row, terminals differ: the cursor is on the last cell, or after it until
    /// the next glyph, or on the next row.
    @inline(__always)
    private func advance(to next: Int, _ writer: inout FrameWriter) {
        if next < size.width {
            writer.x = next
        } else {
            writer.x = -1
            if !writer.dialect.isInline { writer.y = -1 }
        }
    }

    /// Whether writing the last cell of the row would scroll the screen, or lose the cursor's row
    /// if it must be known.
    private func isLastCellUnsafe(_ dialect: TerminalDialect) -> Bool {
        dialect.scrollsAtLastCell && (y == size.height - 1 || dialect.isInline)
    }

    /// Writes a cell with half of a glyph: a blank, or nothing if the left half is beside it and
    /// shows both halves.
    private mutating func writeHalf(_ x: Int, _ writer: inout FrameWriter) -> Int {
        let cell = cells[x]
        let isShownByLeft = cell.glyphWidth == 0 && x > 0 && cells[x - 1].glyphWidth == 2
        let scrolls = x == size.width - 1 && isLastCellUnsafe(writer.dialect)
        if !isShownByLeft, !scrolls {
            writer.reserveCell()
            writer.move(toX: x, y: y, shown: shown)
            writer.setPen(forBlank: cell)
            writer.put(0x20)
            advance(to: x + 1, &writer)
        }
        remember(from: x, to: x + 1)
        return x + 1
    }

    /// Writes a glyph whose width differs between terminals, so that the screen is right on all of them.
    ///
    /// Its cells are blanked first, for terminals on which it is narrower. The cells after it are
    /// written again, for terminals on which it is wider. The cursor's column is unknown
    /// afterwards.
    private mutating func writeContested(
        _ cell: Cell,
        _ x: Int,
        _ next: Int,
        _ writer: inout FrameWriter
    ) {
        if next == x + 2, !isBlankShown(x + 1, like: cell, writer) {
            writer.put(0x20)
            writer.put(0x20)
            advance(to: next, &writer)
            writer.move(toX: x, y: y, shown: shown)
        }
        var agreed = cell
        agreed.glyphBits &= ~Cell.contestedBit
        put(agreed, &writer)
        let scalars =
            cell.glyphBits & 0x8000_0000 != 0
            ? clusters.text(of: cell.glyph).unicodeScalars.count : 1
        spilledEnd = max(spilledEnd, x + 2 * scalars)
        writer.x = -1
        // If the text may have reached the end of the row, the cursor's row is unknown, too.
        if spilledEnd >= size.width, !writer.dialect.isInline { writer.y = -1 }
        writer.reserveCell()
    }

    /// Whether the terminal shows a blank at a column, and a blank with the pen of a cell would
    /// look the same.
    private func isBlankShown(_ x: Int, like cell: Cell, _ writer: FrameWriter) -> Bool {
        let other = shown[x]
        return other.glyphBits == 0x20 && other.background == cell.background
            && other.decoration == cell.decoration
            && UInt32(other.attributes.rawValue | cell.attributes.rawValue) & Pen.seenOnBlanks == 0
    }

    // MARK: Erasing

    /// The number of blanks above which erasing is cheaper than writing.
    private static let worthErasing = 3

    /// Returns the column from which the row is blank to its end; nil if few cells would be erased,
    /// or if erasing would look different.
    private func erasableTail(from start: Int, last: Int, _ dialect: TerminalDialect) -> Int? {
        let blank = cells[last]
        guard dialect.erases(blank) else { return nil }
        var x = last + 1
        while x < size.width {
            guard cells[x].isErased(like: blank) else { return nil }
            x += 1
        }
        var first = last, count = 1
        while first > start, cells[first - 1].isErased(like: blank) {
            first -= 1
            if !isShown(first) { count += 1 }
        }
        // A terminal that becomes narrower wraps written blanks at the end of a row, too, and nobody could tell how many rows
        // an inline row then takes.
        return count > (dialect.isInline ? 0 : Self.worthErasing) ? first : nil
    }

    private func erase(from x: Int, _ writer: inout FrameWriter) {
        writer.reserveCell()
        writer.move(toX: x, y: y, shown: shown)
        writer.setPen(forBlank: cells[x])
        writer.putCSI()
        writer.put(0x4B)
        remember(from: x, to: size.width)
    }

    // MARK: What the terminal shows

    @inline(__always)
    private func remember(from x: Int, to end: Int) {
        for index in x..<end { shown[index] = cells[index] }
    }

    /// Whether the terminal shows the cell at a column.
    @inline(__always)
    private func isShown(_ x: Int) -> Bool { comparison.isShown(x) }

    @inline(__always)
    private var comparison: RowComparison { RowComparison(cells: cells, shown: shown) }
}
