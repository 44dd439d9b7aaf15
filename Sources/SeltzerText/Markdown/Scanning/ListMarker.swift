// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The mark at the beginning of a list item.
struct ListMarker: Hashable, Sendable {
    /// The sign of a bullet, or the sign after a number.
    var sign: UInt8
    /// The number; nil for a bullet.
    var number: Int?
    /// The columns before the mark.
    var indent = 0
    /// The columns from the mark to the contents.
    var padding = 0

    /// Returns whether an item with this mark belongs to a list that began with the other mark.
    func matches(_ other: ListMarker) -> Bool {
        sign == other.sign && (number == nil) == (other.number == nil)
    }

    /// Reads a mark at the cursor's next byte that is not a blank, and moves the cursor to the
    /// contents; nil for none.
    ///
    /// - Parameter interruptsParagraph: Whether a mark would interrupt a paragraph; then a number
    ///   must be 1, and the item must not begin with a blank line.
    static func read(
        at cursor: inout LineCursor, in text: [UInt8], interruptsParagraph: Bool
    ) -> ListMarker? {
        guard !cursor.isIndented, let first = cursor.nextByte(in: text) else { return nil }
        let end = cursor.range.upperBound
        var marker: ListMarker
        var place = cursor.next
        switch first {
        case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
            marker = ListMarker(sign: first)
            place += 1
        case _ where first.isDigit:
            var number = 0
            while place < end, place < cursor.next + 10, text[place].isDigit {
                number = number * 10 + Int(text[place] - 0x30)
                place += 1
            }
            guard place < cursor.next + 10, place < end,
                text[place] == UInt8(ascii: ".") || text[place] == UInt8(ascii: ")"),
                !interruptsParagraph || number == 1
            else { return nil }
            marker = ListMarker(sign: text[place], number: number)
            place += 1
        default: return nil
        }
        guard place >= end || text[place].isBlank else { return nil }
        if interruptsParagraph, text[place..<end].allSatisfy(\.isBlank) { return nil }
        marker.indent = cursor.indent
        marker.padding = readPadding(at: &cursor, in: text, length: place - cursor.next)
        return marker
    }

    private static func readPadding(
        at cursor: inout LineCursor, in text: [UInt8], length: Int
    ) -> Int {
        cursor.skipBlanks()
        cursor.advance(bytes: length, in: text)
        let afterMark = cursor
        while cursor.column - afterMark.column < 5, cursor.isAtBlank(in: text) {
            cursor.advance(columns: 1, in: text)
        }
        let blanks = cursor.column - afterMark.column
        guard (1..<5).contains(blanks), cursor.byte(in: text) != nil else {
            cursor = afterMark
            if cursor.isAtBlank(in: text) { cursor.advance(columns: 1, in: text) }
            return length + 1
        }
        return length + blanks
    }
}
