// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A user's query for a search in a text.
///
/// ```swift
/// let query = TextQuery("lemon", matchesWords: true)
/// try TextPattern(query).matches(in: "Lemons, a lemon")    // [10..<15]
/// ```
public struct TextQuery: Hashable, Sendable {
    /// The words, or a regular expression; ``TextPattern`` describes its syntax.
    public var string: String
    /// Whether upper and lower case count as the same; true by default.
    public var ignoresCase: Bool
    /// Whether a match must begin and end at boundaries of words.
    public var matchesWords: Bool
    /// Whether ``string`` is a regular expression.
    public var isRegularExpression: Bool

    /// Creates a query; an empty string finds nothing.
    public init(
        _ string: String = "", ignoresCase: Bool = true, matchesWords: Bool = false,
        isRegularExpression: Bool = false
    ) {
        self.string = string
        self.ignoresCase = ignoresCase
        self.matchesWords = matchesWords
        self.isRegularExpression = isRegularExpression
    }
}

/// The reason why a search cannot begin or continue; a sentence for the user.
public struct TextQueryError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The sentence.
    public let description: String

    /// Creates an error with its sentence; control characters, which may come from a pattern, are
    /// replaced by their pictures.
    public init(_ description: String) {
        self.description = description.harmlessForm
    }

    /// A regular expression takes too long for a line.
    public static let isTooSlow = TextQueryError(
        "The pattern takes too long: repeat less in it")

    /// The search was cancelled.
    public static let isCancelled = TextQueryError("The search was cancelled")
}
