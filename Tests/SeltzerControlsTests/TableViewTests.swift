// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

/// Rows with a button each, in sections of which any row can be told by its text.
private final class Shelf: TableViewDataSource {
    var counts: [Int]
    var sections: Int?
    var identifier = "shelf"
    var asked: [IndexPath] = []
    var answer: (@MainActor (TableView, IndexPath) -> TableViewCell)?

    init(_ counts: Int...) { self.counts = counts }

    func numberOfSections(in tableView: TableView) -> Int { sections ?? counts.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        counts.indices.contains(section) ? counts[section] : 1
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        asked.append(indexPath)
        if let answer { return answer(tableView, indexPath) }
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        cell.textLabel.text = "\(indexPath)"
        return cell
    }
}

private final class BookCell: TableViewCell {
    let button = Button("+")
    private(set) var reuses = 0

    required init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        contentView.addSubview(button)
    }

    override func prepareForReuse() { reuses += 1 }

    override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = Rect(x: 10, y: middleLine, width: 5, height: 1)
    }
}

@MainActor
private struct TableScene {
    let table = TableView()
    let shelf: Shelf
    let pilot: Pilot

    init(_ shelf: Shelf, rowHeight: Int = 1, columns: Int = 20, rows: Int = 6) async {
        self.shelf = shelf
        table.rowHeight = rowHeight
        table.register(BookCell.self, forCellReuseIdentifier: "shelf")
        table.dataSource = shelf
        pilot = await Pilot(ViewController(view: table), columns: columns, rows: rows)
    }

    var texts: [String] {
        pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
            .map {
                $0.split(separator: "[").first.map { $0.filter { !" ▕▐▝▗".contains($0) } } ?? ""
            }
    }
}

@MainActor
@Suite struct TableViewTests {
    @Test func rowsOfAllSectionsFollowEachOther() async {
        let scene = await TableScene(Shelf(2, 0, 3))
        #expect(scene.texts == ["0.0", "0.1", "2.0", "2.1", "2.2", ""])
        #expect(scene.table.numberOfSections == 3)
        #expect(scene.table.numberOfRows == 5)
        #expect(scene.table.numberOfRows(inSection: 2) == 3)
        #expect(scene.table.numberOfRows(inSection: 3) == 0)
        #expect(scene.table.indexPathsForVisibleRows.map(\.description) == scene.texts.dropLast())
    }

