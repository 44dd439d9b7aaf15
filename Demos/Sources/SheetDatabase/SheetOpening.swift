// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SheetModel

/// Opens a file of any known format: SQLite, CSV, TSV or JSON lines.
///
/// The first bytes decide whether it is a database. A text file is ready after its first rows were
/// read; the rest is read in the background.
///
/// - Throws: An error whose description is a sentence, if the file cannot be read or is no file of
///   tables.
public func openSheet(
    path: String, options: SheetOptions = SheetOptions()
) async throws -> any SheetFile {
    let head = try FileBytes(path: path).bytes(in: 0..<16)
    if head == Array("SQLite format 3\0".utf8) {
        return try await DatabaseFile(path: path, isReadOnly: options.isReadOnly)
    }
    let names = [".db", ".sqlite", ".sqlite3", ".db3"]
    if names.contains(where: path.lowercased().hasSuffix), !head.isEmpty {
        // An encrypted database begins with random bytes.
        throw SheetError.notATable(path: path)
    }
    return try await TextFile(path: path, options: options)
}
