// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Writes names and values as SQL.
package enum SQLText {
    /// Returns a name in double quotes.
    package static func name(_ name: String) -> String {
        "\"" + doubled("\"", in: name) + "\""
    }

    /// Returns a value as a literal of SQLite.
    package static func literal(_ value: SheetValue) -> String {
        switch value {
        case .null: "NULL"
        case .integer(.min): "(-9223372036854775807 - 1)"
        case .integer(let number): String(number)
        case .real(let number) where number.isInfinite: number < 0 ? "-9e999" : "9e999"
        case .real(let number) where number.isNaN: "NULL"
        case .real, .bytes: value.text
        case .text(let text) where text.utf8.contains(0):
            // A literal of text ends at a zero.
            "CAST(\(SheetValue.bytes(Array(text.utf8)).text) AS TEXT)"
        case .text(let text): "'" + doubled("'", in: text) + "'"
        }
    }

    private static func doubled(_ quote: Unicode.Scalar, in text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if scalar == quote { result.unicodeScalars.append(quote) }
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}
