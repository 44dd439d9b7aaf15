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

    /// The number of columns that a result may have.
    private static let columnLimit = 2000

    /// The columns for `SELECT`.
    private var list: String { columns.joined(separator: ", ") }

    /// Returns rows from a row number on, in the order of the numbers.
    func rows(from first: Int64, skipping offset: Int, limit: Int) async throws -> [SheetRow] {
        // The row number would be one column too many.
        let isWide = columns.count >= Self.columnLimit
        let sql =
            "SELECT \(isWide ? rowid : rowid + ", " + list) FROM \(source)"
            + " WHERE \(rowid) >= ? ORDER BY \(rowid) LIMIT ? OFFSET ?"
        return try await read { db in
            let rows = try fetch(
                db, sql, [first.databaseValue, limit.databaseValue, offset.databaseValue])
            return try rows.map { values in
                let number = values[0].rowNumber
                return isWide
                    ? try single(db, number) : row(number, Array(values.dropFirst()))
            }
        }
    }

    /// Returns the rows with some row numbers, in the given order; rows that are gone are empty.
    func rows(_ numbers: ArraySlice<Int64>) async throws -> [SheetRow] {
        try await read { db in try numbers.map { try single(db, $0) } }
    }

    private func single(_ db: Database, _ number: Int64) throws -> SheetRow {
        let sql = "SELECT \(list) FROM \(source) WHERE \(rowid) = ?"
        guard let values = try fetch(db, sql, [number.databaseValue]).first else {
            return SheetRow(
                id: nil, values: [SheetValue](repeating: .null, count: columns.count))
        }
        return row(number, values)
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
    ) throws -> [[SheetValue]] {
        let statement = try db.cachedStatement(sql: sql)
        let cursor = try Row.fetchCursor(statement, arguments: StatementArguments(arguments))
        var rows: [[SheetValue]] = []
        while try cursor.next() != nil {
            rows.append(ColumnValues(statement.sqliteStatement).values)
        }
        return rows
    }

    private func row(_ number: Int64, _ values: [SheetValue]) -> SheetRow {
        let id: SheetRowID? =
            isResult ? (keys.isEmpty ? nil : .key(keys.map { values[$0] })) : .number(number)
        return SheetRow(id: id, values: values)
    }
}

extension SheetValue {
    /// The value as a row number.
    fileprivate var rowNumber: Int64 {
        if case .integer(let number) = self { return number }
        return 0
    }
}
