// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import GRDB
import GRDBSQLite
import SheetModel

/// An open SQLite database.
///
/// The screen, the queries and the saves have a connection each, so that a long query does not
/// keep the rows from scrolling. No connection changes the journal mode of the file.
package final class DatabaseFile: SheetFile {
    package let path: String
    package let facts: SheetFacts
    package let isReadOnly: Bool
    package var supportsQueries: Bool { true }

    /// The connection that reads rows for the screen.
    private let reader: DatabaseQueue
    /// The connection of counts, sorts and statistics; each query has one of its own.
    private let worker: DatabaseQueue

    /// Opens a database.
    ///
    /// - Throws: ``SheetError`` if the file is encrypted, damaged or not a database.
    package init(path: String, isReadOnly: Bool = false) async throws {
        self.path = path
        self.isReadOnly = isReadOnly
        do {
            reader = try DatabaseConnection.open(path, isReadOnly: true)
            worker = try DatabaseConnection.open(path, isReadOnly: true)
            facts = try await reader.read { try Self.facts(of: $0, path: path) }
        } catch {
            throw DatabaseFailure.opening(path, error)
        }
    }

    private static func facts(of db: Database, path: String) throws -> SheetFacts {
        let version = String(cString: sqlite3_libversion()).split(separator: ".").prefix(2)
        let size = try Int.fetchOne(
            db, sql: "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
        let encoding = try String.fetchOne(db, sql: "PRAGMA encoding") ?? "UTF-8"
        return SheetFacts(
            format: "SQLite " + version.joined(separator: "."), size: size ?? 0,
            encoding: encoding)
    }

    // MARK: Tables

    package func tables() async throws -> [SheetTable] {
        let isReadOnly = isReadOnly
        do {
            return try await reader.read { db in
                try DatabaseSchema.tables(db).map { $0.sheetTable(isReadOnly: isReadOnly) }
            }
        } catch {
            throw DatabaseFailure.reading(path, error)
        }
    }

    private func schema(of table: String) async throws -> DatabaseSchema {
        let schema: DatabaseSchema?
        do {
            schema = try await reader.read { db in
                try DatabaseSchema.tables(db).first { $0.name == table }
            }
        } catch {
            throw DatabaseFailure.reading(path, error)
        }
        guard let schema else { throw SheetError.noTable(name: table) }
        return schema
    }

    package func rowCount(of table: String) async throws -> Int {
        let schema = try await schema(of: table)
        let name = SQLText.name(schema.name)
        do {
            // A view can take for ever: other work does not wait for it.
            let counter =
                try schema.isView
                ? DatabaseConnection.open(path, isReadOnly: true) : worker
            return try await counter.read {
                try Int.fetchOne($0, sql: "SELECT count(*) FROM \(name)") ?? 0
            }
        } catch {
            throw DatabaseFailure.reading(path, error)
        }
    }

    package func rows(of table: String) async throws -> any SheetRows {
        let schema = try await schema(of: table)
        let info = schema.sheetTable(isReadOnly: isReadOnly)
        guard let rowid = schema.rowidName else {
            do {
                // Without row numbers, the rows are copied as a query's result is.
                return try await spooled(
                    "SELECT * FROM \(SQLText.name(table))", columns: info.columns, table: table,
                    keys: schema.keyColumns, readOnlyReason: info.readOnlyReason)
            } catch {
                throw DatabaseFailure.reading(path, error)
            }
        }
        let store = RowStore(
            queue: reader, worker: worker, source: SQLText.name(schema.name), rowid: rowid,
            columns: info.columns.map { SQLText.name($0.name) }, name: table)
        return DatabaseRows(
            store: store, positions: await RowAnchors.reading(store), columns: info.columns,
            table: table, readOnlyReason: info.readOnlyReason)
    }

    private func spooled(
        _ sql: String, columns: [SheetColumn]?, table: String? = nil, keys: [Int] = [],
        readOnlyReason: String?
    ) async throws -> any SheetRows {
        let start = ContinuousClock.now
        let spool = try await RowSpool.filling(from: path, sql: sql)
        let known = columns ?? spool.columns
        let store = spool.store(keys: keys)
        return DatabaseRows(
            store: store, positions: spool.anchors, columns: known, table: table,
            readOnlyReason: readOnlyReason, duration: ContinuousClock.now - start)
    }

    // MARK: Queries

    package func query(_ statement: String) async throws -> any SheetRows {
        let check: StatementCheck
        do {
            check = try await worker.read { try StatementCheck($0, statement) }
        } catch let error as SheetQueryError {
            throw error
        } catch {
            throw DatabaseFailure.query(statement, error)
        }
        do {
            if check.isReadOnly, check.columnCount > 0 {
                return try await spooled(
                    statement, columns: nil,
                    readOnlyReason: "The result of a query cannot be edited. Open the table.")
            }
            guard !isReadOnly else {
                throw SheetQueryError(
                    "The statement would change the file, which is open for reading only.")
            }
            return try await change(statement)
        } catch {
            throw DatabaseFailure.query(statement, error)
        }
    }

    /// Runs a statement that changes the file, in a transaction.
    private func change(_ statement: String) async throws -> any SheetRows {
        let start = ContinuousClock.now
        let writer = try DatabaseConnection.open(path, isReadOnly: false)
        let (columns, rows, changes) = try await writer.write { db in
            let before = db.totalChangesCount
            let prepared = try db.makeStatement(sql: statement)
            let cursor = try Row.fetchCursor(prepared)
            var rows: [SheetRow] = []
            while try cursor.next() != nil {
                let values = ColumnValues(prepared.sqliteStatement).values
                rows.append(SheetRow(id: nil, values: values))
            }
            return (prepared.columnNames, rows, db.totalChangesCount - before)
        }
        let names = ColumnNames.unique(columns, count: columns.count)
        return MemoryRows(
            columns: names.map { SheetColumn($0) }, rows: rows,
            readOnlyReason: "The result of a query cannot be edited. Open the table.",
            duration: ContinuousClock.now - start, changedRowCount: changes)
    }

    // MARK: Saving

    package func save(
        _ edits: SheetEdits, to copy: String?, progress: @escaping SheetProgress
    ) async throws -> any SheetFile {
        let schemas = try await reader.read { try DatabaseSchema.tables($0) }
        let saving = DatabaseSaving(edits: edits, schemas: schemas, progress: progress)
        if let copy, !FilePlace.areSame(copy, path) {
            try await saving.save(copying: worker, at: path, to: copy)
            return try await DatabaseFile(path: copy)
        }
        guard !isReadOnly else {
            throw SheetError.readOnly(reason: "The file is open for reading only. Save a copy.")
        }
        try await saving.save(to: path)
        return self
    }
}
