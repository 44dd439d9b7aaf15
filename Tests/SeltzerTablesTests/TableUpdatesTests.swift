// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: RowAnimation, RowMapping, RowMapping+TableUpdates.

import SeededRandom
import SeltzerBase
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

/// Sections of rows that have names.
@MainActor
private final class Names: TableViewDataSource {
    var sections: [[Int]]
    private(set) var asked: [Int] = []

    init(_ sections: [[Int]]) { self.sections = sections }

    func numberOfSections(in tableView: TableView) -> Int { sections.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    func tableView(_ tableView: TableView, cellForRowAt path: TableIndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
        cell.textLabel?.text = "n\(sections[path.section][path.row])"
        asked.append(sections[path.section][path.row])
        return cell
    }

    func forget() { asked = [] }
}

@MainActor
private struct NamesScene {
    let table = TableView()
    let names: Names
    let pilot: Pilot

    init(_ sections: [[Int]], rows: Int = 6) async {
        names = Names(sections)
        table.allowsMultipleSelection = true
        table.showsVerticalScrollIndicator = false
        table.register(TableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = names
        pilot = await Pilot(ViewController(view: table), columns: 12, rows: rows)
    }

    var texts: [String] {
        pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.filter { $0 != " " && $0 != "▌" } }
    }

    func select(_ names: Int...) {
        for name in names { table.selectRow(at: path(of: name)) }
    }

    func path(of name: Int) -> TableIndexPath? {
        for (section, rows) in names.sections.enumerated() {
            if let row = rows.firstIndex(of: name) {
                return TableIndexPath(row: row, section: section)
            }
        }
        return nil
    }

    /// The names of the rows selected.
    var selected: Set<Int> {
        Set((table.indexPathsForSelectedRows ?? []).map { names.sections[$0.section][$0.row] })
    }
}

@MainActor
@Suite struct TableUpdatesTests {
    private func row(_ row: Int, _ section: Int = 0) -> TableIndexPath {
        TableIndexPath(row: row, section: section)
    }

    @Test func whatIsSelectedStaysWithItsRows() async {
        let scene = await NamesScene([Array(0..<10)])
        scene.select(2, 5)
        scene.names.sections[0].insert(contentsOf: [90, 91], at: 3)
        scene.table.insertRows(at: [row(3), row(4)], with: .fade)
        #expect(scene.selected == [2, 5])
        #expect(scene.table.indexPathOfCurrentRow == row(7))
        scene.names.sections[0].removeFirst(3)
        scene.table.deleteRows(at: [row(0), row(2), row(1)])
        #expect(scene.selected == [5])
        scene.names.sections[0].swapAt(0, 4)
        scene.table.performBatchUpdates {
            scene.table.moveRow(at: row(0), to: row(4))
            scene.table.moveRow(at: row(4), to: row(0))
        }
        #expect(scene.selected == [5])
        #expect(scene.table.indexPathOfCurrentRow == row(0))
        await scene.pilot.settle()
        #expect(scene.texts == ["n5", "n91", "n3", "n4", "n90", "n6"])
        #expect(scene.pilot.application.diagnostics.isEmpty)
    }

    @Test func rowsThatAreSeenStayWhereTheyAre() async {
        let scene = await NamesScene([Array(0..<50)])
        await scene.pilot.wheel(dy: 5, column: 1, row: 1)
        #expect(scene.texts.first == "n15")
        scene.names.sections[0].insert(contentsOf: [100, 101, 102], at: 4)
        scene.table.insertRows(at: [row(4), row(5), row(6)])
        await scene.pilot.settle()
        #expect(scene.texts == ["n15", "n16", "n17", "n18", "n19", "n20"])
        scene.names.sections[0].removeAll { $0 < 4 || $0 == 15 }
        scene.table.deleteRows(at: [row(0), row(1), row(2), row(3), row(18)])
        await scene.pilot.settle()
        #expect(scene.texts.first == "n16" || scene.texts.first == "n14")
        #expect(scene.texts.contains("n16"))
    }

