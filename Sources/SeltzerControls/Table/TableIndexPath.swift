// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The place of a row in a ``TableView``.
public struct TableIndexPath: Hashable, Sendable, Comparable {
    /// The row, counted from 0 in its section.
    public var row: Int
    /// The section, counted from 0.
    public var section: Int

    /// Creates a place.
    public init(row: Int, section: Int) {
        self.row = row
        self.section = section
    }

    /// Returns whether the first place is above the second.
    public static func < (first: TableIndexPath, second: TableIndexPath) -> Bool {
        (first.section, first.row) < (second.section, second.row)
    }
}

extension TableIndexPath: CustomStringConvertible {
    /// The place as `section.row`.
    public var description: String { "\(section).\(row)" }
}
