// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
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

/// The user folded or unfolded regions by a key or the gutter; posted by the text view, whose own handlers run first.
public struct TextFoldingChanged: RoutedEvent, Hashable, Sendable {
    /// The folded regions now, from their first, visible line to their last line, in order.
    public let foldedRegions: [ClosedRange<Int>]

    /// Creates the event of a change of the folded regions.
    public init(foldedRegions: [ClosedRange<Int>]) { self.foldedRegions = foldedRegions }
}

/// The user pressed a gutter of a text view with the left button; posted by the view, whose own handlers run first.
///
/// If a handler returns ``/SeltzerResponder/Disposition/stop``, the press selects nothing. Otherwise the view selects the
/// line, and a drag selects further lines.
///
/// ```swift
/// editor.on { (press: TextGutterPressed) in
///     breakpoints.formSymmetricDifference([press.line])
///     return .stop
/// }
/// ```
public struct TextGutterPressed: RoutedEvent, Hashable, Sendable {
    /// The number of the pressed line, from 0; a row that continues a line belongs to the line.
    public let line: Int
    /// The index of the gutter in ``TextView/gutters``.
    public let gutter: Int
    /// The number of clicks of the press, from 1.
    public let clickCount: Int
    /// The modifiers that were held.
    public let modifiers: KeyModifiers

    /// Creates the event of a press on a gutter.
    public init(line: Int, gutter: Int = 0, clickCount: Int = 1, modifiers: KeyModifiers = []) {
        (self.line, self.gutter) = (line, gutter)
        (self.clickCount, self.modifiers) = (clickCount, modifiers)
    }
}
