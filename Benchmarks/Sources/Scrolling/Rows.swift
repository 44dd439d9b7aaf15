// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Any number of rows whose texts tell their places, for a table and for a grid.
@MainActor
final class Rows: TableViewDataSource, CellGridViewDataSource {
    private let count: Int
    private let columns: Int

    init(count: Int, columns: Int) {
        self.count = count
        self.columns = columns
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: TableIndexPath) -> TableViewCell
    {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row) of the table"
        return cell
    }

    func numberOfRows(in gridView: CellGridView) -> Int { count }

    func numberOfColumns(in gridView: CellGridView) -> Int { columns }

    func gridView(_ gridView: CellGridView, textForCellAt position: GridPosition) -> String {
        "\(position.row).\(position.column)"
    }

    func gridView(_ gridView: CellGridView, widthOfColumn column: Int) -> Int { 11 }

    func gridView(_ gridView: CellGridView, titleOfColumn column: Int) -> String? { "column" }
}

/// A row with a text.
final class RowCell: TableViewCell {}

/// Any number of rows whose texts tell their places, for a table with columns.
@MainActor
final class ColumnRows: TableViewDataSource {
    private let count: Int

    init(count: Int) { self.count = count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
        _ tableView: TableView, textFor column: TableColumn, at indexPath: TableIndexPath
    ) -> StyledText { StyledText("\(indexPath.row).\(column.identifier)") }
}

/// Any number of rows and columns whose texts tell their places, for a grid of data.
@MainActor
final class Cells: DataGridViewDataSource {
    private let rows: Int
    private let columns: Int

    init(rows: Int, columns: Int) {
        (self.rows, self.columns) = (rows, columns)
    }

    func numberOfRows(in gridView: DataGridView) -> Int { rows }

    func numberOfColumns(in gridView: DataGridView) -> Int { columns }

    func dataGridView(_ gridView: DataGridView, column: Int) -> DataGridColumn {
        DataGridColumn("column")
    }

    func dataGridView(_ gridView: DataGridView, cellAt position: GridPosition) -> DataGridCell {
        DataGridCell("\(position.row).\(position.column)")
    }
}
