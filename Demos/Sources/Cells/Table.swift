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
    /// The rows that are looked at to find how wide the columns should be, at the beginning of the file and
    /// again evenly over all of it.
    private static let sampledRows = 200
    private static let columnWidths = 3...40

    init(_ text: DelimitedText) {
        self.text = text
        name = text.name.split(separator: "/").last.map(String.init) ?? text.name
        reader = CellReader(text)
        widths = Self.widths(of: text, reader)
    }

    private static func widths(of text: DelimitedText, _ reader: CellReader) -> [Int] {
        var widths = (0..<text.columnCount).map { title($0, text, reader).cellWidth }
        for row in sampledRows(of: text.rowCount) {
            for column in 0..<min(widths.count, reader.fieldCount(row: row)) {
                let value = reader.value(row: row, column: column, limit: drawnBytes)
                widths[column] = max(widths[column], value?.cellWidth ?? 0)
            }
        }
        return widths.map { min(max($0, columnWidths.lowerBound), columnWidths.upperBound) }
    }

    private static func sampledRows(of count: Int) -> [Int] {
        let first = Array(0..<min(sampledRows, count))
        guard count > sampledRows else { return first }
        return first + (1...sampledRows).map { count / sampledRows * $0 - 1 } + [count - 1]
    }

    private static func title(_ column: Int, _ text: DelimitedText, _ reader: CellReader) -> String
    {
        text.hasHeader ? reader.title(column: column, limit: drawnBytes) ?? "" : "\(column)"
    }

    /// Whether there is nothing at all to show, no title and no cell.
    var isEmpty: Bool { text.columnCount == 0 }

    /// The number of rows, without the header.
    var rowCount: Int { text.rowCount }

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
