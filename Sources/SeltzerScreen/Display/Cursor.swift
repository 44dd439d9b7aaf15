// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The visible text cursor.
public struct Cursor: Hashable, Sendable {
    /// The cell of the cursor, in screen coordinates.
    public var position: Point
    /// The shape, if the terminal has several.
    public var shape: CursorShape

    /// Creates a cursor at a cell, in the shape that the user has chosen in the terminal.
    public init(position: Point) {
        self.init(position: position, shape: .terminal)
    }

    /// Creates a cursor of a shape at a cell.
    public init(position: Point, shape: CursorShape) {
        self.position = position
        self.shape = shape
    }
}