    @Test func atTheTopWhatComesIsSeen() async {
        let scene = await NamesScene([Array(0..<50)])
        scene.names.sections[0].insert(99, at: 0)
        scene.table.insertRows(at: [row(0)])
        await scene.pilot.settle()
        #expect(scene.texts.first == "n99")
    }

    @Test func onlyCellsOfNewRowsAreAskedFor() async {
        let scene = await NamesScene([Array(0..<50)])
        scene.names.forget()
        scene.names.sections[0].insert(99, at: 2)
        scene.table.insertRows(at: [row(2)])
        await scene.pilot.settle()
        #expect(scene.names.asked == [99])
        scene.names.forget()
        scene.table.reloadRows(at: [row(1)])
        await scene.pilot.settle()
        #expect(scene.names.asked == [1])
        #expect(scene.texts == ["n0", "n1", "n99", "n2", "n3", "n4"])
    }

    @Test func sectionsComeAndGo() async {
        let scene = await NamesScene([[0, 1], [2, 3], [4]])
        scene.select(1, 3, 4)
        scene.names.sections = [[8, 9], [0, 1], [4]]
        scene.table.performBatchUpdates {
            scene.table.deleteSections([1])
            scene.table.insertSections([0])
        }
        await scene.pilot.settle()
        #expect(scene.selected == [1, 4])
        #expect(scene.texts == ["n8", "n9", "n0", "n1", "n4", ""])
        scene.names.forget()
        scene.table.reloadSections(0..<1)
        await scene.pilot.settle()
        #expect(scene.names.asked.sorted() == [8, 9])
        #expect(scene.pilot.application.diagnostics.isEmpty)
    }

    @Test func aMovedSectionKeepsItsSelectionAndItsOwnChanges() async {
        let scene = await NamesScene([[0, 1], [2, 3], [4], []])
        scene.select(1, 2, 4)
        scene.names.sections = [[4], [], [0, 1], [2, 3]]
        scene.table.performBatchUpdates {
            scene.table.moveSection(2, toSection: 0)
            scene.table.moveSection(3, toSection: 1)
        }
        await scene.pilot.settle()
        #expect(scene.selected == [1, 2, 4])
        #expect(scene.texts == ["n4", "n0", "n1", "n2", "n3", ""])
        // Rows come and go in a section that moves, and another section goes.
        scene.names.sections = [[2, 9], [4], [0, 1]]
        scene.table.performBatchUpdates {
            scene.table.moveSection(3, toSection: 0)
            scene.table.deleteSections([1])
            scene.table.deleteRows(at: [row(1, 3)])
            scene.table.insertRows(at: [row(1, 0)])
        }
        await scene.pilot.settle()
        #expect(scene.selected == [1, 2, 4])
        #expect(scene.texts == ["n2", "n9", "n4", "n0", "n1", ""])
        #expect(scene.pilot.application.diagnostics.isEmpty)
    }

    @Test(arguments: [31, 32, 33, 34])
    func whereverSectionsMoveTheSameNamesAreSelected(seed: Int) async {
        var random = SeededGenerator(seed: UInt64(seed))
        let scene = await NamesScene([[0, 1, 2], [3], [], [4, 5, 6, 7], [8, 9]])
        scene.select(1, 3, 6, 9)
        for _ in 0..<40 {
            let old = scene.names.sections
            let order = old.indices.shuffled(using: &random)
            let moved = order.enumerated().filter { _ in Bool.random(using: &random) }
            // The other sections keep their order, as they do without moves.
            let rest = old.indices.filter { section in
                !moved.contains { $0.element == section }
            }
            var places = [Int?](repeating: nil, count: old.count)
            for move in moved { places[move.offset] = move.element }
            var next = rest.makeIterator()
            let new = places.map { $0 ?? next.next() ?? 0 }
            scene.names.sections = new.map { old[$0] }
            scene.table.performBatchUpdates {
                for move in moved { scene.table.moveSection(move.element, toSection: move.offset) }
            }
            await scene.pilot.settle()
            #expect(scene.selected == [1, 3, 6, 9])
            let names = scene.names.sections.joined().map { "n\($0)" }
            let shown = names.dropFirst(scene.table.contentOffset.y).prefix(6)
            #expect(scene.texts.filter { !$0.isEmpty } == Array(shown))
        }
        #expect(scene.pilot.application.diagnostics.isEmpty)
    }

