// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

/// A table of which any cell can be told by its place.
private final class Numbers: CellGridViewDataSource {
    var rows: Int
    var columns: Int
    var width: Int?
    var hasTitles = false

    init(_ rows: Int, _ columns: Int, width: Int? = nil, hasTitles: Bool = false) {
        self.rows = rows
        self.columns = columns
        self.width = width
        self.hasTitles = hasTitles
    }

    func numberOfRows(in gridView: CellGridView) -> Int { rows }
    func numberOfColumns(in gridView: CellGridView) -> Int { columns }
    func gridView(_ gridView: CellGridView, textForCellAt position: GridPosition) -> String {
        "\(position.row).\(position.column)"
    }
    func gridView(_ gridView: CellGridView, widthOfColumn column: Int) -> Int {
        width ?? gridView.defaultColumnWidth
    }
    func gridView(_ gridView: CellGridView, titleOfColumn column: Int) -> String? {
        hasTitles ? "c\(column)" : nil
    }
}

@MainActor
private struct GridScene {
    let grid = CellGridView()
    let numbers: Numbers
    let pilot: Pilot

    init(_ numbers: Numbers, columns: Int = 30, rows: Int = 6) async {
        self.numbers = numbers
        grid.dataSource = numbers
        pilot = await Pilot(ViewController(view: grid), columns: columns, rows: rows)
    }

    var clicks: [GridPosition] {
        pilot.events(CellClicked.self).map { GridPosition(row: $0.row, column: $0.column) }
    }
}

@MainActor
@Suite struct CellGridViewTests {
    final class Board: ViewController {
        let grid = CellGridView(rows: 8, columns: 8)
        let status = Label()

        override func loadView() { view = StackView(.vertical, [grid, status]) }
        override func viewDidLoad() { on(CellClicked.self, Board.cellClicked) }

        func cellClicked(_ cell: CellClicked) -> Disposition {
            status.text = "\(cell.row), \(cell.column)"
            return .stop
        }
    }

