// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// A source of rows in two sections, and a delegate that notes less usual calls.
@MainActor
private final class Pantry: TableViewDataSource, TableViewDelegate {
    var shelves = [(0..<30).map { "Jar \($0)" }, ["Salt", "Flour"]]
    var heights: [Int: Int] = [:]
    var log: [String] = []
    var isNoting = false

    private func note(_ call: String) { if isNoting { log.append(call) } }

    func numberOfSections(in tableView: TableView) -> Int { shelves.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        shelves[section].count
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        note("cell \(indexPath.section).\(indexPath.row)")
        let cell = tableView.dequeueReusableCell(withIdentifier: "jar", for: indexPath)
        cell.textLabel?.text = shelves[indexPath.section][indexPath.row]
        return cell
    }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        "Shelf \(section)"
    }
    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        section == 1 ? "The end" : nil
    }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int {
        heights[indexPath.row] ?? 1
    }
    func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {
        note("willDisplay \(indexPath.section).\(indexPath.row)")
    }
    func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {
        note("ended \(indexPath.section).\(indexPath.row)")
    }
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        note("select \(indexPath.section).\(indexPath.row)")
    }
}

/// Uses of a table beside the cases of the contract.
@MainActor
@Suite struct TableEverydayTests {
    private let table = TableView(frame: .zero, style: .plain)
    private let pantry = Pantry()

    private func start(rows: Int = 8) async -> Pilot {
        table.register(TableViewCell.self, forCellReuseIdentifier: "jar")
        table.dataSource = pantry
        table.delegate = pantry
        let pilot = await Pilot(ViewController(view: table), columns: 24, rows: rows)
        pantry.isNoting = true
        return pilot
    }

    private func path(_ row: Int, _ section: Int = 0) -> TableIndexPath {
        TableIndexPath(row: row, section: section)
    }

    @Test("A point below the rows, or in a header, belongs to no row")
    func pointBesideRows() async {
        pantry.shelves = [["a", "b"]]
        _ = await start()
        #expect(table.indexPathForRow(at: Point(x: 1, y: 0)) == nil)
        #expect(table.indexPathForRow(at: Point(x: 1, y: 2)) == path(1))
        #expect(table.indexPathForRow(at: Point(x: 1, y: 6)) == nil)
    }

    @Test("A row may be scrolled to the top, the middle or the bottom of the table")
    func scrollPositions() async {
        pantry.shelves = [(0..<60).map(String.init)]
        _ = await start()
        let row = table.rectForRow(at: path(30))
        table.scrollToRow(at: path(30), at: .bottom, animated: false)
        #expect(table.contentOffset.y == row.maxY - 8)
        table.scrollToRow(at: path(30), at: .middle, animated: false)
        #expect(abs(table.contentOffset.y + 4 - row.minY) <= 1)
        let before = table.contentOffset
        table.scrollToRow(at: path(30), at: .none, animated: false)
        #expect(table.contentOffset == before)
    }

    @Test("A selected row that scrolls away is still selected when it comes back")
    func selectionSurvivesScrolling() async {
        let pilot = await start()
        table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        table.contentOffset.y = 20
        await pilot.settle()
        #expect(table.cellForRow(at: path(1)) == nil)
        #expect(table.visibleCells.allSatisfy { !$0.isSelected })
        table.contentOffset.y = 0
        await pilot.settle()
        #expect(table.cellForRow(at: path(1))?.isSelected == true)
    }

    @Test("A cell is made, then announced; a cell that leaves is reported")
    func displayOfCells() async {
        let pilot = await start()
        table.contentOffset.y = 1
        await pilot.settle()
        // The first row is still in the bounds, below the header.
        #expect(pantry.log == ["cell 0.7", "willDisplay 0.7"])
        pantry.log = []
        table.contentOffset.y = 2
        await pilot.settle()
        #expect(pantry.log.contains("ended 0.0"))
        #expect(pantry.log.filter { !$0.hasPrefix("ended") } == ["cell 0.8", "willDisplay 0.8"])
    }

    @Test("The visible rows are listed in order, and belong to the visible cells")
    func visibleRows() async throws {
        let pilot = await start()
        table.contentOffset.y = 10
        await pilot.settle()
        let paths = try #require(table.indexPathsForVisibleRows)
        #expect(paths == paths.sorted())
        #expect(paths.map { table.cellForRow(at: $0) } == table.visibleCells)
        #expect(table.visibleCells.compactMap(table.indexPath(for:)) == paths)
        #expect(table.indexPath(for: TableViewCell()) == nil)
    }

