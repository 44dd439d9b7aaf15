// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Dispatch

/// A thread on which texts are searched, part by part.
///
/// If its task is cancelled, a search ends within a few milliseconds, even inside a long line. The
/// thread belongs to this searcher alone, so that a long search does not delay other work.
public final class TextSearcher: Sendable {
    /// The result of a search in some lines.
    public struct Part: Sendable, Hashable {
        /// The matches, in order.
        public let matches: [TextMatch]
        /// The lines that were searched.
        public let lines: Range<Int>

        /// Creates the result of a search from matches and the lines that were searched.
        public init(matches: [TextMatch], lines: Range<Int>) {
            self.matches = matches
            self.lines = lines
        }
    }

    /// A text after its matches were replaced.
    public struct Replacement: Sendable, Hashable {
        /// The bytes from the first match to the end of the last one.
        public let range: Range<Int>
        /// The text that replaces these bytes.
        public let text: TextStorage
        /// The number of matches.
        public let count: Int
    }

    /// Returns the number of bytes in a part: fewer for an expression, which is slower.
    private static func size(of query: TextQuery) -> Int {
        query.isRegularExpression ? 1 << 15 : 1 << 21
    }

    private let queue = DispatchQueue(label: "seltzer.search", qos: .userInitiated)

    /// Creates a searcher with its own thread.
    public init() {}

    /// Searches lines from the first one on, and returns when enough bytes for one part were read.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - lines: The lines to search.
    ///   - query: The query.
    public func search(
        _ text: any SearchableText, lines: Range<Int>, for query: TextQuery
    ) async -> Result<Part, TextQueryError> {
        await run { isCancelled throws(TextQueryError) in
            let scanner = TextScanner(try TextPattern(query), SearchLimit(isCancelled))
            return try Self.part(of: text, lines, scanner, Self.size(of: query), isCancelled)
        }
    }

    /// Runs a closure on the thread.
    ///
    /// - Parameter body: Gets a closure that returns whether the calling task was cancelled.
    private func run<Value: Sendable>(
        _ body: @escaping @Sendable (@escaping @Sendable () -> Bool) throws(TextQueryError) -> Value
    ) async -> Result<Value, TextQueryError> {
        // A cancellation finishes this stream, which keeps no elements; the thread checks whether
        // it is finished.
        let (stream, flag) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingOldest(0))
        defer { withExtendedLifetime(stream) {} }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                queue.async {
                    continuation.resume(
                        returning: Result { () throws(TextQueryError) in
                            try body { flag.isFinished }
                        })
                }
            }
        } onCancel: {
            flag.finish()
        }
    }

    private static func part(
        of text: any SearchableText, _ lines: Range<Int>, _ scanner: consuming TextScanner,
        _ size: Int, _ isCancelled: () -> Bool
    ) throws(TextQueryError) -> Part {
        var matches: [TextMatch] = [], read = 0
        var end = lines.upperBound
        var error: TextQueryError?
        var scanner = scanner
        text.forEachWholeLine(in: lines) { line, text in
            if read >= size {
                end = line
                return false
            }
            // Empty lines also count.
            read += text.count + 16
            do throws(TextQueryError) {
                scanner.begin(text)
                while matches.count < FoundText.maximumCount, let range = try scanner.next() {
                    matches.append(TextMatch(line: line, range: range))
                }
                return true
            } catch let found {
                error = found
                return false
            }
        }
        if let error { throw error }
        if isCancelled() { throw .isCancelled }
        return Part(matches: matches, lines: lines.lowerBound..<max(lines.lowerBound, end))
    }

    /// Replaces all matches of a query.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - query: The query.
    ///   - template: The text to insert; see ``TextPattern/replacement(for:in:template:)``.
    /// - Returns: The new text from the first match to the last one; nil if there is no match.
    public func replacingAll(
        in text: TextStorage, _ query: TextQuery, with template: String
    ) async -> Result<Replacement?, TextQueryError> {
        await run { isCancelled throws(TextQueryError) in
            let pattern = try TextPattern(query)
            return try Self.replaced(in: text, pattern, template, isCancelled)
        }
    }

    private static func replaced(
        in text: TextStorage, _ pattern: TextPattern, _ template: String,
        _ isCancelled: @escaping () -> Bool
    ) throws(TextQueryError) -> Replacement? {
        var scanner = TextScanner(pattern, SearchLimit(isCancelled))
        var groups = TextScanner(pattern, SearchLimit(isCancelled), keepsGroups: true)
        var new = ReplacedText(text), error: TextQueryError?
        text.forEachWholeLine(in: 0..<text.lineCount) { line, bytes in
            do throws(TextQueryError) {
                scanner.begin(bytes)
                var lineStart: Int?
                while let match = try scanner.next() {
                    if lineStart == nil { groups.begin(bytes) }
                    let start = lineStart ?? text.startOfLine(line)
                    lineStart = start
                    if let insertion = try groups.replacement(for: match, template: template) {
                        new.replace(
                            start + match.lowerBound..<start + match.upperBound, with: insertion)
                    }
                }
                return true
            } catch let found {
                error = found
                return false
            }
        }
        if let error { throw error }
        if isCancelled() { throw .isCancelled }
        return new.replacement
    }
}

extension AsyncStream<Void>.Continuation {
    /// Whether the stream was finished.
    fileprivate var isFinished: Bool {
        if case .terminated = yield() { true } else { false }
    }
}

/// A text while its matches are replaced.
private struct ReplacedText {
    private let text: TextStorage
    private var new: [UInt8] = []
    private var first: Int?
    private var end = 0
    private var count = 0

    init(_ text: TextStorage) {
        self.text = text
    }

    mutating func replace(_ range: Range<Int>, with insertion: String) {
        if first == nil {
            first = range.lowerBound
        } else {
            text.forEachPart(in: end..<range.lowerBound) {
                new.append(contentsOf: $0)
                return true
            }
        }
        new += insertion.utf8
        end = range.upperBound
        count += 1
    }

    var replacement: TextSearcher.Replacement? {
        first.map {
            TextSearcher.Replacement(
                range: $0..<end, text: TextStorage(bytes: new), count: count)
        }
    }
}
