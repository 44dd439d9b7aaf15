// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerResponder
import SeltzerViews

extension TextView {
    /// Reports the beginning or the end of editing.
    final func focusDidChange(_ isFocused: Bool) -> Disposition {
        tabLeavesText = false
        setNeedsDisplay()
        let wasEditing = isEditingText
        isEditingText = isFocused && isEditable
        if isFocused {
            if isEditingText { delegate?.textViewDidBeginEditing(self) }
            report(EditingBegan(), for: .editingDidBegin)
        } else {
            completer?.dismiss()
            vi?.engine.parser.reset()
            if wasEditing { delegate?.textViewDidEndEditing(self) }
            // The text may be long.
            if mayBeHeard(EditingEnded.self) {
                report(EditingEnded(text: text), for: .editingDidEnd)
            } else {
                sendActions(for: .editingDidEnd)
            }
        }
        return .ignored
    }
}
