// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Where the numbers, the signs and the texts of lines are, in columns.
struct DiffColumns {
    /// One version side by side, or both versions in one column.
    struct Side {
        /// The columns of the whole side.
        var room: Range<Int>
        /// The column of the sign.
        var sign: Int
        /// The columns of the text.
        var text: Range<Int>
        /// The columns of the line numbers; empty for none.
        var oldNumber: Range<Int>
        var newNumber: Range<Int>
    }

    let old: Side
    /// The side of the new version; the same as ``old`` in one column.
    let new: Side
    /// Whether the column between the sides is a line.
    let hasDivider: Bool

    /// The width of the text of one version, in cells.
    var textWidth: Int { min(old.text.count, new.text.count) }

    /// - Parameters:
    ///   - room: The columns of the rows, without the bars at the ends.
    ///   - digits: The number of digits of the largest line number; 0 for no numbers.
    init(_ room: Range<Int>, digits: Int, isSideBySide: Bool) {
        hasDivider = isSideBySide && room.count > 2
        guard hasDivider else {
            let digits = room.count >= 2 * digits + 30 ? digits : 0
            old = Self.side(room, oldDigits: digits, newDigits: digits)
            new = old
            return
        }
        let middle = room.lowerBound + (room.count - 1) / 2
        let digits = room.count / 2 >= digits + 20 ? digits : 0
        old = Self.side(room.lowerBound..<middle, oldDigits: digits, newDigits: 0)
        new = Self.side(middle + 1..<room.upperBound, oldDigits: 0, newDigits: digits)
    }

    private static func side(_ room: Range<Int>, oldDigits: Int, newDigits: Int) -> Side {
        // One column of air, then each number with two columns after it.
        var column = min(room.lowerBound + 1, room.upperBound)
        func numbers(_ digits: Int) -> Range<Int> {
            let range = column..<column + digits
            if digits > 0 { column = range.upperBound + 2 }
            return range
        }
        let old = numbers(oldDigits)
        let new = numbers(newDigits)
        let text = min(column + 2, room.upperBound)
        return Side(
            room: room, sign: column, text: text..<room.upperBound, oldNumber: old, newNumber: new)
    }
}
