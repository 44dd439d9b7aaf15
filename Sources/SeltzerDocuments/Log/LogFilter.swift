// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerText

/// The condition for the lines that a ``LogView`` shows.
public struct LogFilter: Hashable, Sendable {
    /// The text that a line contains; an empty query shows all lines.
    public var query: TextQuery
    /// The lowest level that is shown; nil for all levels.
    ///
    /// A line without a level counts as ``LogLevel/info``.
    public var minimumLevel: LogLevel?

    /// Creates a filter that shows all lines unless a condition is given.
    public init(_ query: TextQuery = TextQuery(), minimumLevel: LogLevel? = nil) {
        self.query = query
        self.minimumLevel = minimumLevel
    }

    /// Whether all lines are shown.
    var showsAll: Bool { query.string.isEmpty && minimumLevel == nil }

    /// Returns whether a level is shown.
    func shows(_ mark: LogMark) -> Bool {
        minimumLevel.map { (mark.level ?? .info) >= $0 } ?? true
    }
}

/// The lines of a log that a filter shows.
struct FilteredLog: Sendable {
    /// A part of the lines that a filter shows.
    struct Part: Sendable {
        var bytes: [UInt8] = []
        var numbers: [Int] = []
        /// The number of the first line after the examined lines.
        var next: Int
    }

    /// The number of lines to examine for one part.
    private static var partSize: Int { 50_000 }

    private(set) var storage = TextStorage()
    /// The numbers of the lines in the log.
    private(set) var numbers: [Int] = []
    /// The number of the first line that was not examined yet.
    private(set) var next = 0

    /// Returns the next part of the lines that a filter shows, beginning at a line.
    static func part(
        of log: LogDocument, from number: Int, _ filter: LogFilter, _ searcher: TextSearcher
    ) async throws -> Part {
        let first = max(number, log.numbers.lowerBound)
        var end = min(first + partSize, log.numbers.upperBound)
        var shown = Array(first..<end)
        if !filter.query.string.isEmpty {
            let lines = log.textLine(ofNumber: first)..<log.textLine(ofNumber: end)
            let found = try await searcher.search(log.storage, lines: lines, for: filter.query)
                .get()
            end = first + found.lines.count
            shown = []
            for match in found.matches {
                let line = match.line - lines.lowerBound + first
                if line != shown.last { shown.append(line) }
            }
        }
        var part = Part(next: end)
        for line in shown where filter.shows(log.mark(ofNumber: line)) {
            if !part.numbers.isEmpty { part.bytes.append(0x0A) }
            part.bytes += log.storage.bytes(
                in: log.storage.rangeOfLine(log.textLine(ofNumber: line)))
            part.numbers.append(line)
        }
        return part
    }

    /// Adds a part.
    mutating func append(_ part: Part) {
        next = part.next
        guard !part.numbers.isEmpty else { return }
        if !numbers.isEmpty { storage.replaceSubrange(storage.count..<storage.count, with: "\n") }
        storage.replaceSubrange(
            storage.count..<storage.count, with: TextStorage(bytes: part.bytes))
        numbers += part.numbers
    }

    /// Removes the lines before a number.
    ///
    /// - Returns: The number of removed lines.
    mutating func removeAll(before number: Int) -> Int {
        let count = index(ofNumber: number)
        guard count > 0 else { return 0 }
        storage =
            count == numbers.count
            ? TextStorage() : storage[storage.startOfLine(count)..<storage.count]
        numbers.removeFirst(count)
        return count
    }

    /// Returns the index of the first line whose number is not less than the given number.
    func index(ofNumber number: Int) -> Int {
        var low = 0, high = numbers.count
        while low < high {
            let middle = (low + high) / 2
            if numbers[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
