// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerText

/// The user changed the text of a text view; posted after each change by the view, whose own handlers run first.
///
/// The text itself may be enormous: read the parts that you need from ``TextView/storage``.
public struct TextEdited: RoutedEvent, Hashable, Sendable {
    /// The change of the text.
    public let change: TextChange

    /// Creates the event of a change of the text.
    public init(change: TextChange) {
        self.change = change
    }
}

/// The user moved the cursors of a text view, or selected text; posted by the view, whose own handlers run first.
///
/// Typing moves the cursors, too: then the event follows ``TextEdited``.
public struct TextSelectionChanged: RoutedEvent, Hashable, Sendable {
    /// The selected ranges in order; an empty range for each cursor without a selection.
    public let selectedRanges: [Range<TextPosition>]

    /// Creates the event of new selections.
    public init(selectedRanges: [Range<TextPosition>]) {
        self.selectedRanges = selectedRanges
    }
}
