// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// A controller that is a table, with a line that reloads it.
private final class MailController: TableViewController {
    var mails = ["Hello", "Invoice"]
    private(set) var reloads = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(TableViewCell.self, forCellReuseIdentifier: "mail")
        clearsSelectionOnViewWillAppear = true
        refreshControl = RefreshControl()
        refreshControl?.addTarget(self, action: MailController.reload, for: .valueChanged)
    }

    private func reload() {
        reloads += 1
        refreshControl?.endRefreshing()
    }

    override func tableView(
        _ tableView: TableView, numberOfRowsInSection section: Int
    ) -> Int { mails.count }

    override func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
        cell.textLabel?.text = mails[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        title = mails[indexPath.row]
    }
}

/// Snippets of UIKit's table controllers and diffable sources, in the form that they have here.
@MainActor
@Suite struct TableControllerSnippetsTests {
    @Test("a table controller")
    func controller() async {
        let mails = MailController(style: .insetGrouped)
        let pilot = await Pilot(mails, columns: 40, rows: 12)
        #expect(pilot.screen.contains("Invoice"))
        await pilot.click(on: "Invoice")
        #expect(mails.title == "Invoice")
        mails.refreshControl?.beginRefreshing()
        #expect(mails.refreshControl?.isRefreshing == true)
    }

    @Test("a diffable source")
    func diffable() async {
        let table = TableView()
        table.register(TableViewCell.self, forCellReuseIdentifier: "row")
        let source = TableViewDiffableDataSource<Int, String>(tableView: table) {
            tableView, indexPath, name in
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = name
            return cell
        }
        var snapshot = DiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b"])
        source.apply(snapshot, animatingDifferences: true)
        snapshot.deleteItems(["a"])
        source.apply(snapshot)
        let pilot = await Pilot(ViewController(view: table), columns: 20, rows: 5)
        #expect(table.numberOfRows(inSection: 0) == 1)
        #expect(pilot.screen.contains("b"))
    }
}
