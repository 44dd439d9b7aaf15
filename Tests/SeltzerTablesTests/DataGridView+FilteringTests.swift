// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerTables

@MainActor
@Suite struct DataGridViewFilteringTests {
    @Test func theFilterRowReportsEachChange() async {
        let scene = await DataGridScene(Readings()) { $0.showsFilters = true }
        await scene.pilot.press("right", "/")
        await scene.pilot.type("> 5")
        #expect(scene.pilot.events(GridFilterChanged.self).map(\.text) == [">", "> ", "> 5"])
        #expect(scene.pilot.events(GridFilterChanged.self).last?.column == "level")
        await scene.pilot.press("enter")
        #expect(scene.grid.isFirstResponder)
        #expect(scene.grid.filters == ["level": "> 5"])
        #expect(scene.pilot.difference(fromSnapshot: "dataGridFilters") == nil)
    }

    @Test func escapeRestoresTheFilter() async {
        let scene = await DataGridScene(Readings()) {
            $0.showsFilters = true
            $0.filters = ["name": "Brest", "note": ""]
        }
        #expect(scene.grid.filters == ["name": "Brest"])
        let place = scene.grid.rect(ofCell: GridPosition(row: 0, column: 0)).origin
        await scene.pilot.click(column: place.x - scene.grid.bounds.minX + 2, row: 1)
        await scene.pilot.type("x")
        await scene.pilot.press("escape")
        #expect(scene.grid.filters == ["name": "Brest"])
        #expect(scene.pilot.events(GridFilterChanged.self).map(\.text) == ["Brestx", "Brest"])
    }

    /// A scene whose filter of the names is applied after each letter.
    private func filteringScene(isEditable: Bool = false) async -> DataGridScene<Readings> {
        let scene = await DataGridScene(Readings(), isEditable: isEditable) {
            $0.showsFilters = true
        }
        let all = scene.source.rows
        let (grid, source) = (scene.grid, scene.source)
        grid.on { [weak grid] (_: GridFilterChanged) -> Disposition in
            let text = grid?.filters["name"] ?? ""
            source.rows = all.filter { text.isEmpty || $0[0]?.contains(text) == true }
            grid?.reloadData()
            return .observed
        }
        return scene
    }

    @Test func theFieldStaysWhileAHandlerReloadsAfterEachLetter() async {
        let scene = await filteringScene()
        await scene.pilot.press("/")
        await scene.pilot.type("Lor")
        #expect(scene.grid.editor?.field.text == "Lor")
        #expect(scene.grid.editor?.field.isFirstResponder == true)
        #expect(scene.grid.filters == ["name": "Lor"])
        #expect(scene.grid.numberOfRows == 4)
        await scene.pilot.press("escape")
        #expect(scene.grid.filters == [:])
        #expect(scene.grid.numberOfRows == 20)
    }

    @Test func aFieldWithoutRoomOrColumnClosesAndTheFilterStays() async {
        let scene = await filteringScene()
        await scene.pilot.press("/")
        await scene.pilot.type("Lor")
        await scene.pilot.resize(columns: 50, rows: 1)
        #expect(scene.grid.editor == nil)
        #expect(scene.grid.filters == ["name": "Lor"])
        await scene.pilot.resize(columns: 50, rows: 8)
        await scene.pilot.press("end", "/")
        #expect(scene.grid.editor != nil)
        scene.source.titles = ["name"]
        scene.grid.reloadData()
        await scene.pilot.settle()
        #expect(scene.grid.editor == nil)
        #expect(scene.grid.filters == ["name": "Lor"])
    }

    @Test func aFilterThatLeavesNoRowIsEditedAgain() async {
        let scene = await filteringScene(isEditable: true)
        await scene.pilot.press("alt-f")
        await scene.pilot.type("zzz\n")
        #expect(scene.grid.numberOfRows == 0)
        await scene.pilot.press("alt-f", "backspace", "backspace", "backspace")
        #expect(scene.grid.filters == [:])
        #expect(scene.grid.numberOfRows == 20)
    }

    @Test func aStepBeforeAFilterIsNotUndoneInAnotherRow() async {
        let scene = await filteringScene(isEditable: true)
        await scene.pilot.press("down", "end", "delete", "home", "alt-f")
        await scene.pilot.type("Lor\n")
        let shown = scene.source.rows
        await scene.pilot.press("ctrl-_")
        #expect(scene.source.rows == shown)
    }

    @Test func aGridWithoutFiltersHasNoFilterToEdit() async {
        let scene = await DataGridScene(Readings())
        scene.grid.beginFiltering(0)
        await scene.pilot.press("/")
        #expect(scene.grid.isFirstResponder)
    }
}
