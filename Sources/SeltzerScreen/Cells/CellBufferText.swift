// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension CellBuffer {
    /// Returns the text of a row without trailing blanks; empty if there is no such row.
    public func text(row y: Int) -> String {
        text(row: y, columns: 0..<size.width)
    }

    /// Returns the text of the glyphs that begin in some columns of a row, without trailing blanks; empty if there
    /// are none.
    public func text(row y: Int, columns: Range<Int>) -> String {
        text(row: y, columns: columns) { _ in true }
    }

    /// Returns the same text as ``text(row:columns:)`` with blanks in place of ornaments.
    package func textWithoutOrnaments(row y: Int, columns: Range<Int>) -> String {
        text(row: y, columns: columns) { !$0.isOrnament }
    }

    @inline(__always)
    private func text(
        row y: Int, columns: Range<Int>, where isShown: (Cell) -> Bool
    ) -> String {
        guard y >= 0, y < size.height else { return "" }
        let cells = row(y)
        var text = ""
        var blanks = 0
        for x in columns.clamped(to: 0..<size.width) {
            let cell = cells[x]
            if cell.glyph == .space {
                blanks += 1
            } else if !isShown(cell) {
                blanks += Int(cell.glyph.width)
            } else if !cell.isTrailingHalf {
                text.append(contentsOf: repeatElement(" ", count: blanks))
                text.append(clusters.text(of: cell.glyph))
                blanks = 0
            }
        }
        return text
    }

    /// The text of every row, without trailing blanks.
    public var lines: [String] { (0..<size.height).map { text(row: $0) } }

    /// Returns a copy of the cells that shares the table of clusters.
    public func copy() -> CellBuffer {
        resized(to: size)
    }

    /// Returns a buffer of another size that shares the table of clusters.
    ///
    /// Common cells stay, new cells are blank, and a wide glyph that the new edge cuts becomes a
    /// space.
    public func resized(to newSize: Size) -> CellBuffer {
        let other = CellBuffer(size: newSize, clusters: clusters)
        let width = Swift.min(size.width, other.size.width)
        guard width > 0 else { return other }
        for y in 0..<Swift.min(size.height, other.size.height) {
            let cells = other.row(y)
            cells.update(from: row(y), count: width)
            if cells[width - 1].glyph.width == 2 { cells[width - 1].glyph = .space }
        }
        return other
    }

    /// Copies the cells inside of a rectangle from a buffer that shares the table of clusters.
    package func copyCells(of other: CellBuffer, in rect: Rect) {
        let part = rect.intersection(bounds).intersection(other.bounds)
        for y in part.minY..<part.maxY {
            (row(y) + part.minX).update(from: other.row(y) + part.minX, count: part.width)
        }
    }

    /// Copies the cells inside of a rectangle from a buffer that has its own table of clusters.
    ///
    /// If the table becomes full, the caller must empty it and copy everything again.
    ///
    /// - Parameters:
    ///   - rect: The part to copy, in the coordinates of the other buffer; it must not cut a wide
    ///     glyph.
    ///   - origin: The place of the other buffer's first cell in this one.
    package func copyCells(translating other: CellBuffer, in rect: Rect, to origin: Point) {
        let part = rect.intersection(other.bounds)
            .intersection(Rect(origin: Point.zero - origin, size: size))
        for y in part.minY..<part.maxY {
            let (source, target) = (other.row(y), row(y + origin.y))
            for x in part.minX..<part.maxX {
                var cell = source[x]
                if cell.glyph.isCluster {
                    let text = other.clusters.text(of: cell.glyph)
                    let glyph = clusters.visibleGlyph(for: text)
                    cell.glyph = glyph?.width == cell.glyph.width ? glyph ?? .space : .space
                }
                if cell.decoration != 0 {
                    let decoration = other.clusters.decorations[cell.decoration]
                    cell.decoration = clusters.decorations.number(of: decoration)
                }
                target[x + origin.x] = cell
            }
        }
    }

    /// Returns whether both buffers show the same text in the same style, even if their tables
    /// number the clusters differently.
    public func hasSameContent(as other: CellBuffer) -> Bool {
        guard size == other.size else { return false }
        return (0..<size.area).allSatisfy { index in
            let (cell, otherCell) = (cells[index], other.cells[index])
            let isPlain =
                !cell.glyph.isCluster && !otherCell.glyph.isCluster
                && cell.decoration == 0 && otherCell.decoration == 0
            if isPlain { return cell == otherCell }
            let text = clusters.text(of: cell.glyph)
            return style(of: cell) == other.style(of: otherCell)
                && cell.glyph.width == otherCell.glyph.width
                && text.utf8.elementsEqual(other.clusters.text(of: otherCell.glyph).utf8)
        }
    }

    /// Returns the smallest rectangle that contains another one's cells in the buffer and cuts no wide glyph at its
    /// sides.
    ///
    /// Before you repaint a rectangle, widen it with this method. Drawing through a clip that cuts
    /// a wide glyph would lose half of it.
    public func wholeGlyphs(in rect: Rect) -> Rect {
        let part = rect.intersection(bounds)
        guard !part.isEmpty else { return .zero }
        var left = part.minX
        var right = part.maxX
        while left > 0, hasTrailingHalf(column: left, rows: part.minY..<part.maxY) { left -= 1 }
        while right < size.width, hasTrailingHalf(column: right, rows: part.minY..<part.maxY) {
            right += 1
        }
        return Rect(x: left, y: part.minY, width: right - left, height: part.height)
    }

    private func hasTrailingHalf(column: Int, rows: Range<Int>) -> Bool {
        rows.contains { row($0)[column].isTrailingHalf }
    }
}

extension CellBuffer: CustomStringConvertible {
    /// The text of the rows, separated by line feeds.
    public var description: String { lines.joined(separator: "\n") }
}
