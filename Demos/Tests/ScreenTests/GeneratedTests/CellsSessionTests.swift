// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Written from a recorded session of Seltzer.

import Seltzer
import SeltzerTesting
import Testing

@testable import Cells

@MainActor
@Test func cellsSession() async throws {
    let root = try Cells.screen("--delimiter", ",")
    let pilot = await Pilot(
        root, columns: 80, rows: 24,
        capabilities: DisplayCapabilities(colorDepth: .palette))
    pilot.application.tools = [.inspect, .clickHints]
    _ = pilot.takeHandledEvents()
    await pilot.press("down")
    await pilot.press("down")
    await pilot.press("right")
    #expect(try await pilot.element(.cell, "Li").isFocused)
    await pilot.press("enter")
    #expect(
        pilot.takeHandledEvents() == [
            "CellClicked from CellView, stopped by CellsController"
        ])
    #expect(pilot.screen.contains("row 2, column 1: Li"))
    #expect(pilot.screen.contains("CellsController"))
    try await pilot.element(.cell, "Carbon").click()
    #expect(
        pilot.takeHandledEvents() == [
            "CellClicked from CellView, stopped by CellsController"
        ])
    #expect(pilot.screen.contains("row 5, column 2: Carbon"))
    #expect(try await pilot.element(.cell, "Carbon").isFocused)
    await pilot.advance(by: .milliseconds(1086))
    await pilot.press("end")
    #expect(pilot.screen.contains("Greek: the Sun, where it was first seen"))
    #expect(pilot.screen.contains("borax, a mineral that holds it"))
    #expect(try await pilot.element(.cell, "Latin: coal").isFocused)
    await pilot.press("enter")
    #expect(
        pilot.takeHandledEvents() == [
            "CellClicked from CellView, stopped by CellsController"
        ])
    #expect(pilot.screen.contains("row 5, column 8: Latin: coal"))
    await pilot.press("f1")
    #expect(
        pilot.takeHandledEvents() == [
            "KeysRequested from CellGridView, stopped by CellsController"
        ])
    #expect(pilot.screen.contains("First, last column"))
    #expect(pilot.screen.contains("First, last cell"))
    #expect(try await pilot.element(.table, "Keys").isFocused)
    await pilot.press("escape")
    #expect(pilot.screen.contains("Greek: the Sun, where it was first seen"))
    #expect(pilot.screen.contains("borax, a mineral that holds it"))
    #expect(try await pilot.element(.cell, "Latin: coal").isFocused)
    await pilot.press("ctrl-q")
}
