// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import GRDB
import SheetModel

/// The row numbers at every 1,024th position of a table, and the number of its rows.
///
/// SQLite finds a row number fast, but a position only by counting from the first row.
actor RowAnchors {
    /// The number of rows between two known row numbers.
    static let step = 1024

    private var anchors: [Int64] = []
    private var observers = CountObservers()
    private(set) var count = SheetCount(0, isFinal: false, progress: 0)
    private var failure: (any Error)?
    private var task: Task<Void, Never>?

    deinit {
        task?.cancel()
    }

    /// Creates the anchors of a table, and begins to count its rows.
    static func reading(_ store: RowStore) async -> RowAnchors {
        let anchors = RowAnchors()
        await anchors.start(store)
        return anchors
    }

    private func start(_ store: RowStore) {
        task = Task.detached(priority: .utility) { [weak self] in
            do {
                var first = Int64.min
                while let found = try await store.anchors(from: first), !Task.isCancelled {
                    await self?.append(found.anchors, rows: found.rows)
                    guard let next = found.next else { break }
                    first = next
                }
                await self?.finish()
            } catch {
                await self?.finish(error)
            }
        }
    }

    /// Adds rows after the last one.
    private func append(_ new: [Int64], rows: Int) {
        anchors += new
        count.rows += rows
        observers.yield(count)
    }

    /// Adds rows whose numbers are their positions from 1.
    func append(contiguous rows: Int) {
        let step = Self.step
        let first = (count.rows + step - 1) / step * step
        append(
            stride(from: first, to: count.rows + rows, by: step).map { Int64($0) + 1 }, rows: rows)
    }

    /// Ends the growth.
    func finish(_ error: (any Error)? = nil) {
        failure = error
        count.isFinal = true
        count.progress = 1
        count.unfiltered = count.rows
        observers.finish(count)
    }

    /// Returns the row number from which a position is counted, and the rows to skip there.
    ///
    /// - Throws: The error that ended the counting, for a position after the known ones.
    func place(of position: Int) throws -> (rowid: Int64, offset: Int) {
        if position >= count.rows, let failure { throw failure }
        let block = min(position / Self.step, anchors.count - 1)
        guard block > 0 else { return (.min, position) }
        return (anchors[block], position - block * Self.step)
    }

    /// Returns the numbers of rows from now on; the last one is final.
    func counts() -> AsyncStream<SheetCount> {
        observers.stream(from: count) { [weak self] number in
            Task { [weak self] in await self?.forget(number) }
        }
    }

    private func forget(_ observer: Int) {
        observers.forget(observer)
    }

    /// Waits until all rows are counted, and returns their number.
    func finalCount() async throws -> Int {
        for await count in counts() where count.isFinal { break }
        try Task.checkCancellation()
        if let failure { throw failure }
        return count.rows
    }

    /// Waits until there are rows, or until there will be none.
    func firstRows() async throws {
        for await count in counts() where count.isFinal || count.rows > 0 { break }
        try Task.checkCancellation()
        if let failure { throw failure }
    }
}

extension RowStore {
    /// The rows that one read counts, so that others can use the connection between.
    private static var countedRows: Int { 128 * RowAnchors.step }

    /// Counts some rows from a row number on; nil if there is none.
    fileprivate func anchors(
        from first: Int64
    ) async throws -> (anchors: [Int64], rows: Int, next: Int64?)? {
        let sql = "SELECT \(rowid) FROM \(source) WHERE \(rowid) >= ? ORDER BY \(rowid)"
        return try await worker.read { db in
            let statement = try db.cachedStatement(sql: sql)
            let cursor = try Row.fetchCursor(statement, arguments: [first])
            var anchors: [Int64] = []
            var rows = 0
            while try cursor.next() != nil {
                let number = ColumnValues(statement.sqliteStatement).rowid
                if rows == Self.countedRows { return (anchors, rows, number) }
                if rows % RowAnchors.step == 0 { anchors.append(number) }
                rows += 1
            }
            return rows == 0 ? nil : (anchors, rows, nil)
        }
    }
}
