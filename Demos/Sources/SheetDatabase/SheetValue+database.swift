// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import GRDB
import SheetModel

extension SheetValue {
    /// The place of the value in a statement.
    ///
    /// The database takes text until its first NUL byte, but bytes as a whole.
    var placeholder: String { hasNUL ? "CAST(? AS TEXT)" : "?" }

    /// Whether the value is text with a NUL byte.
    var hasNUL: Bool {
        if case .text(let text) = self { return text.utf8.contains(0) }
        return false
    }

    /// The value as an argument of a statement, at its ``placeholder``.
    var databaseValue: DatabaseValue {
        switch self {
        case .null: .null
        case .integer(let number): number.databaseValue
        case .real(let number): number.databaseValue
        case .text(let text):
            hasNUL ? Data(text.utf8).databaseValue : text.databaseValue
        case .bytes(let bytes): Data(bytes).databaseValue
        }
    }
}
