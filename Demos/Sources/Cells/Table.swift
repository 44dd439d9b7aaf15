// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import DelimitedText
import Seltzer

/// A file as a grid asks for it: counts, titles, widths, and the text of a cell.
@MainActor
final class Table: CellGridViewDataSource {
    /// The file's name, without the directories it is in.
    let name: String

    private let text: DelimitedText
    private let reader: CellReader
    private let widths: [Int]

    /// The bytes of a cell that are decoded to draw it: more than any terminal is wide.
    private static let drawnBytes = 4_096
    /// The rows that are measured to find how wide the columns should be, at the beginning of the file and
    /// again evenly over all of it.
    private static let sampledRows = 200
    /// The cells that are measured at most, so that wide files open fast, too.
    private static let sampledCells = 400_000
    private static let columnWidths = 3...40

    init(_ text: DelimitedText) {
        self.text = text
        name = text.name.split(separator: "/").last.map(String.init) ?? text.name
        reader = CellReader(text)
        widths = Self.widths(of: text, reader)
    }

    private static func widths(of text: DelimitedText, _ reader: CellReader) -> [Int] {
        let columns = shownColumns(of: text)
        var widths = (0..<columns).map { text.hasHeader ? 0 : "\($0)".utf8.count }
        func widen(_ column: Int, _ value: String) {
            guard widths[column] < columnWidths.upperBound else { return }
            widths[column] = max(widths[column], value.cellWidth)
        }
        reader.forEachTitle(columns: columns, limit: drawnBytes, widen)
        for row in sampledRows(of: text.rowCount, atMost: sampledCells / max(1, columns)) {
            reader.forEachValue(row: row, columns: columns, limit: drawnBytes, widen)
        }
        return widths.map { min(max($0, columnWidths.lowerBound), columnWidths.upperBound) }
    }

    /// Returns some rows at the beginning, and as many spread over all.
    private static func sampledRows(of count: Int, atMost most: Int) -> [Int] {
        let wanted = min(sampledRows, max(1, most / 2))
        let first = Array(0..<min(wanted, count))
        guard count > wanted else { return first }
        return first + (1...wanted).map { count / wanted * $0 - 1 } + [count - 1]
    }

    /// A grid shows no more columns.
    private static func shownColumns(of text: DelimitedText) -> Int {
        min(text.columnCount, CellGridView.maximumColumns)
    }

    private static func title(_ column: Int, _ text: DelimitedText, _ reader: CellReader) -> String
    {
        text.hasHeader ? reader.title(column: column, limit: drawnBytes) ?? "" : "\(column)"
    }

    /// Whether there is nothing at all to show, no title and no cell.
    var isEmpty: Bool { text.columnCount == 0 }

    /// The number of rows, without the header.
    var rowCount: Int { text.rowCount }

    /// What of the file is not shown, as a sentence; nil where everything is.
    var omission: String? {
        if text.isCut {
            let rows = text.rowCount == 1 ? "row was" : "\(text.rowCount) rows were"
            return "Only the first \(rows) read; --limit sets how much is kept."
        }
        return text.columnCount > CellGridView.maximumColumns
            ? "Only the first \(CellGridView.maximumColumns) columns are shown." : nil
    }

    /// The whole text of a cell; empty where a short row has none.
    func value(at position: GridPosition) -> String {
        reader.value(row: position.row, column: position.column) ?? ""
    }

    func numberOfRows(in gridView: CellGridView) -> Int { text.rowCount }

    func numberOfColumns(in gridView: CellGridView) -> Int { text.columnCount }

    func gridView(_ gridView: CellGridView, textForCellAt position: GridPosition) -> String {
        reader.value(row: position.row, column: position.column, limit: Self.drawnBytes) ?? ""
    }

    func gridView(_ gridView: CellGridView, widthOfColumn column: Int) -> Int {
        column < widths.count ? widths[column] : gridView.defaultColumnWidth
    }

    func gridView(_ gridView: CellGridView, titleOfColumn column: Int) -> String? {
        Self.title(column, text, reader)
    }
}
