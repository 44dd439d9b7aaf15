// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerText
import SeltzerViews

/// The questions to the delegate, and ranges in characters.
extension TextView {
    /// Runs a body on the text, unless the delegate refuses the change that it makes.
    ///
    /// - Returns: False if the delegate refused.
    final func editIfAllowed(_ body: (inout EditableDocument) -> Void) -> Bool {
        guard let delegate else {
            body(&document)
            return true
        }
        let changeCount = document.changeCount
        var next = document
        body(&next)
        if next.changeCount != changeCount, let change = next.lastChange {
            let new = next.storage.string(in: change.start..<change.start + change.newCount)
            let range = textRange(of: change.start..<change.start + change.oldCount)
            let isAllowed = delegate.textView(
                self, shouldChangeTextIn: range, replacementText: new)
            guard
                allows(
                    isAllowed, by: delegate, "textView(_:shouldChangeTextIn:replacementText:)")
            else { return false }
        }
        // The delegate may have set the text.
        guard document.changeCount == changeCount else {
            body(&document)
            return true
        }
        document = next
        return true
    }

    /// The range in characters that is selected last; empty, at the cursor, if nothing is selected.
    ///
    /// Setting it is not reported. Counting characters takes time in a long text;
    /// ``selectedRanges`` counts bytes.
    public final var selectedRange: TextRange {
        get { textRange(of: document.mainSelection.range) }
        set {
            let old = document.selections
            selectedRanges = [Range(bytes(of: newValue))]
            if document.selections != old { delegate?.textViewDidChangeSelection(self) }
        }
    }

    /// Scrolls just far enough to show a range in characters.
    public final func scrollRangeToVisible(_ range: TextRange) {
        let places = bytes(of: range)
        scroll(toPosition: places.upperBound)
        scroll(toPosition: places.lowerBound)
        setNeedsDisplay()
    }

    private func textRange(of bytes: Range<Int>) -> TextRange {
        TextRange(
            location: storage.string(in: 0..<bytes.lowerBound).count,
            length: storage.string(in: bytes).count)
    }

    private func bytes(of range: TextRange) -> Range<Int> {
        let text = text
        let start = text.index(
            text.startIndex, offsetBy: max(0, range.location), limitedBy: text.endIndex)
        let end = start.flatMap {
            text.index($0, offsetBy: max(0, range.length), limitedBy: text.endIndex)
        }
        let first = text.utf8.distance(from: text.startIndex, to: start ?? text.endIndex)
        return first..<text.utf8.distance(from: text.startIndex, to: end ?? text.endIndex)
    }
}

extension TextView: FocusNegotiating {
    package final var negotiatesFocus: Bool { delegate != nil && isEditable }

    package final func shouldBecomeFirstResponder() -> Bool {
        allows(
            delegate?.textViewShouldBeginEditing(self), by: delegate,
            "textViewShouldBeginEditing(_:)")
    }

    package final func shouldResignFirstResponder() -> Bool {
        allows(
            delegate?.textViewShouldEndEditing(self), by: delegate, "textViewShouldEndEditing(_:)")
    }
}