    @Test func changesThatDoNotAddUpAreToldAndTheTableReloads() async {
        let scene = await NamesScene([[0, 1], [2]])
        let tables: [(TableView) -> Void] = [
            { $0.insertRows(at: [row(0)]) }, { $0.deleteRows(at: [row(0)]) },
            { $0.deleteRows(at: [row(9)]) }, { $0.insertRows(at: [row(-1)]) },
            { $0.moveRow(at: row(0), to: row(7)) }, { $0.reloadRows(at: [row(3, 8)]) },
            { $0.insertSections([0]) }, { $0.deleteSections([-1]) }, { $0.insertSections([7]) },
            { $0.reloadSections([.max]) }, { $0.moveRow(at: row(0), to: row(0, 1)) },
            { $0.moveSection(0, toSection: 1) }, { $0.moveSection(0, toSection: 5) },
            { $0.moveSection(-1, toSection: 0) },
            { table in
                table.performBatchUpdates {
                    table.moveSection(0, toSection: 0)
                    table.deleteSections([0])
                }
            },
        ]
        for (index, change) in tables.enumerated() {
            change(scene.table)
            #expect(scene.pilot.application.diagnostics.count > min(index, 5))
            await scene.pilot.settle()
            #expect(scene.texts == ["n0", "n1", "n2", "", "", ""])
        }
        #expect(
            scene.pilot.application.diagnostics.first
                == "Names has 2 rows in a section that are not new, where 1 stay"
                || scene.pilot.application.diagnostics.first?.hasPrefix("Names has") == true)
    }

    @Test(arguments: [21, 22, 23, 24, 25, 26])
    func whateverChangesTheSameNamesAreSelectedAndShown(seed: Int) async {
        var random = SeededGenerator(seed: UInt64(seed))
        var next = 100
        let scene = await NamesScene([Array(0..<12), [], Array(50..<60)])
        for _ in 0..<60 {
            for name in scene.names.sections.joined()
            where Int.random(in: 0..<9, using: &random) == 0 {
                scene.table.selectRow(at: scene.path(of: name))
            }
            let selected = scene.selected
            var rows = scene.names.sections
            var deleted: [TableIndexPath] = []
            for section in rows.indices {
                for row in rows[section].indices where Int.random(in: 0..<6, using: &random) == 0 {
                    deleted.append(TableIndexPath(row: row, section: section))
                }
            }
            for path in deleted.sorted().reversed() { rows[path.section].remove(at: path.row) }
            var inserted: [Int] = []
            for section in rows.indices {
                for _ in 0..<Int.random(in: 0..<3, using: &random) {
                    rows[section].insert(
                        next, at: Int.random(in: 0...rows[section].count, using: &random))
                    inserted.append(next)
                    next += 1
                }
            }
            scene.names.sections = rows
            scene.table.performBatchUpdates {
                scene.table.insertRows(at: inserted.compactMap(scene.path))
                scene.table.deleteRows(at: deleted)
            }
            #expect(scene.selected == selected.intersection(rows.joined()))
            await scene.pilot.wheel(
                dy: Int.random(in: -2...2, using: &random), column: 1, row: 1)
            let all = rows.joined().map { "n\($0)" }
            let first = min(scene.table.contentOffset.y, all.count)
            #expect(scene.texts.filter { !$0.isEmpty } == Array(all[first...].prefix(6)))
            #expect(scene.table.subviews.count { $0 is TableViewCell && !$0.isHidden } <= 6)
        }
        #expect(scene.pilot.application.diagnostics.isEmpty)
    }
}
