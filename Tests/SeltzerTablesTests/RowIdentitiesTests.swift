// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TableView+Identities.

import SeltzerBase
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct RowIdentitiesTests {
    /// Rows that are numbers, each its own identity where rows have one.
    private final class Processes: TableViewDataSource {
        var sections: [[Int]]
        var hasIdentities = true
        /// How often an identity was asked for.
        var questions = 0
        /// Runs when an identity is asked for.
        var whileAsked: (@MainActor () -> Void)?

        init(_ sections: [Int]...) { self.sections = sections }

        func numberOfSections(in tableView: TableView) -> Int { sections.count }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
            sections[section].count
        }

        func tableView(
            _ tableView: TableView, textFor column: TableColumn, at indexPath: TableIndexPath
        ) -> StyledText { StyledText("\(sections[indexPath.section][indexPath.row])") }

        func tableView(
            _ tableView: TableView, identifierForRowAt indexPath: TableIndexPath
        ) -> AnyHashable? {
            questions += 1
            whileAsked?()
            return hasIdentities ? sections[indexPath.section][indexPath.row] : nil
        }
    }

    /// Numbers that know where they are.
    private final class Directory: TableViewDataSource {
        var shift = 0
        var questions = 0
        var lookups = 0

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
            1_000_000
        }

        func tableView(
            _ tableView: TableView, textFor column: TableColumn, at indexPath: TableIndexPath
        ) -> StyledText { StyledText("\(indexPath.row + shift)") }

        func tableView(
            _ tableView: TableView, identifierForRowAt indexPath: TableIndexPath
        ) -> AnyHashable? {
            questions += 1
            return indexPath.row + shift
        }

        func tableView(
            _ tableView: TableView, indexPathForRowWithIdentifier identifier: AnyHashable
        ) -> TableIndexPath? {
            lookups += 1
            return (identifier as? Int).map { TableIndexPath(row: $0 - shift, section: 0) }
        }
    }

    /// Items that a list shows.
    private final class Items {
        var texts: [String]

        init(_ texts: [String]) { self.texts = texts }
    }

    @MainActor
    private struct Scene {
        let table = TableView()
        let processes: Processes
        let pilot: Pilot

        init(_ processes: Processes, isMultiple: Bool = false, rows: Int = 6) async {
            self.processes = processes
            table.columns = [TableColumn("PID")]
            table.selectionFollowsFocus = true
            table.multipleSelectionStyle = .desktop
            table.remembersSelectionOnReload = true
            table.allowsMultipleSelection = isMultiple
            table.dataSource = processes
            pilot = await Pilot(ViewController(view: table), columns: 20, rows: rows)
        }

        func reload(_ sections: [Int]...) async {
            processes.sections = sections
            table.reloadData()
            await pilot.settle()
        }

        func select(_ rows: Int...) async {
            for row in rows { table.selectRow(at: TableIndexPath(row: row, section: 0)) }
            await pilot.settle()
        }

        func number(_ path: TableIndexPath?) -> Int? {
            path.map { processes.sections[$0.section][$0.row] }
        }

        var selected: [Int] { (table.indexPathsForSelectedRows ?? []).compactMap(number) }
        var current: Int? { number(table.indexPathOfCurrentRow) }
        /// The rows on the screen below the header.
        var shown: [Int] {
            pilot.screen.split(separator: "\n").dropFirst().compactMap {
                Int($0.filter(\.isNumber))
            }
        }
    }

    @Test func selectionAndCurrentRowStayWithTheirRows() async {
        let scene = await Scene(Processes(Array(10..<20)))
        await scene.select(3)
        await scene.reload([13, 19, 18, 17, 16, 15, 14])
        #expect(scene.selected == [13] && scene.current == 13)
        await scene.reload([1, 2, 3, 4, 5, 13])
        #expect(scene.selected == [13] && scene.current == 13)
    }

    @Test func withoutIdentitiesTheNumbersStay() async {
        let processes = Processes(Array(10..<20))
        processes.hasIdentities = false
        let scene = await Scene(processes)
        await scene.select(3)
        await scene.reload(Array(9..<20))
        #expect(scene.selected == [12] && scene.current == 12)
    }

    @Test func severalSelectedRowsAndRangesStay() async {
        let scene = await Scene(Processes(Array(0..<100)), isMultiple: true)
        for row in 20..<60 { await scene.select(row) }
        await scene.reload((0..<100).reversed().filter { $0 % 3 > 0 })
        #expect(scene.selected == (20..<60).reversed().filter { $0 % 3 > 0 })
        #expect(scene.current == 59)
    }

    @Test func rowsMayGoToAnotherSection() async {
        let scene = await Scene(Processes([1, 2, 3], [4, 5, 6]))
        await scene.select(1)
        await scene.reload([4, 5, 6], [], [3, 2, 1])
        #expect(scene.selected == [2])
        #expect(scene.table.indexPathForSelectedRow == TableIndexPath(row: 1, section: 2))
    }

    @Test func nearestRowTakesThePlaceOfOneThatHasGone() async {
        let scene = await Scene(Processes(Array(10..<20)))
        await scene.select(2)
        await scene.reload([10, 11, 13, 14])
        #expect(scene.selected == [13] && scene.current == 13)
        await scene.reload([10, 11])
        #expect(scene.selected == [11] && scene.current == 11)
        await scene.reload([])
        #expect(scene.selected == [] && scene.current == nil)
    }

    @Test func goneRowsAreDeselectedWhereOthersRemainSelected() async {
        let scene = await Scene(Processes(Array(10..<20)), isMultiple: true, rows: 10)
        await scene.select(1, 2, 5)
        await scene.reload([10, 11, 13, 14, 16, 17])
        #expect(scene.selected == [11])
        #expect(scene.current == 16)
    }

    @Test func scrollPositionStaysWithTheFirstRowSeen() async {
        let scene = await Scene(Processes(Array(100..<200)))
        scene.table.scrollToRow(at: TableIndexPath(row: 40, section: 0), at: .top)
        await scene.pilot.settle()
        #expect(scene.shown == [140, 141, 142, 143, 144])
        await scene.reload(Array(0..<7) + Array(100..<200))
        #expect(scene.shown == [140, 141, 142, 143, 144])
        await scene.reload(Array(130..<200))
        #expect(scene.shown == [140, 141, 142, 143, 144])
        // The first one seen has gone: the next one takes its place.
        await scene.reload(Array(120..<200).filter { $0 != 140 })
        #expect(scene.shown == [141, 142, 143, 144, 145])
    }

    @Test func tableAtItsTopShowsNewRowsAbove() async {
        let scene = await Scene(Processes(Array(100..<200)))
        await scene.select(1)
        await scene.reload(Array(98..<200))
        #expect(scene.shown == [98, 99, 100, 101, 102])
        #expect(scene.selected == [101])
    }

    @Test func identitiesOutliveBatchUpdates() async {
        let scene = await Scene(Processes(Array(10..<20)))
        await scene.select(3)
        scene.processes.sections = [[9] + Array(10..<20)]
        scene.table.insertRows(at: [TableIndexPath(row: 0, section: 0)])
        await scene.pilot.settle()
        #expect(scene.selected == [13])
        await scene.reload((5..<20).reversed())
        #expect(scene.selected == [13])
    }

    @Test func selectionThatChangesBeforeAReloadInTheSameTurnStays() async {
        let scene = await Scene(Processes(Array(10..<90)))
        scene.table.selectRow(at: TableIndexPath(row: 70, section: 0))
        await scene.reload((10..<90).reversed())
        #expect(scene.selected == [80])
    }

    @Test func dataSourceThatChangedInSecretIsAskedForNoRowThatItLacks() async {
        let scene = await Scene(Processes(Array(10..<90)))
        scene.processes.sections = [[10, 11]]
        scene.table.selectRow(at: TableIndexPath(row: 70, section: 0))
        await scene.reload([10, 11])
        #expect(scene.selected == [11])
    }

    @Test func pressGoesOnOnItsRow() async {
        let scene = await Scene(Processes(Array(10..<20)))
        await scene.pilot.click(column: 1, row: 3)
        await scene.pilot.mouseDown(column: 1, row: 3)
        await scene.reload((10..<20).reversed())
        await scene.pilot.mouseUp(column: 1, row: 3)
        // The second click came up over another row than it went down on.
        #expect(scene.pilot.events(RowActivated.self).isEmpty)
        #expect(scene.selected == [12])
    }

    @Test func listKeepsItsItems() async {
        let items = Items(["pear", "fig", "plum"])
        let list = ListView(items.texts)
        list.itemIdentifier = { items.texts[$0] }
        _ = await Pilot(ViewController(view: list), columns: 20, rows: 5)
        list.selectedIndex = 1
        items.texts = ["apple", "grape", "plum", "pear", "fig"]
        list.setItems(items.texts)
        #expect(list.selectedIndex == 4)
        list.itemIdentifier = nil
        list.setItems(["a", "b", "c", "d", "e"])
        #expect(list.selectedIndex == 4)
    }

    @Test func identifierThatComesLaterCounts() async {
        let items = Items(["pear", "fig", "plum"])
        let list = ListView(items.texts)
        _ = await Pilot(ViewController(view: list), columns: 20, rows: 5)
        list.selectedIndex = 1
        list.itemIdentifier = { items.texts[$0] }
        items.texts = ["fig", "pear"]
        list.setItems(items.texts)
        #expect(list.selectedIndex == 0)
    }

    @Test func dataSourceThatKnowsWhereItsRowsAreIsNotWalked() async {
        let directory = Directory()
        let table = TableView()
        table.columns = [TableColumn("A")]
        table.dataSource = directory
        let pilot = await Pilot(ViewController(view: table), columns: 20, rows: 6)
        table.selectRow(at: TableIndexPath(row: 900_000, section: 0), scrollPosition: .top)
        await pilot.settle()
        (directory.shift, directory.questions) = (800_000, 0)
        table.reloadData()
        await pilot.settle()
        #expect(table.indexPathForSelectedRow == TableIndexPath(row: 100_000, section: 0))
        #expect(pilot.screen.contains("900000"))
        #expect(directory.questions < 100 && directory.lookups < 100)
        directory.shift = 950_000
        table.reloadData()
        await pilot.settle()
        #expect(table.indexPathForSelectedRow == TableIndexPath(row: 100_000, section: 0))
        #expect(directory.questions < 200)
    }

    @Test func dataSourceMayChangeTheSelectionWhenAsked() async {
        let scene = await Scene(Processes(Array(10..<20)), isMultiple: true)
        scene.processes.whileAsked = { [unowned processes = scene.processes, table = scene.table] in
            processes.whileAsked = nil
            table.selectRow(at: TableIndexPath(row: 8, section: 0))
        }
        await scene.select(7)
        await scene.reload(Array(10..<20))
        #expect(scene.selected == [17, 18])
    }

    // MARK: What it costs

    @Test func aMillionRowsWithoutIdentitiesAreNotWalked() async {
        let processes = Processes(Array(0..<1_000_000))
        processes.hasIdentities = false
        let scene = await Scene(processes, isMultiple: true)
        scene.table.selectAll()
        await scene.pilot.settle()
        processes.questions = 0
        scene.table.reloadData()
        await scene.pilot.settle()
        #expect(processes.questions < 1_000)
        #expect(scene.table.numberOfSelectedRows == 1_000_000)
    }

    @Test func reloadAsksForFewRowsWhereRowsMoveALittle() async {
        let scene = await Scene(Processes(Array(0..<1_000_000)))
        let path = TableIndexPath(row: 500_000, section: 0)
        scene.table.selectRow(at: path, scrollPosition: .middle)
        await scene.pilot.settle()
        scene.processes.questions = 0
        await scene.reload(Array(-100..<1_000_000))
        #expect(scene.selected == [500_000])
        #expect(scene.shown.contains(500_000))
        #expect(scene.processes.questions < 1_000)
        scene.processes.questions = 0
        await scene.reload(Array(-100..<1_000_000))
        #expect(scene.processes.questions < 100)
    }

    /// Rows that were seen and have gone are not looked for among all rows.
    @Test func goneRowsThatWereOnlySeenCostAShortSearch() async {
        let scene = await Scene(Processes(Array(0..<1_000_000)))
        scene.table.scrollToRow(at: TableIndexPath(row: 500_000, section: 0), at: .top)
        await scene.pilot.settle()
        scene.processes.questions = 0
        await scene.reload(Array(0..<500_000) + Array(500_003..<1_000_000))
        #expect(scene.shown == Array(500_003..<500_008))
        #expect(scene.processes.questions < 20_100)
    }

    @Test func selectedRowThatHasGoneCostsOneLookAtAllRows() async {
        let scene = await Scene(Processes(Array(0..<100_000)))
        await scene.select(50_000)
        scene.processes.questions = 0
        await scene.reload(Array(0..<50_000) + Array(50_001..<100_000))
        #expect(scene.processes.questions < 100_100)
        #expect(scene.selected.count == 1)
        scene.processes.questions = 0
        await scene.reload(scene.processes.sections[0])
        #expect(scene.processes.questions < 100)
    }

    @Test func manySelectedRowsStay() async {
        let rows = Array(0..<100_000)
        let scene = await Scene(Processes(rows), isMultiple: true)
        scene.table.selectAll()
        scene.processes.questions = 0
        await scene.reload([-1] + rows)
        #expect(scene.table.numberOfSelectedRows == 100_000)
        #expect(!scene.table.isRowSelected(at: TableIndexPath(row: 0, section: 0)))
        #expect(scene.processes.questions < 200_100)
    }

    @Test func moreSelectedRowsThanThatKeepTheirNumbers() async {
        let rows = Array(0..<1_000_000)
        let scene = await Scene(Processes(rows), isMultiple: true)
        scene.table.selectAll()
        scene.processes.questions = 0
        await scene.reload([-1] + rows)
        #expect(scene.table.numberOfSelectedRows == 1_000_000)
        #expect(scene.table.isRowSelected(at: TableIndexPath(row: 0, section: 0)))
        #expect(scene.processes.questions < 1_000)
    }

    // MARK: Reports

    @Test func aSelectedRowThatHasGoneIsReportedOnce() async {
        let scene = await Scene(Processes(Array(10..<20)))
        await scene.select(2)
        await scene.reload([10, 11, 13, 14])
        #expect(scene.pilot.events(TableSelectionChanged.self).count == 1)
        await scene.reload([9, 10, 11, 13])
        #expect(scene.selected == [13])
        #expect(scene.pilot.events(TableSelectionChanged.self).count == 1)
        await scene.reload([])
        #expect(scene.selected == [])
        #expect(scene.pilot.events(TableSelectionChanged.self).count == 2)
    }

    @Test func oneOfSeveralSelectedRowsIsReportedToo() async {
        let scene = await Scene(Processes(Array(10..<20)), isMultiple: true)
        await scene.select(1, 2, 5)
        await scene.reload([10, 11, 13, 15])
        #expect(scene.selected == [11, 15])
        #expect(scene.pilot.events(TableSelectionChanged.self).count == 1)
    }

    @Test func aProgramThatSelectsAfterTheReloadHearsNothing() async {
        let scene = await Scene(Processes(Array(10..<20)))
        await scene.select(2)
        scene.processes.sections = [[10, 11, 13]]
        scene.table.reloadData()
        scene.table.selectRow(at: TableIndexPath(row: 0, section: 0))
        await scene.pilot.settle()
        #expect(scene.selected == [10])
        #expect(scene.pilot.events(TableSelectionChanged.self).isEmpty)
    }

    @Test func handlerThatReloadsAgainDoesNotGoOnForEver() async {
        let list = ListView(["a", "b", "c"])
        let root = ViewController(view: list)
        var count = 0
        root.on { (_: TableSelectionChanged) in
            count += 1
            if count < 1_000 { list.setItems(["a \(count)", "b", "c"]) }
            return .stop
        }
        let pilot = await Pilot(root, columns: 20, rows: 5)
        list.selectedIndex = 1
        list.setItems(["a", "other", "c"])
        await pilot.settle()
        // The handler brings the text back, and then changes only another one.
        #expect(count == 2)
    }

    @Test(arguments: [["save", "third"], ["save"], [], ["save", "new", "third"]])
    func withoutIdentitiesAnotherTextAtTheIndexIsReported(texts: [String]) async {
        let list = ListView(["save", "other", "third"])
        let pilot = await Pilot(ViewController(view: list), columns: 20, rows: 5)
        list.selectedIndex = 1
        list.setItems(["save", "other", "third", "fourth"])
        await pilot.settle()
        #expect(pilot.events(TableSelectionChanged.self).isEmpty)
        list.setItems(texts)
        await pilot.settle()
        #expect(pilot.events(TableSelectionChanged.self).count == 1)
    }

    @Test func itemsAndIdentitiesAreSetAtOnce() async {
        let list = ListView()
        let pilot = await Pilot(ViewController(view: list), columns: 20, rows: 5)
        func show(_ names: [String]) {
            // An index of the old model would be out of range here.
            list.setItems(count: names.count, identifier: { names[$0] }) { StyledText(names[$0]) }
        }
        show(["pear", "fig", "plum"])
        list.selectedIndex = 2
        show(["plum"])
        await pilot.settle()
        #expect(list.selectedIndex == 0)
        #expect(pilot.events(TableSelectionChanged.self).isEmpty)
        show(["lime", "fig"])
        await pilot.settle()
        #expect(list.selectedIndex == 0)
        #expect(pilot.events(TableSelectionChanged.self).count == 1)
    }
}
