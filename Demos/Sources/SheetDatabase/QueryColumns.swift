// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import GRDB
import GRDBSQLite
import SheetModel

/// Finds the names and kinds of a query's columns.
enum QueryColumns {
    /// Returns the columns of a statement; those of tables have their declared types.
    static func columns(_ db: Database, sql: String) throws -> [SheetColumn] {
        let statement = try db.makeStatement(sql: sql)
        let names = ColumnNames.unique(statement.columnNames, count: statement.columnCount)
        return names.enumerated().map { index, name in
            let declared =
                sqlite3_column_decltype(statement.sqliteStatement, Int32(index))
                .map { String(cString: $0) } ?? ""
            return SheetColumn(
                name, declaredType: declared, kind: DeclaredType.kind(declared))
        }
    }

    /// Returns the columns with kinds from the first rows, where none is declared.
    static func refined(
        _ columns: [SheetColumn], db: Database, table: String
    ) throws -> [SheetColumn] {
        var columns = columns
        let statement = try db.makeStatement(sql: "SELECT * FROM \(table) LIMIT 100")
        var found: [Set<SheetColumn.Kind>] = columns.map { _ in [] }
        let cursor = try Row.fetchCursor(statement)
        while try cursor.next() != nil {
            for (index, value) in ColumnValues(statement.sqliteStatement).values.enumerated() {
                switch value {
                case .null: break
                case .integer: found[index].insert(.integer)
                case .real: found[index].insert(.real)
                case .text: found[index].insert(.text)
                case .bytes: found[index].insert(.bytes)
                }
            }
        }
        for index in columns.indices where columns[index].declaredType.isEmpty {
            let kinds = found[index]
            columns[index].kind =
                kinds.count == 1 ? kinds.first! : kinds == [.integer, .real] ? .real : .text
        }
        return columns
    }
}
