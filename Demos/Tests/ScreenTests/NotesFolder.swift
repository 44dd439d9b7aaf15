// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import NotesModel

@testable import Notes

/// A folder of texts that Notes shows, with a place of its own for unsaved and for deleted ones.
@MainActor
struct NotesFolder {
    private let place: URL

    private var root: URL { place.appendingPathComponent("notes") }

    /// Writes files, by their names and texts.
    init(_ files: [String: String]) throws {
        place = FileManager.default.temporaryDirectory
            .appendingPathComponent("notes-\(UUID().uuidString)")
        for (name, text) in files {
            let file = root.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    /// Returns a screen of the program with an open file.
    func controller(opening name: String) -> NotesController {
        let state = NotesState(
            folder: place.path + "/state", trash: Trash(folder: place.path + "/trash"))
        let controller = NotesController(root: root.path, state: state)
        controller.rootTitle = "~/notes"
        controller.filesToOpen = [root.path + "/" + name]
        return controller
    }

    /// Removes all files.
    func remove() { try? FileManager.default.removeItem(at: place) }
}
