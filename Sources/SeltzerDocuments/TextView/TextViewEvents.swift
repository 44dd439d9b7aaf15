// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerText

/// The user changed the text of a text view; posted after each change by the view, whose own handlers run first.
///
/// The text itself may be enormous: read the parts that you need from ``TextView/storage``.
public struct TextEdited: RoutedEvent, Hashable, Sendable {
    /// The part that was replaced.
    public let change: TextChange

    /// Creates an event.
    public init(change: TextChange) {
        self.change = change
    }
}

/// The user moved the cursors of a text view, or selected text; posted by the view, whose own handlers run first.
///
/// Typing moves the cursors, too: then the event follows ``TextEdited``.
public struct TextSelectionMoved: RoutedEvent, Hashable, Sendable {
    /// The selected ranges in order, in bytes; an empty one for each cursor without a selection.
    public let selectedRanges: [Range<Int>]

    /// Creates an event.
    public init(selectedRanges: [Range<Int>]) {
        self.selectedRanges = selectedRanges
    }
}
