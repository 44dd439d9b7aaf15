// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The identity of a row in its table, which stays when rows are sorted or filtered.
public enum SheetRowID: Hashable, Sendable {
    /// The number of the row in a text file from 0, or SQLite's row identifier.
    case number(Int64)
    /// The values of the key columns.
    case key([SheetValue])
    /// A row that was inserted by an edit and is not saved yet.
    case inserted(Int)

    /// The identity as messages show it.
    public var text: String {
        switch self {
        case .number(let number): String(number)
        case .key(let values): values.map(\.text).joined(separator: ", ")
        case .inserted(let number): "new \(number + 1)"
        }
    }
}

/// A row as a screen shows it.
public struct SheetRow: Hashable, Sendable {
    /// The state of a row with edits that are not saved.
    public enum Change: Hashable, Sendable {
        /// The columns whose cells were changed.
        case edited(Set<Int>)
        case inserted
        case deleted
    }

    /// The identity; nil for a row of a result that belongs to no single row of a table.
    public var id: SheetRowID?
    /// One value for each column.
    public var values: [SheetValue]
    /// The edits of the row; nil for an unchanged row.
    public var change: Change?

    /// Creates an unchanged row.
    public init(id: SheetRowID?, values: [SheetValue]) {
        self.id = id
        self.values = values
    }
}
