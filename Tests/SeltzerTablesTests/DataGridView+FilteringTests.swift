// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

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

    @Test func aGridWithoutFiltersHasNoFilterToEdit() async {
        let scene = await DataGridScene(Readings())
        scene.grid.beginFiltering(0)
        await scene.pilot.press("/")
        #expect(scene.grid.isFirstResponder)
    }
}
