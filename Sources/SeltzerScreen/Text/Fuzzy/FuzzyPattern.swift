// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What a user typed to find lines: words, all of which must be found, each as letters in their order.
///
/// Words are parted by white space. A word in small letters finds capitals as well; with a capital in it,
/// a word finds just what it says. A ``FuzzyMatcher`` does the finding.
///
/// ```swift
/// var matcher = FuzzyMatcher(FuzzyPattern("screen tex"))
/// matcher.score("Sources/SeltzerScreen/Text/TextPiece.swift")    // nil where it is not found
/// ```
public struct FuzzyPattern: Hashable, Sendable {
    /// What was typed.
    public let query: String

    /// The words in their order.
    let words: [FuzzyWord]

    /// What every text has that the pattern is found in.
    public let signature: FuzzySignature

    /// Creates the pattern of what was typed.
    public init(_ query: some StringProtocol) {
        self.query = String(query)
        words = query.unicodeScalars.split(whereSeparator: \.properties.isWhitespace).map {
            FuzzyWord($0)
        }
        signature = words.reduce(FuzzySignature()) { $0.union($1.signature) }
    }

    /// Whether there is no word: then it is found everywhere.
    public var isEmpty: Bool { words.isEmpty }

    /// Returns whether the other pattern is surely found in no text but those where this one is, so that only
    /// these need to be searched.
    ///
    /// It is so when something is typed at the end of a word, or one more word.
    public func isNarrowed(by other: FuzzyPattern) -> Bool {
        words.allSatisfy { word in other.words.contains { word.begins($0) } }
    }

    /// Returns whether both were typed alike.
    public static func == (first: FuzzyPattern, second: FuzzyPattern) -> Bool {
        first.query == second.query
    }

    /// Feeds what was typed to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(query)
    }
}
