// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerViews

/// The field for the query of a picker; in the list of keys, Enter has the title "Pick".
final class PickerField: TextField {
    override var actions: [Action] {
        super.actions.map { action in
            guard action.identifier == "submit" else { return action }
            return Action(
                "submit", title: "Pick", keys: action.keys, PickerField.performPrimaryAction)
        }
    }
}
