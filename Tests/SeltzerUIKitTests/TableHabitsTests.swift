// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// A cell that notes its states.
private final class NotingCell: TableViewCell {
    var log: [String] = []

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        log.append("selected \(selected)")
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        log.append("highlighted \(highlighted)")
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        log.append("editing \(editing)")
    }
}

/// Rows of words, and a delegate that notes its calls.
@MainActor
private final class Words: TableViewDataSource, TableViewDelegate {
    var words = ["ant", "bee", "cat", "dog"]
    var title: String? = "Animals"
    var style = TableViewCell.EditingStyle.delete
    var log: [String] = []
    var cellCalls = 0

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        words.count
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        cellCalls += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
        cell.textLabel?.text = words[indexPath.row]
        return cell
    }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        title
    }
    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        log.append("commit \(indexPath.row)")
        words.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
    }
    func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath)
        -> TableViewCell.EditingStyle
    { style }
    func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {
        log.append("willBegin \(indexPath.row)")
    }
    func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
        log.append("didEnd \(indexPath.map { "\($0.row)" } ?? "nil")")
    }
    func tableView(
        _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { "Forget" }
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
    }
    func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
    ) { log.append("ended \(indexPath.row)") }
}

/// Tables as screens use them from day to day.
@MainActor
@Suite struct TableHabitsTests {
    private let table = TableView(frame: .zero, style: .plain)
    private let source = Words()

    private func start(rows: Int = 10) async -> Pilot {
        table.register(NotingCell.self, forCellReuseIdentifier: "word")
        table.dataSource = source
        table.delegate = source
        return await Pilot(ViewController(view: table), columns: 24, rows: rows)
    }
    private func path(_ row: Int, _ section: Int = 0) -> TableIndexPath {
        TableIndexPath(row: row, section: section)
    }
    private func cell(_ row: Int) -> NotingCell? {
        table.cellForRow(at: path(row)) as? NotingCell
    }

    @Test("A cell hears of its highlight during the press, and of its selection after it")
    func statesOfACell() async {
        let pilot = await start()
        cell(1)?.log = []
        await pilot.click(on: "bee")
        #expect(cell(1)?.log == ["highlighted true", "highlighted false", "selected true"])
        table.deselectRow(at: path(1), animated: true)
        #expect(cell(1)?.isSelected == false)
        #expect(table.indexPathForSelectedRow == nil && table.indexPathsForSelectedRows == nil)
    }

    @Test("Visible cells hear of the edit mode of their table")
    func editingReachesCells() async {
        let pilot = await start()
        cell(0)?.log = []
        table.setEditing(true, animated: false)
        #expect(table.isEditing)
        await pilot.settle()
        #expect(cell(0)?.log == ["editing true"])
        table.isEditing = false
        await pilot.settle()
        #expect(cell(0)?.log == ["editing true", "editing false"])
    }

    @Test("A table without a delegate selects all the same")
    func withoutDelegate() async {
        let pilot = await start()
        table.delegate = nil
        await pilot.click(on: "cat")
        #expect(table.indexPathForSelectedRow == path(2))
        #expect(source.log.isEmpty)
    }

    @Test("A reloaded section asks for its title again")
    func titleAfterReload() async {
        let pilot = await start()
        #expect(pilot.screen.contains("Animals"))
        source.title = "Pets"
        await pilot.settle()
        #expect(!pilot.screen.contains("Pets"))
        table.reloadSections([0], with: .automatic)
        await pilot.settle()
        #expect(pilot.screen.contains("Pets") && !pilot.screen.contains("Animals"))
    }

    @Test("Swiping a row announces its editing, and the button has the delegate's title")
    func swipe() async {
        let pilot = await start()
        await pilot.drag(fromColumn: 20, row: 2, toColumn: 8, row: 2)
        #expect(source.log == ["willBegin 1"])
        #expect(pilot.screen.contains("Forget"))
        await pilot.click(on: "Forget")
        #expect(source.log.contains("commit 1"))
        #expect(source.words == ["ant", "cat", "dog"])
    }

