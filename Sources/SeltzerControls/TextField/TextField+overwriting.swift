// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

extension TextField {
    /// The action `overwrite`, which switches between inserting and overwriting.
    static var overwriteAction: Action {
        Action("overwrite", keys: ["insert"], TextField.toggleOverwriting)
    }

    private final func toggleOverwriting() { isOverwriting.toggle() }

    /// Selects the characters after the cursor that typed text replaces, one for each typed character.
    final func selectOverwritten(by text: String) {
        guard editor.selection.isEmpty, editor.mask == nil else { return }
        edit { editor in
            for _ in text { editor.move(.forward, by: .character, isSelecting: true) }
        }
    }
}
