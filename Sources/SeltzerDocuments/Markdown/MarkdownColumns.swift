// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerText

/// The widths of the visible columns of a table.
///
/// A column is as wide as its widest measured cell. Measured are the cells of the first rows, and further cells that
/// are longest in the source. Wider text wraps. If the table is too wide, its widest columns shrink; the user scrolls
/// to columns without room.
struct MarkdownColumns {
    /// The number of rows at the beginning that are measured.
    static var measuredRows: Int { 256 }
    /// The number of rows in which the longest cells are searched.
    static var comparedRows: Int { 1 << 16 }
    /// The minimum width of a column that is narrower than its texts.
    private static var least: Int { 6 }
    private static var gap: Int { 2 }
    /// The text between the cells of a row, for searching and copying.
    static var separator: String { "\t" }
    /// The maximum number of rows of a cell.
    private static var rowLimit: Int { 12 }

    let width: Int
    /// The cells before the table, with room for the sign of hidden columns at the left.
    private(set) var padding = 0
    /// The index of the first visible column.
    let first: Int
    /// The widths of the visible columns.
    private(set) var widths: [Int]
    private let alignments: [MarkdownBlock.ColumnAlignment]
    /// Whether columns at the end are hidden.
    private(set) var isCut = false

    init(
        of block: Int, _ lines: MarkdownLines, in document: MarkdownDocument, from first: Int,
        indent: Int, width: Int, joining joined: JoinedClusters
    ) {
        self.width = width
        let room = max(1, width - indent)
        guard case .table(let alignments) = document.block(block).kind else {
            (self.first, widths, self.alignments) = (0, [], [])
            return
        }
        self.first = first.clamped(0, max(0, alignments.count - 1))
        self.alignments = Array(alignments[self.first...])
        // There is no room for more columns than cells.
        let columns = self.first..<min(alignments.count, self.first + max(1, room))
        var widths = [Int](repeating: 1, count: columns.count)
        let measured = min(lines.count, Self.measuredRows)
        let rows = document.rowsWithLongestCells(
            ofTable: block, in: lines, columns, rows: measured..<Self.comparedRows)
        for row in Array(0..<measured) + rows {
            let cells = document.cells(ofTable: block, row: row, in: lines)
            for (place, column) in columns.enumerated() {
                let text = MarkdownText(cells[column]).text
                widths[place] = max(widths[place], text.cellWidth(joining: joined))
            }
        }
        self.widths = widths
        let isWhole = columns.count == alignments.count
        let isPadded = room > 8 && isWhole && hasRoom(room - 2)
        padding = isPadded || self.first > 0 ? 1 : 0
        fit(room - (isPadded ? 2 : padding), of: self.alignments.count)
    }

    private mutating func fit(_ room: Int, of count: Int) {
        var room = room
        if !hasRoom(room) || widths.count < count {
            // Room for the sign of hidden columns.
            room = max(1, room - Self.gap)
            while widths.count > 1, !hasRoom(room) { widths.removeLast() }
        }
        isCut = widths.count < count
        let available = max(1, room - Self.gap * (widths.count - 1))
        // The narrow columns keep their widths; the wide columns share the rest.
        var rest = available
        var left = widths.count
        for (place, wanted) in widths.enumerated().sorted(by: { $0.element < $1.element }) {
            widths[place] = min(wanted, max(1, rest / left))
            rest -= widths[place]
            left -= 1
        }
    }

    /// Whether there is room for all columns at their minimum widths.
    private func hasRoom(_ room: Int) -> Bool {
        widths.reduce(0) { $0 + min($1, Self.least) } + Self.gap * (widths.count - 1) <= room
    }

    /// Returns the column that contains an offset in the text of a row.
    static func column(ofOffset offset: Int, in cells: [[MarkdownInline]]) -> Int {
        var end = 0
        for (column, cell) in cells.enumerated() {
            end += MarkdownText(cell).text.string.utf8.count + separator.utf8.count
            if offset < end { return column }
        }
        return max(0, cells.count - 1)
    }

    /// Adds the screen rows of a row of cells.
    func append(
        _ cells: [[MarkdownInline]], isHeader: Bool, ofLine line: Int,
        joining joined: JoinedClusters,
        _ row: MarkdownRow, to part: inout MarkdownPart
    ) {
        let style = isHeader ? Style(foreground: .secondaryLabel, attributes: .bold) : Style()
        var columns: [MarkdownPart] = []
        var start = 0
        for column in 0..<first {
            let text = MarkdownText(cells[column])
            start += text.text.string.utf8.count + Self.separator.utf8.count
            part.links += text.links.map(\.link)
        }
        for (column, width) in widths.enumerated() {
            var cell = MarkdownPart()
            let text = MarkdownText(cells[first + column], style: style)
            cell.append(text, ofLine: line, width: width, joining: joined, to: MarkdownRow())
            for row in cell.rows.indices where !cell.rows[row].pieces.isEmpty {
                cell.rows[row].pieces[0].start += start
            }
            start += text.text.string.utf8.count + Self.separator.utf8.count
            columns.append(cell)
        }
        let height = min(Self.rowLimit, columns.map(\.rows.count).max() ?? 1)
        let firstLink = part.links.count
        part.links += columns.flatMap(\.links)
        // Links in hidden columns have numbers too, so that a key can scroll to them.
        for column in cells.indices.dropFirst(first + columns.count) {
            part.links += MarkdownText.links(of: cells[column])
        }
        for place in 0..<height {
            var new = row
            var number = firstLink
            for (column, cell) in columns.enumerated() {
                let isLast = place == height - 1 && cell.rows.count > height
                append(
                    cell.rows.indices.contains(place) ? cell.rows[place] : MarkdownRow(), to: &new,
                    column, firstLink: number, isCut: isLast, joining: joined)
                number += cell.links.count
            }
            if first > 0, place == 0 { new.cuts.append(-1) }
            if isCut, place == 0 {
                new.cuts.append(new.text.cellWidth(joining: joined) + Self.gap - 1)
            }
            part.rows.append(new)
        }
    }

    private func append(
        _ cell: MarkdownRow, to row: inout MarkdownRow, _ column: Int, firstLink: Int, isCut: Bool,
        joining joined: JoinedClusters
    ) {
        var text = cell.text
        let width = widths[column]
        if isCut { text = text.cells(0..<max(0, width - 1), joining: joined) }
        let blanks = max(0, width - text.cellWidth(joining: joined))
        let before: Int
        switch alignments[column] {
        case .natural, .left: before = 0
        case .center: before = blanks / 2
        case .right: before = blanks
        }
        if column > 0 { row.text.append(String(repeating: " ", count: Self.gap)) }
        let start = row.text.cellWidth(joining: joined) + before
        row.text.append(String(repeating: " ", count: before))
        let first = row.text.string.utf8.count
        row.pieces += cell.pieces.map { piece in
            var piece = piece
            let count = min(piece.text.count, text.string.utf8.count)
            piece.text = first..<first + count
            return piece
        }
        row.text.append(text)
        if isCut { row.cuts.append(row.text.cellWidth(joining: joined)) }
        row.text.append(String(repeating: " ", count: blanks - before))
        row.links += cell.links.map {
            (firstLink + $0.number, start + $0.columns.lowerBound..<start + $0.columns.upperBound)
        }
    }
}
