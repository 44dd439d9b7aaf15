// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A table or a view of a file, as the schema tree shows it.
public struct SheetTable: Hashable, Sendable {
    /// The name; unique in the file, in its exact spelling.
    public var name: String
    /// Whether the table is a view, which cannot be edited.
    public var isView: Bool
    /// The number of rows; nil if it is not known yet: see ``SheetFile/rowCount(of:)``.
    public var rowCount: Int?
    /// The columns, in their order.
    public var columns: [SheetColumn]
    /// The reason why the table cannot be edited, as a sentence; nil if it can.
    public var readOnlyReason: String?

    /// Creates a table.
    public init(
        _ name: String, isView: Bool = false, rowCount: Int? = nil, columns: [SheetColumn],
        readOnlyReason: String? = nil
    ) {
        self.name = name
        self.isView = isView
        self.rowCount = rowCount
        self.columns = columns
        self.readOnlyReason = readOnlyReason
    }
}
