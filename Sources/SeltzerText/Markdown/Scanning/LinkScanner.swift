// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The parts of links: labels, destinations and titles.
///
/// Each function returns nil if the part is missing.
enum LinkScanner {
    /// The longest label, in bytes.
    static var longestLabel: Int { 999 }

    /// Returns the place after blanks and at most one line end.
    static func blanksEnd(_ text: [UInt8], at start: Int, before end: Int) -> Int {
        var place = start
        var hasLineEnd = false
        while place < end {
            if text[place].isLineEnd {
                if hasLineEnd { break }
                hasLineEnd = true
                if text.hasASCII("\r\n", at: place, before: end) { place += 1 }
            } else if !text[place].isBlank {
                break
            }
            place += 1
        }
        return place
    }

    /// Returns the place after the label in brackets that begins at a place.
    static func labelEnd(_ text: [UInt8], at start: Int, before end: Int) -> Int? {
        guard start < end, text[start] == UInt8(ascii: "[") else { return nil }
        var place = start + 1
        while place < end, place - start <= longestLabel + 1 {
            switch text[place] {
            case UInt8(ascii: "]"): return place + 1
            case UInt8(ascii: "["): return nil
            case .backslash: place += 2
            default: place += 1
            }
        }
        return nil
    }

    /// Returns a label in the form in which labels are compared; nil if it has only blanks.
    static func key(_ text: [UInt8], _ range: Range<Int>) -> String? {
        let words = text[range].split(whereSeparator: \.isWhitespace)
        guard !words.isEmpty else { return nil }
        // Lowercase, then uppercase, is close to Unicode's full case folding: `ẞ` is `SS`.
        return words.map(\.text).joined(separator: " ").lowercased().uppercased()
    }

    /// Returns a destination and the place after it.
    static func destination(
        _ text: [UInt8], at start: Int, before end: Int
    ) -> (range: Range<Int>, end: Int)? {
        guard start < end else { return nil }
        if text[start] == UInt8(ascii: "<") {
            return angledDestination(text, at: start, before: end)
        }
        var place = start
        var depth = 0
        loop: while place < end {
            switch text[place] {
            case .backslash where place + 1 < end && text[place + 1].isPunctuation: place += 1
            case UInt8(ascii: "("):
                depth += 1
                // Deeper parentheses are not an address. The limit bounds the time for many
                // unclosed ones.
                if depth > 32 { return nil }
            case UInt8(ascii: ")"):
                if depth == 0 { break loop }
                depth -= 1
            case let byte where byte.isControl || byte == .space: break loop
            default: break
            }
            place += 1
        }
        return depth == 0 ? (start..<place, place) : nil
    }

    private static func angledDestination(
        _ text: [UInt8], at start: Int, before end: Int
    ) -> (range: Range<Int>, end: Int)? {
        var place = start + 1
        while place < end {
            switch text[place] {
            case UInt8(ascii: ">"): return (start + 1..<place, place + 1)
            case UInt8(ascii: "<"), .lineFeed, .carriageReturn: return nil
            case .backslash where place + 1 < end && text[place + 1].isPunctuation: place += 2
            default: place += 1
            }
        }
        return nil
    }

    /// Returns a title without its quotes and the place after it.
    static func title(
        _ text: [UInt8], at start: Int, before end: Int
    ) -> (range: Range<Int>, end: Int)? {
        guard start < end else { return nil }
        let close: UInt8
        switch text[start] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): close = text[start]
        case UInt8(ascii: "("): close = UInt8(ascii: ")")
        default: return nil
        }
        var place = start + 1
        while place < end {
            if text[place] == close { return (start + 1..<place, place + 1) }
            if close == UInt8(ascii: ")"), text[place] == UInt8(ascii: "(") { return nil }
            place += text[place] == .backslash ? 2 : 1
        }
        return nil
    }
}
