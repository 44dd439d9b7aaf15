// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: SelectionSteps, TableActions, TableEvents, TableViewDelegate.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

/// Notes what it is told, and refuses what it is told to refuse.
@MainActor
final class Chooser: TableViewDelegate {
    var disabled: Set<Int> = []
    var refused: Set<Int> = []
    var kept: Set<Int> = []
    var replacements: [Int: Int] = [:]
    var notes: [String] = []
    var whenAsked: (@MainActor (TableView) -> Void)?

    func tableView(_ tableView: TableView, canFocusRowAt path: TableIndexPath) -> Bool {
        !disabled.contains(path.row)
    }

    func tableView(_ tableView: TableView, willSelectRowAt path: TableIndexPath) -> TableIndexPath?
    {
        whenAsked?(tableView)
        if let row = replacements[path.row] { return TableIndexPath(row: row, section: 0) }
        return refused.contains(path.row) ? nil : path
    }

    func tableView(_ tableView: TableView, didSelectRowAt path: TableIndexPath) {
        notes.append("+\(path.row)")
    }

    func tableView(_ tableView: TableView, willDeselectRowAt path: TableIndexPath)
        -> TableIndexPath?
    {
        kept.contains(path.row) ? nil : path
    }

    func tableView(_ tableView: TableView, didDeselectRowAt path: TableIndexPath) {
        notes.append("-\(path.row)")
    }

    func tableView(_ tableView: TableView, performPrimaryActionForRowAt path: TableIndexPath) {
        notes.append("!\(path.row)")
    }
}

extension TableView {
    /// The rows selected in the first section.
    var selectedRows: [Int] { indexPathsForSelectedRows?.map(\.row) ?? [] }
}

@MainActor
@Suite struct TableViewSelectionTests {
    private func start(
        _ rows: Int = 30, multiple: Bool = false, delegate: Chooser? = nil
    ) async -> TableScene {
        let scene = await TableScene(Shelf(rows), allowsSelection: true)
        scene.table.allowsMultipleSelection = multiple
        scene.table.delegate = delegate
        return scene
    }

    // MARK: Keys

