// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Makes the names of columns unique.
package enum ColumnNames {
    /// Returns a name for each column.
    ///
    /// A column without a name gets a letter, as in a spreadsheet: A, B … Z, AA. A repeated name
    /// gets a number.
    package static func unique(_ names: [String], count: Int) -> [String] {
        var result: [String] = []
        var known: Set<String> = []
        for column in 0..<count {
            let given = column < names.count ? names[column] : ""
            let isBlank = given.allSatisfy { $0.isWhitespace }
            let base = isBlank ? letters(column) : given
            var name = base
            var number = 2
            while !known.insert(name).inserted {
                name = "\(base) \(number)"
                number += 1
            }
            result.append(name)
        }
        return result
    }

    /// Returns the letters of a column from 0: A, B … Z, AA.
    static func letters(_ column: Int) -> String {
        var rest = column
        var text = ""
        repeat {
            text = String(UnicodeScalar(UInt8(65 + rest % 26))) + text
            rest = rest / 26 - 1
        } while rest >= 0
        return text
    }
}
