// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension TableView {
    /// The movement of rows that are inserted, deleted or reloaded, with UIKit's names.
    ///
    /// Rows do not move: with each of these values the table shows the new rows in the next frame.
    public enum RowAnimation: Hashable, Sendable {
        /// Rows fade.
        case fade
        /// Rows come from the right, or leave to the right.
        case right
        /// Rows come from the left, or leave to the left.
        case left
        /// Rows come from the top, or leave to the top.
        case top
        /// Rows come from the bottom, or leave to the bottom.
        case bottom
        /// Rows do not move.
        case none
        /// Rows come from the middle of their place, or leave there.
        case middle
        /// The table chooses.
        case automatic
    }
}