    @Test(
        "Keys select one row and scroll to it",
        arguments: [
            (["down"], 0), (["down", "down"], 1), (["down", "up"], 0), (["up"], 29),
            (["up", "up"], 28),
            (["pagedown"], 5), (["pagedown", "pagedown"], 11), (["pageup"], 24), (["home"], 0),
            (["end"], 29), (["end", "pageup"], 23), (["end", "down"], 29), (["end", "home"], 0),
            (["space"], 0), (["space", "down"], 1),
        ])
    func keys(keys: [String], row: Int) async throws {
        let scene = await start()
        scene.table.becomeFirstResponder()
        for key in keys { await scene.pilot.press(try #require(KeyChord(parsing: key))) }
        #expect(scene.table.selectedRows == [row])
        #expect(scene.table.indexPathsForVisibleRows?.map(\.row).contains(row) == true)
        let changes = scene.pilot.events(TableSelectionChanged.self)
        #expect(changes.allSatisfy { $0.tableView === scene.table })
        #expect(!changes.isEmpty)
    }

    @Test(
        "Keys extend, toggle and select all where several rows may be selected",
        arguments: [
            (["down", "down", "shift-down", "shift-down"], [1, 2, 3]),
            (["down", "down", "down", "shift-up", "shift-up"], [0, 1, 2]),
            (["down", "down", "shift-end", "shift-home"], [0, 1]),
            (["shift-down", "shift-down"], [0, 1]), (["shift-up", "shift-up"], [28, 29]),
            (["shift-pagedown"], [0, 1, 2, 3, 4, 5]), (["shift-home"], [0]),
            (["ctrl-down", "space"], [1]),
            (["space", "ctrl-down", "ctrl-down", "space"], [0, 2]),
            (["space", "ctrl-end", "space", "space"], [0]),
            (["down", "ctrl-home", "shift-down"], [0, 1]),
        ])
    func extending(keys: [String], rows: [Int]) async throws {
        let scene = await start(multiple: true)
        scene.table.becomeFirstResponder()
        for key in keys { await scene.pilot.press(try #require(KeyChord(parsing: key))) }
        #expect(scene.table.selectedRows == rows)
        await scene.pilot.press("ctrl-a")
        #expect(scene.table.numberOfSelectedRows == 30)
        await scene.pilot.press("up")
        #expect(scene.table.numberOfSelectedRows == 1)
    }

    @Test func aPartOfTheCurrentRowLooksTheSameWhenItIsDrawnAnew() async {
        let scene = await TableScene(Shelf(3), allowsSelection: true)
        scene.table.allowsMultipleSelection = true
        scene.table.becomeFirstResponder()
        scene.table.selectRow(at: TableIndexPath(row: 1, section: 0))
        await scene.pilot.settle()
        scene.table.setNeedsDisplay(Rect(x: 4, y: 1, width: 3, height: 1))
        await scene.pilot.settle()
        #expect(await scene.pilot.faults() == [])
        #expect(!scene.pilot.styledScreen.contains("underline"))
    }

    @Test func keysBeginAtWhatIsSeen() async {
        let scene = await start()
        await scene.pilot.wheel(dy: 3, column: 1, row: 1)
        await scene.pilot.press("tab", "tab")
        scene.table.becomeFirstResponder()
        await scene.pilot.settle()
        #expect(scene.table.indexPathOfCurrentRow?.row == 9)
        #expect(scene.table.selectedRows == [])
        await scene.pilot.press("down")
        #expect(scene.table.selectedRows == [9])
    }

    @Test func theRowThatShowsTheFocusIsNoBeginning() async {
        let list = ListView(["Anna", "Bert", "Abel"])
        let pilot = await Pilot(plain: ViewController(view: list), columns: 20, rows: 3)
        list.becomeFirstResponder()
        #expect(list.indexPathOfCurrentRow?.row == 0)
        await pilot.type("a")
        #expect(list.selectedIndex == 0)
        list.setItems(["Bert"])
        list.setItems(["Anna", "Bert", "Abel"])
        await pilot.press("down")
        #expect(list.selectedIndex == 1)
    }

    @Test func aKeyGoesToTheFirstRowThatCanBeSelected() async {
        let chooser = Chooser()
        chooser.disabled = [0, 1, 29]
        for (key, row) in [("down", 2), ("up", 28), ("home", 2), ("end", 28)] {
            let scene = await start(delegate: chooser)
            scene.table.becomeFirstResponder()
            await scene.pilot.press(KeyChord(stringLiteral: key))
            #expect(scene.table.selectedRows == [row])
        }
    }

    // MARK: Focus without rows

    @Test func aTableIsFocusedThoughItsRowsComeLater() async {
        let scene = await TableScene(Shelf(0), allowsSelection: true)
        #expect(scene.table.becomeFirstResponder())
        await scene.pilot.press("down", "enter")
        #expect(scene.table.selectedRows == [])
        scene.shelf.counts = [3]
        scene.table.reloadData()
        await scene.pilot.settle()
        #expect(scene.table.isFirstResponder)
        #expect(scene.table.indexPathOfCurrentRow?.row == 0)
        await scene.pilot.press("down")
        #expect(scene.table.selectedRows == [0])
    }

    @Test func aTableThatIsEmptyForAMomentStaysFocused() async {
        let field = TextField()
        let list = ListView(["one", "two"])
        let stack = StackView(.vertical, [list, field])
        let pilot = await Pilot(plain: ViewController(view: stack), columns: 20, rows: 6)
        list.becomeFirstResponder()
        list.setItems([String]())
        await pilot.settle()
        #expect(list.isFirstResponder)
        await pilot.press("tab")
        #expect(field.isFirstResponder)
        await pilot.press("tab")
        #expect(list.isFirstResponder)
        list.setItems(["three"])
        await pilot.press("down")
        #expect(list.selectedIndex == 0)
        list.acceptsFirstResponder = false
        await pilot.settle()
        #expect(field.isFirstResponder)
    }

    @Test func aMillionRowsAreSelectedAsOne() async {
        let scene = await start(1_000_000, multiple: true)
        scene.table.becomeFirstResponder()
        await scene.pilot.press("end", "shift-home", "ctrl-a")
        #expect(scene.table.numberOfSelectedRows == 1_000_000)
        #expect(scene.table.isRowSelected(at: TableIndexPath(row: 765_432, section: 0)))
        #expect(!scene.table.isRowSelected(at: TableIndexPath(row: 1_000_000, section: 0)))
    }

    @Test func keysAreLeftToOthersWhereNothingCanBeSelected() async {
        let scene = await start(30)
        scene.table.allowsSelection = false
        scene.table.becomeFirstResponder()
        await scene.pilot.press("down", "space", "enter")
        await scene.pilot.click(column: 1, row: 2)
        #expect(scene.table.bounds.minY == 1)
        #expect(scene.table.indexPathForSelectedRow == nil)
        #expect(scene.pilot.events(TableSelectionChanged.self).isEmpty)
        #expect(scene.pilot.events(RowActivated.self).isEmpty)
    }

    @Test func enterActivatesTheRowAndIsLeftToOthersWhereNobodyCares() async {
        let scene = await start()
        var heard = 0
        scene.table.superview?.bind("enter") { heard += 1 }
        scene.table.becomeFirstResponder()
        await scene.pilot.press("down", "down", "enter")
        #expect(heard == 1)
        #expect(scene.pilot.events(RowActivated.self).map(\.indexPath.row) == [1])
        let chooser = Chooser()
        scene.table.delegate = chooser
        await scene.pilot.press("enter")
        #expect(heard == 1)
        #expect(chooser.notes == ["!1"])
    }

    // MARK: The delegate

    @Test func theDelegateIsAskedAndTold() async {
        let chooser = Chooser()
        chooser.refused = [2]
        chooser.replacements = [3: 7]
        let scene = await start(delegate: chooser)
        await scene.pilot.click(column: 1, row: 1)
        await scene.pilot.click(column: 1, row: 2)
        #expect(scene.table.selectedRows == [1])
        await scene.pilot.click(column: 1, row: 1)
        await scene.pilot.click(column: 1, row: 3)
        #expect(scene.table.selectedRows == [7])
        chooser.kept = [7]
        await scene.pilot.click(column: 1, row: 0)
        #expect(scene.table.selectedRows == [7])
        #expect(chooser.notes == ["+1", "-1", "+7"])
    }

    @Test func theDelegateHasASayInEveryRowOfMany() async {
        let chooser = Chooser()
        chooser.refused = [2]
        chooser.disabled = [4]
        let scene = await start(7, multiple: true, delegate: chooser)
        scene.table.becomeFirstResponder()
        await scene.pilot.press("ctrl-a")
        #expect(scene.table.selectedRows == [0, 1, 3, 5, 6])
        chooser.kept = [5]
        await scene.pilot.press("home")
        #expect(scene.table.selectedRows == [0, 5])
        #expect(chooser.notes == ["+0", "+1", "+3", "+5", "+6", "-1", "-3", "-6"])
        #expect(scene.pilot.events(TableSelectionChanged.self).count == 2)
    }

    @Test func keysPassOverRowsThatCannotBeSelected() async {
        let chooser = Chooser()
        chooser.disabled = [0, 1, 4, 28, 29]
        let scene = await start(delegate: chooser)
        scene.table.becomeFirstResponder()
        await scene.pilot.press("down", "down")
        #expect(scene.table.selectedRows == [3])
        await scene.pilot.press("down")
        #expect(scene.table.selectedRows == [5])
        await scene.pilot.press("end")
        #expect(scene.table.selectedRows == [27])
        await scene.pilot.press("home")
        #expect(scene.table.selectedRows == [2])
        await scene.pilot.press("up")
        #expect(scene.table.selectedRows == [2])
        await scene.pilot.click(column: 1, row: 2)
        #expect(scene.table.selectedRows == [2])
        chooser.disabled = Set(0..<30)
        await scene.pilot.press("down", "enter", "space")
        #expect(scene.pilot.events(RowActivated.self).isEmpty)
    }

    @Test func aDelegateThatTakesTheRowsAwayWhileItIsAskedIsHarmless() async {
        let chooser = Chooser()
        let scene = await start(30, multiple: true, delegate: chooser)
        chooser.whenAsked = { table in
            scene.shelf.counts = [1]
            table.reloadData()
        }
        scene.table.becomeFirstResponder()
        await scene.pilot.press("ctrl-a", "end")
        #expect(scene.table.selectedRows == [0])
    }

    // MARK: The program

    @Test func whatTheProgramSelectsIsNeitherAskedNorTold() async {
        let chooser = Chooser()
        chooser.refused = [20]
        let scene = await start(delegate: chooser)
        scene.table.selectRow(at: TableIndexPath(row: 20, section: 0), scrollPosition: .middle)
        #expect(scene.table.indexPathForSelectedRow == TableIndexPath(row: 20, section: 0))
        #expect(scene.table.bounds.minY == 18)
        scene.table.selectRow(at: TableIndexPath(row: 99, section: 0))
        scene.table.selectRow(at: TableIndexPath(row: -1, section: 0))
        scene.table.deselectRow(at: TableIndexPath(row: 0, section: 9))
        #expect(scene.table.selectedRows == [20])
        scene.table.selectAll()
        #expect(scene.table.selectedRows == [20])
        scene.table.selectRow(at: nil)
        #expect(scene.table.indexPathForSelectedRow == nil)
        scene.table.allowsMultipleSelection = true
        scene.table.selectAll()
        #expect(scene.table.numberOfSelectedRows == 30)
        scene.table.deselectRow(at: TableIndexPath(row: 3, section: 0))
        #expect(scene.table.numberOfSelectedRows == 29)
        scene.table.allowsMultipleSelection = false
        #expect(scene.table.numberOfSelectedRows == 1)
        #expect(chooser.notes.isEmpty)
        #expect(scene.pilot.events(TableSelectionChanged.self).isEmpty)
    }

    @Test func aNeighborThatKeepsTheKeysMovesTheSelection() async {
        let scene = await start()
        scene.table.acceptsFirstResponder = false
        scene.table.emphasizesSelection = true
        await scene.pilot.click(column: 1, row: 2)
        #expect(!scene.table.isFirstResponder)
        #expect(scene.table.moveSelection(.items(1)))
        #expect(scene.table.selectedRows == [3])
        #expect(scene.table.moveSelection(.last))
        await scene.pilot.settle()
        #expect(scene.texts.last == "0.29")
        #expect(!scene.table.activateCurrentRow())
        #expect(scene.pilot.events(RowActivated.self).count == 1)
        scene.shelf.counts = [0]
        scene.table.reloadData()
        #expect(!scene.table.moveSelection(.first))
        #expect(!scene.table.activateCurrentRow())
    }

    // MARK: Data that changes

    @Test func reloadingKeepsWhatIsSelectedAsFarAsThereAreRows() async {
        let scene = await start(multiple: true)
        for row in [3, 20] { scene.table.selectRow(at: TableIndexPath(row: row, section: 0)) }
        scene.shelf.counts = [10]
        scene.table.reloadData()
        #expect(scene.table.selectedRows == [3])
        #expect(scene.table.indexPathOfCurrentRow?.row == 9)
        scene.shelf.counts = []
        scene.table.reloadData()
        #expect(scene.table.selectedRows == [])
        #expect(scene.table.indexPathOfCurrentRow == nil)
    }

    // MARK: Typing

    @Test func typingGoesToTheRowThatBeginsSo() async {
        let list = ListView(["Anna", "Bert", "Berta", "New York", "Bob"])
        let pilot = await Pilot(plain: ViewController(view: list), columns: 20, rows: 3)
        list.becomeFirstResponder()
        await pilot.type("bo")
        #expect(list.selectedIndex == 4)
        #expect(pilot.screen.contains("Bob"))
        await pilot.advance(by: .seconds(2))
        await pilot.type("b")
        #expect(list.selectedIndex == 1)
        await pilot.type("b")
        #expect(list.selectedIndex == 2)
        await pilot.advance(by: .seconds(2))
        await pilot.type("new y")
        #expect(list.selectedIndex == 3)
        await pilot.advance(by: .seconds(2))
        await pilot.type(" ")
        #expect(list.selectedIndex == 3)
    }

    @Test func lettersThatBeginNothingAreLeftToOthers() async {
        let scene = await start()
        var heard: [String] = []
        scene.table.superview?.bind("q") { heard.append("q") }
        scene.table.becomeFirstResponder()
        await scene.pilot.type("q")
        #expect(heard == ["q"])
        let list = ListView(["Anna"])
        let pilot = await Pilot(plain: ViewController(view: list), columns: 20, rows: 3)
        list.superview?.bind("q") { heard.append("list") }
        list.becomeFirstResponder()
        await pilot.type("q")
        #expect(heard == ["q", "list"])
    }
}
