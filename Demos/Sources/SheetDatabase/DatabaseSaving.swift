// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import GRDB
import SheetModel

/// Writes edits into a database, in one transaction.
///
/// A row whose old values are not those that were read was changed by another program. Then nothing
/// is written.
struct DatabaseSaving: Sendable {
    let edits: SheetEdits
    let schemas: [DatabaseSchema]
    let progress: SheetProgress

    /// The columns that are compared before a row is deleted; a deeper condition is refused.
    private static let comparedColumns = 100

    /// Writes the edits into a file.
    func save(to path: String) async throws {
        let writer: DatabaseQueue
        do {
            writer = try DatabaseConnection.open(path, isReadOnly: false)
        } catch {
            throw DatabaseFailure.opening(path, error)
        }
        do {
            try await writer.write { db in
                // References may point to rows that come later.
                try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
                for (table, rows) in edits.tables.sorted(by: { $0.key < $1.key }) {
                    do {
                        try write(rows, to: table, in: db)
                    } catch {
                        throw DatabaseFailure.saving(path, table: table, error)
                    }
                }
            }
        } catch {
            // The rules of foreign keys are checked at the end.
            throw DatabaseFailure.saving(path, table: "The database", error)
        }
        try? writer.close()
        progress(1)
    }

    /// Writes a copy of a database with the edits, beside and renamed.
    func save(copying source: DatabaseQueue, at original: String, to path: String) async throws {
        let draft = try DatabaseDraft(of: original, to: path)
        defer { draft.remove() }
        do {
            let copy = try DatabaseConnection.open(draft.path, isReadOnly: false)
            try source.backup(to: copy)
            try copy.close()
        } catch {
            throw DatabaseFailure.saving(path, table: "", error)
        }
        try await save(to: draft.path)
        try draft.finish()
    }

    private func write(
        _ rows: [SheetRowID: SheetEdits.RowEdit], to table: String, in db: Database
    ) throws {
        guard let schema = schemas.first(where: { $0.name == table }) else {
            throw SheetError.noTable(name: table)
        }
        if let reason = schema.sheetTable(isReadOnly: false).readOnlyReason {
            throw SheetError.readOnly(reason: reason)
        }
        // Deleted rows make room for keys of others.
        let rows = rows.sorted { $0.key.precedes($1.key) }
        for (id, edit) in rows where edit.kind == .deleted {
            try delete(id, edit.row, schema, db)
        }
        try updateAll(rows, schema, db)
        for row in edits.insertedRows(in: table) { try insert(row, schema, db) }
    }

    /// Changes rows; tries again with those whose keys others had.
    private func updateAll(
        _ rows: [(key: SheetRowID, value: SheetEdits.RowEdit)], _ schema: DatabaseSchema,
        _ db: Database
    ) throws {
        var pending = rows
        while !pending.isEmpty {
            var refused: [(key: SheetRowID, value: SheetEdits.RowEdit)] = []
            var failure: DatabaseError?
            for (id, edit) in pending {
                guard case .edited(let values) = edit.kind else { continue }
                do {
                    try update(id, edit.row, values, schema, db)
                } catch let error as DatabaseError
                    where error.resultCode == .SQLITE_CONSTRAINT && db.isInsideTransaction
                {
                    failure = failure ?? error
                    refused.append((id, edit))
                }
            }
            if let failure, refused.count == pending.count { throw failure }
            // Keys that were shifted up are free from the end on.
            pending = refused.reversed()
        }
    }

