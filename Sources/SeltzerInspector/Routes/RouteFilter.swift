// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerScreen

/// Words that select routes: each must be part of the event's name, of a responder's name, or of a
/// verdict's word.
///
/// `added stopped` selects the events with `added` in their name that a handler stopped. Case is
/// ignored.
public struct RouteFilter: Hashable, Sendable {
    /// The words, in lower case.
    public let words: [String]

    /// Creates a filter from the words in a text; an empty text selects every route.
    public init(_ text: String = "") {
        words = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// Returns whether the filter selects a record.
    public func matches(_ record: RouteRecord) -> Bool {
        guard !words.isEmpty else { return true }
        let trace = record.trace
        let names =
            [trace.eventName, trace.origin, trace.kind.rawValue] + trace.steps.map(\.responder)
        let verdicts = trace.steps.map { RouteVerdict($0, of: trace.kind) } + [record.verdict]
        let texts = Set(
            names.map { $0.lowercased() } + verdicts.map(\.word) + [trace.outcome.rawValue])
        return words.allSatisfy { word in texts.contains { $0.contains(word) } }
    }
}