    @Test func aClickOnACellGoesUpToTheController() async {
        let pilot = await Pilot(Board(), columns: 40, rows: 10)
        await pilot.click(column: 13, row: 2)
        #expect(pilot.events(CellClicked.self).map(\.column) == [3])
        #expect(
            pilot.lastRoute?.description
                == "CellClicked from CellView: CellGridView -, StackView -, Board stop")
        #expect(pilot.lastRoute?.route.map(\.responder) == ["CellGridView", "StackView", "Board"])
        #expect(pilot.difference(fromSnapshot: "board", isStyled: true) == nil)
    }

    @Test func aGridCostsWhatIsVisible() async {
        let scene = await GridScene(Numbers(1_000_000, 100, width: 6, hasTitles: true))
        let visible = scene.grid.visiblePositions.count
        #expect(visible == 5 * 5)
        for _ in 0..<20 { await scene.pilot.wheel(dx: 1, dy: 1, column: 3, row: 3) }
        await scene.pilot.press("tab", "ctrl-end")
        #expect(scene.grid.subviews.count { $0 is CellView } <= 6 * 6)
        #expect(scene.grid.currentPosition == GridPosition(row: 999_999, column: 99))
        #expect(
            scene.pilot.location(of: "999…") != nil || scene.pilot.location(of: "99999…") != nil)
    }

    @Test func theHeaderStaysAndScrollsSideways() async {
        let scene = await GridScene(Numbers(50, 20, width: 5, hasTitles: true))
        #expect(scene.pilot.difference(fromSnapshot: "gridAtItsStart") == nil)
        await scene.pilot.wheel(dx: 2, dy: 3, column: 3, row: 3)
        #expect(scene.grid.bounds.origin == Point(x: 12, y: 9))
        #expect(scene.pilot.difference(fromSnapshot: "gridScrolled") == nil)
        await scene.pilot.wheel(dy: -1, column: 3, row: 3, modifiers: .shift)
        #expect(scene.grid.bounds.origin == Point(x: 6, y: 9))
    }

    @Test func clicksAfterScrollingTellTheRightCell() async {
        let scene = await GridScene(Numbers(50, 20, width: 5, hasTitles: true))
        await scene.pilot.wheel(dx: 2, dy: 3, column: 3, row: 3)
        for text in ["9.2", "13.6", "11.4"] { #expect(await scene.pilot.click(on: text)) }
        #expect(
            scene.clicks == [
                GridPosition(row: 9, column: 2), GridPosition(row: 13, column: 6),
                GridPosition(row: 11, column: 4),
            ])
        #expect(scene.pilot.events(CellClicked.self).map(\.text) == ["9.2", "13.6", "11.4"])
        await scene.pilot.click(column: 3, row: 0)
        #expect(scene.clicks.count == 3)
    }

    @Test func aClickThatCameTogetherWithTheWheelHitsWhatIsThereThen() async {
        let scene = await GridScene(Numbers(50, 5, width: 5))
        let place = Point(x: 1, y: 1)
        scene.pilot.display.send(
            .input([
                .mouse(MouseInput(.scroll(dx: 0, dy: 1), at: place)),
                .mouse(MouseInput(.press(.left), at: place)),
                .mouse(MouseInput(.release(.left), at: place)),
            ]))
        #expect(scene.clicks == [GridPosition(row: 4, column: 0)])
    }

    @Test func aPressDoesNotSurviveTheCellScrollingAway() async {
        let scene = await GridScene(Numbers(50, 5, width: 5))
        await scene.pilot.press(column: 1, row: 1)
        await scene.pilot.wheel(dy: 5, column: 1, row: 1)
        await scene.pilot.release(column: 1, row: 1)
        #expect(scene.clicks.isEmpty)
    }

    @Test(
        "The keys move the current cell, and the grid follows",
        arguments: [
            (["down", "right"], 1, 1), (["up", "left"], 0, 0), (["end"], 0, 19), (["home"], 0, 0),
            (["pagedown"], 5, 0), (["pagedown", "pagedown", "pageup"], 5, 0),
            (["ctrl-end"], 49, 19), (["ctrl-end", "down", "right"], 49, 19),
            (["ctrl-end", "ctrl-home"], 0, 0), (["ctrl-end", "up"], 48, 19),
        ])
    func navigation(keys: [String], row: Int, column: Int) async throws {
        let scene = await GridScene(Numbers(50, 20, width: 5, hasTitles: true))
        await scene.pilot.press("tab")
        for key in keys { await scene.pilot.press(try #require(KeyChord(parsing: key))) }
        let position = GridPosition(row: row, column: column)
        #expect(scene.grid.currentPosition == position)
        let cell = try #require(scene.grid.cellView(at: position))
        let place = cell.convert(Point.zero, to: nil)
        #expect(place.y >= 1 && place.y < 6 && place.x >= 0 && place.x + 5 <= 30)
        await scene.pilot.press("enter")
        #expect(scene.clicks == [position])
    }

    @Test func theWheelIsLeftToOthersAtTheEnd() async {
        let scene = await GridScene(Numbers(8, 2, width: 5))
        var heard = 0
        let subscription = scene.grid.superview?.on { (event: MouseEvent) in
            if event.phase == .scroll { heard += 1 }
            return .ignored
        }
        await scene.pilot.wheel(dy: -1, column: 1, row: 1)
        #expect(heard == 1)
        await scene.pilot.wheel(dy: 1, column: 1, row: 1)
        #expect(heard == 1)
        await scene.pilot.wheel(dy: 1, column: 1, row: 1)
        #expect(heard == 2)
        #expect(subscription?.isCancelled == false)
    }

    @Test func fewerRowsBringTheGridBack() async {
        let scene = await GridScene(Numbers(50, 20, width: 5))
        await scene.pilot.press("tab", "ctrl-end")
        scene.numbers.rows = 3
        scene.numbers.columns = 2
        scene.grid.reloadData()
        await scene.pilot.settle()
        #expect(scene.grid.currentPosition == GridPosition(row: 2, column: 1))
        #expect(scene.grid.bounds.origin == .zero)
        #expect(scene.pilot.screen == "0.0   0.1\n1.0   1.1\n2.0   2.1\n\n\n")
    }

    @Test(arguments: [(0, 0), (0, 5), (5, 0), (-3, 4), (4, -3), (.min, .min)])
    func aGridWithoutCellsIsHarmless(rows: Int, columns: Int) async {
        let scene = await GridScene(Numbers(rows, columns, hasTitles: true))
        await scene.pilot.click(column: 1, row: 1)
        await scene.pilot.wheel(dx: 1, dy: 1, column: 1, row: 1)
        await scene.pilot.press("tab", "down", "enter", "ctrl-end")
        scene.grid.pressCurrentCell()
        scene.grid.scrollToVisible(GridPosition(row: 7, column: 7))
        #expect(scene.clicks.isEmpty)
        #expect(!scene.grid.isFirstResponder)
        #expect(scene.grid.visiblePositions.isEmpty)
        #expect(scene.grid.currentPosition == GridPosition(row: 0, column: 0))
    }

    @Test func aDataSourceThatIsGoneLeavesEmptyCells() async {
        let grid = CellGridView()
        let pilot = await Pilot(ViewController(view: grid), columns: 10, rows: 3)
        do {
            let numbers = Numbers(9, 2)
            grid.dataSource = numbers
            await pilot.settle()
            #expect(pilot.screen == "0.0 0.1\n1.0 1.1\n2.0 2.1")
        }
        #expect(grid.dataSource == nil)
        await pilot.wheel(dy: 1, column: 1, row: 1)
        #expect(pilot.screen == "\n\n")
        grid.reloadData()
        #expect(grid.numberOfRows == 0)
    }

    @Test(arguments: [Int.max, Int.max / 2, .min])
    func extremeSizesDoNotTrap(value: Int) async {
        let scene = await GridScene(Numbers(value, 3, width: value, hasTitles: true))
        scene.grid.rowsPerWheelStep = value
        await scene.pilot.press("tab", "ctrl-end", "ctrl-home", "end", "pagedown", "up")
        await scene.pilot.wheel(dx: .max, dy: .max, column: 1, row: 1)
        await scene.pilot.wheel(dx: .min, dy: .min, column: 1, row: 1)
        for extreme in [Int.min, Int.max] {
            scene.grid.bounds.origin = Point(x: extreme, y: extreme)
            scene.grid.scrollToVisible(GridPosition(row: 2, column: 2))
            scene.grid.currentPosition = GridPosition(row: extreme, column: extreme)
            await scene.pilot.settle()
        }
        #expect(scene.grid.numberOfRows == max(0, value))
    }

    @Test(arguments: [(5, 2), (5, 1), (1, 1), (0, 0)])
    func aTinyWindowIsEnough(columns: Int, rows: Int) async {
        let scene = await GridScene(
            Numbers(20, 5, width: 9, hasTitles: true), columns: columns, rows: rows)
        await scene.pilot.press("tab", "down", "down", "right", "enter")
        #expect(scene.grid.currentPosition == GridPosition(row: 2, column: 1))
        if rows == 2 {
            #expect(scene.pilot.screen == "c1\n2.1")
            #expect(scene.clicks == [GridPosition(row: 2, column: 1)])
        }
        await scene.pilot.resize(columns: 30, rows: 4)
        #expect(scene.pilot.screen.contains("2.1"))
    }

    @Test func scrollingUsesTheSameViewsAgain() async {
        let scene = await GridScene(Numbers(100, 10, width: 5))
        let before = Set(scene.grid.subviews.map(ObjectIdentifier.init))
        for _ in 0..<30 { await scene.pilot.wheel(dy: 1, column: 1, row: 1) }
        #expect(Set(scene.grid.subviews.map(ObjectIdentifier.init)) == before)
        #expect(scene.grid.subviews.last is CellView == false)
    }

    @Test func onlyTheTwoCellsAreDrawnWhenTheCurrentOneMoves() async {
        let scene = await GridScene(Numbers(100, 10, width: 5))
        await scene.pilot.press("tab", "down")
        await scene.pilot.press("down")
        #expect(
            scene.pilot.display.damages.last?.bounds == Rect(x: 0, y: 1, width: 5, height: 2))
    }
}
