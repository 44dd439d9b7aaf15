// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A cell's place in a grid.
public struct GridPosition: Hashable, Sendable {
    /// The row, counted from 0.
    public var row: Int
    /// The column, counted from 0.
    public var column: Int

    /// Creates a position.
    public init(row: Int, column: Int) {
        self.row = row
        self.column = column
    }
}
