// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import NotesModel
import Seltzer

/// The data that the program keeps outside of the folder: unsaved texts, and deleted files.
@MainActor
struct NotesState {
    /// The place of unsaved texts; nil if there is none.
    let recovery: Recovery?
    /// The sentence that explains why unsaved texts are not kept; nil if they are.
    let objection: String?
    /// The folder for deleted files; nil if they can only be removed.
    let trash: Trash?
    /// The time between an edit and the keeping of its text.
    var delay = Duration.milliseconds(400)
    /// The path of the file of settings; nil to keep them until the program ends.
    var settingsPath: BytePath?

    /// Keeps the data in a folder.
    init(folder: BytePath?, trash: Trash?) {
        self.trash = trash
        guard let folder else {
            recovery = nil
            objection = "There is no home for unsaved texts."
            return
        }
        do {
            recovery = try Recovery(folder: folder)
            objection = nil
        } catch {
            recovery = nil
            objection = error.description
        }
    }

    /// The state of the user.
    static var home: NotesState {
        var state = NotesState(
            folder: Environment.stateFolder?.appending("seltzer-notes"), trash: Trash.home)
        state.settingsPath = SettingsStore.path(forProgram: "seltzer-notes")
        return state
    }
}
