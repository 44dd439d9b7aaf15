// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

extension Window {
    /// The undo manager of the window; made on first use.
    final var ownUndoManager: UndoManager {
        if let made = rareState.undoManager { return made }
        let made = UndoManager()
        rareState.undoManager = made
        return made
    }

    /// The undo manager that is nearest to the focus of the window.
    private var nearestUndoManager: UndoManager? {
        application?.keyTarget(in: self).undoManager
    }

    /// The actions `undo` and `redo`; none while nothing can be undone or redone.
    final var undoActions: [Action] {
        guard let manager = nearestUndoManager, manager.offersActions,
            manager.canUndo || manager.canRedo
        else {
            return []
        }
        return [
            Action(
                "undo", title: manager.undoMenuItemTitle, keys: ["ctrl-_", "ctrl-/", "super-z"]
            ) { [weak manager] _ in
                manager?.undo()
                return .stop
            }.mayDecline(false).placement(.palette).enabled { [weak manager] _ in
                manager?.canUndo == true
            }
            .attributes(.changesContent).category(.edit),
            Action(
                "redo", title: manager.redoMenuItemTitle,
                keys: ["alt-_", "ctrl-shift-z", "super-shift-z"]
            ) { [weak manager] _ in
                manager?.redo()
                return .stop
            }.mayDecline(false).placement(.palette).enabled { [weak manager] _ in
                manager?.canRedo == true
            }
            .attributes(.changesContent).category(.edit),
        ]
    }
}
