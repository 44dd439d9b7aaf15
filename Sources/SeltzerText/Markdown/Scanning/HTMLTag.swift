// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The tags of HTML; only their form is read, not their meaning.
enum HTMLTag {
    /// Returns the place after the opening or closing tag that begins at a place; nil if there is none.
    static func end(_ text: [UInt8], at start: Int, before end: Int) -> Int? {
        var place = start + 1
        let isClosing = place < end && text[place] == UInt8(ascii: "/")
        if isClosing { place += 1 }
        guard place < end, text[place].isLetter else { return nil }
        while place < end, text[place].isAlphanumeric || text[place] == UInt8(ascii: "-") {
            place += 1
        }
        while !isClosing, let next = attributeEnd(text, at: place, before: end) { place = next }
        place = blanksEnd(text, at: place, before: end)
        if !isClosing, place < end, text[place] == UInt8(ascii: "/") { place += 1 }
        return place < end && text[place] == UInt8(ascii: ">") ? place + 1 : nil
    }

    private static func blanksEnd(_ text: [UInt8], at start: Int, before end: Int) -> Int {
        var place = start
        while place < end, text[place].isWhitespace { place += 1 }
        return place
    }

    /// Returns the place after blanks and an attribute; nil if there is none.
    private static func attributeEnd(_ text: [UInt8], at start: Int, before end: Int) -> Int? {
        var place = blanksEnd(text, at: start, before: end)
        guard place > start, place < end,
            text[place].isLetter || text[place] == UInt8(ascii: "_")
                || text[place] == UInt8(ascii: ":")
        else { return nil }
        while place < end, isInName(text[place]) { place += 1 }
        let sign = blanksEnd(text, at: place, before: end)
        guard sign < end, text[sign] == UInt8(ascii: "=") else { return place }
        return valueEnd(text, at: blanksEnd(text, at: sign + 1, before: end), before: end)
    }

    private static func isInName(_ byte: UInt8) -> Bool {
        byte.isAlphanumeric || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
            || byte == UInt8(ascii: ".")
            || byte == UInt8(ascii: "-")
    }

    private static func valueEnd(_ text: [UInt8], at start: Int, before end: Int) -> Int? {
        guard start < end else { return nil }
        let quote = text[start]
        var place = start
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            place += 1
            while place < end, text[place] != quote { place += 1 }
            return place < end ? place + 1 : nil
        }
        while place < end, !text[place].isWhitespace, !isQuoteOrSign(text[place]) { place += 1 }
        return place > start ? place : nil
    }

    private static func isQuoteOrSign(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "=")
            || byte == UInt8(ascii: "<")
            || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "`")
    }
}
