// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import GRDB
import SheetModel

/// The place from which rows are read: a table with row numbers, in the file or in a temporary
/// database.
struct RowStore: Sendable {
    /// The connection for single rows.
    let queue: DatabaseQueue
    /// The connection for long work.
    let worker: DatabaseQueue
    /// The quoted name of the table.
    let source: String
    /// The name of the row number.
    let rowid: String
    /// The quoted names of the columns.
    let columns: [String]
    /// The name of the table for messages.
    let name: String
    /// Whether the rows are a copy of a query's result, so that their numbers mean nothing.
    var isResult = false
    /// The columns whose values identify a row of a result; empty if nothing does.
    var keys: [Int] = []
    /// The object that fills the table while it is shown.
    var owner: RowSpool?

    /// The columns for `SELECT`, the row number first.
    private var list: String { ([rowid] + columns).joined(separator: ", ") }

    /// Returns rows from a row number on, in the order of the numbers.
    func rows(from first: Int64, skipping offset: Int, limit: Int) async throws -> [SheetRow] {
        let sql =
            "SELECT \(list) FROM \(source) WHERE \(rowid) >= ? ORDER BY \(rowid) LIMIT ? OFFSET ?"
        return try await read { db in
            try fetch(db, sql, [first.databaseValue, limit.databaseValue, offset.databaseValue])
        }
    }

    /// Returns the rows with some row numbers, in the given order; rows that are gone are empty.
    func rows(_ numbers: ArraySlice<Int64>) async throws -> [SheetRow] {
        let sql = "SELECT \(list) FROM \(source) WHERE \(rowid) = ?"
        let columns = columns.count
        return try await read { db in
            try numbers.map { number in
                try fetch(db, sql, [number.databaseValue]).first
                    ?? SheetRow(id: nil, values: [SheetValue](repeating: .null, count: columns))
            }
        }
    }

    func read<Value: Sendable>(
        _ body: @Sendable (Database) throws -> Value
    ) async throws -> Value {
        do {
            return try await queue.read(body)
        } catch {
            throw DatabaseFailure.reading(name, error)
        }
    }

    private func fetch(
        _ db: Database, _ sql: String, _ arguments: [DatabaseValue]
    ) throws -> [SheetRow] {
        let statement = try db.cachedStatement(sql: sql)
        let cursor = try Row.fetchCursor(statement, arguments: StatementArguments(arguments))
        var rows: [SheetRow] = []
        while try cursor.next() != nil {
            let values = ColumnValues(statement.sqliteStatement).values
            rows.append(row(values))
        }
        return rows
    }

    private func row(_ all: [SheetValue]) -> SheetRow {
        let values = Array(all.dropFirst())
        guard keys.isEmpty else {
            return SheetRow(id: .key(keys.map { values[$0] }), values: values)
        }
        guard !isResult, case .integer(let number)? = all.first else {
            return SheetRow(id: nil, values: values)
        }
        return SheetRow(id: .number(number), values: values)
    }
}
