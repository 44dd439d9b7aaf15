// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// What a user looks for in a text.
///
/// ```swift
/// let query = TextQuery("lemon", matchesWords: true)
/// try TextPattern(query).matches(in: "Lemons, a lemon")    // [10..<15]
/// ```
public struct TextQuery: Hashable, Sendable {
    /// The words, or a regular expression; ``TextPattern`` tells its syntax.
    public var string: String
    /// Whether upper and lower case are the same; true unless you set it.
    public var ignoresCase: Bool
    /// Whether a match must begin and end at the end of a word.
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

/// The reason why a search cannot begin or go on; a sentence for the user.
public struct TextQueryError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The sentence.
    public let description: String

    /// Creates an error with its sentence; controls in it, which a pattern may have, become their pictures.
    public init(_ description: String) {
        self.description = description.harmlessForm
    }

    /// A regular expression takes too long for a line.
    public static let isTooSlow = TextQueryError(
        "The pattern takes too long: repeat less in it")

    /// The search was cancelled, so nobody waits for its result.
    public static let isCancelled = TextQueryError("The search was cancelled")
}
