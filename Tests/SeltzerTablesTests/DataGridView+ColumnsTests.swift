// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: DataGridPress.

import SeltzerBase
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerTables

@MainActor
@Suite struct DataGridViewColumnsTests {
    private func column(
        _ place: Int, in scene: DataGridScene<Readings>
    ) -> (start: Int, end: Int) {
        let rect = scene.grid.rect(ofCell: GridPosition(row: 0, column: place))
        let start = rect.minX - scene.grid.bounds.minX
        return (start, start + rect.width)
    }

    @Test func aDragAtTheEndOfATitleSizesTheColumnAndADoubleClickFitsIt() async {
        let scene = await DataGridScene(Readings())
        let width = scene.grid.width(ofColumn: 0)
        let end = column(0, in: scene).end - 1
        await scene.pilot.drag(fromColumn: end, row: 0, toColumn: end + 4, row: 0)
        #expect(scene.grid.width(ofColumn: 0) == width + 4)
        #expect(scene.pilot.events(GridColumnChanged.self).map(\.change) == [.resized])
        await scene.pilot.click(column: end + 4, row: 0)
        await scene.pilot.click(column: end + 4, row: 0)
        #expect(scene.grid.width(ofColumn: 0) == width)
        await scene.pilot.press("alt-right", "alt-right", "alt-left")
        #expect(scene.grid.width(ofColumn: 0) == width + 1)
        await scene.pilot.press("alt-=")
        #expect(scene.grid.width(ofColumn: 0) == width)
    }

    @Test func aDragOfATitleMovesTheColumnWithItsCells() async {
        let scene = await DataGridScene(Readings())
        let (from, to) = (column(0, in: scene), column(2, in: scene))
        await scene.pilot.drag(fromColumn: from.start + 1, row: 0, toColumn: to.start + 1, row: 0)
        #expect((0..<4).map { scene.grid.column(atPlace: $0) } == [1, 2, 0, 3])
        #expect(scene.grid.place(ofColumn: 0) == 2)
        #expect(scene.pilot.events(GridSortChanged.self).isEmpty)
        #expect(scene.pilot.difference(fromSnapshot: "dataGridMoved") == nil)
        #expect(scene.grid.currentPosition.column == 0)
        await scene.pilot.press("alt-shift-left")
        #expect((0..<4).map { scene.grid.column(atPlace: $0) } == [1, 0, 2, 3])
        scene.grid.resetColumns()
        #expect(scene.grid.column(atPlace: 0) == 0)
    }

    @Test func hiddenColumnsAreSkippedAndShownAgain() async {
        let scene = await DataGridScene(Readings())
        await scene.pilot.press("right", "alt-h")
        #expect(scene.grid.isColumnHidden(1))
        #expect(!scene.pilot.screen.contains("level"))
        #expect(scene.grid.currentPosition.column == 2)
        await scene.pilot.press("left", "ctrl-c")
        #expect(scene.pilot.application.pasteboard.string == "Brest")
        await scene.pilot.press("alt-H")
        #expect(scene.pilot.screen.contains("level"))
        #expect(scene.pilot.events(GridColumnChanged.self).map(\.change) == [.hidden, .shown])
    }

    @Test func aClickOnATitleSortsAndShiftAddsAColumn() async {
        let scene = await DataGridScene(Readings())
        let (first, second) = (column(0, in: scene), column(1, in: scene))
        await scene.pilot.click(column: first.start + 1, row: 0)
        await scene.pilot.click(column: second.start + 1, row: 0, modifiers: .shift)
        await scene.pilot.click(column: second.start + 1, row: 0, modifiers: .shift)
        #expect(
            scene.grid.sortOrder == [
                TableSortOrder(column: "name"), TableSortOrder(column: "level", isAscending: false),
            ])
        #expect(scene.line(0).contains("name ▴1"))
        #expect(scene.line(0).contains("▾2"))
        #expect(scene.pilot.events(GridSortChanged.self).count == 3)
        await scene.pilot.press("alt-s", "alt-s")
        #expect(scene.grid.sortOrder == [])
        await scene.pilot.press("alt-s")
        #expect(scene.grid.sortOrder == [TableSortOrder(column: "name")])
    }

    @Test func freezingStopsTheColumnsBeforeTheCurrentCell() async {
        let scene = await DataGridScene(Readings(), columns: 30)
        await scene.pilot.press("right", "down", "alt-z")
        #expect(scene.grid.frozenColumns == 1)
        #expect(scene.grid.frozenRows == 1)
        await scene.pilot.press("end", "ctrl-down")
        #expect(scene.line(1).contains("Brest"))
        #expect(scene.line(6).contains("note 19"))
        await scene.pilot.press("alt-z")
        #expect(scene.grid.frozenColumns == 0)
    }

    @Test func columnsFitTheirTextsWithoutAMaximum() async {
        let scene = await DataGridScene(Readings()) { $0.maximumFittingWidth = .max }
        #expect(scene.pilot.screen.contains("Brest"))
        #expect(scene.grid.width(ofColumn: 0) == 10)
    }

    @Test func enormousWidthsAreHarmless() async {
        let scene = await DataGridScene(Readings()) {
            $0.sizesColumnsToFit = false
            $0.defaultColumnWidth = .max
        }
        #expect(scene.grid.width(ofColumn: 0) == .max)
        #expect(scene.pilot.screen.contains("Brest"))
        await scene.pilot.press("right", "end", "home", "alt-right")
        #expect(scene.grid.width(ofColumn: 0) == 100_000)
        #expect(await scene.pilot.faults().isEmpty)
    }

    @Test func enormousHeightsAreHarmless() async {
        let scene = await DataGridScene(Readings())
        scene.grid.setHeight(.max, ofRow: 0)
        scene.grid.setHeight(.max, ofRow: 1)
        await scene.pilot.press("ctrl-down", "ctrl-up")
        #expect(scene.grid.height(ofRow: 0) == .max)
        #expect(scene.pilot.screen.contains("Brest"))
    }

    @Test func columnsThatDoNotExistAreIgnored() async {
        let scene = await DataGridScene(Readings())
        for column in [-1, 4, .max, .min] {
            scene.grid.setWidth(5, ofColumn: column)
            scene.grid.sizeColumnToFit(column)
            scene.grid.setColumn(column, hidden: true)
            scene.grid.moveColumn(column, to: 0)
            scene.grid.moveColumn(0, to: column)
            scene.grid.scrollToVisible(GridPosition(row: column, column: column))
            #expect(scene.grid.width(ofColumn: column) == 0)
            #expect(scene.grid.place(ofColumn: column) == nil)
            #expect(scene.grid.rect(ofCell: GridPosition(row: 0, column: column)) == .zero)
        }
        #expect((0..<4).map { scene.grid.column(atPlace: $0) } == [0, 1, 2, 3])
    }
}
