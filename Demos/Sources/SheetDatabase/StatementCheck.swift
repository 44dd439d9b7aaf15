// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import GRDB
import GRDBSQLite
import SheetModel

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The facts about a statement that the database knows before it runs.
struct StatementCheck: Sendable {
    let columnCount: Int
    /// Whether the statement changes no table.
    let isReadOnly: Bool

    /// Prepares a statement.
    ///
    /// - Throws: ``SheetQueryError`` with the place of the mistake, if there is one, if there is no
    ///   statement, or if there are several.
    init(_ db: Database, _ text: String) throws(SheetQueryError) {
        guard let connection = db.sqliteConnection else {
            throw SheetQueryError("The database is closed. Open the file again.")
        }
        let bytes = Array(text.utf8) + [0]
        var statement: OpaquePointer?
        var rest = 0
        let code = bytes.withUnsafeBytes { bytes in
            let start = bytes.baseAddress!.assumingMemoryBound(to: CChar.self)
            var tail: UnsafePointer<CChar>?
            let code = sqlite3_prepare_v2(connection, start, Int32(bytes.count), &statement, &tail)
            rest = tail.map { $0 - start } ?? 0
            return code
        }
        defer { sqlite3_finalize(statement) }
        guard code == SQLITE_OK else {
            throw SheetQueryError(
                String(cString: sqlite3_errmsg(connection)),
                offset: Self.errorOffset(of: connection), in: text)
        }
        guard statement != nil else {
            throw SheetQueryError("There is no statement. Write one, such as SELECT.")
        }
        if let next = Self.nextStatement(connection, bytes, from: rest) {
            throw SheetQueryError(
                "There are several statements. Run one at a time.", offset: next, in: text)
        }
        if sqlite3_bind_parameter_count(statement) > 0 {
            throw SheetQueryError("The statement has parameters. Write values instead.")
        }
        columnCount = Int(sqlite3_column_count(statement))
        isReadOnly = sqlite3_stmt_readonly(statement) != 0
    }

    /// Returns the offset of a second statement; nil if only spaces and comments follow.
    private static func nextStatement(
        _ connection: OpaquePointer, _ bytes: [UInt8], from offset: Int
    ) -> Int? {
        let start = bytes[offset...].firstIndex { $0 > 0x20 && $0 != UInt8(ascii: ";") }
        guard let start, start < bytes.count - 1 else { return nil }
        var statement: OpaquePointer?
        let code = bytes[start...].withUnsafeBytes {
            sqlite3_prepare_v2(
                connection, $0.baseAddress!.assumingMemoryBound(to: CChar.self),
                Int32($0.count), &statement, nil)
        }
        defer { sqlite3_finalize(statement) }
        return code == SQLITE_OK && statement == nil ? nil : start
    }

    /// The place of the last mistake as an offset of bytes; nil if the database does not know it.
    ///
    /// Versions of SQLite before 3.38 do not have the function.
    private static func errorOffset(of connection: OpaquePointer) -> Int? {
        typealias Function = @convention(c) (OpaquePointer) -> Int32
        guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "sqlite3_error_offset") else { return nil }
        let offset = unsafeBitCast(symbol, to: Function.self)(connection)
        return offset < 0 ? nil : Int(offset)
    }
}
