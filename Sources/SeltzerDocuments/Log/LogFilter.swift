// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerText

/// The condition that lines of a ``LogView`` fulfil to be shown.
public struct LogFilter: Hashable, Sendable {
    /// What a line contains; an empty query shows all.
    public var query: TextQuery
    /// The lowest level that is shown; nil for all.
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
    /// A part of them.
    struct Part: Sendable {
        var bytes: [UInt8] = []
        var numbers: [Int] = []
        /// The number of the line after the last one that was looked at.
        var next: Int
    }

    /// The lines that are looked at for one part.
    private static var partSize: Int { 50_000 }

    private(set) var storage = TextStorage()
    /// The numbers of the lines in the log.
    private(set) var numbers: [Int] = []
    /// The number of the line from which on none was looked at.
    private(set) var next = 0

    /// Returns the lines that a filter shows, from a line on.
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
    /// - Returns: How many there were.
    mutating func removeAll(before number: Int) -> Int {
        let count = index(ofNumber: number)
        guard count > 0 else { return 0 }
        storage =
            count == numbers.count
            ? TextStorage() : storage[storage.startOfLine(count)..<storage.count]
        numbers.removeFirst(count)
        return count
    }

    /// Returns the index of the first line with at least a number.
    func index(ofNumber number: Int) -> Int {
        var low = 0, high = numbers.count
        while low < high {
            let middle = (low + high) / 2
            if numbers[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
