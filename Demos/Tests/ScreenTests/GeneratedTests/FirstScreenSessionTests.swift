// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Written from a recorded session of Seltzer.

import Seltzer
import SeltzerTesting
import Testing

@testable import FirstScreen

@MainActor
@Test func firstScreenSession() async throws {
    let root = JobsController(jobs: JobList())
    let pilot = await Pilot(
        root, columns: 80, rows: 24,
        capabilities: DisplayCapabilities(colorDepth: .palette))
    pilot.application.tools = [.inspect, .clickHints]
    _ = pilot.takeHandledEvents()
    await pilot.press("down")
    #expect(
        pilot.takeHandledEvents() == [
            "TableSelectionChanged from TableView, stopped by JobsController"
        ])
    #expect(pilot.screen.contains("Build has the level 7."))
    await pilot.press("tab")
    #expect(pilot.screen.contains("Move"))
    #expect(pilot.screen.contains("Sort"))
    #expect(try await pilot.element(.columnHeader, "Job").isFocused)
    await pilot.press("tab")
    #expect(pilot.screen.contains("Cancel"))
    #expect(try await pilot.element(.slider, "Level").isFocused)
    await pilot.press("right")
    #expect(
        pilot.takeHandledEvents() == [
            "LevelChanged from LevelControl, stopped by JobsController"
        ])
    #expect(pilot.screen.contains("Build has the level 8."))
    await pilot.press("tab")
    #expect(pilot.screen.contains("F5"))
    #expect(pilot.screen.contains("F1"))
    #expect(try await pilot.element(.textField, "Note").isFocused)
    try await pilot.element(.textField, "Note").type("lemon 漢字")
    #expect(pilot.screen.contains("lemon 漢字"))
    await pilot.press("enter")
    #expect(
        pilot.takeHandledEvents() == [
            "TextSubmitted from TextField, stopped by JobsController"
        ])
    await pilot.advance(by: .milliseconds(1005))
    try await pilot.element(.cell, "Publish").click()
    #expect(
        pilot.takeHandledEvents() == [
            "TableSelectionChanged from TableView, stopped by JobsController"
        ])
    #expect(pilot.screen.contains("Publish has the level 0."))
    #expect(pilot.screen.contains("Enter keeps the note"))
    await pilot.advance(by: .milliseconds(1107))
    await pilot.press("ctrl-q")
}
