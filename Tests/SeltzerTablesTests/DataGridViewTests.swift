// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: DataGridView+Geometry, DataGridView+Selection, DataGridView+Drawing, DataGridPainter, DataGridCells,
// DataGridCell, DataGridColumn, DataGridViewDataSource, DataGridEvents, DataGridActions, DataGridView+Elements.

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerTables

@MainActor
@Suite struct DataGridViewTests {
    private func cell(_ row: Int, _ column: Int) -> GridPosition {
        GridPosition(row: row, column: column)
    }

    @Test func aGridShowsTitlesNumbersAndMutedNulls() async {
        let scene = await DataGridScene(Readings())
        #expect(scene.pilot.difference(fromSnapshot: "dataGrid", isStyled: true) == nil)
    }

    @Test func frozenRowsAndColumnsStayWhileTheOthersScroll() async {
        let scene = await DataGridScene(Products(1_000, 100), columns: 40) {
            ($0.frozenRows, $0.frozenColumns) = (1, 1)
        }
        await scene.pilot.wheel(dx: 4, dy: 5, column: 20, row: 5)
        #expect(scene.pilot.difference(fromSnapshot: "dataGridFrozen") == nil)
        await scene.pilot.press("ctrl-end")
        #expect(scene.line(1).contains("0.0"))
        #expect(scene.line(6).contains("999.99"))
        #expect(scene.grid.currentPosition == cell(999, 99))
        await scene.pilot.press("ctrl-home")
        #expect(scene.grid.currentPosition == cell(0, 0))
        #expect(scene.line(2).contains("1.0"))
    }

    @Test func aMillionRowsAndAThousandColumnsCostWhatIsVisible() async {
        let source = Products()
        let scene = await DataGridScene(source, columns: 100, rows: 20)
        #expect(source.asked < 2_500)
        let before = source.asked
        for _ in 0..<10 { await scene.pilot.wheel(dy: 1, column: 20, row: 5) }
        // Each step shows three rows of fewer than 20 columns.
        #expect(source.asked - before < 10 * 3 * 20)
        await scene.pilot.press("ctrl-a")
        #expect(scene.grid.selectedCellCount == 1_000_000_000)
        #expect(!scene.grid.copySelection(as: .tsv))
        await scene.pilot.press("ctrl-end")
        #expect(scene.grid.currentPosition == cell(999_999, 999))
        #expect(source.asked < 8_000)
    }

    @Test func arrowsMoveShiftExtendsAndEachStepIsReported() async {
        let scene = await DataGridScene(Readings())
        await scene.pilot.press("down", "right", "shift-down", "shift-right")
        #expect(scene.grid.currentPosition == cell(2, 2))
        #expect(scene.grid.selectedRanges == [GridRange(rows: 1..<3, columns: 1..<3)])
        let events = scene.pilot.events(RangeSelected.self)
        #expect(events.count == 4)
        #expect(events.last?.ranges == [GridRange(rows: 1..<3, columns: 1..<3)])
        await scene.pilot.press("escape")
        #expect(scene.grid.selectedCellCount == 1)
        await scene.pilot.press("end", "ctrl-down")
        #expect(scene.grid.currentPosition == cell(19, 3))
        await scene.pilot.press("home", "pageup")
        #expect(scene.grid.currentPosition == cell(13, 0))
        await scene.pilot.press("alt-r")
        #expect(scene.grid.selectedRanges == [GridRange(rows: 13..<14, columns: 0..<4)])
        await scene.pilot.press("down")
        await scene.pilot.send(.key(KeyPress(.character(" "), modifiers: .shift)))
        #expect(scene.grid.selectedRanges == [GridRange(rows: 14..<15, columns: 0..<4)])
    }

    @Test func dragsAndModifiersSelectSeveralRangesRowsAndColumns() async {
        let scene = await DataGridScene(Readings())
        let (first, second) = (
            scene.grid.rect(ofCell: cell(0, 0)), scene.grid.rect(ofCell: cell(2, 1))
        )
        func point(_ rect: Rect) -> Point {
            rect.origin - scene.grid.bounds.origin + Point(x: 1, y: 0)
        }
        await scene.pilot.drag(
            fromColumn: point(first).x, row: point(first).y, toColumn: point(second).x,
            row: point(second).y)
        #expect(scene.grid.selectedRanges == [GridRange(rows: 0..<3, columns: 0..<2)])
        let other = point(scene.grid.rect(ofCell: cell(4, 3)))
        await scene.pilot.click(column: other.x, row: other.y, modifiers: .control)
        #expect(scene.grid.selectedRanges.count == 2)
        #expect(scene.grid.selectedCellCount == 7)
        // Ctrl takes a selected cell out.
        let middle = point(scene.grid.rect(ofCell: cell(1, 1)))
        await scene.pilot.click(column: middle.x, row: middle.y, modifiers: .control)
        #expect(scene.grid.selectedCellCount == 6)
        await scene.pilot.click(column: 1, row: 2)
        #expect(scene.grid.selectedRanges == [GridRange(rows: 1..<2, columns: 0..<4)])
        await scene.pilot.click(column: 1, row: 4, modifiers: .shift)
        #expect(scene.grid.selectedRanges == [GridRange(rows: 1..<4, columns: 0..<4)])
        await scene.pilot.click(column: 1, row: 0)
        #expect(scene.grid.selectedCellCount == 80)
        await scene.pilot.click(column: point(second).x, row: 0, modifiers: .control)
        #expect(scene.grid.selectedRanges.contains { $0.rows == 0..<20 } == true)
    }

