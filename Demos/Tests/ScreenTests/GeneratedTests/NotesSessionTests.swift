// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Written from a recorded session of Seltzer.

import Seltzer
import SeltzerTesting
import Testing

@testable import Notes

@MainActor
@Test func notesSession() async throws {
    let folder = try TemporaryFolder(
        named: "notes",
        files: [
            "plan.txt": "Monday: call Ada\nTuesday: write\n",
            "shopping.md": "# Shopping\n\n- lemons\n- sugar\n- soda water\n",
            "trips/sea.md": "# By the sea\n\nTake the early train.\n",
        ])
    defer { folder.remove() }
    let root = try await Notes.screen(of: folder.path)
    let pilot = await Pilot(
        root, columns: 90, rows: 26,
        capabilities: DisplayCapabilities(colorDepth: .palette))
    pilot.application.tools = [.inspect, .clickHints]
    _ = pilot.takeHandledEvents()
    await pilot.advance(by: .milliseconds(2722))
    try await pilot.element(.row, "shopping.md").click()
    #expect(
        pilot.takeHandledEvents() == [
            "FileChosen from FileTreeView, stopped by NotesController",
            "FileActivated from DirectoryView, stopped by FileTreeView",
            "OutlineItemActivated from DirectoryView, stopped by DirectoryView",
            "RowActivated from DirectoryView, stopped by DirectoryView",
        ])
    #expect(pilot.screen.contains("- soda water"))
    #expect(pilot.screen.contains("Ln 1, Col 1"))
    #expect(try await pilot.element(.textArea, "shopping.md").isFocused)
    await pilot.advance(by: .milliseconds(1500))
    await pilot.press("end")
    #expect(
        pilot.takeHandledEvents() == [
            "TextSelectionChanged from EditorView, stopped by NotesController"
        ])
    #expect(pilot.screen.contains("Ln 1, Col 11"))
    await pilot.advance(by: .milliseconds(1037))
    await pilot.type("Ada")
    #expect(
        pilot.takeHandledEvents() == [
            "TextEdited from EditorView, stopped by NotesController",
            "TextSelectionChanged from EditorView, stopped by NotesController",
            "TextEdited from EditorView, stopped by NotesController",
            "TextSelectionChanged from EditorView, stopped by NotesController",
            "TextEdited from EditorView, stopped by NotesController",
            "TextSelectionChanged from EditorView, stopped by NotesController",
        ])
    #expect(pilot.screen.contains("# ShoppingAda"))
    #expect(pilot.screen.contains("Ln 1, Col 14"))
    await pilot.press("ctrl-s")
    #expect(!pilot.screen.contains("not saved"))
    await pilot.advance(by: .milliseconds(1541))
    await pilot.press("ctrl-p")
    #expect(pilot.screen.contains("Letters of a name"))
    #expect(pilot.screen.contains("trips/sea.md"))
    #expect(try await pilot.element(.textField, "Letters of a name").isFocused)
    try await pilot.element(.textField, "Letters of a name").type("sea")
    #expect(
        pilot.takeHandledEvents() == [
            "TextChanged from TextField, stopped by QuickOpenController",
            "TextChanged from TextField, stopped by QuickOpenController",
            "TextChanged from TextField, stopped by QuickOpenController",
        ])
    #expect(pilot.screen.contains("1/3"))
    await pilot.advance(by: .milliseconds(1019))
    await pilot.press("enter")
    #expect(
        pilot.takeHandledEvents() == [
            "FileChosen from FilterView, stopped by NotesController"
        ])
    #expect(pilot.screen.contains("Take the early train."))
    #expect(pilot.screen.contains("# By the sea"))
    #expect(try await pilot.element(.textArea, "sea.md").isFocused)
    await pilot.advance(by: .milliseconds(1529))
    await pilot.press("ctrl-f")
    #expect(pilot.screen.contains("Close"))
    #expect(pilot.screen.contains("Esc"))
    #expect(try await pilot.element(.textField, "Find").isFocused)
    await pilot.advance(by: .milliseconds(1037))
    try await pilot.element(.textField, "Find").type("early")
    #expect(pilot.screen.contains("1 of 1"))
    await pilot.advance(by: .milliseconds(1052))
    await pilot.press("escape")
    #expect(
        pilot.takeHandledEvents() == [
            "TextSelectionChanged from EditorView, stopped by NotesController"
        ])
    #expect(pilot.screen.contains("Ln 3, Col 15"))
    #expect(try await pilot.element(.textArea, "sea.md").isFocused)
    await pilot.advance(by: .milliseconds(1191))
    await pilot.press("ctrl-w")
    #expect(pilot.screen.contains("# ShoppingAda"))
    #expect(pilot.screen.contains("- soda water"))
    #expect(try await pilot.element(.textArea, "shopping.md").isFocused)
    await pilot.advance(by: .milliseconds(1060))
    await pilot.press("ctrl-q")
}
