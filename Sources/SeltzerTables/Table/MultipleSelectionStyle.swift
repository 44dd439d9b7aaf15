// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension TableView {
    /// How clicks and keys select several rows of a table.
    public enum MultipleSelectionStyle: Hashable, Sendable {
        /// Each click adds a row, or removes a selected row, as in UIKit; so do Enter and Space for the focused row.
        ///
        /// Shift and a click, or Shift and an arrow key, add all rows from the last one.
        case taps
        /// A click replaces the selection, Ctrl and a click add or remove a row, and Shift extends the selection.
        ///
        /// A drag selects the rows that it passes.
        case desktop
    }
}