    @Test func aTableHasOneSectionUnlessItsSourceSaysOtherwise() async {
        final class Plain: TableViewDataSource {
            func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
                TableViewCell()
            }
        }
        let table = TableView()
        let plain = Plain()
        table.dataSource = plain
        #expect(table.numberOfSections == 1)
        #expect(table.numberOfRows == 2)
    }

    @Test func theChainLeadsFromTheButtonOverContentViewAndCellToTheTable() async throws {
        let scene = await TableScene(Shelf(3))
        let cell = try #require(scene.table.visibleCells.first as? BookCell)
        #expect(cell.button.next === cell.contentView)
        #expect(cell.contentView.next === cell)
        #expect(cell.next === scene.table)
    }

    @Test func placesAndRectanglesTellRowsOfAnyHeight() async throws {
        let scene = await TableScene(Shelf(2, 2), rowHeight: 3)
        let path = IndexPath(row: 0, section: 1)
        #expect(scene.table.rectForRow(at: path) == Rect(x: 0, y: 6, width: 20, height: 3))
        #expect(scene.table.indexPathForRow(at: Point(x: 5, y: 8)) == path)
        #expect(scene.table.indexPathForRow(at: Point(x: 5, y: 12)) == nil)
        #expect(scene.table.indexPathForRow(at: Point(x: 5, y: -1)) == nil)
        #expect(scene.table.indexPathForRow(at: Point(x: 5, y: .max)) == nil)
        #expect(scene.table.rectForRow(at: IndexPath(row: 2, section: 1)) == .zero)
        #expect(scene.table.cellForRow(at: path) == nil)
        let top = try #require(scene.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(scene.table.indexPath(for: top) == IndexPath(row: 0, section: 0))
        #expect(scene.table.indexPath(for: TableViewCell()) == nil)
        #expect(scene.texts == ["", "0.0", "", "", "0.1", ""])
        scene.table.rowHeight = 1
        await scene.pilot.settle()
        #expect(scene.texts == ["0.0", "0.1", "1.0", "1.1", "", ""])
    }

    // MARK: Scrolling

    @Test(
        "Keys scroll as far as there are rows",
        arguments: [
            (["down"], "0.1"), (["down", "down", "up"], "0.1"), (["up"], "0.0"),
            (["pagedown"], "0.6"), (["pagedown", "pageup"], "0.0"), (["end"], "0.14"),
            (["end", "down"], "0.14"), (["end", "home"], "0.0"),
        ])
    func keys(keys: [String], top: String) async throws {
        let scene = await TableScene(Shelf(20))
        scene.table.becomeFirstResponder()
        for key in keys { await scene.pilot.press(try #require(KeyChord(parsing: key))) }
        #expect(scene.texts.first == top)
    }

    @Test func theWheelScrollsLinesAndIsLeftToOthersAtTheEnd() async {
        let scene = await TableScene(Shelf(8), rowHeight: 2)
        var heard = 0
        scene.table.superview?.on { (event: MouseEvent) in
            if event.phase == .scroll { heard += 1 }
            return .ignored
        }
        await scene.pilot.wheel(dy: -1, column: 1, row: 1)
        #expect(heard == 1)
        await scene.pilot.wheel(dy: 1, column: 1, row: 1)
        #expect(scene.table.bounds.origin == Point(x: 0, y: 3))
        #expect(scene.texts == ["", "0.2", "", "0.3", "", "0.4"])
        await scene.pilot.wheel(dy: 1, column: 1, row: 1, modifiers: .shift)
        await scene.pilot.wheel(dx: 1, column: 1, row: 1)
        #expect(heard == 3)
        await scene.pilot.wheel(dy: 9, column: 1, row: 1)
        #expect(scene.table.bounds.origin == Point(x: 0, y: 10))
        #expect(heard == 3)
    }

    @Test func aRowIsScrolledIntoSightAndNoFurther() async {
        let scene = await TableScene(Shelf(10, 10))
        scene.table.scrollToRow(at: IndexPath(row: 1, section: 1))
        #expect(scene.table.bounds.minY == 6)
        scene.table.scrollToRow(at: IndexPath(row: 7, section: 0))
        #expect(scene.table.bounds.minY == 6)
        scene.table.scrollToRow(at: IndexPath(row: 2, section: 0))
        #expect(scene.table.bounds.minY == 2)
        scene.table.scrollToRow(at: IndexPath(row: 99, section: 9))
        #expect(scene.table.bounds.minY == 2)
        scene.table.scrollRectToVisible(Rect(x: 0, y: 5, width: 1, height: 90))
        #expect(scene.table.bounds.minY == 5)
    }

    @Test func aViewThatGetsTheKeysIsScrolledIntoSight() async {
        let scene = await TableScene(Shelf(9), rowHeight: 4)
        await scene.pilot.press("tab", "tab")
        #expect(scene.table.bounds.minY == 0)
        await scene.pilot.press("tab")
        #expect(scene.table.bounds.minY == 2)
        await scene.pilot.resize(columns: 20, rows: 1)
        let focused = scene.pilot.application.windows[0].firstResponder as? Button
        #expect(
            focused.map { scene.table.bounds.contains($0.convert(Point.zero, to: scene.table)) }
                == true)
    }

    @Test func aViewThatHasTheKeysStaysInSightWhenRoomGetsScarce() async throws {
        let scene = await TableScene(Shelf(30))
        await scene.pilot.press("tab", "shift-tab")
        let cell = try #require(scene.table.visibleCells.last as? BookCell)
        #expect(cell.button.isFirstResponder)
        await scene.pilot.resize(columns: 20, rows: 2)
        #expect(cell.button.isFirstResponder)
        #expect(scene.texts == ["0.4", "0.5"])
    }

    @Test func keysThatCameTogetherActOnTheRowsThereWillBe() async {
        let scene = await TableScene(Shelf(30))
        scene.table.becomeFirstResponder()
        await scene.pilot.press("end")
        scene.pilot.display.send(
            .input([.key(KeyPress(.home)), .key(KeyPress(.tab)), .key(KeyPress(.enter))]))
        await scene.pilot.settle()
        #expect(scene.texts.first == "0.0")
        let pressed = scene.pilot.routes.last { $0.event is ButtonPressed }
        let cell = scene.table.cellForRow(at: IndexPath(row: 0, section: 0)) as? BookCell
        #expect(cell?.button.isFirstResponder == true)
        #expect(pressed?.originID == cell.map { ObjectIdentifier($0.button) })
    }

    @Test func tabFollowsTheOrderOfTheRowsAfterScrollingToo() async {
        let scene = await TableScene(Shelf(30))
        for step in [2, 1, -1, 5, -2] {
            await scene.pilot.wheel(dy: step, column: 1, row: 1)
            let shown = scene.table.subviews.filter { $0 is TableViewCell && !$0.isHidden }
            #expect(shown.map(\.frame.minY) == shown.map(\.frame.minY).sorted())
            #expect(shown.count == 6)
        }
    }

    // MARK: Reuse

    @Test func scrollingUsesTheSameCellsAgain() async {
        let scene = await TableScene(Shelf(100))
        await scene.pilot.wheel(dy: 1, column: 1, row: 1)
        let before = Set(scene.table.subviews.map(ObjectIdentifier.init))
        for _ in 0..<25 { await scene.pilot.wheel(dy: 1, column: 1, row: 1) }
        #expect(Set(scene.table.subviews.map(ObjectIdentifier.init)) == before)
        #expect(scene.texts.first == "0.78")
        let reuses = scene.table.visibleCells.compactMap { ($0 as? BookCell)?.reuses }
        #expect(reuses.allSatisfy { $0 > 5 })
    }

    @Test func aTableCostsWhatIsVisible() async {
        let scene = await TableScene(Shelf(1_000_000, 1_000_000))
        #expect(scene.shelf.asked.count == 6)
        scene.table.becomeFirstResponder()
        await scene.pilot.press("end")
        #expect(scene.texts.last == "1.999999")
        #expect(scene.shelf.asked.count == 12)
        #expect(scene.table.subviews.count { $0 is TableViewCell } <= 12)
    }

    @Test func aPressDoesNotSurviveTheRowScrollingAway() async {
        let scene = await TableScene(Shelf(50))
        await scene.pilot.press(column: 11, row: 1)
        await scene.pilot.wheel(dy: 5, column: 1, row: 1)
        await scene.pilot.release(column: 11, row: 1)
        #expect(scene.pilot.events(ButtonPressed.self).isEmpty)
    }

    @Test func aCellWithoutAnIdentifierIsNotKept() async {
        let shelf = Shelf(50)
        shelf.answer = { _, _ in TableViewCell() }
        let scene = await TableScene(shelf)
        for _ in 0..<5 { await scene.pilot.wheel(dy: 1, column: 1, row: 1) }
        #expect(scene.table.subviews.count { $0 is TableViewCell } == 6)
    }

    @Test func aCellHandedOutAndNotShownWaitsOn() async {
        let shelf = Shelf(50)
        shelf.answer = { table, path in
            _ = table.dequeueReusableCell(withIdentifier: "shelf", for: path)
            return table.dequeueReusableCell(withIdentifier: "shelf", for: path)
        }
        let scene = await TableScene(shelf)
        for _ in 0..<9 { await scene.pilot.wheel(dy: 1, column: 1, row: 1) }
        #expect(scene.table.subviews.count { $0 is TableViewCell } <= 12)
    }

    @Test func anotherClassForAnIdentifierDropsTheCellsOfTheFirst() async {
        let scene = await TableScene(Shelf(50))
        scene.table.register(TableViewCell.self, forCellReuseIdentifier: "shelf")
        scene.table.reloadData()
        scene.table.register(TableViewCell.self, forCellReuseIdentifier: "shelf")
        await scene.pilot.settle()
        #expect(scene.table.subviews.allSatisfy { !($0 is BookCell) })
        #expect(scene.texts.first == "0.0")
    }

    @Test func anotherViewMayTakeACell() async throws {
        let scene = await TableScene(Shelf(3))
        let cell = try #require(scene.table.visibleCells.first)
        View().addSubview(cell)
        #expect(scene.table.indexPath(for: cell) == nil)
        await scene.pilot.settle()
        #expect(scene.table.visibleCells.count == 3)
        #expect(!scene.table.visibleCells.contains { $0 === cell })
        #expect(scene.texts == ["0.0", "0.1", "0.2", "", "", ""])
    }

    // MARK: Data that changes or lies

    @Test func reloadingShowsWhatIsThereNow() async {
        let scene = await TableScene(Shelf(50))
        scene.table.becomeFirstResponder()
        await scene.pilot.press("end")
        scene.shelf.counts = [2]
        scene.table.reloadData()
        await scene.pilot.settle()
        #expect(scene.texts == ["0.0", "0.1", "", "", "", ""])
        #expect(scene.table.bounds.origin == .zero)
        #expect(scene.pilot.application.diagnostics.isEmpty)
    }

    @Test func numbersThatChangeInSecretAreFoundOut() async {
        let scene = await TableScene(Shelf(50))
        scene.shelf.counts = [7]
        scene.shelf.asked = []
        await scene.pilot.wheel(dy: 5, column: 1, row: 1)
        #expect(scene.shelf.asked.allSatisfy { $0.row < 7 })
        #expect(scene.texts == ["0.1", "0.2", "0.3", "0.4", "0.5", "0.6"])
        scene.shelf.counts = []
        await scene.pilot.resize(columns: 20, rows: 20)
        #expect(scene.texts.allSatisfy { $0.isEmpty })
        #expect(
            scene.pilot.application.diagnostics == [
                "Shelf changed its numbers without reloadData()"
            ])
    }

    @Test func numbersThatAreNeverTheSameAreHarmless() async {
        final class Liar: TableViewDataSource {
            var turn = 0
            func numberOfSections(in tableView: TableView) -> Int { 1 }
            func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
                turn += 1
                return turn % 2 == 0 ? -turn : turn
            }
            func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
                TableViewCell()
            }
        }
        let table = TableView()
        let liar = Liar()
        table.dataSource = liar
        let pilot = await Pilot(ViewController(view: table), columns: 20, rows: 6)
        for _ in 0..<9 { await pilot.wheel(dy: 1, column: 1, row: 1) }
        #expect(!pilot.application.diagnostics.isEmpty)
        #expect(liar.turn < 100)
    }

    @Test(arguments: [
        ([-1], nil, "a section with a negative number of rows"),
        ([.min, 2], nil, "a section with a negative number of rows"),
        ([2], -1, "a negative number of sections"),
        ([2], Int.min, "a negative number of sections"),
        ([2], Int.max, "more than 1000000 sections"),
    ])
    func numbersThatCannotBeAreToldAndCountAsNone(
        counts: [Int], sections: Int?, words: String
    ) async {
        let shelf = Shelf()
        shelf.counts = counts
        shelf.sections = sections
        let scene = await TableScene(shelf)
        #expect(scene.pilot.application.diagnostics == ["Shelf has \(words)"])
        #expect(scene.table.numberOfRows >= 0)
        #expect(scene.table.numberOfSections <= TableView.maximumSections)
        await scene.pilot.wheel(dy: 1, column: 1, row: 1)
        await scene.pilot.press("tab", "end", "home", "pagedown", "enter")
    }

    @Test func oneCellForAllRowsIsShownOnce() async {
        let shelf = Shelf(50)
        let only = TableViewCell(reuseIdentifier: "only")
        only.textLabel.text = "only"
        shelf.answer = { _, _ in only }
        let scene = await TableScene(shelf)
        #expect(scene.texts == ["only", "", "", "", "", ""])
        #expect(scene.pilot.application.diagnostics == ["Shelf has one cell for two rows"])
        await scene.pilot.wheel(dy: 2, column: 1, row: 1)
        await scene.pilot.wheel(dy: 5, column: 1, row: 1)
        #expect(scene.table.visibleCells.count { $0 === only } <= 1)
    }

    @Test func aSourceThatReloadsWhileItIsAskedIsRefused() async {
        let shelf = Shelf(50)
        shelf.answer = { table, _ in
            table.reloadData()
            return TableViewCell()
        }
        let scene = await TableScene(shelf)
        #expect(scene.shelf.asked.count == 6)
        #expect(
            scene.pilot.application.diagnostics == [
                "Shelf reloads the TableView that asks it for a cell"
            ])
    }

    @Test func anUnknownIdentifierGivesAPlainCell() async {
        let shelf = Shelf(2)
        shelf.identifier = "none"
        let scene = await TableScene(shelf)
        #expect(scene.texts == ["0.0", "0.1", "", "", "", ""])
        #expect(
            scene.pilot.application.diagnostics == [
                "TableView has no class of cells for \"none\""
            ])
        #expect(scene.table.dequeueReusableCell(withIdentifier: "none") == nil)
    }

    @Test func aSourceThatIsGoneLeavesNoRows() async {
        let table = TableView()
        table.register(BookCell.self, forCellReuseIdentifier: "shelf")
        let pilot = await Pilot(ViewController(view: table), columns: 20, rows: 3)
        do {
            let shelf = Shelf(50)
            table.dataSource = shelf
            await pilot.settle()
            #expect(pilot.screen.contains("0.2"))
        }
        #expect(table.dataSource == nil)
        await pilot.wheel(dy: 3, column: 1, row: 1)
        #expect(pilot.screen == "\n\n")
        #expect(table.numberOfRows == 0)
    }

    @Test(arguments: [Int.max, Int.max / 2, .min])
    func extremeSizesDoNotTrap(value: Int) async {
        let scene = await TableScene(Shelf(value, 3, value))
        scene.table.linesPerWheelStep = value
        scene.table.becomeFirstResponder()
        for height in [1, value] {
            scene.table.rowHeight = height
            await scene.pilot.press("end", "up", "pageup", "home", "down", "pagedown")
            await scene.pilot.wheel(dx: .max, dy: .max, column: 1, row: 1)
            await scene.pilot.wheel(dx: .min, dy: .min, column: 1, row: 1)
            for extreme in [Int.min, Int.max] {
                scene.table.bounds.origin = Point(x: extreme, y: extreme)
                scene.table.scrollToRow(at: IndexPath(row: extreme, section: 0))
                scene.table.scrollRectToVisible(Rect(x: 0, y: extreme, width: 1, height: 1))
                await scene.pilot.settle()
            }
        }
        #expect(scene.table.rowHeight == max(1, value))
        #expect(scene.table.bounds.minX == 0)
    }

    @Test(arguments: [(20, 1), (1, 1), (0, 0), (200, 60)])
    func anySizeIsDrawn(columns: Int, rows: Int) async {
        let scene = await TableScene(Shelf(4, 4), rowHeight: 3, columns: columns, rows: rows)
        scene.table.becomeFirstResponder()
        await scene.pilot.press("tab", "down", "end")
        #expect(scene.table.visibleCells.count == min(8, (rows + 2) / 3))
        await scene.pilot.resize(columns: 20, rows: 6)
        await scene.pilot.press("end")
        #expect(scene.texts.contains("1.3"))
    }

    @Test(arguments: [1_000_000, .max])
    func aTableAsHighAsItsRowsHasCellsForNoMoreThanAScreen(rows: Int) async {
        let shelf = Shelf(rows)
        let table = TableView()
        table.register(BookCell.self, forCellReuseIdentifier: "shelf")
        table.dataSource = shelf
        table.sizeToFit()
        #expect(table.bounds.height == rows)
        #expect(table.visibleCells.count == 4_096)
    }

    @Test func aTableGivesWayInAStack() async {
        let shelf = Shelf(30)
        let table = TableView()
        table.register(BookCell.self, forCellReuseIdentifier: "shelf")
        table.dataSource = shelf
        let stack = StackView(.vertical, [table, Label("below")])
        let pilot = await Pilot(ViewController(view: stack), columns: 20, rows: 6)
        #expect(table.frame == Rect(x: 0, y: 0, width: 20, height: 5))
        #expect(pilot.location(of: "below") == Point(x: 0, y: 5))
        #expect(table.sizeThatFits(.unbounded) == Size(width: 20, height: 30))
    }
}
