// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerFiles
import SeltzerResponder
import SeltzerViews

/// The folders above the root.
extension DirectoryView {
    /// Shows the folder above ``path`` at the top, in which the old root stays unfolded and is selected.
    ///
    /// No event is posted. ``allowsParentFolders`` need not be set.
    ///
    /// - Returns: False at the root of the system, and for a relative path whose folder the view cannot know.
    @discardableResult
    public final func goToParent() -> Bool {
        let old = isOnDisk ? PathResolver.current.resolve(path) : path.standardized
        guard let parent = old.parent else { return false }
        let unfolded = old == path ? expandedPaths : []
        path = parent
        expandedPaths = unfolded.union([old])
        reveal(old)
        return true
    }

    /// Goes to the folder above for the user, and posts the event.
    final func goToParentByUser() -> Bool {
        guard allowsParentFolders, goToParent() else { return false }
        post(DirectoryRootChanged(directoryView: self, path: path), includingSelf: true)
        return true
    }

    /// The action that leads to the folder above.
    final var parentAction: Action {
        let keys: [KeySequence] = canMoveItems == nil ? ["backspace", "alt-up"] : ["backspace"]
        return Action("parent-folder", title: "Up", keys: keys) { responder in
            (responder as? DirectoryView)?.goToParentByUser() == true ? .stop : .ignored
        }.mayDecline().category(.move)
    }
}
