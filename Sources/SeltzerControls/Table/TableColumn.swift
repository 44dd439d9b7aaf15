// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// A column of a ``TableView``: its title, its width, and how its texts stand in it.
public struct TableColumn: Hashable, Sendable {
    /// How wide a column is, in cells.
    public enum Width: Hashable, Sendable {
        /// As wide as that.
        case fixed(Int)
        /// As wide as what the others leave; where several are, each takes as much of it as its weight says.
        case flexible(weight: Int = 1)
        /// As wide as its title and its texts, of which the first hundred are looked at.
        case fitting
    }

    /// What the data source knows the column by.
    public var identifier: String
    /// The words above the column.
    public var title: String
    /// How wide it is, until the user makes it another width.
    public var width: Width
    /// The least cells that it takes; at least 1 counts.
    public var minimumWidth: Int
    /// Where its title and texts stand that are narrower.
    public var alignment: TextAlignment
    /// Which part is left out of texts that are wider.
    public var truncation: TruncationMode
    /// Whether the user can sort by it.
    public var isSortable: Bool
    /// Whether the user can make it another width.
    public var isResizable: Bool

    /// Creates a column; without an identifier its title is one.
    public init(
        _ title: String, identifier: String? = nil, width: Width = .flexible(),
        minimumWidth: Int = 3, alignment: TextAlignment = .left, truncation: TruncationMode = .tail,
        isSortable: Bool = true, isResizable: Bool = true
    ) {
        self.identifier = identifier ?? title
        self.title = title
        self.width = width
        self.minimumWidth = minimumWidth
        self.alignment = alignment
        self.truncation = truncation
        self.isSortable = isSortable
        self.isResizable = isResizable
    }
}

/// Which column of a table its rows are sorted by, and which way.
public struct TableSortOrder: Hashable, Sendable {
    /// The column's identifier.
    public var column: String
    /// Whether what is least comes first.
    public var isAscending: Bool

    /// Creates an order.
    public init(column: String, isAscending: Bool = true) {
        self.column = column
        self.isAscending = isAscending
    }
}
