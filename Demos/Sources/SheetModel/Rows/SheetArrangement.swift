// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The filters and the order of rows.
public struct SheetArrangement: Hashable, Sendable {
    /// The order: the first column decides, then the second one; empty for the order of the file.
    public var sorts: [SheetSort]
    /// The conditions, all of which a row fulfills.
    public var filters: [SheetFilter]

    /// Creates an arrangement; without arguments that of the file.
    public init(sorts: [SheetSort] = [], filters: [SheetFilter] = []) {
        self.sorts = sorts
        self.filters = filters
    }

    /// Whether all rows are shown in the order of the file.
    public var isEmpty: Bool { sorts.isEmpty && filters.isEmpty }
}

/// A column by which rows are sorted.
///
/// Null comes first, then numbers by value, then texts by their code points, then bytes. In a text
/// file, empty fields count as null, and fields that are numbers as numbers.
public struct SheetSort: Hashable, Sendable {
    /// The index of the column.
    public var column: Int
    /// Whether the largest value comes first.
    public var isDescending: Bool

    /// Creates an order by a column.
    public init(column: Int, isDescending: Bool = false) {
        self.column = column
        self.isDescending = isDescending
    }
}
