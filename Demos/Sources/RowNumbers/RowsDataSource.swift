// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The texts of the rows, as the data source of the table.
@MainActor
final class RowsDataSource: TableViewDataSource {
    static let cellIdentifier = "row"

    private weak var table: TableView?
    private let calls: CallLog?

    init(table: TableView, calls: CallLog? = nil) {
        self.table = table
        self.calls = calls
    }

    /// The texts, one for each row.
    var data: [String] = [] {
        didSet {
            calls?.note("dataSource.data")
            calls?.note("table.reloadData")
            table?.reloadData()
        }
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { data.count }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: TableIndexPath) -> TableViewCell
    {
        let cell = tableView.dequeueReusableCell(
            withIdentifier: Self.cellIdentifier, for: indexPath)
        cell.textLabel?.text = data[indexPath.row]
        (cell as? RowCell)?.row = indexPath.row
        return cell
    }
}
