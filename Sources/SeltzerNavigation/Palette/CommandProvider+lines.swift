// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerDocuments
import SeltzerScreen
import SeltzerText
import SeltzerViews

extension CommandProvider {
    /// Returns a provider of the lines of a text view: a number goes to its line, and letters find lines that contain
    /// them.
    ///
    /// The lines are searched on another thread. Choosing a line places the cursor there and focuses the view.
    ///
    /// - Parameters:
    ///   - textView: The text view, which the provider does not retain.
    ///   - title: The heading of the lines.
    ///   - prefix: A prefix that limits a search to lines; empty to find them beside the actions.
    @MainActor
    public static func lines(
        of textView: TextView, title: String = "Lines", prefix: String = ":"
    ) -> CommandProvider {
        CommandProvider(title, prefix: prefix) { [weak textView] query in
            guard let textView else { return [] }
            return await LineMatch.best(in: textView.storage, matching: query).map { match in
                CommandItem(
                    match.text, identifier: "line \(match.line + 1)",
                    detail: "line \(match.line + 1)"
                ) { [weak textView] in textView?.go(toLine: match.line) }
            }
        }
    }
}

extension TextView {
    /// Places the cursor at the beginning of a line, and focuses the view.
    fileprivate func go(toLine line: Int) {
        let start = TextPosition(storage.startOfLine(min(line, storage.lineCount - 1)))
        selectedRanges = [start..<start]
        becomeFirstResponder()
    }
}

/// A line that matches the typed text.
struct LineMatch: Hashable, Sendable {
    /// The number of the line, from 0.
    let line: Int
    /// The beginning of the line, without leading spaces.
    let text: String

    /// The number of bytes of a line that are searched.
    static var maximumLength: Int { 500 }
    /// The maximum number of found lines.
    static var maximumCount: Int { 50 }

    /// Returns the lines that match, the best match first; equal matches keep the order of the lines.
    ///
    /// - Returns: An empty array if the task is cancelled meanwhile.
    nonisolated static func best(
        in text: TextStorage, matching query: String
    ) async -> [LineMatch] {
        if let number = Int(query) {
            guard number > 0, number <= text.lineCount else { return [] }
            return [LineMatch(line: number - 1, text: trimmed(text.string(ofLine: number - 1)))]
        }
        var matcher = FuzzyMatcher(query)
        var found: [(match: LineMatch, score: Int)] = []
        var isCancelled = false
        text.forEachLine(in: 0..<text.lineCount) { line, start, bytes in
            if line.isMultiple(of: 256), Task.isCancelled { isCancelled = true }
            guard !isCancelled, start == 0 else { return !isCancelled }
            let beginning = String(decoding: bytes.prefix(maximumLength), as: UTF8.self)
            let shown = trimmed(beginning)
            guard !shown.isEmpty, let score = matcher.score(shown) else { return true }
            found.append((LineMatch(line: line, text: shown), score))
            if found.count > 100 * maximumCount { found.keepBest(maximumCount) }
            // An empty query takes the first lines.
            return !query.isEmpty || found.count < maximumCount
        }
        guard !isCancelled else { return [] }
        found.keepBest(maximumCount)
        return found.map(\.match)
    }

    private static func trimmed(_ line: String) -> String {
        String(line.drop(while: \.isWhitespace))
    }
}

extension Array where Element == (match: LineMatch, score: Int) {
    fileprivate mutating func keepBest(_ count: Int) {
        sort { ($1.score, $0.match.line) < ($0.score, $1.match.line) }
        removeLast(Swift.max(0, self.count - count))
    }
}
