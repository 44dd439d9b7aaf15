// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerText

/// The columns of tables; a table without room for all columns scrolls sideways.
extension MarkdownRows {
    /// Returns the columns of a table.
    mutating func columns(ofTable block: Int) -> MarkdownColumns {
        if let table, table.block == block, table.columns.width == width { return table.columns }
        let lines = lines(of: block)
        let frame = MarkdownFrame(of: block, in: document, width: width)
        let columns = MarkdownColumns(
            of: block, lines, in: document, from: firstColumns[block] ?? 0, indent: frame.indent,
            width: width, joining: joinedClusters)
        table = (block, columns)
        return columns
    }

    /// Scrolls a table sideways by columns.
    ///
    /// - Returns: Whether the table scrolled.
    mutating func scrollTable(_ block: Int, byColumns count: Int) -> Bool {
        guard count != 0, case .table = document.block(block).kind else { return false }
        let columns = columns(ofTable: block)
        guard count > 0 ? columns.isCut : columns.first > 0 else { return false }
        showColumn(max(0, columns.first + count.clamped(-1, 1)), ofTable: block)
        return true
    }

    /// Scrolls a table sideways to a cell that is not visible.
    ///
    /// - Parameters:
    ///   - offset: A place in the text of the row, in bytes.
    ///   - line: The line of the source.
    ///   - block: The table.
    mutating func showColumn(ofOffset offset: Int, inLine line: Int, ofTable block: Int) {
        guard case .table = document.block(block).kind else { return }
        let lines = lines(of: block)
        let row = document.row(ofSourceLine: line, in: block)
        guard row < lines.count else { return }
        let cells = document.cells(ofTable: block, row: row, in: lines)
        scrollToColumn(MarkdownColumns.column(ofOffset: offset, in: cells), ofTable: block)
    }

    /// Scrolls a table sideways to a link in a column that is not visible.
    ///
    /// - Returns: Whether it was scrolled.
    mutating func showColumn(ofLink number: Int, at place: Place) -> Bool {
        guard case .table = document.block(place.block).kind else { return false }
        let lines = lines(of: place.block)
        let first = place.part * Self.linesPerPart
        var links = 0
        for row in first..<max(first, min(lines.count, first + Self.linesPerPart)) {
            let cells = document.cells(ofTable: place.block, row: row, in: lines)
            for (column, cell) in cells.enumerated() {
                links += MarkdownText.links(of: cell).count
                if number < links { return scrollToColumn(column, ofTable: place.block) }
            }
        }
        return false
    }

    /// Scrolls a table sideways to a column; returns false if the column is visible already.
    @discardableResult
    private mutating func scrollToColumn(_ column: Int, ofTable block: Int) -> Bool {
        let shown = columns(ofTable: block)
        if (shown.first..<shown.first + shown.widths.count).contains(column) { return false }
        showColumn(column, ofTable: block)
        return true
    }

    private mutating func showColumn(_ column: Int, ofTable block: Int) {
        firstColumns[block] = column
        table = nil
        parts = parts.filter { $0.key.block != block }
        revision += 1
    }
}
