// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The rows of a table, a view or a result, read when they are needed.
///
/// A value of this type never changes what it shows: another sort order or filter makes a new
/// value. All functions work off the main actor, and stop when their task is cancelled.
public protocol SheetRows: Sendable {
    /// The columns, in their order.
    var columns: [SheetColumn] { get }
    /// The table of the rows; nil for the result of a query.
    var table: String? { get }
    /// The reason why cells cannot be edited, as a sentence; nil if they can.
    var readOnlyReason: String? { get }
    /// The filters and sort orders.
    var arrangement: SheetArrangement { get }
    /// The time that the query, the sort or the filter took; nil if there was none.
    var duration: Duration? { get }
    /// The number of rows that a statement without columns changed; nil for other rows.
    var changedRowCount: Int? { get }

    /// The present number of rows, which grows while a file is read.
    var count: SheetCount { get async }

    /// Returns the numbers of rows while they grow: the present one at once, and the final one
    /// last.
    func counts() -> AsyncStream<SheetCount>

    /// Returns the rows in a range; fewer if there are not so many yet.
    ///
    /// Row 900,000 of a million is as near as row 1.
    func rows(_ range: Range<Int>) async throws -> [SheetRow]

    /// Returns the same rows with other filters and another order.
    ///
    /// Edits that are not saved are not considered.
    ///
    /// - Parameters:
    ///   - arrangement: The filters and the order; it replaces the present ``arrangement``.
    ///   - progress: Called with the done share, from 0 to 1, on any thread.
    func arranged(
        by arrangement: SheetArrangement, progress: @escaping SheetProgress
    ) async throws -> any SheetRows

    /// Returns the position of the first row with a value in a column; nil if there is none.
    func position(of value: SheetValue, column: Int) async throws -> Int?

    /// Counts and summarizes the values of a column.
    func statistics(
        of column: Int, progress: @escaping SheetProgress
    ) async throws -> SheetStatistics
}

/// A number of rows that may still grow.
public struct SheetCount: Hashable, Sendable {
    /// The number of rows that are known.
    public var rows: Int
    /// Whether all rows were counted.
    public var isFinal: Bool
    /// The number of rows without filters; nil if it is not known.
    public var unfiltered: Int?
    /// The read share of the file, from 0 to 1.
    public var progress: Double

    /// Creates a number of rows.
    public init(_ rows: Int, isFinal: Bool = true, unfiltered: Int? = nil, progress: Double = 1) {
        self.rows = rows
        self.isFinal = isFinal
        self.unfiltered = unfiltered
        self.progress = progress
    }
}

/// A row of another table, to which a cell refers.
public struct SheetTarget: Hashable, Sendable {
    /// The table and the column.
    public var reference: SheetReference
    /// The value in that column.
    public var value: SheetValue
}

extension SheetRows {
    /// None, for rows without a query.
    public var duration: Duration? { nil }
    /// None, for rows.
    public var changedRowCount: Int? { nil }

    /// Returns the row of another table to which a cell refers; nil if the column is no foreign key
    /// or the cell is null.
    public func target(of row: SheetRow, column: Int) -> SheetTarget? {
        guard columns.indices.contains(column), row.values.indices.contains(column),
            let reference = columns[column].reference, !row.values[column].isNull
        else { return nil }
        return SheetTarget(reference: reference, value: row.values[column])
    }

    /// Returns the same rows with other filters and another order.
    public func arranged(by arrangement: SheetArrangement) async throws -> any SheetRows {
        try await arranged(by: arrangement, progress: { _ in })
    }

    /// Counts and summarizes the values of a column.
    public func statistics(of column: Int) async throws -> SheetStatistics {
        try await statistics(of: column, progress: { _ in })
    }
}
