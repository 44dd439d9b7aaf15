// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// Completions for the token at the cursor of a text field or a text view, while the user types.
///
/// ```swift
/// prompt.completionProviders = [
///     .fuzzy(.lineStart("/"), commands),
///     CompletionProvider(.token("@")) { request in await index.files(matching: request.query) },
/// ]
/// ```
///
/// The first provider in the list whose trigger finds a token is asked. A newer request cancels the task of the older
/// one, and an answer that comes late is not shown.
@MainActor
public struct CompletionProvider {
    /// The place of the completions.
    public enum Presentation: Hashable, Sendable {
        /// A list beside the token.
        case list
        /// The rest of the first item after the cursor, fainter, while the cursor is at the end of its line.
        case inline
    }

    let trigger: CompletionTrigger
    let presentation: Presentation
    let find: @MainActor (CompletionRequest) async -> [CompletionItem]

    /// The maximum number of items that a list shows.
    public nonisolated static var maximumCount: Int { 100 }

    /// Creates a provider.
    ///
    /// - Parameters:
    ///   - trigger: The token.
    ///   - presentation: The place of the completions.
    ///   - find: Returns the items, the best first. The control retains the closure.
    public init(
        _ trigger: CompletionTrigger, presentation: Presentation = .list,
        _ find: @escaping @MainActor (CompletionRequest) async -> [CompletionItem]
    ) {
        self.trigger = trigger
        self.presentation = presentation
        self.find = find
    }

    /// Offers the items whose titles match the typed text (``/SeltzerScreen/FuzzyMatcher``), the best first.
    ///
    /// The items are searched off the main actor.
    public static func fuzzy(
        _ trigger: CompletionTrigger, _ items: [CompletionItem]
    ) -> CompletionProvider {
        CompletionProvider(trigger) { request in await matches(of: request.query, in: items) }
    }

    private nonisolated static func matches(
        of query: String, in items: [CompletionItem]
    ) async -> [CompletionItem] {
        CompletionItem.matches(of: query, in: items)
    }
}
