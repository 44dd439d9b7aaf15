// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Dispatch

/// A thread on which texts are searched, part by part.
///
/// Nothing can stop an expression that backtracks without end. The thread belongs to this searcher alone, so such an
/// expression holds up nobody else: give up waiting, and go on with another searcher.
public final class TextSearcher: Sendable {
    /// What a search found in some lines.
    public struct Part: Sendable, Hashable {
        /// The matches, in order.
        public let matches: [TextMatch]
        /// The lines that were searched.
        public let lines: Range<Int>

        /// Creates a part.
        public init(matches: [TextMatch], lines: Range<Int>) {
            self.matches = matches
            self.lines = lines
        }
    }

    /// A text after its matches were replaced.
    public struct Replacement: Sendable, Hashable {
        /// The bytes from the first match to the end of the last one.
        public let range: Range<Int>
        /// What takes their place.
        public let text: TextStorage
        /// The number of matches.
        public let count: Int
    }

    /// The bytes of a part: less for an expression, which is slower.
    private static func size(of query: TextQuery) -> Int {
        query.isRegularExpression ? 1 << 15 : 1 << 21
    }

    private let queue = DispatchQueue(label: "seltzer.search", qos: .userInitiated)

    /// Creates a searcher.
    public init() {}

    /// Searches lines from the first one on, until enough was read for one part.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - lines: The lines to search.
    ///   - query: What to look for.
    public func search(
        _ text: any SearchableText, lines: Range<Int>, for query: TextQuery
    ) async -> Result<Part, TextQueryError> {
        await withCheckedContinuation { continuation in
            queue.async {
                continuation.resume(
                    returning: Result { () throws(TextQueryError) in
                        Self.part(of: text, lines, try TextPattern(query), Self.size(of: query))
                    })
            }
        }
    }

    private static func part(
        of text: any SearchableText, _ lines: Range<Int>, _ pattern: TextPattern, _ size: Int
    ) -> Part {
        var matches: [TextMatch] = [], read = 0
        var end = lines.upperBound
        text.forEachLine(in: lines) { line, start, bytes in
            if read >= size, start == 0 {
                end = line
                return false
            }
            // Room for lines that are empty.
            read += bytes.count + 16
            let done = matches.last.map { $0.line == line ? $0.range.upperBound : 0 } ?? 0
            for range in pattern.matches(in: bytes) where start + range.lowerBound >= done {
                matches.append(
                    TextMatch(
                        line: line,
                        range: start + range.lowerBound..<start + range.upperBound))
            }
            return true
        }
        return Part(matches: matches, lines: lines.lowerBound..<max(lines.lowerBound, end))
    }

    /// Replaces all matches of a query.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - query: What to look for.
    ///   - template: The text to insert; see ``TextPattern/replacement(for:in:template:)``.
    /// - Returns: The new text from the first match to the last one; nil without a match.
    public func replacingAll(
        in text: TextStorage, _ query: TextQuery, with template: String
    ) async -> Result<Replacement?, TextQueryError> {
        await withCheckedContinuation { continuation in
            queue.async {
                continuation.resume(
                    returning: Result { () throws(TextQueryError) in
                        Self.replaced(in: text, try TextPattern(query), template)
                    })
            }
        }
    }

    private static func replaced(
        in text: TextStorage, _ pattern: TextPattern, _ template: String
    ) -> Replacement? {
        var new: [UInt8] = [], count = 0
        var first: Int?, end = 0
        var number = -1, lineStart = 0
        text.forEachLine(in: 0..<text.lineCount) { line, start, bytes in
            let matches = pattern.matches(in: bytes)
            guard !matches.isEmpty else { return true }
            if line != number {
                number = line
                lineStart = text.startOfLine(line)
            }
            for match in matches {
                let place = lineStart + start + match.lowerBound
                guard place >= end,
                    let insertion = pattern.replacement(for: match, in: bytes, template: template)
                else { continue }
                if first == nil { first = place } else { new += text.bytes(in: end..<place) }
                new += insertion.utf8
                end = place + match.count
                count += 1
            }
            return true
        }
        guard let first else { return nil }
        return Replacement(range: first..<end, text: TextStorage(bytes: new), count: count)
    }
}
