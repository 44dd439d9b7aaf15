// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A position in a text, as the number of UTF-8 bytes before it.
///
/// Cursors and selections of all text views are such positions. Unlike an index of a `String`, a position stays valid
/// when another part of the text changes. A position needs no text, so its conversions take the text.
///
/// ```swift
/// let cursor = TextPosition(text.endIndex, in: text)
/// let rest = text[cursor.index(in: text)...]
/// ```
public struct TextPosition: Hashable, Sendable {
    /// The number of bytes before the position.
    public var offset: Int

    /// Creates a position after a number of bytes.
    public init(_ offset: Int) { self.offset = offset }

    /// Creates the position of an index of a string.
    public init(_ index: String.Index, in text: String) {
        offset = text.utf8.distance(from: text.startIndex, to: index)
    }

    /// Returns the index of the position in a string; the nearest index for a position outside of the string.
    ///
    /// The index of a position inside a character points to a byte, so round it before you use it alone.
    public func index(in text: String) -> String.Index {
        text.utf8.index(text.startIndex, offsetBy: max(0, min(offset, text.utf8.count)))
    }
}

extension TextPosition: Comparable {
    /// Returns whether the first position is before the second one.
    public static func < (first: TextPosition, second: TextPosition) -> Bool {
        first.offset < second.offset
    }
}

extension TextPosition: CustomStringConvertible {
    /// The number of bytes, such as `12`.
    public var description: String { "\(offset)" }
}

extension TextPosition: ExpressibleByIntegerLiteral {
    /// Creates a position from a literal number of bytes.
    public init(integerLiteral offset: Int) { self.init(offset) }
}

extension Range<TextPosition> {
    /// Creates a range of positions from a range of byte offsets.
    public init(_ offsets: Range<Int>) {
        self = TextPosition(offsets.lowerBound)..<TextPosition(offsets.upperBound)
    }

    /// Creates a range of positions from a range of a string.
    public init(_ indices: Range<String.Index>, in text: String) {
        let start = TextPosition(indices.lowerBound, in: text)
        self = start..<TextPosition(indices.upperBound, in: text)
    }

    /// The byte offsets of the range, for a ``TextStorage``.
    public var offsets: Range<Int> { lowerBound.offset..<upperBound.offset }

    /// Returns the range in a string; positions outside of the string count as its nearest end.
    public func indices(in text: String) -> Range<String.Index> {
        lowerBound.index(in: text)..<upperBound.index(in: text)
    }
}

extension TextStorage {
    /// Returns the number of the line that contains a position, from 0; the line feed belongs to the line before it.
    public func lineNumber(at position: TextPosition) -> Int { lineNumber(at: position.offset) }

    /// Returns the text between two positions, with U+FFFD for invalid UTF-8.
    public func string(in range: Range<TextPosition>) -> String { string(in: range.offsets) }
}
