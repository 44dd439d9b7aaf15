// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Reads a line from its start to its end, and collects its tokens.
///
/// Bytes are read as scalars of one byte, so that they can be compared with characters of ASCII.
struct LineScanner {
    let bytes: [UInt8]
    /// The place of the next byte.
    var place = 0
    private(set) var tokens: [SyntaxToken] = []

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { place >= bytes.count }

    /// Returns the byte at a distance from the next one; U+0000 outside of the line.
    func peek(_ distance: Int = 0) -> Unicode.Scalar {
        let index = place + distance
        return bytes.indices.contains(index) ? Unicode.Scalar(bytes[index]) : "\0"
    }

    /// Returns whether the rest of the line begins with a text.
    func begins(_ text: String) -> Bool {
        var index = place
        for byte in text.utf8 {
            guard index < bytes.count, bytes[index] == byte else { return false }
            index += 1
        }
        return true
    }

    /// Skips a text if the rest of the line begins with it.
    mutating func skip(_ text: String) -> Bool {
        guard begins(text) else { return false }
        place += text.utf8.count
        return true
    }

    /// Skips bytes that fulfill a condition, and returns their number.
    @discardableResult
    mutating func skip(while condition: (Unicode.Scalar) -> Bool) -> Int {
        let start = place
        while place < bytes.count, condition(Unicode.Scalar(bytes[place])) { place += 1 }
        return place - start
    }

    mutating func skipBlanks() { skip { $0.isBlank } }

    mutating func skipToEnd() { place = bytes.count }

    /// Skips to the first place of a text; to the end of the line if it has none.
    ///
    /// - Returns: Whether the line contains the text.
    mutating func skip(to text: String) -> Bool {
        while !isAtEnd {
            if begins(text) { return true }
            place += 1
        }
        return false
    }

    /// Adds the bytes from a place up to the next one as a token, joined with the token before it
    /// if both have the same kind.
    mutating func add(_ kind: SyntaxToken.Kind, from start: Int) {
        place = min(place, bytes.count)
        guard start < place, kind != .plain else { return }
        if let last = tokens.last, last.kind == kind, last.range.upperBound == start {
            tokens[tokens.count - 1] = SyntaxToken(last.range.lowerBound..<place, kind)
        } else {
            tokens.append(SyntaxToken(start..<place, kind))
        }
    }

    /// Returns the word from a place up to the next byte; nil for a word of more than 15 bytes,
    /// whose string would need memory.
    func word(from start: Int) -> String? {
        place - start > 15 ? nil : String(decoding: bytes[start..<place], as: UTF8.self)
    }
}

extension Unicode.Scalar {
    var isBlank: Bool { self == " " || self == "\t" }
    var isDigit: Bool { ("0"..."9").contains(self) }
    var isCapital: Bool { ("A"..."Z").contains(self) }

    /// Whether the byte is a letter of ASCII, or a part of another character.
    var isLetter: Bool { ("a"..."z").contains(self) || isCapital || value >= 0x80 }

    /// Whether the byte can be a part of a name.
    var isNamePart: Bool { isLetter || isDigit || self == "_" }
}