    @Test("In edit mode a row without a style has no mark, and keeps its content")
    func noStyle() async {
        source.style = .none
        let pilot = await start()
        table.setEditing(true, animated: false)
        await pilot.settle()
        #expect(!pilot.screen.contains("⊖"))
        #expect(pilot.screen.contains("ant"))
        #expect(cell(0)?.isEditing == true)
    }

    @Test("Rows that are inserted and deleted in one batch end at their places")
    func batch() async {
        let pilot = await start()
        table.selectRow(at: path(3), animated: false, scrollPosition: .none)
        var finished: [Bool] = []
        table.performBatchUpdates {
            source.words = ["eel", "ant", "cat", "dog"]
            table.deleteRows(at: [path(1)], with: .fade)
            table.insertRows(at: [path(0)], with: .fade)
        } completion: {
            finished.append($0)
        }
        await pilot.settle()
        #expect(finished == [true])
        #expect(table.indexPathForSelectedRow == path(3))
        #expect((0..<4).map { cell($0)?.textLabel?.text } == ["eel", "ant", "cat", "dog"])
    }

    @Test("The rectangle of a row begins below the header of its section")
    func rectangles() async {
        _ = await start()
        #expect(table.rectForHeader(inSection: 0) == Rect(x: 0, y: 0, width: 24, height: 1))
        #expect(table.rectForRow(at: path(1)).minY == 2)
        #expect(table.rect(forSection: 0).height == 5)
        #expect(
            table.indexPathsForRows(in: Rect(x: 0, y: 2, width: 5, height: 2)) == [
                path(1), path(2),
            ])
    }

    @Test("Reloading asks for the visible cells again, and takes the queued ones")
    func reload() async {
        let pilot = await start()
        let before = source.cellCalls
        source.words = ["gnu"]
        table.reloadData()
        #expect(table.numberOfRows(inSection: 0) == 1)
        await pilot.settle()
        #expect(source.cellCalls == before + 1)
        #expect(table.visibleCells.count == 1)
        #expect(source.log.filter { $0.hasPrefix("ended") }.count == 4)
    }

    @Test("A snapshot is a copy: the table changes when it is applied")
    func snapshotIsACopy() async {
        table.register(TableViewCell.self, forCellReuseIdentifier: "word")
        var asked: [String] = []
        let data = TableViewDiffableDataSource<Int, String>(tableView: table) { table, path, item in
            asked.append(item)
            let cell = table.dequeueReusableCell(withIdentifier: "word", for: path)
            cell.textLabel?.text = item
            return cell
        }
        var snapshot = DiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c"])
        data.apply(snapshot, animatingDifferences: false)
        let pilot = await Pilot(ViewController(view: table), columns: 20, rows: 5)
        var copy = data.snapshot()
        copy.deleteItems(["b"])
        #expect(data.snapshot().itemIdentifiers == ["a", "b", "c"])
        #expect(data.itemIdentifier(for: path(1)) == "b")
        table.selectRow(at: path(2), animated: false, scrollPosition: .none)
        let cell = table.cellForRow(at: path(2))
        asked = []
        var isDone = false
        data.apply(copy, animatingDifferences: true) { isDone = true }
        await pilot.settle()
        #expect(isDone && data.indexPath(for: "c") == path(1) && data.indexPath(for: "b") == nil)
        #expect(table.indexPathForSelectedRow == path(1))
        #expect(table.cellForRow(at: path(1)) === cell && asked.isEmpty)
        copy.reconfigureItems(["a"])
        let first = table.cellForRow(at: path(0))
        data.apply(copy, animatingDifferences: false)
        await pilot.settle()
        #expect(asked == ["a"] && table.cellForRow(at: path(0)) === first)
        copy = data.snapshot()
        copy.reloadItems(["c"])
        data.apply(copy, animatingDifferences: false)
        await pilot.settle()
        #expect(asked == ["a", "c"])
    }

    @Test("Rows of a data source that is taken away are gone")
    func noSource() async {
        let pilot = await start()
        table.dataSource = nil
        table.reloadData()
        await pilot.settle()
        #expect(table.numberOfSections == 0 || table.numberOfRows(inSection: 0) == 0)
        #expect(table.visibleCells.isEmpty)
        #expect(!pilot.screen.contains("ant"))
    }
}