    @Test("A section without rows keeps its header")
    func emptySection() async {
        pantry.shelves = [[], ["Salt"]]
        let pilot = await start()
        #expect(pilot.screen.contains("Shelf 0"))
        #expect(pilot.screen.contains("Shelf 1"))
        #expect(pilot.screen.contains("The end"))
    }

    @Test("A reloaded section loses its selection, and other sections keep theirs")
    func reloadedSection() async {
        pantry.shelves = [["a", "b"], ["c", "d"]]
        let pilot = await start(rows: 10)
        table.allowsMultipleSelection = true
        table.selectRow(at: path(0, 0), animated: false, scrollPosition: .none)
        table.selectRow(at: path(1, 1), animated: false, scrollPosition: .none)
        table.reloadSections([0], with: .none)
        await pilot.settle()
        #expect(table.indexPathsForSelectedRows == [path(1, 1)])
    }

    @Test("In a batch, deletions name old rows and insertions new ones")
    func batchNumbers() async {
        pantry.shelves = [["a", "b", "c", "d"]]
        let pilot = await start()
        var isFinished: Bool?
        table.performBatchUpdates {
            pantry.shelves = [["x", "b", "d", "y"]]
            table.insertRows(at: [path(0), path(3)], with: .automatic)
            table.deleteRows(at: [path(0), path(2)], with: .fade)
        } completion: {
            isFinished = $0
        }
        await pilot.settle()
        #expect(table.visibleCells.map { $0.textLabel?.text ?? "" } == ["x", "b", "d", "y"])
        #expect(isFinished == true)
        #expect(pilot.application.diagnostics.isEmpty)
    }

    @Test("The header view of a table scrolls with the rows, and its removal moves them up")
    func headerView() async {
        table.tableHeaderView = Label("Everything")
        let pilot = await start()
        #expect(pilot.screen.hasPrefix("Everything"))
        let first = table.rectForRow(at: path(0)).minY
        table.contentOffset.y = 5
        await pilot.settle()
        #expect(!pilot.screen.contains("Everything"))
        table.tableHeaderView = nil
        table.contentOffset.y = 0
        await pilot.settle()
        #expect(table.rectForRow(at: path(0)).minY == first - 1)
    }

    @Test("In edit mode rows that come into view are editing, too")
    func editingWhileScrolling() async {
        let pilot = await start()
        table.setEditing(true, animated: false)
        table.contentOffset.y = 15
        await pilot.settle()
        #expect(table.visibleCells.allSatisfy { $0.isEditing })
        await pilot.click(column: 10, row: 4)
        #expect(!pantry.log.contains { $0.hasPrefix("select") })
        table.setEditing(false, animated: false)
        await pilot.settle()
        #expect(table.visibleCells.allSatisfy { !$0.isEditing })
    }

    @Test("The source and the delegate of a table are held weakly")
    func weakness() async {
        _ = await start()
        var other: Pantry? = Pantry()
        table.dataSource = other
        table.delegate = other
        other = nil
        #expect(table.dataSource == nil)
        #expect(table.delegate == nil)
    }

    @Test("An empty update asks for the heights again, and keeps the cells")
    func heightsAfterUpdate() async {
        let pilot = await start()
        let cell = table.cellForRow(at: path(0))
        pantry.heights[0] = 3
        table.beginUpdates()
        table.endUpdates()
        await pilot.settle()
        #expect(table.rectForRow(at: path(0)).height == 3)
        #expect(table.cellForRow(at: path(0)) === cell)
    }

    @Test("A cell without a selection style is selected all the same")
    func noSelectionStyle() async {
        let pilot = await start()
        table.cellForRow(at: path(2))?.selectionStyle = .none
        await pilot.click(column: 2, row: 3)
        #expect(pantry.log.contains("select 0.2"))
        #expect(table.indexPathForSelectedRow == path(2))
    }

    @Test("Deselecting a row that is not selected changes nothing")
    func deselectOther() async {
        _ = await start()
        table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        table.deselectRow(at: path(2), animated: true)
        #expect(table.indexPathForSelectedRow == path(1))
        table.deselectRow(at: path(1), animated: true)
        #expect(table.indexPathForSelectedRow == nil)
        #expect(table.indexPathsForSelectedRows == nil)
    }

    @Test("Selecting a row by the program may scroll it to a place")
    func selectAndScroll() async {
        pantry.shelves = [(0..<60).map(String.init)]
        _ = await start()
        table.selectRow(at: path(40), animated: false, scrollPosition: .top)
        #expect(table.indexPathsForVisibleRows?.contains(path(40)) == true)
        #expect(table.indexPathForSelectedRow == path(40))
    }
}
