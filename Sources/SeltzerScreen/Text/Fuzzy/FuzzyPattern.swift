// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A pattern that a user typed: words that must all occur, each as letters in their order.
///
/// White space separates words; a repeated word counts once. A word in small letters also matches
/// capitals; a word with a capital matches only itself. A ``FuzzyMatcher`` finds the pattern. A
/// pattern has at most ``maximumLength`` scalars. If a text of megabytes is pasted into a filter,
/// only its beginning becomes the pattern, so that each key stays fast.
///
/// ```swift
/// var matcher = FuzzyMatcher(FuzzyPattern("screen tex"))
/// matcher.score("Sources/SeltzerScreen/Text/TextPiece.swift")    // nil where it is not found
/// ```
public struct FuzzyPattern: Hashable, Sendable {
    /// The maximum number of Unicode scalars in a pattern; further scalars are left out.
    public static var maximumLength: Int { 10_000 }

    /// The typed text, or its beginning if it has more than ``maximumLength`` scalars.
    public let query: String

    /// The different words, in the order of their first occurrence.
    let words: [FuzzyWord]

    /// The signature that every matching text contains.
    public let signature: FuzzySignature

    /// Creates the pattern of a typed text.
    public init(_ query: some StringProtocol) {
        // A scalar takes at least one byte, and a string knows its number of bytes.
        guard query.utf8.count > Self.maximumLength else {
            self.init(text: String(query))
            return
        }
        let scalars = query.unicodeScalars
        let end = scalars.index(
            scalars.startIndex, offsetBy: Self.maximumLength, limitedBy: scalars.endIndex)
        self.init(text: String(query[..<(end ?? query.endIndex)]))
    }

    /// This initializer is not generic: splitting a pasted text through a protocol takes ten times
    /// as long.
    private init(text query: String) {
        self.query = query
        let words = query.unicodeScalars.split {
            $0.isASCII ? $0 == " " || "\t" <= $0 && $0 <= "\r" : $0.properties.isWhitespace
        }
        // A pasted pattern may have thousands of words, most of them repeated.
        var known: Set<[UInt32]> = []
        self.words = words.filter { known.insert($0.map(\.value)).inserted }.map { FuzzyWord($0) }
        signature = self.words.reduce(FuzzySignature()) { $0.union($1.signature) }
    }

    /// The maximum number of pairs of words that are compared.
    private static let greatestPairCount = 10_000

    /// Whether the pattern has no words; such a pattern matches every text.
    public var isEmpty: Bool { words.isEmpty }

    /// Returns whether every text that matches the other pattern certainly matches this one.
    ///
    /// Then a search for the other pattern needs only the texts that this one matched. This is so
    /// if the user typed more letters at the end of a word, or one more word.
    public func isNarrowed(by other: FuzzyPattern) -> Bool {
        if words.count * other.words.count > Self.greatestPairCount {
            return other.query.unicodeScalars.starts(with: query.unicodeScalars)
        }
        return words.allSatisfy { word in other.words.contains { word.begins($0) } }
    }

    /// Returns whether both patterns have the same ``query``.
    public static func == (first: FuzzyPattern, second: FuzzyPattern) -> Bool {
        first.query == second.query
    }

    /// Hashes the ``query``.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(query)
    }
}
