// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import DelimitedText
import Seltzer

/// A file as the data source of a grid: counts, titles, widths, and the texts of cells.
@MainActor
final class Table: CellGridViewDataSource {
    /// The file's name without its directory.
    let name: String

    private let text: DelimitedText
    private let reader: CellReader
    private let shapes: [ColumnShape]

    /// The number of bytes that are decoded to draw a cell.
    ///
    /// No terminal has more columns.
    private static let drawnBytes = 4_096
    /// The number of rows to measure for the widths of the columns: this many at the beginning of
    /// the file, and as many again spread evenly over it.
    private static let sampledRows = 200
    /// The largest number of cells that are measured, so that wide files also open quickly.
    private static let sampledCells = 400_000
    private static let columnWidths = 3...40

    init(_ text: DelimitedText) {
        self.text = text
        name = text.name.split(separator: "/").last.map(String.init) ?? text.name
        reader = CellReader(text)
        shapes = Self.shapes(of: text, reader)
    }

    private static func shapes(of text: DelimitedText, _ reader: CellReader) -> [ColumnShape] {
        let columns = shownColumns(of: text)
        var shapes = (0..<columns).map {
            ColumnShape(width: text.hasHeader ? 0 : "\($0)".utf8.count)
        }
        reader.forEachTitle(columns: columns, limit: drawnBytes) { column, title in
            shapes[column].widen(for: title, atMost: columnWidths.upperBound)
        }
        for row in sampledRows(of: text.rowCount, atMost: sampledCells / max(1, columns)) {
            reader.forEachValue(row: row, columns: columns, limit: drawnBytes) { column, value in
                shapes[column].widen(for: value, atMost: columnWidths.upperBound)
                shapes[column].note(value)
            }
        }
        return shapes
    }

    /// Returns the indices of the rows to measure: the first rows, and rows spread evenly over the file.
    private static func sampledRows(of count: Int, atMost most: Int) -> [Int] {
        let wanted = min(sampledRows, max(1, most / 2))
        let first = Array(0..<min(wanted, count))
        guard count > wanted else { return first }
        return first + (1...wanted).map { count / wanted * $0 - 1 } + [count - 1]
    }

    /// Limits the columns to the number that grids can show.
    private static func shownColumns(of text: DelimitedText) -> Int {
        min(text.columnCount, CellGridView.maximumColumns)
    }

    private static func title(_ column: Int, _ text: DelimitedText, _ reader: CellReader) -> String
    {
        text.hasHeader ? reader.title(column: column, limit: drawnBytes) ?? "" : "\(column)"
    }

    /// Whether the file has no title and no cell.
    var isEmpty: Bool { text.columnCount == 0 }

    /// The number of rows, without the header.
    var rowCount: Int { text.rowCount }

    /// A sentence that says which part of the file is not shown; nil if all of it is shown.
    var omission: String? {
        if text.isCut {
            let rows = text.rowCount == 1 ? "row was" : "\(text.rowCount) rows were"
            return "Only the first \(rows) read. --limit sets how much memory it may use."
        }
        return text.columnCount > CellGridView.maximumColumns
            ? "Only the first \(CellGridView.maximumColumns) columns are shown." : nil
    }

    /// The whole text of a cell; empty if the row is too short for it.
    func value(at position: GridPosition) -> String {
        reader.value(row: position.row, column: position.column) ?? ""
    }

    func numberOfRows(in gridView: CellGridView) -> Int { text.rowCount }

    func numberOfColumns(in gridView: CellGridView) -> Int { text.columnCount }

    func gridView(_ gridView: CellGridView, textForCellAt position: GridPosition) -> String {
        reader.value(row: position.row, column: position.column, limit: Self.drawnBytes) ?? ""
    }

    func gridView(_ gridView: CellGridView, widthOfColumn column: Int) -> Int {
        column < shapes.count
            ? max(shapes[column].width, Self.columnWidths.lowerBound) : gridView.defaultColumnWidth
    }

    func gridView(_ gridView: CellGridView, alignmentOfColumn column: Int) -> TextAlignment {
        column < shapes.count && shapes[column].holdsNumbers ? .right : .left
    }

    func gridView(_ gridView: CellGridView, titleOfColumn column: Int) -> String? {
        Self.title(column, text, reader)
    }
}
