// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The state of a search for a pattern in lines whose number grows.
///
/// The search remembers the matching lines of each block. Later lines and longer patterns therefore
/// cost only the difference.
struct LineSearch: Sendable {
    /// The number of bytes that are searched in one run, before the matches are shown.
    static let roundBytes = 64 << 20

    let pattern: FuzzyPattern
    /// The matches so far.
    private(set) var matches: PickerMatches

    /// The matches in the searched blocks.
    private var found: [BlockMatches] = []
    private var foundCount = 0
    private var ranking = LineRanking()
    /// The lines that can match, in the blocks that an earlier search finished.
    private var candidates: [BlockMatches] = []

    /// - Parameter earlier: The previous search, whose result this search may narrow.
    init(_ pattern: FuzzyPattern, after earlier: LineSearch? = nil) {
        self.pattern = pattern
        matches = PickerMatches(pattern: pattern, lines: PickerLines())
        guard let earlier, !earlier.pattern.isEmpty, earlier.pattern.isNarrowed(by: pattern) else {
            return
        }
        // In blocks that the earlier search did not reach, its own candidates still apply.
        candidates = earlier.found + earlier.candidates.dropFirst(earlier.found.count)
    }

    /// Returns whether all of the given lines have been searched.
    func isComplete(for lines: PickerLines) -> Bool { matches.searchedCount == lines.count }

    /// Searches the lines of the next run in several tasks.
    ///
    /// - Returns: False if the task was cancelled; then nothing has changed.
    mutating func advance(over lines: PickerLines, tasks: Int = processorCount()) async -> Bool {
        guard !pattern.isEmpty else {
            matches = PickerMatches(pattern: pattern, lines: lines)
            return !Task.isCancelled
        }
        let end = endOfRound(in: lines.blocks)
        guard let parts = await search(lines.blocks, upTo: end, tasks: max(1, tasks)) else {
            return false
        }
        for part in parts { ranking.formUnion(part.ranking) }
        found += parts.flatMap(\.found).sorted { $0.block < $1.block }.map(\.matches)
        foundCount = found.reduce(0) { $0 + $1.count }
        conclude(lines, isAtEnd: end == lines.blocks.count)
        return true
    }

    private func endOfRound(in blocks: [LineBlock]) -> Int {
        var end = found.count
        var bytes = 0
        while end < blocks.count, bytes < Self.roundBytes {
            bytes += blocks[end].bytes.count
            end += 1
        }
        return end
    }

    /// The result of one task.
    private struct Part: Sendable {
        var ranking = LineRanking()
        var found: [(block: Int, matches: BlockMatches)] = []
    }

    private func search(_ blocks: [LineBlock], upTo end: Int, tasks: Int) async -> [Part]? {
        await withTaskGroup(of: Part?.self, returning: [Part]?.self) { group in
            for first in (found.count..<end).prefix(tasks) {
                let numbers = stride(from: first, to: end, by: tasks)
                group.addTask { part(numbers, of: blocks) }
            }
            var parts: [Part] = []
            for await case let part? in group { parts.append(part) }
            return Task.isCancelled ? nil : parts
        }
    }

    private func part(_ numbers: StrideTo<Int>, of blocks: [LineBlock]) -> Part? {
        var search = BlockSearch(pattern)
        var part = Part()
        for number in numbers {
            guard !Task.isCancelled else { return nil }
            let candidates = number < candidates.count ? candidates[number] : nil
            part.found.append((number, search.search(blocks[number], in: candidates)))
        }
        part.ranking = search.ranking
        return part
    }

    /// Adds matches in the lines after the blocks.
    ///
    /// These matches are not kept, because the lines become a block later.
    private mutating func conclude(_ lines: PickerLines, isAtEnd: Bool) {
        var last = BlockSearch(pattern)
        let tail = isAtEnd ? lines.tail : nil
        let tailCount = tail.map { last.search($0, in: nil).count } ?? 0
        var all = ranking
        all.formUnion(last.ranking)
        let searched = isAtEnd ? lines.count : lines.blocks[found.count].firstLine
        matches = PickerMatches(
            pattern: pattern, lines: lines, count: foundCount + tailCount, best: all.lines,
            searchedCount: searched)
    }

    /// Returns the number of processors, at most 8, because more tasks would only wait for memory.
    static func processorCount() -> Int {
        max(1, min(8, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    }
}
