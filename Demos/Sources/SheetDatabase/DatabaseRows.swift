// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import GRDB
import SheetModel

/// The rows of a table or of a result: all of them, or a selection in another order.
struct DatabaseRows: SheetRows {
    let store: RowStore
    let positions: RowAnchors
    let columns: [SheetColumn]
    let table: String?
    let readOnlyReason: String?
    var arrangement = SheetArrangement()
    var duration: Duration?
    /// The numbers of the shown rows; nil for all rows in the order of their numbers.
    var selection: [Int64]?

    var count: SheetCount {
        get async {
            let all = await positions.count
            guard let selection else { return all }
            return SheetCount(selection.count, unfiltered: all.rows)
        }
    }

    func counts() -> AsyncStream<SheetCount> {
        let (stream, continuation) = AsyncStream<SheetCount>.makeStream(
            bufferingPolicy: .bufferingNewest(1))
        let task = Task {
            if selection != nil {
                continuation.yield(await count)
            } else {
                for await count in await positions.counts() { continuation.yield(count) }
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }

    func rows(_ range: Range<Int>) async throws -> [SheetRow] {
        let range = range.clamped(to: 0..<(selection?.count ?? .max))
        if range.isEmpty { return [] }
        if let selection { return try await store.rows(selection[range]) }
        let place = try await positions.place(of: range.lowerBound)
        return try await store.rows(
            from: place.rowid, skipping: place.offset, limit: range.count)
    }

    func arranged(
        by arrangement: SheetArrangement, progress: @escaping SheetProgress
    ) async throws -> any SheetRows {
        let start = ContinuousClock.now
        var rows = self
        rows.arrangement = arrangement
        rows.selection = nil
        rows.duration = nil
        if !arrangement.isEmpty {
            // The rows of a result are all there once they are counted.
            _ = try await positions.finalCount()
            progress(0.1)
            let sql = ArrangementSQL(arrangement, store: store, columns: columns)
            rows.selection = try await numbers(sql, list: store.rowid, order: sql.order)
            rows.duration = ContinuousClock.now - start
        }
        progress(1)
        return rows
    }

    private func numbers(
        _ sql: ArrangementSQL, list: String, order: String
    ) async throws -> [Int64] {
        let text = "SELECT \(list) FROM \(store.source)\(sql.condition)\(order)"
        return try await work { db in
            let statement = try db.makeStatement(sql: text)
            let cursor = try Row.fetchCursor(
                statement, arguments: StatementArguments(sql.arguments))
            var numbers: [Int64] = []
            while try cursor.next() != nil {
                numbers.append(ColumnValues(statement.sqliteStatement).rowid)
            }
            return numbers
        }
    }

    private func work<Value: Sendable>(
        _ body: @Sendable (Database) throws -> Value
    ) async throws -> Value {
        do {
            return try await store.worker.read(body)
        } catch {
            throw DatabaseFailure.reading(store.name, error)
        }
    }

    func position(of value: SheetValue, column: Int) async throws -> Int? {
        _ = try await positions.finalCount()
        let match = ArrangementSQL(
            SheetArrangement(filters: [SheetFilter(column: column, .equal(value))]),
            store: store, columns: columns)
        if let selection {
            let found = Set(try await numbers(match, list: store.rowid, order: ""))
            return selection.firstIndex { found.contains($0) }
        }
        let first = try await numbers(match, list: store.rowid, order: match.order + " LIMIT 1")
        guard let number = first.first else { return nil }
        let before =
            "SELECT count(*) FROM \(store.source) WHERE \(store.rowid) < ?"
        return try await work { try Int.fetchOne($0, sql: before, arguments: [number]) }
    }

    func statistics(
        of column: Int, progress: @escaping SheetProgress
    ) async throws -> SheetStatistics {
        let total = try await positions.finalCount()
        let filters = SheetArrangement(filters: arrangement.filters)
        let sql = ArrangementSQL(filters, store: store, columns: columns)
        let text = "SELECT \(store.columns[column]) FROM \(store.source)\(sql.condition)"
        let isNumber = columns[column].kind.isNumber
        return try await work { db in
            let statement = try db.makeStatement(sql: text)
            let cursor = try Row.fetchCursor(
                statement, arguments: StatementArguments(sql.arguments))
            var builder = StatisticsBuilder(isNumber: isNumber, countsEmptyAsNull: false)
            var done = 0
            while try cursor.next() != nil {
                builder.add(ColumnValues(statement.sqliteStatement)[0])
                done += 1
                if done % 10_000 == 0 { progress(min(1, Double(done) / Double(max(1, total)))) }
            }
            return builder.statistics()
        }
    }
}
