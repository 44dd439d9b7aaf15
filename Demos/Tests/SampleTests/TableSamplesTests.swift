// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

final class FileList: TableViewDataSource {
    private var files = [("notes.txt", 1_204), ("image.png", 88_310), ("archive.zip", 4_096)]

    func sort(by order: TableSortOrder) {
        files.sort { order.column == "Name" ? $0.0 < $1.0 : $0.1 < $1.1 }
        if !order.isAscending { files.reverse() }
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        files.count
    }

    func tableView(
        _ tableView: TableView, textFor column: TableColumn, at indexPath: TableIndexPath
    ) -> StyledText {
        let (name, size) = files[indexPath.row]
        return StyledText(column.title == "Name" ? name : "\(size)")
    }
}

final class ProcessList: TableViewDataSource {
    struct Process { let identifier: Int }

    var processes = [Process(identifier: 7), Process(identifier: 8)]

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        processes.count
    }

    func tableView(
        _ tableView: TableView, identifierForRowAt indexPath: TableIndexPath
    ) -> AnyHashable? {
        processes[indexPath.row].identifier
    }
}

/// The samples of the pages TableView and ListView.
@MainActor
@Suite struct TableSamplesTests {
    @Test func titleSortsTheFiles() async {
        let table = TableView()
        let files = FileList()
        table.columns = [
            TableColumn("Name"), TableColumn("Size", width: .fixed(9), alignment: .right),
        ]
        table.dataSource = files
        table.on { [weak table] (event: SortOrderChanged) in
            files.sort(by: event.sortOrder)
            table?.reloadData()
            return .stop
        }
        let pilot = await Pilot(ViewController(view: table), columns: 40, rows: 6)
        await pilot.click(on: "Name")
        #expect(pilot.location(of: "archive.zip")?.y == 1)
    }

    @Test func selectionStaysWithItsProcess() async {
        let (table, list) = (TableView(), ProcessList())
        table.dataSource = list
        _ = await Pilot(ViewController(view: table), columns: 40, rows: 6)
        table.selectRow(at: TableIndexPath(row: 1, section: 0))
        list.processes.reverse()
        table.reloadData()
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [0])
    }

    @Test func listShowsTheActivatedItem() async {
        let chosen = Label()
        let colors = ListView(["Amber", "Azure", "Coral"])
        let numbers = ListView(count: 1_000_000) { "Row \($0)" }
        colors.on { (row: RowActivated) in
            if let item = colors.item(at: row.indexPath.row) { chosen.styledText = item }
            return .stop
        }
        let pilot = await Pilot(
            ViewController(
                view: VStack {
                    colors
                    numbers
                }), columns: 20, rows: 9)
        await pilot.click(on: "Azure")
        await pilot.press("enter")
        #expect(chosen.text == "Azure")
    }
}
