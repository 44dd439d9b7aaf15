// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// A cell of a program.
private final class NameCell: TableViewCell {
    private(set) var reuses = 0

    required init(style: TableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        contentView.addSubview(Label())
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

/// A table with its source and delegate, as UIKit's programs write it.
private final class NamesController: ViewController, TableViewDataSource, TableViewDelegate {
    var names = ["Ann", "Bob", "Cleo"]
    let tableView = TableView(frame: .zero, style: .plain)
    private(set) var calls: [String] = []

    override func loadView() { view = tableView }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(NameCell.self, forCellReuseIdentifier: "name")
        tableView.rowHeight = TableView.automaticDimension
        tableView.estimatedRowHeight = 1
        tableView.separatorStyle = .none
        tableView.contentInset = Insets(top: 0, left: 0, bottom: 1, right: 0)
        tableView.tableHeaderView = Label("Names")
        tableView.tableFooterView = View()
    }

    func numberOfSections(in tableView: TableView) -> Int { 1 }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        names.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        cell.detailTextLabel?.text = "\(names[indexPath.row].count) letters"
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        "Friends"
    }

    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int { 2 }

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("select \(indexPath.row)")
        tableView.deselectRow(at: indexPath, animated: true)
    }

    func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {
        cell.backgroundColor = .systemBackground
    }

    func scrollViewDidScroll(_ scrollView: ScrollView) { calls.append("scroll") }

    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        names.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(
        _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
    ) {
        names.insert(names.remove(at: source.row), at: destination.row)
    }

    func tableView(
        _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
        let delete = ContextualAction(style: .destructive, title: "Delete") { _, _, done in
            done(true)
        }
        return SwipeActionsConfiguration(actions: [delete])
    }
}

/// Snippets of UIKit's tables, in the form that they have here.
@MainActor
@Suite struct TableSnippetsTests {
    private func open() async -> (NamesController, Pilot) {
        let controller = NamesController()
        return (controller, await Pilot(controller, columns: 40, rows: 12))
    }

    @Test("a table with its source and delegate")
    func table() async {
        let (names, pilot) = await open()
        #expect(pilot.screen.contains("Bob"))
        await pilot.click(on: "Bob")
        #expect(names.calls.contains("select 1"))
        #expect(names.tableView.indexPathForSelectedRow == nil)
        #expect(names.tableView.indexPathsForSelectedRows == nil)
    }

    @Test("rows that change")
    func rows() async {
        let (names, pilot) = await open()
        names.names.append("Dora")
        names.tableView.insertRows(at: [IndexPath(row: 3, section: 0)], with: .automatic)
        names.tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        names.tableView.selectRow(
            at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        names.tableView.scrollToRow(
            at: IndexPath(item: 3, section: 0), at: .bottom, animated: true)
        names.tableView.reloadData()
        await pilot.settle()
        #expect(names.tableView.numberOfRows(inSection: 0) == 4)
    }

    @Test("edit mode")
    func editing() async {
        let (names, pilot) = await open()
        names.tableView.setEditing(true, animated: true)
        await pilot.settle()
        #expect(names.tableView.isEditing)
        names.tableView.allowsMultipleSelection = true
    }
}
