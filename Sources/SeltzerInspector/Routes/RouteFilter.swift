// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerScreen

/// Words that choose routes: each must be a part of the event's name, of a responder's name, or of a verdict's word.
///
/// `added stopped` chooses the events with `added` in their name that a handler stopped. Case does not count.
public struct RouteFilter: Hashable, Sendable {
    /// The words, in lower case.
    public let words: [String]

    /// Creates a filter from a text with words; an empty one chooses every route.
    public init(_ text: String = "") {
        words = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// Returns whether a record is chosen.
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
