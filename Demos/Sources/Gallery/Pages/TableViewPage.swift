// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let tableView = GalleryPage(
        name: "table-view", title: "TableView",
        summary: "Shows any number of rows of any views, to select one or several.",
        fillsRoom: true
    ) {
        TableViewPageController()
    }
}

/// A table of a million rows.
private final class TableViewPageController: ViewController, TableViewDataSource {
    private let table = TableView()

    override func loadView() {
        table.allowsMultipleSelection = true
        table.register(TableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        view = table
    }

    override var preferredFocusedView: View? { table }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: TableIndexPath) -> TableViewCell
    {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel.text = "Row \(indexPath.row)"
        return cell
    }
}
