// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@MainActor
private final class Rows: TableViewDataSource, TableViewDelegate {
    var sections: [[String]] = [["A0", "A1", "A2"], ["B0", "B1"]]
    var log: [String] = []
    var deselects = false

    func numberOfSections(in tableView: TableView) -> Int { sections.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        let cell = tableView.cellForRow(at: indexPath)
        log.append("select \(indexPath.row) \(cell?.isSelected ?? false)")
        if deselects { tableView.deselectRow(at: indexPath, animated: true) }
    }
    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("deselect \(indexPath.row)")
    }
}

@MainActor
private final class Tiles: CollectionViewDataSource, CollectionViewDelegate {
    var names = (0..<6).map { "T\($0)" }
    var log: [String] = []

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int)
        -> Int
    { names.count }
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
        -> CollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        cell.contentView.subviews.forEach { $0.removeFromSuperview() }
        let label = Label(names[indexPath.item])
        label.frame = Rect(x: 0, y: 0, width: 4, height: 1)
        cell.contentView.addSubview(label)
        return cell
    }
    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("select \(indexPath.item)")
    }
    func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
        log.append("deselect \(indexPath.item)")
    }
}

@MainActor
private final class ScrollNotes: ScrollViewDelegate {
    var log: [String] = []

    func scrollViewDidScroll(_ scrollView: ScrollView) { log.append("scroll") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { log.append("end") }
}

/// Edits and selections of tables, collections and scroll views beside the cases of the contract.
@MainActor
@Suite struct ListEverydayTests {
    private let table = TableView(frame: .zero, style: .plain)
    private let rows = Rows()
    private let tiles = Tiles()

    private func startTable() async -> Pilot {
        table.register(TableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        table.delegate = rows
        let pilot = await Pilot(ViewController(view: table), columns: 24, rows: 10)
        await pilot.settle()
        return pilot
    }

    private func startTiles(_ collection: CollectionView) async -> Pilot {
        collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        collection.dataSource = tiles
        collection.delegate = tiles
        let pilot = await Pilot(ViewController(view: collection), columns: 40, rows: 12)
        await pilot.settle()
        return pilot
    }

    private func tap(_ text: String, _ pilot: Pilot) async {
        guard let place = pilot.location(of: text) else {
            Issue.record("\(text) is not on the screen")
            return
        }
        await pilot.click(column: place.x, row: place.y)
    }

    @Test("A cell is selected already when the selection is told")
    func selectedInCall() async {
        let pilot = await startTable()
        await tap("A1", pilot)
        #expect(rows.log == ["select 1 true"])
    }

    @Test("A row that the program deselects in the call is not selected afterwards, and not told")
    func deselectedInCall() async {
        rows.deselects = true
        let pilot = await startTable()
        await tap("A1", pilot)
        #expect(rows.log == ["select 1 true"])
        #expect(table.indexPathForSelectedRow == nil)
        await tap("A1", pilot)
        #expect(rows.log.count == 2)
    }

    @Test("A selected row keeps its selection when sections come before it, and its number grows")
    func sectionsBefore() async {
        let pilot = await startTable()
        table.selectRow(at: IndexPath(row: 1, section: 1), animated: false, scrollPosition: .none)
        rows.sections.insert(["N0"], at: 0)
        table.insertSections([0], with: .automatic)
        await pilot.settle()
        #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 2))
        rows.sections.removeFirst(2)
        table.deleteSections([0, 1], with: .automatic)
        await pilot.settle()
        #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        #expect(rows.log == [])
    }

    @Test("Updates between begin and end are one batch")
    func beginEnd() async {
        let pilot = await startTable()
        table.beginUpdates()
        rows.sections[0].remove(at: 0)
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        rows.sections[0].append("A9")
        table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
        table.endUpdates()
        await pilot.settle()
        #expect(pilot.application.diagnostics.isEmpty)
        #expect(pilot.location(of: "A0") == nil)
        #expect(pilot.location(of: "A9") != nil)
        #expect(table.numberOfRows(inSection: 0) == 3)
    }

    @Test("A cell has a path while it is on the screen; a foreign cell has none")
    func pathOfCell() async {
        let pilot = await startTable()
        let cell = table.cellForRow(at: IndexPath(row: 1, section: 1))
        #expect(cell.flatMap { table.indexPath(for: $0) } == IndexPath(row: 1, section: 1))
        #expect(table.indexPath(for: TableViewCell(style: .default, reuseIdentifier: nil)) == nil)
        withExtendedLifetime(pilot) {}
    }

    @Test("Reloading all rows keeps the place to which the table was scrolled")
    func reloadKeepsOffset() async {
        rows.sections = [(0..<50).map { "R\($0)" }]
        let pilot = await startTable()
        table.contentOffset = Point(x: 0, y: 20)
        await pilot.settle()
        table.reloadData()
        await pilot.settle()
        #expect(table.contentOffset.y == 20)
    }

    @Test("Another chosen item deselects the first one, and both are told in order")
    func singleSelection() async {
        let layout = CollectionViewFlowLayout()
        let collection = CollectionView(frame: .zero, collectionViewLayout: layout)
        let pilot = await startTiles(collection)
        await tap("T0", pilot)
        await tap("T2", pilot)
        #expect(tiles.log.filter { $0.hasPrefix("select") } == ["select 0", "select 2"])
        #expect(tiles.log.filter { $0.hasPrefix("deselect") } == ["deselect 0"])
        tiles.log = []
        collection.selectItem(
            at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        #expect(tiles.log == [])
        #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }

    @Test("A batch of items keeps the selection with its item, and tells its end")
    func itemBatch() async {
        let layout = CollectionViewFlowLayout()
        let collection = CollectionView(frame: .zero, collectionViewLayout: layout)
        let pilot = await startTiles(collection)
        collection.selectItem(
            at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
        var ends: [Bool] = []
        collection.performBatchUpdates {
            tiles.names.insert("N", at: 0)
            collection.insertItems(at: [IndexPath(item: 0, section: 0)])
        } completion: {
            ends.append($0)
        }
        #expect(ends == [])
        await pilot.settle()
        #expect(ends == [true])
        #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
        tiles.names.remove(at: 3)
        collection.deleteItems(at: [IndexPath(item: 3, section: 0)])
        await pilot.settle()
        #expect(collection.indexPathsForSelectedItems ?? [] == [])
        #expect(collection.numberOfItems(inSection: 0) == 6)
    }

    @Test("An animated scroll to the present offset is no scroll, and has no end")
    func scrollToSamePlace() async {
        let scroll = ScrollView(), notes = ScrollNotes()
        scroll.contentSize = Size(width: 20, height: 100)
        scroll.delegate = notes
        let pilot = await Pilot(ViewController(view: scroll), columns: 20, rows: 10)
        await pilot.settle()
        notes.log = []
        scroll.setContentOffset(.zero, animated: true)
        await pilot.advance(by: .seconds(1))
        #expect(notes.log == [])
        scroll.setContentOffset(Point(x: 0, y: 30), animated: true)
        await pilot.advance(by: .seconds(1))
        #expect(notes.log.last == "end")
        #expect(notes.log.filter { $0 == "end" }.count == 1)
    }
}
