// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// What a field suggests while the user types.
///
/// ```swift
/// city.suggestions = .fuzzy(cities)
/// user.suggestions = TextSuggestions { text in await directory.names(beginningWith: text) }
/// ```
@MainActor
public struct TextSuggestions {
    let find: @MainActor (String) async -> [StyledText]

    /// The most that a field shows.
    public nonisolated static var maximumCount: Int { 100 }

    /// Creates suggestions that are asked for whenever the text has changed.
    ///
    /// - Parameter find: Returns the texts to suggest for what has been typed, the best first. Kept by the field; what
    ///   it returns too late, when the text is another already, is not shown.
    public init(_ find: @escaping @MainActor (String) async -> [String]) {
        self.find = { text in await find(text).map { StyledText($0) } }
    }

    private init(styled find: @escaping @MainActor (String) async -> [StyledText]) {
        self.find = find
    }

    /// Suggests those of some words that begin as the text does, in their order, without regard to capitals.
    public static func prefixed(_ words: [String]) -> TextSuggestions {
        TextSuggestions(styled: { text in await Self.words(words, beginningWith: text) })
    }

    /// Suggests those of some words that ``/SeltzerScreen/FuzzyMatcher`` finds the text in, the best first.
    public static func fuzzy(_ words: [String]) -> TextSuggestions {
        TextSuggestions(styled: { text in await Self.words(words, matching: text) })
    }

    private nonisolated static func words(
        _ words: [String], beginningWith text: String
    ) async -> [StyledText] {
        guard !text.isEmpty else { return [] }
        let beginning = text.lowercased()
        return words.lazy.filter { $0.lowercased().hasPrefix(beginning) }.prefix(maximumCount)
            .map { StyledText($0) }
    }

    private nonisolated static func words(
        _ words: [String], matching text: String
    ) async -> [StyledText] {
        guard !text.isEmpty else { return [] }
        var matcher = FuzzyMatcher(text)
        var found: [(number: Int, score: Int)] = []
        for (number, word) in words.enumerated() {
            if Task.isCancelled { return [] }
            if let score = matcher.score(word) { found.append((number, score)) }
        }
        found.sort { ($1.score, $0.number) < ($0.score, $1.number) }
        return found.prefix(maximumCount).map { item in
            var styled = StyledText(words[item.number])
            if let match = matcher.match(words[item.number]) {
                styled.addStyle(Style(attributes: .bold), in: match)
            }
            return styled
        }
    }
}