    private func update(
        _ id: SheetRowID, _ row: SheetRow, _ values: [Int: SheetValue], _ schema: DatabaseSchema,
        _ db: Database
    ) throws {
        let changes = values.sorted { $0.key < $1.key }
            .filter { $0.key < schema.columnNames.count && !schema.isGenerated($0.key) }
        if changes.isEmpty { return }
        let sets = changes.map {
            "\(SQLText.name(schema.columnNames[$0.key])) = \($0.value.placeholder)"
        }
        try changes.forEach { try schema.check($0.value, column: $0.key) }
        var condition = Condition(id, schema)
        for change in changes { condition.addOld(row, change.key, schema) }
        let sql =
            "UPDATE \(SQLText.name(schema.name)) SET \(sets.joined(separator: ", "))"
            + " WHERE \(condition.text)"
        try run(
            sql, changes.map { $0.value.databaseValue } + condition.arguments, id, schema, db)
    }

    private func delete(
        _ id: SheetRowID, _ row: SheetRow, _ schema: DatabaseSchema, _ db: Database
    ) throws {
        var condition = Condition(id, schema)
        for column in schema.columnNames.indices.prefix(Self.comparedColumns) {
            condition.addOld(row, column, schema)
        }
        let sql = "DELETE FROM \(SQLText.name(schema.name)) WHERE \(condition.text)"
        try run(sql, condition.arguments, id, schema, db)
    }

    private func run(
        _ sql: String, _ arguments: [DatabaseValue], _ id: SheetRowID, _ schema: DatabaseSchema,
        _ db: Database
    ) throws {
        let statement = try db.cachedStatement(sql: sql)
        try statement.execute(arguments: StatementArguments(arguments))
        if db.changesCount == 0 {
            throw SheetError.rowChanged(table: schema.name, row: id.text)
        }
    }

    /// Adds a row; columns without a value get their defaults.
    private func insert(_ row: SheetRow, _ schema: DatabaseSchema, _ db: Database) throws {
        let given = row.values.indices.filter {
            $0 < schema.columnNames.count && !row.values[$0].isNull && !schema.isGenerated($0)
        }
        try given.forEach { try schema.check(row.values[$0], column: $0) }
        let names = given.map { SQLText.name(schema.columnNames[$0]) }.joined(separator: ", ")
        let marks = given.map { row.values[$0].placeholder }.joined(separator: ", ")
        let values = given.isEmpty ? "DEFAULT VALUES" : "(\(names)) VALUES (\(marks))"
        try db.execute(
            sql: "INSERT INTO \(SQLText.name(schema.name)) \(values)",
            arguments: StatementArguments(given.map { row.values[$0].databaseValue }))
    }

    /// The condition that finds one row, if it is as it was read.
    private struct Condition {
        private var terms: [String]
        private(set) var arguments: [DatabaseValue]

        var text: String { terms.joined(separator: " AND ") }

        init(_ id: SheetRowID, _ schema: DatabaseSchema) {
            switch id {
            case .number(let number):
                terms = ["\(schema.rowidName ?? "rowid") = ?"]
                arguments = [number.databaseValue]
            case .key(let values):
                terms = zip(schema.keyColumns, values).map {
                    "\(SQLText.name(schema.columnNames[$0])) = \($1.placeholder)"
                }
                arguments = values.map(\.databaseValue)
            case .inserted:
                terms = ["0"]
                arguments = []
            }
        }

        /// Adds the old value of a column; text that was not UTF-8 cannot be compared.
        mutating func addOld(_ row: SheetRow, _ column: Int, _ schema: DatabaseSchema) {
            guard column < row.values.count else { return }
            let value = row.values[column]
            if case .text(let text) = value, text.unicodeScalars.contains("\u{FFFD}") { return }
            let name = SQLText.name(schema.columnNames[column])
            terms.append("\(name) IS \(value.placeholder) COLLATE BINARY")
            arguments.append(value.databaseValue)
        }
    }
}

extension SheetRowID {
    /// Whether the row comes before another one when edits are written.
    fileprivate func precedes(_ other: SheetRowID) -> Bool {
        if case .number(let first) = self, case .number(let second) = other {
            return first < second
        }
        if let first = Double(text), let second = Double(other.text) { return first < second }
        return text < other.text
    }
}
