// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// What is marked of the cells of a screen: from one cell to another, both included.
struct TextSelection: Hashable {
    /// What is marked whole where it is touched.
    enum Unit: Hashable {
        /// What one cell, or two, show.
        case cluster
        /// Letters, digits and what holds addresses together.
        case word
        /// A row of the screen.
        case row
    }

    /// The cell where marking began.
    var anchor: Point
    /// The cell where it has come to.
    var head: Point
    /// What is marked whole.
    var unit = Unit.cluster
    /// Whether the same columns of each row are marked, rather than all that one reads from the first cell to
    /// the last.
    var isBlock = false

    /// The rows that are marked, if only in part.
    var rows: ClosedRange<Int> { min(anchor.y, head.y)...max(anchor.y, head.y) }

    /// Returns the columns that are marked of a row, with wide glyphs whole; none for other rows.
    func columns(inRow row: Int, of buffer: CellBuffer) -> Range<Int> {
        guard rows.contains(row), row >= 0, row < buffer.size.height, buffer.size.width > 0 else {
            return 0..<0
        }
        let marked = isBlock ? blockColumns(row, buffer) : readColumns(row, buffer)
        let columns = marked.clamped(to: 0..<buffer.size.width)
        let rect = buffer.wholeGlyphs(
            in: Rect(x: columns.lowerBound, y: row, width: columns.count, height: 1))
        return rect.minX..<rect.maxX
    }

    private func blockColumns(_ row: Int, _ buffer: CellBuffer) -> Range<Int> {
        let ends = [anchor.x, head.x].map { unitColumns(at: Point(x: $0, y: row), of: buffer) }
        return min(
            ends[0].lowerBound, ends[1].lowerBound)..<max(ends[0].upperBound, ends[1].upperBound)
    }

    private func readColumns(_ row: Int, _ buffer: CellBuffer) -> Range<Int> {
        let isForward = (anchor.y, anchor.x) <= (head.y, head.x)
        let (first, last) = isForward ? (anchor, head) : (head, anchor)
        let start = row == first.y ? unitColumns(at: first, of: buffer).lowerBound : 0
        let end = row == last.y ? unitColumns(at: last, of: buffer).upperBound : buffer.size.width
        return start..<max(start, end)
    }

    private func unitColumns(at point: Point, of buffer: CellBuffer) -> Range<Int> {
        switch unit {
        case .cluster: return point.x..<point.x.saturatingAdding(1)
        case .word: return buffer.wordColumns(at: point)
        case .row: return 0..<buffer.size.width
        }
    }

    /// Returns the marked text: the rows without the blanks at their ends, parted by line feeds.
    func text(of buffer: CellBuffer) -> String {
        let visible = rows.clamped(to: 0...max(0, buffer.size.height - 1))
        return visible.map { buffer.text(row: $0, columns: columns(inRow: $0, of: buffer)) }
            .joined(separator: "\n")
    }
}

extension CellBuffer {
    /// What a double click tells apart.
    private enum Kind: Hashable {
        case blank
        case word
        /// Anything else, each cluster by itself.
        case other
    }

    /// Returns the columns of the word at a cell, or of the blanks; of a sign by itself its own.
    fileprivate func wordColumns(at point: Point) -> Range<Int> {
        guard bounds.contains(point) else { return point.x..<point.x.saturatingAdding(1) }
        let kind = kind(point.x, point.y)
        guard kind != .other else { return point.x..<point.x + 1 }
        var (start, end) = (point.x, point.x + 1)
        while start > 0, self.kind(start - 1, point.y) == kind { start -= 1 }
        while end < size.width, self.kind(end, point.y) == kind { end += 1 }
        return start..<end
    }

    private func kind(_ x: Int, _ y: Int) -> Kind {
        var cell = self[Point(x: x, y: y)]
        if cell.isTrailingHalf { cell = self[Point(x: x - 1, y: y)] }
        if cell.glyph == .space { return .blank }
        guard let character = clusters.text(of: cell.glyph).first else { return .blank }
        // The signs that kitty takes to be parts of words: they hold paths and addresses together.
        let isWord = character.isLetter || character.isNumber || "@-./_~?&=%+#".contains(character)
        return isWord ? .word : .other
    }
}
