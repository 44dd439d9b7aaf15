// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Written from a recorded session of Seltzer.

import Seltzer
import SeltzerTesting
import Testing

@testable import ToDo

@MainActor
@Test func toDoSession() async throws {
    let root = ToDoController()
    let pilot = await Pilot(
        root, columns: 80, rows: 24,
        capabilities: DisplayCapabilities(colorDepth: .palette))
    pilot.application.tools = [.inspect, .clickHints]
    _ = pilot.takeHandledEvents()
    await pilot.advance(by: .milliseconds(458))
    try await pilot.element(.textField, "What is to be done?").click()
    #expect(pilot.screen.contains("Cancel"))
    #expect(pilot.screen.contains("F1"))
    #expect(try await pilot.element(.textField, "What is to be done?").isFocused)
    try await pilot.element(.textField, "What is to be done?").type("Buy milk")
    #expect(pilot.screen.contains("Buy milk"))
    await pilot.press("enter")
    #expect(
        pilot.takeHandledEvents() == [
            "TextSubmitted from TextField, stopped by ToDoController"
        ])
    #expect(pilot.screen.contains("What is to be done?"))
    await pilot.advance(by: .milliseconds(818))
    try await pilot.element(.row, "Buy milk").click()
    #expect(
        pilot.takeHandledEvents() == [
            "TableSelectionChanged from ListView, stopped by ToDoController"
        ])
    #expect(pilot.screen.contains("Buy milk is open."))
    #expect(pilot.screen.contains("Remove"))
    #expect(try await pilot.element(.row, "Buy milk").isFocused)
    await pilot.press("enter")
    #expect(
        pilot.takeHandledEvents() == [
            "RowActivated from ListView, stopped by ToDoController"
        ])
    #expect(pilot.screen.contains("Buy milk is done."))
    #expect(try await pilot.element(.row, "✓ Buy milk").isFocused)
    await pilot.press("up")
    #expect(
        pilot.takeHandledEvents() == [
            "TableSelectionChanged from ListView, stopped by ToDoController"
        ])
    #expect(pilot.screen.contains("Call the dentist is open."))
    #expect(try await pilot.element(.row, "Call the dentist").isFocused)
    await pilot.press("delete")
    #expect(
        pilot.takeHandledEvents() == [
            "TableSelectionChanged from ListView, stopped by ToDoController"
        ])
    #expect(pilot.screen.contains("Buy milk is done."))
    #expect(try await pilot.element(.row, "✓ Buy milk").isFocused)
    await pilot.press("ctrl-q")
}
