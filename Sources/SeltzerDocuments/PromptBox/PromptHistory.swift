// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The texts that a ``PromptBox`` has sent, oldest first.
///
/// To keep the history from one run to the next, a program encodes it:
///
/// ```swift
/// prompt.history = try JSONDecoder().decode(PromptHistory.self, from: data)
/// ```
public struct PromptHistory: Hashable, Sendable, Codable {
    /// The texts, the latest last.
    public private(set) var entries: [PromptText] = []
    /// The number of texts that are kept at most; the oldest ones are removed first.
    public private(set) var maximumCount: Int

    /// Creates a history.
    ///
    /// - Parameters:
    ///   - texts: The texts, the latest last.
    ///   - maximumCount: The number of texts that are kept at most.
    public init(_ texts: [String] = [], maximumCount: Int = 1_000) {
        self.maximumCount = max(0, maximumCount)
        for text in texts { append(PromptText(text)) }
    }

    /// Adds a text as the latest one, and removes an earlier text that equals it; a blank text is not added.
    public mutating func append(_ entry: PromptText) {
        guard !entry.isBlank else { return }
        entries.removeAll { $0 == entry }
        entries.append(entry)
        entries.removeFirst(max(0, entries.count - maximumCount))
    }

    /// Removes all texts.
    public mutating func removeAll() { entries = [] }

    /// Returns the latest text without tokens that begins with another text and is longer; nil for none.
    public func latest(beginningWith beginning: String) -> PromptText? {
        guard !beginning.isEmpty else { return nil }
        return entries.last {
            $0.tokens.isEmpty && $0.text.hasPrefix(beginning) && $0.text.count > beginning.count
        }
    }
}
