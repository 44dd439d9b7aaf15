// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let tableView = GalleryPage(
        name: "table-view", title: "Table", group: .lists,
        summary: "Shows any number of rows, made of any views.",
        hint: "Add rows by a click, Enter or Space.", fillsRoom: true, usefulRows: 20
    ) {
        TableViewPageController()
    }
}

/// Two tables of a million rows each.
private final class TableViewPageController: ViewController, TableViewDataSource {
    private let table = TableView()
    private let other = TableView()

    override func loadView() {
        table.allowsMultipleSelection = true
        table.register(TableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        other.register(TableViewCell.self, forCellReuseIdentifier: "row")
        other.allowsSelection = false
        other.dataSource = self
        view = FillingSpecimensView([
            Specimen("A million rows", "Each click adds a row", table),
            Specimen("To read", "Nothing to select; keys scroll", other),
        ])
    }

    override var preferredFocusedView: View? { table }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: TableIndexPath) -> TableViewCell
    {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(NumberFormat().string(indexPath.row))"
        return cell
    }
}
