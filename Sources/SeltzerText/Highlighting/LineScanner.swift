// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A reader of the bytes of one line, which collects the tokens of a ``SyntaxHighlighter``.
///
/// The reader has a place in the line, from 0 to the number of bytes. Methods skip bytes, and ``add(_:from:)`` makes a
/// token of the skipped bytes. Bytes are read as scalars of one byte, so they compare with characters of ASCII.
///
/// ```swift
/// struct NamesHighlighter: SyntaxHighlighter {
///     let initialState = false
///
///     func highlight(_ line: [UInt8], state: inout Bool) -> [SyntaxToken] {
///         var scanner = LineScanner(line)
///         while !scanner.isAtEnd {
///             let start = scanner.place
///             if scanner.skip("@") {
///                 scanner.skipName()
///                 scanner.add(.variable, from: start)
///             } else {
///                 scanner.place += 1
///             }
///         }
///         return scanner.tokens
///     }
/// }
/// ```
public struct LineScanner: Sendable {
    /// The bytes of the line.
    public let bytes: [UInt8]
    /// The place of the next byte, as a number of bytes from the start of the line.
    ///
    /// A place after the line counts as its end; a place before the line is not allowed.
    public var place = 0
    /// The tokens, in order and without overlaps.
    public private(set) var tokens: [SyntaxToken] = []

    /// Creates a scanner at the start of a line.
    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Whether all bytes were read.
    public var isAtEnd: Bool { place >= bytes.count }

    /// Returns the byte at a distance from the next one; U+0000 outside of the line.
    public func peek(_ distance: Int = 0) -> Unicode.Scalar {
        let index = place + distance
        return bytes.indices.contains(index) ? Unicode.Scalar(bytes[index]) : "\0"
    }

    /// Returns whether the rest of the line begins with a text.
    public func begins(_ text: String) -> Bool {
        var index = place
        for byte in text.utf8 {
            guard index < bytes.count, bytes[index] == byte else { return false }
            index += 1
        }
        return true
    }

    /// Skips a text if the rest of the line begins with it.
    ///
    /// - Returns: Whether the text was skipped.
    public mutating func skip(_ text: String) -> Bool {
        guard begins(text) else { return false }
        place += text.utf8.count
        return true
    }

    /// Skips bytes that fulfill a condition, and returns their number.
    @discardableResult
    public mutating func skip(while condition: (Unicode.Scalar) -> Bool) -> Int {
        let start = place
        while place < bytes.count, condition(Unicode.Scalar(bytes[place])) { place += 1 }
        return place - start
    }

    /// Skips spaces and tabs.
    public mutating func skipBlanks() { skip { $0.isBlank } }

    /// Skips letters, digits, underscores, and all bytes outside of ASCII; returns their number.
    @discardableResult
    public mutating func skipName() -> Int { skip { $0.isNamePart } }

    /// Skips a number that begins at the current place, with its decimals, its exponent and its unit.
    public mutating func skipNumber() {
        let isHexadecimal = peek() == "0" && (peek(1) == "x" || peek(1) == "X")
        while true {
            skipName()
            let last = peek(-1), next = peek()
            let isExponent = !isHexadecimal && (last == "e" || last == "E")
            guard
                next == "." && peek(1).isDigit
                    || isExponent && (next == "+" || next == "-") && peek(1).isDigit
            else { return }
            place += 1
        }
    }

    /// Skips the rest of the line.
    public mutating func skipToEnd() { place = bytes.count }

    /// Skips to the first place of a text; to the end of the line if it has none.
    ///
    /// - Returns: Whether the line contains the text.
    public mutating func skip(to text: String) -> Bool {
        while !isAtEnd {
            if begins(text) { return true }
            place += 1
        }
        return false
    }

    /// Skips a string in the quotes at the current place, in which a backslash quotes the next byte.
    ///
    /// A string without a closing quote ends with the line.
    public mutating func skipString() {
        let quote = peek()
        place += 1
        while !isAtEnd {
            let next = peek()
            place += next == "\\" ? 2 : 1
            if next == quote { break }
        }
        place = min(place, bytes.count)
    }

    /// Adds the bytes from a place up to the next one as a token; nothing for no bytes, and for plain text.
    ///
    /// The token is joined with the token before it if both have the same kind and touch.
    public mutating func add(_ kind: SyntaxToken.Kind, from start: Int) {
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
    public func word(from start: Int) -> String? {
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
