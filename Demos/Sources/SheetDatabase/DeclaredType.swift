// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SheetModel

/// Reads the types that tables declare for their columns.
enum DeclaredType {
    /// Returns the kind of values, by SQLite's rules of affinity; dates and times are told by their
    /// names.
    static func kind(_ declared: String) -> SheetColumn.Kind {
        let type = declared.uppercased()
        if type.contains("INT") { return .integer }
        if ["DATE", "TIME"].contains(where: type.contains) { return .time }
        if ["CHAR", "CLOB", "TEXT", "JSON"].contains(where: type.contains) { return .text }
        if type.contains("BLOB") { return .bytes }
        let numbers = ["REAL", "FLOA", "DOUB", "NUM", "DEC", "BOOL"]
        return numbers.contains(where: type.contains) ? .real : .text
    }
}
