// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import NotesFolders
import NotesModel
import Seltzer

/// The screens of the program, by their names.
@MainActor public let notesScreens: [(String, @MainActor () throws -> Application)] = [
    ("Notes", { try notes(files, opening: "a.md") }),
    ("Notes empty", { try notes([:], opening: nil) }),
]

private let files = [
    "a.md": "# Title\n\n- one **two** 漢字 e\u{301}\n- [b](sub/b.swift)\n\n" + rows,
    "sub/b.swift": "let one = \"two\" // 🙂\n" + rows,
    "sub/c.txt": String(repeating: "a long line ", count: 2_000),
]

private let rows = (1...200).map { "Row \($0) of the text.\n" }.joined()

/// Shows a folder that only this process has, with its own place for deleted and for unsaved texts.
@MainActor
private func notes(_ files: [String: String], opening name: String?) throws -> Application {
    atexit { removeNotes() }
    let folder = try NotesFolder(files, in: place)
    let state = NotesState(
        folder: BytePath(folder.statePath), trash: Trash(folder: BytePath(folder.trashPath)))
    let controller = NotesController(root: BytePath(folder.path), state: state)
    controller.filesToOpen = name.map { [BytePath(folder / $0)] } ?? []
    return Application(root: controller) { throw ApplicationError.noTerminal }
}

private var place: String {
    NSTemporaryDirectory() + "monkey-notes-\(ProcessInfo.processInfo.processIdentifier)"
}

private func removeNotes() { try? FileManager.default.removeItem(atPath: place) }
