// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: RefreshControl, TableView+Refreshing, TableViewController.

import Seltzer
import SeltzerTesting
import Testing

/// Table controllers and diffable data sources.
@MainActor
@Suite struct TableControllerCasesTests {
    private final class Names: TableViewController {
        var names: [String] = []
        private(set) var counts = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(TableViewCell.self, forCellReuseIdentifier: "name")
            names = ["A", "B", "C"]
        }

        override func tableView(
            _ tableView: TableView, numberOfRowsInSection section: Int
        ) -> Int {
            counts += 1
            return names.count
        }

        override func tableView(
            _ tableView: TableView, cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }

        override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
            navigationController?.pushViewController(
                ViewController(view: Label("detail")), animated: false)
        }
    }

    @Test("U-R28: a table controller makes its table, and loads the rows at the first appearance")
    func makesTable() async {
        let controller = Names(style: .grouped)
        #expect(controller.tableView.dataSource === controller)
        #expect(controller.tableView.delegate === controller)
        #expect(controller.tableView.style == .grouped)
        #expect(controller.counts == 0)
        let pilot = await Pilot(plain: controller, columns: 20, rows: 5)
        #expect(pilot.screen.contains("C"))
        controller.setEditing(true, animated: false)
        #expect(controller.tableView.isEditing)
    }

    @Test("U-R27: a table controller clears the selection when the user comes back")
    func clearsSelection() async {
        for clears in [true, false] {
            let controller = Names()
            controller.clearsSelectionOnViewWillAppear = clears
            let navigation = NavigationController(rootViewController: controller)
            let pilot = await Pilot(plain: navigation, columns: 20, rows: 8)
            controller.tableView.becomeFirstResponder()
            await pilot.press("enter")
            #expect(pilot.screen.contains("detail"))
            #expect(controller.tableView.indexPathForSelectedRow != nil)
            await pilot.press("escape")
            #expect((controller.tableView.indexPathForSelectedRow == nil) == clears)
        }
    }

    @Test("A diffable data source shows snapshots, and the selection stays with its item")
    func diffable() async {
        let table = TableView()
        table.register(TableViewCell.self, forCellReuseIdentifier: "row")
        var asked: [String] = []
        let source = TableViewDiffableDataSource<Int, String>(tableView: table) {
            table, indexPath, item in
            asked.append(item)
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = item
            return cell
        }
        var snapshot = source.snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(["A", "B", "C"])
        source.apply(snapshot)
        let pilot = await Pilot(plain: ViewController(view: table), columns: 10, rows: 5)
        table.selectRow(at: source.indexPath(for: "C"))
        asked = []
        snapshot.insertItems(["X"], beforeItem: "A")
        snapshot.deleteItems(["B"])
        snapshot.moveItem("C", beforeItem: "A")
        var isDone = false
        source.apply(snapshot) { isDone = true }
        #expect(!isDone)
        await pilot.settle()
        #expect(isDone)
        #expect(pilot.screen.filter { "ABCX".contains($0) } == "XCA")
        #expect(table.indexPathForSelectedRow == source.indexPath(for: "C"))
        #expect(asked.sorted() == ["C", "X"])
        #expect(source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == "A")
    }

    @Test("A refresh control is a line above the rows until the rows are loaded")
    func refresh() async {
        let controller = Names()
        let control = RefreshControl()
        var count = 0
        control.addAction(for: .valueChanged) { _ in count += 1 }
        controller.refreshControl = control
        let pilot = await Pilot(plain: controller, columns: 20, rows: 6)
        controller.tableView.becomeFirstResponder()
        await pilot.press("ctrl-r")
        #expect(count == 1 && control.isRefreshing)
        #expect(pilot.location(of: "Loading")?.y == 0)
        #expect(pilot.location(of: "A")?.y == 1)
        control.endRefreshing()
        await pilot.settle()
        #expect(pilot.location(of: "A")?.y == 0)
        await pilot.wheel(dy: -1, column: 3, row: 1)
        #expect(count == 1)
        await pilot.wheel(dy: -1, column: 3, row: 1)
        #expect(count == 2)
    }
}
