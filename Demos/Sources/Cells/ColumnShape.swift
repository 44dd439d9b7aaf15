// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The look of a column, according to its measured cells.
struct ColumnShape {
    /// The width of the widest cell.
    private(set) var width: Int
    private var hasNumber = false
    private var hasText = false

    init(width: Int) { self.width = width }

    /// Whether the column contains numbers, and all of its other cells are empty.
    var holdsNumbers: Bool { hasNumber && !hasText }

    /// Makes room for a text, up to a width.
    mutating func widen(for text: String, atMost limit: Int) {
        if width < limit { width = min(limit, max(width, text.cellWidth)) }
    }

    /// Records a value.
    mutating func note(_ value: String) {
        guard !hasText, !value.isEmpty else { return }
        if Self.isNumber(value) { hasNumber = true } else { hasText = true }
    }

    /// Returns whether a text is a number: digits with a sign, and with full stops, commas or
    /// blanks between digits.
    static func isNumber(_ text: String) -> Bool {
        let digits = text.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
        guard text.utf8.count - digits.count < 2, let last = digits.last, isDigit(last) else {
            return false
        }
        return digits.allSatisfy { isDigit($0) || ".,_ ".utf8.contains($0) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
