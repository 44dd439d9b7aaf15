// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The search for a pattern, as far as it has come in lines that become more.
///
/// It goes from block to block and remembers which lines of each it found, so that lines which are added later, and
/// patterns which narrow this one, cost what they add.
struct LineSearch: Sendable {
    /// The bytes that are searched in one go, before what was found is shown.
    static let roundBytes = 64 << 20

    let pattern: FuzzyPattern
    /// What is known so far.
    private(set) var matches: LineMatches

    /// What was found in the blocks searched.
    private var found: [BlockMatches] = []
    private var foundCount = 0
    private var ranking = Ranking()
    /// The only lines where the pattern can be, in as many blocks as an earlier search had come to.
    private var candidates: [BlockMatches] = []

    /// - Parameter earlier: The search so far, whose result this one may narrow.
    init(_ pattern: FuzzyPattern, after earlier: LineSearch? = nil) {
        self.pattern = pattern
        matches = LineMatches(pattern: pattern)
        guard let earlier, !earlier.pattern.isEmpty, earlier.pattern.isNarrowed(by: pattern) else {
            return
        }
        // Where the earlier one had not come to, what it narrowed itself still holds.
        candidates = earlier.found + earlier.candidates.dropFirst(earlier.found.count)
    }

    /// Returns whether all of these lines have been searched.
    func isComplete(for lines: Lines) -> Bool { matches.searchedCount == lines.count }

    /// Searches lines that were not searched, as many as one go has, by several tasks.
    ///
    /// - Returns: False where the task was cancelled: then nothing has changed.
    mutating func advance(over lines: Lines, tasks: Int = processorCount()) async -> Bool {
        guard !pattern.isEmpty else {
            matches = LineMatches(pattern: pattern, lines: lines.count)
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

    /// What one task found.
    private struct Part: Sendable {
        var ranking = Ranking()
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

    /// Adds what is in the lines after the blocks, which is not kept: these lines will come again.
    private mutating func conclude(_ lines: Lines, isAtEnd: Bool) {
        var last = BlockSearch(pattern)
        let tail = isAtEnd ? lines.tail : nil
        let tailCount = tail.map { last.search($0, in: nil).count } ?? 0
        var all = ranking
        all.formUnion(last.ranking)
        let searched = isAtEnd ? lines.count : lines.blocks[found.count].firstLine
        matches = LineMatches(
            pattern: pattern, count: foundCount + tailCount, best: all.lines,
            searchedCount: searched)
    }

    /// Returns the number of processors, 8 at most: more only wait for memory.
    static func processorCount() -> Int {
        max(1, min(8, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    }
}
