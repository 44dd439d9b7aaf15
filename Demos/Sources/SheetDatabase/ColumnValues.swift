// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import GRDBSQLite
import SheetModel

/// The values in the present row of a statement.
///
/// Unlike GRDB's rows they keep texts with a NUL byte whole.
struct ColumnValues {
    private let statement: OpaquePointer

    init(_ statement: OpaquePointer) {
        self.statement = statement
    }

    /// The first column as a row number.
    var rowid: Int64 { sqlite3_column_int64(statement, 0) }

    /// All values.
    var values: [SheetValue] {
        (0..<sqlite3_data_count(statement)).map { self[$0] }
    }

    /// The value of a column; text that is not UTF-8 has U+FFFD in it.
    subscript(column: Int32) -> SheetValue {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER: .integer(sqlite3_column_int64(statement, column))
        case SQLITE_FLOAT: .real(sqlite3_column_double(statement, column))
        case SQLITE_TEXT: .text(text(column))
        case SQLITE_BLOB: .bytes(blob(column))
        default: .null
        }
    }

    private func text(_ column: Int32) -> String {
        guard let start = sqlite3_column_text(statement, column) else { return "" }
        let count = Int(sqlite3_column_bytes(statement, column))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    private func blob(_ column: Int32) -> [UInt8] {
        guard let start = sqlite3_column_blob(statement, column) else { return [] }
        let count = Int(sqlite3_column_bytes(statement, column))
        return [UInt8](UnsafeRawBufferPointer(start: start, count: count))
    }
}
