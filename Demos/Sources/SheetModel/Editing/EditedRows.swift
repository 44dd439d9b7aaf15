// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The rows of a table with edits that are not saved.
///
/// Deleted rows stay at their places, and are marked. Inserted rows come after the last row. Sort
/// orders and filters consider the saved values, so an edited row does not jump away.
package struct EditedRows: SheetRows {
    /// The saved rows.
    package let base: any SheetRows
    private let edits: SheetEdits
    private let inserted: [SheetRow]

    /// Creates the rows of a table with its edits; rows of a query's result have no edits.
    package init(_ base: any SheetRows, edits: SheetEdits) {
        self.base = (base as? EditedRows)?.base ?? base
        self.edits = edits
        inserted = base.table.map { edits.insertedRows(in: $0) } ?? []
    }

    package var columns: [SheetColumn] { base.columns }
    package var table: String? { base.table }
    package var readOnlyReason: String? { base.readOnlyReason }
    package var arrangement: SheetArrangement { base.arrangement }
    package var duration: Duration? { base.duration }
    package var changedRowCount: Int? { base.changedRowCount }

    package var count: SheetCount {
        get async { await withInserted(base.count) }
    }

    /// Inserted rows are counted once the saved rows are.
    private func withInserted(_ count: SheetCount) -> SheetCount {
        var count = count
        if count.isFinal { count.rows += inserted.count }
        return count
    }

    package func counts() -> AsyncStream<SheetCount> {
        let (stream, continuation) = AsyncStream<SheetCount>.makeStream()
        let task = Task {
            for await count in base.counts() { continuation.yield(withInserted(count)) }
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }

    package func rows(_ range: Range<Int>) async throws -> [SheetRow] {
        var rows = try await base.rows(range)
        guard let table else { return rows }
        for index in rows.indices { rows[index] = edits.applied(to: rows[index], in: table) }
        guard rows.count < range.count, !inserted.isEmpty else { return rows }
        let count = await base.count
        guard count.isFinal else { return rows }
        let first = range.lowerBound + rows.count - count.rows
        guard first >= 0, first < inserted.count else { return rows }
        return rows + inserted[first...].prefix(range.count - rows.count)
    }

    package func arranged(
        by arrangement: SheetArrangement, progress: @escaping SheetProgress
    ) async throws -> any SheetRows {
        EditedRows(try await base.arranged(by: arrangement, progress: progress), edits: edits)
    }

    package func position(of value: SheetValue, column: Int) async throws -> Int? {
        try await base.position(of: value, column: column)
    }

    package func statistics(
        of column: Int, progress: @escaping SheetProgress
    ) async throws -> SheetStatistics {
        try await base.statistics(of: column, progress: progress)
    }
}
