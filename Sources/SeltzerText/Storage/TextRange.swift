// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A range of a text, as a place and a length in characters.
///
/// Delegates of text fields and text views get it where UIKit has an `NSRange`. It counts
/// characters, and not UTF-16 units: an emoji has the length 1.
///
/// ```swift
/// let range = TextRange(location: 0, length: 5)
/// var text = "Hello, Ada"
/// text.replaceSubrange(Range(range, in: text)!, with: "Good morning")
/// ```
public struct TextRange: Hashable, Sendable {
    /// The number of characters before the range.
    public var location: Int
    /// The number of characters in the range.
    public var length: Int

    /// Creates a range.
    public init(location: Int, length: Int) {
        self.location = location
        self.length = length
    }

    /// Creates an empty range at the start of a text.
    public init() { self.init(location: 0, length: 0) }

    /// Creates the range of some places of a text.
    public init(_ places: Range<Int>) {
        self.init(location: places.lowerBound, length: places.count)
    }

    /// Creates the range of some characters of a text.
    public init(_ range: some RangeExpression<String.Index>, in text: String) {
        let range = range.relative(to: text)
        self.init(
            location: text.distance(from: text.startIndex, to: range.lowerBound),
            length: text.distance(from: range.lowerBound, to: range.upperBound))
    }

    /// The number of characters before the range; ``location`` by another name.
    public var lowerBound: Int { location }

    /// The number of characters before the end of the range.
    public var upperBound: Int { location + length }

    /// Whether the range has no characters.
    public var isEmpty: Bool { length == 0 }

    /// Returns whether a character with a number is in the range.
    public func contains(_ location: Int) -> Bool {
        location >= lowerBound && location < upperBound
    }

    /// Returns the characters that are in both ranges; nil if there are none, and the ranges do not overlap.
    public func intersection(_ other: TextRange) -> TextRange? {
        let start = max(lowerBound, other.lowerBound), end = min(upperBound, other.upperBound)
        return start < end ? TextRange(location: start, length: end - start) : nil
    }

    /// Returns the smallest range with the characters of both ranges.
    public func union(_ other: TextRange) -> TextRange {
        let start = min(lowerBound, other.lowerBound)
        return TextRange(location: start, length: max(upperBound, other.upperBound) - start)
    }
}

/// A range of a text, by UIKit's name.
///
/// Foundation has a type of this name, which counts UTF-16 units. In a file that also imports Foundation, one line decides:
/// `import typealias Seltzer.NSRange`. Without this line the name is an error of the compiler there, except in views and
/// controllers, which have it as a member.
public typealias NSRange = TextRange

extension TextRange: CustomStringConvertible {
    /// The place and the length, such as `{3, 5}`.
    public var description: String { "{\(location), \(length)}" }
}

extension Range<String.Index> {
    /// Creates the indices of a range in a text; nil if the range is not inside the text.
    public init?(_ range: TextRange, in text: String) {
        guard range.location >= 0, range.length >= 0,
            let start = text.index(
                text.startIndex, offsetBy: range.location, limitedBy: text.endIndex),
            let end = text.index(start, offsetBy: range.length, limitedBy: text.endIndex)
        else { return nil }
        self = start..<end
    }
}

extension Range<Int> {
    /// Creates the range of the places of some characters; nil if it has a negative length.
    public init?(_ range: TextRange) {
        guard range.length >= 0 else { return nil }
        self = range.location..<range.upperBound
    }
}

extension String {
    /// Returns the characters of a range; an empty text if the range is not inside of the text.
    public func substring(with range: TextRange) -> String {
        Range(range, in: self).map { String(self[$0]) } ?? ""
    }

    /// Returns the text with other characters in place of a range.
    ///
    /// The text is unchanged if the range is not inside of it.
    public func replacingCharacters(in range: TextRange, with replacement: String) -> String {
        guard let indices = Range(range, in: self) else { return self }
        var text = self
        text.replaceSubrange(indices, with: replacement)
        return text
    }
}
