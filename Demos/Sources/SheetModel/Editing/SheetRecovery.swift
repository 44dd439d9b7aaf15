// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import NotesModel
import Seltzer

/// Keeps edits that are not saved on the disk, so that they survive a crash.
///
/// Keep the edits after each change, a little later; forget them once they are saved or discarded.
/// The file of the edits is replaced as a whole, so a crash leaves the old or the new edits.
public actor SheetRecovery {
    private let recovery: Recovery
    private var identifiers: [String: Int] = [:]

    /// Begins a run of the program.
    ///
    /// - Parameter folder: The folder of all runs, such as `…/.local/state/seltzer-sheet`; it is
    ///   created if it does not exist.
    /// - Throws: ``SheetError`` if the folder cannot be created or written.
    public init(folder: String) throws(SheetError) {
        do {
            recovery = try Recovery(folder: BytePath(folder))
        } catch {
            throw .unwritable(path: folder, reason: error.reason)
        }
    }

    /// Keeps the edits of a file, and replaces earlier ones; forgets them if there are none.
    ///
    /// - Parameters:
    ///   - edits: The edits.
    ///   - path: The absolute path of the file.
    /// - Throws: ``SheetError`` if the disk has no room, for instance.
    public func keep(_ edits: SheetEdits, of path: String) async throws {
        if edits.isEmpty { return await forget(path) }
        do {
            try await recovery.keep(
                TextStorage(EditsText.encode(edits)), identifier: identifier(of: path),
                path: BytePath(path), name: "",
                base: FileVersion(path: path).map { RecoveredText.Base($0) })
        } catch {
            throw SheetError.unwritable(path: "The recovery file", reason: "\(error)")
        }
    }

    /// Removes the kept edits of a file, because they are saved or discarded.
    public func forget(_ path: String) async {
        guard let identifier = identifiers[path] else { return }
        await recovery.forget(identifier: identifier)
    }

    private func identifier(of path: String) -> Int {
        let identifier = identifiers[path] ?? identifiers.count
        identifiers[path] = identifier
        return identifier
    }

    /// Returns the edits of runs that did not end normally, those of the latest run first.
    public func abandonedEdits() async -> [RecoveredEdits] {
        await recovery.abandonedTexts().compactMap { RecoveredEdits($0) }
    }

    /// Removes kept edits of a run that did not end normally.
    public func discard(_ edits: RecoveredEdits) async {
        await recovery.discard(edits.text)
    }

    /// Ends the run; edits that it still keeps remain on the disk.
    public func end() async {
        await recovery.end()
    }
}

/// Edits that were not saved when the program ended.
public struct RecoveredEdits: Sendable {
    /// The path of the edited file.
    public let path: String
    /// The edits, without the steps back.
    public let edits: SheetEdits
    /// Whether the file is as it was when the edits were made; false if another program changed it,
    /// so that the edits may belong to other rows.
    public let isCurrent: Bool
    fileprivate let text: RecoveredText

    /// Reads kept edits; nil if they have another form.
    fileprivate init?(_ text: RecoveredText) {
        guard let path = text.path, let name = path.text,
            let edits = EditsText.decode(text.text.string)
        else { return nil }
        self.path = name
        self.edits = edits
        self.text = text
        isCurrent = text.base == FileVersion(path: path).map { RecoveredText.Base($0) }
    }
}
