// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// A cell of a grid was clicked, or Enter was pressed on it; posted by the cell.
public struct CellClicked: RoutedEvent, Hashable, Sendable {
    /// The cell's row, counted from 0.
    public let row: Int
    /// The cell's column, counted from 0.
    public let column: Int
    /// The text that the cell shows.
    public let text: String

    /// Creates an event.
    public init(row: Int, column: Int, text: String = "") {
        self.row = row
        self.column = column
        self.text = text
    }
}
