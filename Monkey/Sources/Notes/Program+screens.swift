// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
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
    let place = NSTemporaryDirectory() + "monkey-notes-\(ProcessInfo.processInfo.processIdentifier)"
    atexit { removeNotes() }
    try? FileManager.default.removeItem(atPath: place)
    let root = place + "/notes"
    try FileManager.default.createDirectory(
        atPath: root + "/sub", withIntermediateDirectories: true)
    for (name, text) in files {
        try text.write(toFile: root + "/" + name, atomically: false, encoding: .utf8)
    }
    let state = NotesState(folder: place + "/state", trash: Trash(folder: place + "/trash"))
    let controller = NotesController(root: root, state: state)
    controller.filesToOpen = name.map { [root + "/" + $0] } ?? []
    return Application(root: controller) { throw ApplicationError.noTerminal }
}

private func removeNotes() {
    let place = NSTemporaryDirectory() + "monkey-notes-\(ProcessInfo.processInfo.processIdentifier)"
    try? FileManager.default.removeItem(atPath: place)
}
