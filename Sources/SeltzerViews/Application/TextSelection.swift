// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The marked cells of a screen, from one cell to another, both included.
struct TextSelection: Hashable {
    /// The unit that is always marked as a whole.
    enum Unit: Hashable {
        /// A character of one or two cells.
        case cluster
        /// Letters, digits and the signs inside addresses.
        case word
        /// A row of the screen.
        case row
    }

    /// The cell where marking began.
    var anchor: Point
    /// The cell that marking has reached.
    var head: Point
    /// The unit of marking.
    var unit = Unit.cluster
    /// Whether the same columns of each row are marked, instead of all text between the two cells.
    var isBlock = false
    /// The cells that can be marked; nil for the whole screen.
    var region: Rect?

    /// The rows with marked cells.
    var rows: ClosedRange<Int> { min(anchor.y, head.y)...max(anchor.y, head.y) }

    /// Returns the marked columns of a row, including both halves of wide glyphs; empty for rows
    /// without marked cells.
    func columns(inRow row: Int, of buffer: CellBuffer) -> Range<Int> {
        guard rows.contains(row), row >= 0, row < buffer.size.height, buffer.size.width > 0,
            region.map({ $0.minY <= row && row < $0.maxY && !$0.isEmpty }) ?? true
        else { return 0..<0 }
        let marked = isBlock ? blockColumns(row, buffer) : readColumns(row, buffer)
        let columns = marked.clamped(to: room(of: buffer))
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
        let room = room(of: buffer)
        let start = row == first.y ? unitColumns(at: first, of: buffer).lowerBound : room.lowerBound
        let end = row == last.y ? unitColumns(at: last, of: buffer).upperBound : room.upperBound
        return start..<max(start, end)
    }

    private func unitColumns(at point: Point, of buffer: CellBuffer) -> Range<Int> {
        switch unit {
        case .cluster: return point.x..<point.x.saturatingAdding(1)
        case .word: return buffer.wordColumns(at: point)
        case .row: return room(of: buffer)
        }
    }

    /// The columns that can be marked.
    private func room(of buffer: CellBuffer) -> Range<Int> {
        let all = 0..<buffer.size.width
        return region.map { ($0.minX..<max($0.minX, $0.maxX)).clamped(to: all) } ?? all
    }

    /// Returns the marked text: the rows without the blanks at their ends, with line feeds between
    /// them, and with blanks in place of ornaments.
    func text(of buffer: CellBuffer) -> String {
        let visible = rows.clamped(to: 0...max(0, buffer.size.height - 1))
        return visible.map { text(ofRow: $0, in: buffer) }.joined(separator: "\n")
    }

    /// Returns the marked text of a row.
    func text(ofRow row: Int, in buffer: CellBuffer) -> String {
        buffer.textWithoutOrnaments(row: row, columns: columns(inRow: row, of: buffer))
    }
}

extension CellBuffer {
    /// The kinds of cells that a double click distinguishes.
    private enum Kind: Hashable {
        case blank
        case word
        /// Any other cluster; each is a word of its own.
        case other
    }

    /// Returns the columns of the word or of the blanks at a cell.
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
        if cell.glyph == .space || cell.isOrnament { return .blank }
        guard let character = clusters.text(of: cell.glyph).first else { return .blank }
        // Counts the same signs as parts of words as kitty does, so that a path or an address is
        // one word.
        let isWord = character.isLetter || character.isNumber || "@-./_~?&=%+#".contains(character)
        return isWord ? .word : .other
    }
}
