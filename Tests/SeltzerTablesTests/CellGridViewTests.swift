// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: CellGridViewDataSource, GridPosition.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

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

    @Test func aNumberThatIsCutAtTheEdgeIsLeftOut() async {
        let numbers = Numbers(4, 20, width: 6)
        numbers.alignment = .right
        for columns in 20..<28 {
            let scene = await GridScene(numbers, columns: columns)
            let screen = Array(scene.pilot.screen)
            for (character, next) in zip(screen, screen.dropFirst()) where next == "…" {
                #expect(character == " ", "\(scene.pilot.screen)")
            }
        }
    }

    @Test func withoutColorsTheCurrentCellHasAHairLineWhileTheGridIsNotFocused() async {
        let numbers = Numbers(4, 3, width: 6)
        numbers.alignment = .right
        let grid = CellGridView()
        grid.dataSource = numbers
        let controller = ViewController(view: grid)
        controller.wantsInitialFocus = false
        let pilot = await Pilot(
            plain: controller, columns: 30, rows: 6, capabilities: DisplayLook.noColor.capabilities)
        #expect(pilot.screen.contains("▏"))
        grid.becomeFirstResponder()
        await pilot.settle()
        #expect(!pilot.screen.contains("▏"))
    }

    @Test func aClickOnACellGoesUpToTheController() async {
        let pilot = await Pilot(plain: Board(), columns: 40, rows: 10)
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
        #expect(visible == 4 * 5)
        for _ in 0..<20 { await scene.pilot.wheel(dx: 1, dy: 1, column: 3, row: 3) }
        await scene.pilot.press("tab", "ctrl-end")
        #expect(scene.grid.subviews.count { $0 is CellView } <= 6 * 6)
        #expect(scene.grid.currentPosition == GridPosition(row: 999_999, column: 99))
        #expect(
            scene.pilot.location(of: "999…") != nil || scene.pilot.location(of: "99999…") != nil)
    }

    @Test func aColumnAlignsItsTextsAndItsTitle() async {
        let numbers = Numbers(5, 3, width: 5, hasTitles: true)
        numbers.alignment = .right
        let scene = await GridScene(numbers)
        #expect(scene.pilot.display.buffer.text(row: 0).hasPrefix("   c0    c1    c2"))
        #expect(scene.pilot.display.buffer.text(row: 1).hasPrefix("▏ 0.0   0.1   0.2"))
    }

    @Test(arguments: [TextAlignment.left, .right])
    func aCellThatTheEdgeCutsSaysSo(alignment: TextAlignment) async {
        let numbers = Numbers(5, 30, width: 8, hasTitles: true)
        numbers.alignment = alignment
        let scene = await GridScene(numbers)
        for offset in 90..<108 {
            scene.grid.contentOffset.x = offset
            await scene.pilot.settle()
            let words = [0, 1].map { scene.pilot.display.buffer.text(row: $0) }
                .joined(separator: " ").split { " ▐".contains($0) }
            for word in words {
                let isWhole = word.count == (word.hasPrefix("c") ? 3 : 4)
                #expect(isWhole || word.contains("…"), "\(word) at \(offset)")
            }
        }
    }

    @Test func columnsStandApartAsFarAsIsAsked() async {
        let scene = await GridScene(Numbers(2, 3))
        #expect(scene.pilot.screen.hasPrefix("0.0 0.1 0.2\n"))
        scene.grid.columnSpacing = 2
        await scene.pilot.settle()
        #expect(scene.pilot.screen.hasPrefix("0.0  0.1  0.2\n"))
        await scene.pilot.click(on: "1.2")
        #expect(scene.clicks == [GridPosition(row: 1, column: 2)])
        scene.grid.columnSpacing = -1
        await scene.pilot.settle()
        #expect(scene.pilot.screen.hasPrefix("0.00.10.2\n"))
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
        for text in ["9.2", "12.6", "11.4"] { #expect(await scene.pilot.click(on: text)) }
        #expect(
            scene.clicks == [
                GridPosition(row: 9, column: 2), GridPosition(row: 12, column: 6),
                GridPosition(row: 11, column: 4),
            ])
        #expect(scene.pilot.events(CellClicked.self).map(\.text) == ["9.2", "12.6", "11.4"])
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
        await scene.pilot.mouseDown(column: 1, row: 1)
        await scene.pilot.wheel(dy: 5, column: 1, row: 1)
        await scene.pilot.mouseUp(column: 1, row: 1)
        #expect(scene.clicks.isEmpty)
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
        #expect(scene.grid.isFirstResponder)
        #expect(scene.grid.visiblePositions.isEmpty)
        #expect(scene.grid.currentPosition == GridPosition(row: 0, column: 0))
    }

    @Test func aDataSourceThatIsGoneLeavesEmptyCells() async {
        let grid = CellGridView()
        let pilot = await Pilot(plain: ViewController(view: grid), columns: 10, rows: 3)
        do {
            let numbers = Numbers(9, 2)
            grid.dataSource = numbers
            await pilot.settle()
            #expect(pilot.screen == "0.0 0.1  ▐\n1.0 1.1\n2.0 2.1")
        }
        #expect(grid.dataSource == nil)
        await pilot.wheel(dy: 1, column: 1, row: 1)
        #expect(pilot.screen.allSatisfy { " \n▐▝▗".contains($0) })
        grid.reloadData()
        #expect(grid.numberOfRows == 0)
    }

    @Test(arguments: [Int.max, Int.max / 2, .min])
    func extremeSizesDoNotTrap(value: Int) async {
        let scene = await GridScene(Numbers(value, 3, width: value, hasTitles: true))
        scene.grid.linesPerWheelStep = value
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

    @Test func aStepSidewaysAsksForTheColumnsThatCome() async {
        let scene = await GridScene(Numbers(50, 50, width: 5))
        let before = scene.numbers.asked
        await scene.pilot.wheel(dx: 1, column: 1, row: 1)
        #expect(scene.grid.visiblePositions.first == GridPosition(row: 0, column: 1))
        #expect(scene.numbers.asked - before <= 2 * 5)
    }

    @Test func aViewInFrontOfTheCellsIsHit() async {
        let scene = await GridScene(Numbers(50, 5, width: 5))
        let button = Button("+")
        button.frame = Rect(x: 0, y: 1, width: 5, height: 1)
        scene.grid.addSubview(button)
        await scene.pilot.click(column: 1, row: 1)
        #expect(scene.clicks.isEmpty)
        #expect(scene.pilot.events(ButtonPressed.self).count == 1)
        button.removeFromSuperview()
        await scene.pilot.click(column: 1, row: 1)
        #expect(scene.clicks == [GridPosition(row: 1, column: 0)])
    }

    @Test func aSourceThatReloadsWhileItIsAskedIsRefused() async {
        let scene = await GridScene(Numbers(50, 5, width: 5))
        scene.numbers.whenAsked = { grid in
            grid.reloadData()
            _ = grid.cellView(at: GridPosition(row: 0, column: 0))
            grid.currentPosition = GridPosition(row: 1, column: 1)
        }
        await scene.pilot.wheel(dy: 1, column: 1, row: 1)
        #expect(scene.grid.visiblePositions.first == GridPosition(row: 3, column: 0))
        #expect(
            scene.pilot.application.diagnostics == [
                "Numbers reloads the CellGridView that asks it for a text"
            ])
    }
}
