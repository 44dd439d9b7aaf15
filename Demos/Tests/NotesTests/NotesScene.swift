// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import NotesFolders
import NotesModel
import Seltzer
import SeltzerTesting

@testable import Notes

/// The screen of Notes on a folder of a test.
@MainActor
final class NotesScene {
    let files: NotesFolder
    let controller: NotesController
    let pilot: Pilot

    /// Shows a folder with files, by their names and texts.
    convenience init(
        _ files: [String: String] = [:], opening name: String? = nil, columns: Int = 80,
        rows: Int = 24, capabilities: DisplayCapabilities = DisplayCapabilities()
    ) async throws {
        try await self.init(
            NotesFolder(files), opening: name, columns: columns, rows: rows,
            capabilities: capabilities)
    }

    /// Shows a folder that is there.
    init(
        _ files: NotesFolder, opening name: String? = nil, columns: Int = 80, rows: Int = 24,
        capabilities: DisplayCapabilities = DisplayCapabilities()
    ) async {
        self.files = files
        var state = NotesState(
            folder: BytePath(files.statePath), trash: Trash(folder: BytePath(files.trashPath)))
        state.delay = .milliseconds(1)
        controller = NotesController(root: BytePath(files.path), state: state)
        controller.filesToOpen = name.map { [BytePath(files / $0)] } ?? []
        pilot = await Pilot(controller, columns: columns, rows: rows, capabilities: capabilities)
        await settle()
    }

    /// The path of the folder.
    var folder: String { files.path }

    /// Waits until the screen shows a text; returns whether it does.
    func shows(_ text: String) async -> Bool {
        await waits { self.pilot.screen.contains(text) }
    }

    /// Waits until a condition is true, while the clock of the program goes on by a step each time; only a failure waits for
    /// long.
    func waits(advancing step: Duration = .zero, _ condition: () -> Bool) async -> Bool {
        for _ in 0..<1_000 {
            await pilot.settle()
            if step > .zero { await pilot.advance(by: step) }
            if condition() { return true }
            try? await Task.sleep(for: .milliseconds(5))
        }
        return false
    }

    func settle() async {
        for _ in 0..<5 {
            await pilot.settle()
            try? await Task.sleep(for: .milliseconds(2))
        }
    }

    // MARK: Files

    func put(_ text: String, in name: String) throws { try files.put(text, in: name) }

    /// Returns the text of a file; nil if there is none.
    func text(of name: String) -> String? { files.text(of: name) }

    /// The files of the folder for unsaved texts.
    var keptTexts: [String] { files.unsavedFiles }
}
