// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews

/// Water levels with names, numbers and missing values, which the user may change.
@MainActor
final class Readings: DataGridViewDataSource {
    static let names = ["Brest", "Roscoff", "Saint-Malo", "Le Conquet", "Lorient"]

    var titles = ["name", "level", "wind", "note"]
    var rows: [[String?]]
    var isPending = false
    private(set) var asked = 0
    private(set) var shown: [Range<Int>] = []

    init(_ count: Int = 20) {
        rows = (0..<count).map { row in
            [
                Self.names[row % 5], "\(row).5", row % 3 == 0 ? nil : "\(row * 2)", "note \(row)",
            ]
        }
    }

    func numberOfRows(in gridView: DataGridView) -> Int { rows.count }
    func numberOfColumns(in gridView: DataGridView) -> Int { titles.count }

    func dataGridView(_ gridView: DataGridView, column: Int) -> DataGridColumn {
        DataGridColumn(
            titles[column], alignment: column == 1 || column == 2 ? .right : .left,
            isEditable: column > 0)
    }

    func dataGridView(_ gridView: DataGridView, cellAt position: GridPosition) -> DataGridCell {
        asked += 1
        if isPending { return .pending }
        guard let text = rows[position.row][position.column] else { return .null }
        return position.column == 1 ? DataGridCell(number: text) : DataGridCell(text)
    }

    func dataGridView(_ gridView: DataGridView, willShowRows rows: Range<Int>) {
        shown.append(rows)
    }

    func dataGridView(
        _ gridView: DataGridView, problemOf text: String?, at position: GridPosition
    ) -> String? {
        guard position.column == 1, let text else { return nil }
        return Double(text) == nil ? "No number" : nil
    }

    func dataGridView(_ gridView: DataGridView, change changes: [GridCellChange]) -> Bool {
        for change in changes { rows[change.position.row][change.position.column] = change.newText }
        return true
    }

    func dataGridView(_ gridView: DataGridView, insertRows rows: Range<Int>) -> Bool {
        self.rows.insert(
            contentsOf: rows.map { _ in [String?](repeating: nil, count: titles.count) },
            at: rows.lowerBound)
        return true
    }

    func dataGridView(
        _ gridView: DataGridView, deleteRows rows: Range<Int>
    ) -> (@MainActor () -> Void)? {
        let old = Array(self.rows[rows])
        self.rows.removeSubrange(rows)
        return { [self] in self.rows.insert(contentsOf: old, at: rows.lowerBound) }
    }
}

/// A grid of a million rows and a thousand columns, or of any other size.
@MainActor
final class Products: DataGridViewDataSource {
    var rows: Int
    var columns: Int
    private(set) var asked = 0

    init(_ rows: Int = 1_000_000, _ columns: Int = 1_000) {
        (self.rows, self.columns) = (rows, columns)
    }

    func numberOfRows(in gridView: DataGridView) -> Int { rows }
    func numberOfColumns(in gridView: DataGridView) -> Int { columns }
    func dataGridView(_ gridView: DataGridView, column: Int) -> DataGridColumn {
        DataGridColumn("c\(column)", alignment: .right)
    }
    func dataGridView(_ gridView: DataGridView, cellAt position: GridPosition) -> DataGridCell {
        asked += 1
        return DataGridCell("\(position.row).\(position.column)")
    }
}

@MainActor
struct DataGridScene<Source: DataGridViewDataSource> {
    let grid = DataGridView()
    let source: Source
    let pilot: Pilot

    init(
        _ source: Source, columns: Int = 50, rows: Int = 8, isEditable: Bool = false,
        capabilities: DisplayCapabilities = DisplayCapabilities(),
        _ prepare: (DataGridView) -> Void = { _ in }
    ) async {
        self.source = source
        grid.dataSource = source
        grid.isEditable = isEditable
        prepare(grid)
        pilot = await Pilot(
            plain: ViewController(view: grid), columns: columns, rows: rows,
            capabilities: capabilities)
        grid.becomeFirstResponder()
        await pilot.settle()
    }

    /// The text of a row of the screen, without blanks at its end.
    func line(_ row: Int) -> String {
        var text = pilot.display.buffer.text(row: row)
        while text.last == " " { text.removeLast() }
        return text
    }
}
