// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import NotesModel
import Seltzer
import SeltzerTesting

@testable import Notes

/// The screen of Notes on a folder of a test.
@MainActor
final class NotesScene {
    let folder: String
    let controller: NotesController
    let pilot: Pilot
    private let isOwner: Bool

    /// Shows a folder with files, by their names and texts.
    convenience init(
        _ files: [String: String] = [:], opening name: String? = nil, columns: Int = 80,
        rows: Int = 24, capabilities: DisplayCapabilities = DisplayCapabilities()
    ) async throws {
        let folder =
            FileManager.default.temporaryDirectory
            .appendingPathComponent("notes-\(UUID().uuidString)").path + "/notes"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (name, text) in files { try Self.put(text, in: folder + "/" + name) }
        try await self.init(
            folder: folder, opening: name, columns: columns, rows: rows,
            capabilities: capabilities)
    }

    /// Shows a folder that is there.
    init(
        folder: String, opening name: String? = nil, columns: Int = 80, rows: Int = 24,
        capabilities: DisplayCapabilities = DisplayCapabilities(), isOwner: Bool = true
    ) async throws {
        self.folder = folder
        self.isOwner = isOwner
        let parent = FilePath.folder(of: folder)
        var state = NotesState(folder: parent + "/state", trash: Trash(folder: parent + "/trash"))
        state.delay = .milliseconds(1)
        controller = NotesController(root: folder, state: state)
        controller.filesToOpen = name.map { [folder + "/" + $0] } ?? []
        pilot = await Pilot(controller, columns: columns, rows: rows, capabilities: capabilities)
        await settle()
    }

    deinit {
        guard isOwner else { return }
        try? FileManager.default.removeItem(atPath: FilePath.folder(of: folder))
    }

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

    static func put(_ text: String, in path: String) throws {
        let file = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func put(_ text: String, in name: String) throws {
        try Self.put(text, in: folder + "/" + name)
    }

    /// Returns the text of a file; nil if there is none.
    func text(of name: String) -> String? {
        FileManager.default.contents(atPath: folder + "/" + name)
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// The files of the folder for unsaved texts.
    var keptTexts: [String] {
        let state = FilePath.folder(of: folder) + "/state"
        return (FileManager.default.enumerator(atPath: state)?.allObjects as? [String] ?? [])
            .filter { $0.hasSuffix(".unsaved") }
    }
}
