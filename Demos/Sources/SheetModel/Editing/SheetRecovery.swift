// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import NotesModel
import Seltzer

/// Keeps edits that are not saved on the disk, so that they survive a crash.
///
/// Keep the edits after each change; the file of the edits is replaced as a whole.
public struct SheetRecovery: Sendable {
    private let recovery: Recovery

    /// Begins a run of the program.
    ///
    /// - Parameter folder: The folder of all runs, such as `…/.local/state/seltzer-sheet`; it is
    ///   created if it does not exist.
    /// - Throws: ``SheetError`` if the folder cannot be created or written.
    public init(folder: String) throws(SheetError) {
        do {
            recovery = try Recovery(folder: BytePath(folder))
        } catch {
            throw .unwritable(path: folder, reason: "\(error)")
        }
    }
}
