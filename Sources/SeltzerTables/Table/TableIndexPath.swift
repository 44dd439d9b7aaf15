// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The position of a row in a ``TableView``.
public struct TableIndexPath: Hashable, Sendable, Comparable {
    /// The row in its section, from 0.
    public var row: Int
    /// The section, from 0.
    public var section: Int

    /// Creates a position.
    public init(row: Int, section: Int) {
        self.row = row
        self.section = section
    }

    /// Returns whether the first row is above the second.
    public static func < (first: TableIndexPath, second: TableIndexPath) -> Bool {
        (first.section, first.row) < (second.section, second.row)
    }
}

extension TableIndexPath: CustomStringConvertible {
    /// The position as `section.row`.
    public var description: String { "\(section).\(row)" }
}
