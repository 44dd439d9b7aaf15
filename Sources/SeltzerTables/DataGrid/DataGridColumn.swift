// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// A column of a ``DataGridView``.
public struct DataGridColumn: Hashable, Sendable {
    /// The name of the column in sort orders and filters.
    public var identifier: String
    /// The title above the column.
    public var title: String
    /// The alignment of the title and the texts.
    public var alignment: TextAlignment
    /// Whether the user can sort by the column.
    public var isSortable: Bool
    /// Whether the user can edit the cells.
    public var isEditable: Bool
    /// Whether the user can filter by the column.
    public var isFilterable: Bool

    /// Creates a column; the default identifier is the title.
    public init(
        _ title: String, identifier: String? = nil, alignment: TextAlignment = .left,
        isSortable: Bool = true, isEditable: Bool = false, isFilterable: Bool = true
    ) {
        (self.identifier, self.title) = (identifier ?? title, title)
        (self.alignment, self.isSortable) = (alignment, isSortable)
        (self.isEditable, self.isFilterable) = (isEditable, isFilterable)
    }
}
