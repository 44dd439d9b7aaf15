// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// A move of the focus from one row of a table to another.
public struct TableViewFocusUpdateContext: Hashable, Sendable {
    /// The row that loses the focus; nil if the table had no focus.
    public let previouslyFocusedIndexPath: TableIndexPath?
    /// The row that gets the focus; nil if the focus leaves the table.
    public let nextFocusedIndexPath: TableIndexPath?

    /// Creates a context.
    public init(from previous: TableIndexPath?, to next: TableIndexPath?) {
        previouslyFocusedIndexPath = previous
        nextFocusedIndexPath = next
    }
}
