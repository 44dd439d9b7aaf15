// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The suggestions of a text field while the user types.
///
/// ```swift
/// city.suggestions = .fuzzy(cities)
/// user.suggestions = TextSuggestions { text in await directory.names(beginningWith: text) }
/// ```
@MainActor
public struct TextSuggestions {
    let find: @MainActor (String) async -> [CompletionItem]

    /// The maximum number of suggestions that a field shows.
    public nonisolated static var maximumCount: Int { CompletionProvider.maximumCount }

    /// Creates suggestions that a closure finds after each change of the text.
    ///
    /// - Parameter find: Returns suggestions for the typed text, the best first. If the text changes meanwhile, they
    ///   are not shown. The field retains the closure.
    public init(_ find: @escaping @MainActor (String) async -> [String]) {
        self.find = { text in await find(text).map { CompletionItem($0) } }
    }

    init(items find: @escaping @MainActor (String) async -> [CompletionItem]) {
        self.find = find
    }

    /// Suggests the words that begin with the text, in their order, ignoring case.
    public static func prefixed(_ words: [String]) -> TextSuggestions {
        TextSuggestions(items: { text in await Self.words(words, beginningWith: text) })
    }

    /// Suggests the words that match the text (``/SeltzerScreen/FuzzyMatcher``), the best first.
    public static func fuzzy(_ words: [String]) -> TextSuggestions {
        TextSuggestions(items: { text in await Self.words(words, matching: text) })
    }

    private nonisolated static func words(
        _ words: [String], beginningWith text: String
    ) async -> [CompletionItem] {
        guard !text.isEmpty else { return [] }
        let folding = TextFolding()
        let beginning = folding.folded(text), count = text.count
        return words.lazy.filter { folding.folded($0.prefix(count)).hasPrefix(beginning) }
            .prefix(maximumCount).map { CompletionItem($0) }
    }

    nonisolated static func words(
        _ words: [String], matching text: String
    ) async -> [CompletionItem] {
        guard !text.isEmpty else { return [] }
        return ItemSearch.matches(of: text, in: words).prefix(maximumCount).map {
            CompletionItem(words[$0]).marked(for: text)
        }
    }
}
