// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import NotesFolders
import NotesModel
import Seltzer

@testable import Notes

extension NotesController {
    /// Creates the screen of a folder with an open file.
    convenience init(showing name: String, of folder: NotesFolder) {
        self.init(
            root: BytePath(folder.path),
            state: NotesState(
                folder: BytePath(folder.statePath),
                trash: Trash(folder: BytePath(folder.trashPath))))
        rootTitle = "~/notes"
        filesToOpen = [BytePath(folder / name)]
    }
}
