// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The visible text cursor.
public struct Cursor: Hashable, Sendable {
    /// The cell of the cursor, in screen coordinates.
    public var position: Point

    /// Creates a cursor at a cell.
    public init(position: Point) {
        self.position = position
    }
}
