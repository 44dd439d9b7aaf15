// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: BlockSearch, PickerMatches.

import SeltzerScreen
import Testing

@testable import SeltzerNavigation

@Suite struct LineSearchTests {
    /// Each query follows the one before and may narrow it, while lines are added.
    @Test(arguments: [1, 2, 5])
    func searchFindsWhatLookingAtEachLineFinds(tasks: Int) async {
        var random = SystemRandomNumberGenerator()
        let texts = (0..<3_600).map { _ in String.random(of: "abcAB/-é", upTo: 10, &random) }
        let queries = ["a", "ab", "ab c", "ab", "é", "éa", "A", "Ab", "", "b b", "zz", "zza"]
        var collector = LineCollector(limit: .max, blockBytes: 500)
        var search = LineSearch(FuzzyPattern(""))
        for (number, query) in queries.enumerated() {
            let part = texts[number * 300..<(number + 1) * 300]
            collector.append(Array(part.joined(separator: "\n").utf8) + [0x0A])
            let lines = collector.current()
            search = LineSearch(FuzzyPattern(query), after: search)
            while !search.isComplete(for: lines) {
                #expect(await search.advance(over: lines, tasks: tasks))
            }
            let matches = search.matches
            let expected = naive(query, texts.prefix(lines.count))
            #expect(matches.count == expected.count, "\(query)")
            #expect(matches.searchedCount == lines.count)
            #expect(
                (0..<matches.rankedCount).map(matches.line)
                    == Array(expected.prefix(LineRanking.limit))
            )
        }
    }

    @Test func cancelledSearchChangesNothing() async {
        let lines = PickerLines(["one", "two"])
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            var search = LineSearch(FuzzyPattern("o"))
            let isDone = await search.advance(over: lines)
            return (isDone, search.matches.searchedCount)
        }
        #expect(await task.value == (false, 0))
    }

    @Test func linesWithoutBytesAndInvalidOnesAreSearched() async {
        var collector = LineCollector(limit: .max)
        collector.append([0x0A, 0xFF, 0x61, 0x0A, 0x0A])
        collector.end()
        var search = LineSearch(FuzzyPattern("a"))
        _ = await search.advance(over: collector.current())
        #expect(search.matches.count == 1)
        #expect(search.matches.line(at: 0) == 1)
        #expect(search.matches.rank(of: 1) == 0)
        #expect(search.matches.rank(of: 0) == nil)
    }

    /// Sorts all matches.
    private func naive(_ query: String, _ texts: ArraySlice<String>) -> [Int] {
        guard !query.isEmpty else { return Array(texts.indices) }
        var matcher = FuzzyMatcher(query)
        let found = texts.indices.compactMap { line in
            matcher.score(texts[line]).map { (-$0, texts[line].utf8.count, line) }
        }
        return found.sorted(by: <).map(\.2)
    }
}

extension String {
    static func random(
        of letters: String, upTo length: Int, _ random: inout some RandomNumberGenerator
    ) -> String {
        let all = Array(letters)
        return String(
            (0..<Int.random(in: 0...length, using: &random)).map { _ in
                all[Int.random(in: 0..<all.count, using: &random)]
            })
    }
}
