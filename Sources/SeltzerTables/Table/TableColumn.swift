// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerLayout
import SeltzerScreen

/// A column of a ``TableView``: its title, its width, and the alignment of its texts.
public struct TableColumn: Hashable, Sendable {
    /// The width of a column, in cells.
    public enum Width: Hashable, Sendable {
        /// A number of cells.
        case fixed(Int)
        /// A share of the width that other columns leave, in proportion to the weight.
        case flexible(weight: Int = 1)
        /// The width of the title and the first hundred texts.
        case fitting
    }

    /// The name of the column for the data source.
    public var identifier: String
    /// The title above the column.
    public var title: String
    /// The width, until the user resizes the column.
    public var width: Width
    /// The minimum width in cells; less than 1 counts as 1.
    public var minimumWidth: Int
    /// The alignment of the title and the texts.
    public var alignment: TextAlignment
    /// The part of a text that is left out if the text is wider than the column.
    public var truncation: TruncationMode
    /// The format of the numbers in the column; nil for a column of texts.
    ///
    /// The texts of the column are aligned by the decimal point, even texts with fewer decimals.
    public var numberFormat: NumberFormat?
    /// The priority of the column in a table without room for all columns; ``/SeltzerLayout/LayoutPriority/required``,
    /// the default, always keeps the column.
    ///
    /// A table that is narrower than 60 cells drops the columns of the lowest priority first, from the last to the
    /// first. Then it cuts the widest of the remaining columns, down to their titles.
    public var visibilityPriority: LayoutPriority
    /// Whether the user can sort by the column.
    public var isSortable: Bool
    /// Whether the user can resize the column.
    public var isResizable: Bool
    /// Whether the column is hidden; false at first.
    ///
    /// ``TableView/setColumn(_:hidden:)`` changes it without reloading the table.
    public var isHidden = false

    /// Creates a column of numbers, which are aligned to the right.
    ///
    /// - Parameters:
    ///   - title: The title above the column, with the unit of the numbers; the identifier, too.
    ///   - format: The format of the numbers.
    ///   - width: The width of the column.
    public static func numbers(
        _ title: String, _ format: NumberFormat = NumberFormat(), width: Width = .fitting
    ) -> TableColumn {
        TableColumn(title, width: width, alignment: .right, numberFormat: format)
    }

    /// Returns the column with a ``visibilityPriority``.
    public func visibilityPriority(_ priority: LayoutPriority) -> TableColumn {
        var column = self
        column.visibilityPriority = priority
        return column
    }

    /// Creates a column; the default identifier is the title.
    public init(
        _ title: String, identifier: String? = nil, width: Width = .flexible(),
        minimumWidth: Int = 3, alignment: TextAlignment = .left, truncation: TruncationMode = .tail,
        numberFormat: NumberFormat? = nil, isSortable: Bool = true, isResizable: Bool = true
    ) {
        self.identifier = identifier ?? title
        self.title = title
        self.width = width
        self.minimumWidth = minimumWidth
        self.alignment = alignment
        self.truncation = truncation
        self.numberFormat = numberFormat
        visibilityPriority = .required
        self.isSortable = isSortable
        self.isResizable = isResizable
    }
}

/// The column by which the rows of a table are sorted, and the direction.
public struct TableSortOrder: Hashable, Sendable {
    /// The identifier of the column.
    public var column: String
    /// Whether the smallest value comes first.
    public var isAscending: Bool

    /// Creates an order.
    public init(column: String, isAscending: Bool = true) {
        self.column = column
        self.isAscending = isAscending
    }
}