    @Test func aDragBeyondTheEdgeScrolls() async {
        let scene = await DataGridScene(Readings(200))
        await scene.pilot.mouseDown(column: 8, row: 3)
        await scene.pilot.move(column: 8, row: 9)
        await scene.pilot.advance(by: .milliseconds(500))
        #expect(scene.grid.currentPosition.row > 12)
        await scene.pilot.mouseUp(column: 8, row: 9)
        #expect(scene.grid.selectedRanges.first?.rows.lowerBound == 2)
    }

    @Test func aPressAndEnterTellTheCellAndItsRoute() async {
        let scene = await DataGridScene(Readings())
        await scene.pilot.click(on: "2.5")
        #expect(scene.pilot.events(CellPressed.self).map(\.position) == [cell(2, 1)])
        #expect(scene.pilot.events(CellPressed.self).first?.text == "2.5")
        #expect(
            scene.pilot.lastRoute?.description.hasPrefix("CellPressed from DataGridView") == true)
        let place = scene.pilot.location(of: "2.5") ?? .zero
        await scene.pilot.advance(by: .seconds(1))
        await scene.pilot.click(column: place.x, row: place.y, modifiers: .alt)
        #expect(scene.pilot.events(CellPressed.self).map(\.modifiers) == [[], .alt])
        await scene.pilot.press("enter")
        #expect(scene.pilot.events(CellActivated.self).map(\.position) == [cell(2, 1)])
        await scene.pilot.press("up", "right", "up", "right", "left", "up", "enter")
        #expect(scene.pilot.events(CellActivated.self).last?.text == nil)
    }

    @Test func emptyGridsOfAllSizesDrawAndTakeKeys() async {
        for (rows, columns) in [(0, 0), (0, 3), (3, 0), (1, 1)] {
            for size in [
                Size(width: 1, height: 1), Size(width: 3, height: 2), Size(width: 30, height: 5),
            ] {
                let scene = await DataGridScene(
                    Products(rows, columns), columns: size.width, rows: size.height
                ) {
                    ($0.frozenRows, $0.frozenColumns, $0.showsFilters) = (2, 2, true)
                }
                await scene.pilot.press("down", "ctrl-a", "ctrl-end", "ctrl-c", "enter", "alt-s")
                await scene.pilot.click(column: 0, row: 0)
                #expect(scene.grid.currentPosition == cell(0, 0))
                #expect(await scene.pilot.faults().isEmpty)
            }
        }
        let scene = await DataGridScene(Readings(0))
        #expect(scene.pilot.screen.contains("No rows"))
        #expect(scene.line(0).contains("level"))
    }

    @Test func hostileTextsStayInTheirCells() async {
        let source = Readings(3)
        source.rows[0][0] = "\u{1B}[31mred\u{7}\u{202E}x"
        source.rows[1][0] = String(repeating: "漢", count: 500_000)
        source.rows[2][0] = "a\nb\tc"
        source.titles[3] = "\u{1B}]0;title\u{7}"
        let scene = await DataGridScene(source)
        #expect(!scene.pilot.screen.contains("\u{1B}"))
        #expect(scene.pilot.screen.contains("␛[31mred␇x"))
        #expect(scene.pilot.screen.contains("a␊b c"))
        #expect(scene.line(2).contains("…"))
        let kept = scene.grid.cells[cell(1, 0)]?.text.utf8.count ?? 0
        #expect(
            (DataGridView.maximumShownBytes - 3...DataGridView.maximumShownBytes).contains(kept))
        #expect(await scene.pilot.faults().isEmpty)
    }

    @Test func theSelectionIsVisibleWithFewColorsAndWithoutColors() async {
        for depth in [ColorDepth.monochrome, .sixteen] {
            let scene = await DataGridScene(
                Readings(5), capabilities: DisplayCapabilities(colorDepth: depth))
            await scene.pilot.press("right", "shift-down")
            #expect(
                scene.pilot.difference(fromSnapshot: "dataGrid-\(depth)", isStyled: true) == nil)
        }
    }

    @Test func withoutTheFocusTheCurrentCellHasHairLines() async {
        let scene = await DataGridScene(Readings(3))
        #expect(scene.pilot.screen.contains("▌"))
        scene.grid.resignFirstResponder()
        await scene.pilot.settle()
        #expect(!scene.pilot.screen.contains("▌"))
        #expect(scene.pilot.screen.contains("▏"))
        #expect(scene.pilot.screen.contains("▕"))
    }

    @Test func rowsOfSeveralLinesBreakAtWords() async {
        let source = Readings(4)
        source.rows[0][3] = "a gate that was closed\nfor a day"
        let scene = await DataGridScene(source) { $0.maximumFittingWidth = 12 }
        scene.grid.rowHeight = 2
        scene.grid.setHeight(3, ofRow: 0)
        await scene.pilot.settle()
        #expect(scene.grid.height(ofRow: 0) == 3)
        #expect(scene.grid.height(ofRow: 1) == 2)
        #expect(scene.line(1).contains("a gate that"))
        #expect(scene.line(2).contains("was closed"))
        #expect(scene.line(4).contains("Roscoff"))
        await scene.pilot.press("down")
        await scene.pilot.click(column: 10, row: 7)
        #expect(scene.grid.currentPosition.row == 2)
    }

    @Test func cellsAreElementsWithTheirHeaderAndCanBeSearched() async throws {
        let scene = await DataGridScene(Products(1_000, 10))
        let element = try #require(scene.pilot.elements(.cell).first { $0.label == "1.1" })
        #expect(element.header == "c1")
        #expect(element.value == "row 2, column 2")
        #expect(scene.pilot.elements(.columnHeader).first?.label == "c0")
        try await scene.pilot.element(.cell, "700.3").click()
        #expect(scene.grid.currentPosition == cell(700, 3))
    }

    @Test func pendingCellsAreShownAndFittedWhenTheyCome() async {
        let source = Readings(5)
        source.isPending = true
        let scene = await DataGridScene(source)
        #expect(scene.pilot.screen.contains("…"))
        #expect(source.shown == [0..<5])
        source.isPending = false
        scene.grid.reloadCells(inRows: 0..<5)
        await scene.pilot.settle()
        #expect(scene.pilot.screen.contains("Saint-Malo"))
        #expect(scene.grid.width(ofColumn: 0) == 10)
    }

    @Test func copyingPutsTheSelectionOnThePasteboard() async {
        let scene = await DataGridScene(Readings(5))
        await scene.pilot.press("shift-down", "shift-right", "shift-right", "ctrl-c")
        #expect(
            scene.pilot.application.pasteboard.string == "Brest\t0.5\t\nRoscoff\t1.5\t2")
        #expect(
            scene.grid.selectedText(as: .sql)
                == "INSERT INTO \"data\" (\"name\", \"level\", \"wind\") VALUES ('Brest', 0.5, NULL);\n"
                + "INSERT INTO \"data\" (\"name\", \"level\", \"wind\") VALUES ('Roscoff', 1.5, 2);\n"
        )
        scene.grid.selectedRanges = [
            GridRange(rows: 3..<4, columns: 0..<1), GridRange(rows: 0..<1, columns: 0..<1),
        ]
        #expect(scene.grid.selectedText(as: .tsv) == "Brest\nLe Conquet\n")
    }

    @Test func theScreenFollowsItsSize() async {
        let scene = await DataGridScene(Products(100, 100), columns: 60, rows: 12)
        await scene.pilot.press("ctrl-end")
        for size in [
            Size(width: 20, height: 4), Size(width: 9, height: 1), Size(width: 90, height: 30),
        ] {
            await scene.pilot.resize(columns: size.width, rows: size.height)
            #expect(await scene.pilot.faults().isEmpty)
        }
        #expect(scene.grid.columnsOutOfSight.right == 0)
        #expect(scene.grid.columnsOutOfSight.left > 80)
    }

    @Test func aReloadDuringAQuestionIsDiagnosed() async {
        final class Reloading: DataGridViewDataSource {
            func numberOfRows(in gridView: DataGridView) -> Int { 2 }
            func numberOfColumns(in gridView: DataGridView) -> Int { 2 }
            func dataGridView(_ gridView: DataGridView, column: Int) -> DataGridColumn {
                DataGridColumn("c")
            }
            func dataGridView(_ gridView: DataGridView, cellAt position: GridPosition)
                -> DataGridCell
            {
                gridView.reloadData()
                return DataGridCell("x")
            }
        }
        let scene = await DataGridScene(Reloading())
        #expect(
            scene.pilot.application.diagnostics.first?.contains("that asks it for a cell") == true)
    }
}
