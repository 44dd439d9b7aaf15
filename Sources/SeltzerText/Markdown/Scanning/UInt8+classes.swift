// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The classes of bytes that CommonMark distinguishes.
extension UInt8 {
    static var tab: UInt8 { 0x09 }
    static var lineFeed: UInt8 { 0x0A }
    static var carriageReturn: UInt8 { 0x0D }
    static var space: UInt8 { 0x20 }
    static var backslash: UInt8 { 0x5C }

    /// Whether the byte is a space or a tab.
    var isBlank: Bool { self == .space || self == .tab }
    /// Whether the byte is a line feed or a carriage return.
    var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }
    /// Whether the byte is a blank, a line end, or one of the other two white spaces of ASCII.
    var isWhitespace: Bool { self == .space || (0x09...0x0D).contains(self) }
    var isDigit: Bool { (0x30...0x39).contains(self) }
    var isLetter: Bool { (0x41...0x5A).contains(self & 0xDF) }
    var isAlphanumeric: Bool { isDigit || isLetter }
    var isHexDigit: Bool { isDigit || (0x41...0x46).contains(self & 0xDF) }
    var isControl: Bool { self < 0x20 || self == 0x7F }

    /// Whether the byte is punctuation of ASCII, which a backslash escapes.
    var isPunctuation: Bool {
        (0x21...0x2F).contains(self) || (0x3A...0x40).contains(self)
            || (0x5B...0x60).contains(self) || (0x7B...0x7E).contains(self)
    }

    /// The letter in lower case; other bytes unchanged.
    var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}

extension Collection where Element == UInt8 {
    /// The bytes as text, with U+FFFD for invalid UTF-8.
    var text: String { String(decoding: self, as: UTF8.self) }
}

extension [UInt8] {
    /// Returns whether a text of ASCII follows at a place, without regard to case.
    func hasASCII(_ text: StaticString, at place: Int, before end: Int) -> Bool {
        guard place >= 0, place + text.utf8CodeUnitCount <= Swift.min(end, count) else {
            return false
        }
        for index in 0..<text.utf8CodeUnitCount
        where self[place + index].lowercased != text.utf8Start[index].lowercased {
            return false
        }
        return true
    }

    /// Returns the first place of a text of ASCII from a place on, without regard to case; nil if
    /// it does not occur.
    func firstASCII(_ text: StaticString, from start: Int, before end: Int) -> Int? {
        let first = text.utf8Start.pointee.lowercased
        var place = start
        while place + text.utf8CodeUnitCount <= end {
            if self[place].lowercased == first, hasASCII(text, at: place, before: end) {
                return place
            }
            place += 1
        }
        return nil
    }

    /// Returns the range without the blanks and line ends at both ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end, self[start].isWhitespace { start += 1 }
        while end > start, self[end - 1].isWhitespace { end -= 1 }
        return start..<end
    }
}
