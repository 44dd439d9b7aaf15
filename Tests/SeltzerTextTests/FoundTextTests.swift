// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerText
import Testing

@Suite struct FoundTextTests {
    /// A match of the first two bytes of a line.
    private func match(_ line: Int) -> TextMatch { TextMatch(line: line, range: 0..<2) }

    private func part(_ lines: Range<Int>, _ found: [Int]) -> TextSearcher.Part {
        TextSearcher.Part(matches: found.map(match), lines: lines)
    }

    @Test func aSearchBeginsAtItsLineAndEndsBeforeIt() {
        var found = FoundText(lineCount: 10, from: 4)
        #expect(found.unsearched == [4..<10, 0..<4])
        found.add(part(4..<7, [5]))
        #expect(found.unsearched == [7..<10, 0..<4])
        found.add(part(7..<10, []))
        found.add(part(0..<4, [1]))
        #expect(found.isComplete)
        #expect(found.matches == [match(1), match(5)])
    }

    @Test func theNextMatchIsKnownWhenAllBetweenIsSearched() {
        var found = FoundText(lineCount: 10, from: 4)
        let place = TextMatch(line: 4, range: 0..<0)
        #expect(found.next(from: place, .forward, isIncluded: true) == .unknown)
        found.add(part(4..<7, [4, 5]))
        #expect(found.next(from: place, .forward, isIncluded: true) == .match(0, hasWrapped: false))
        #expect(found.next(from: match(4), .forward) == .match(1, hasWrapped: false))
        #expect(found.next(from: match(5), .forward) == .unknown)
        #expect(found.next(from: match(5), .backward) == .match(0, hasWrapped: false))
        #expect(found.next(from: match(4), .backward) == .unknown)
        found.add(part(7..<10, []))
        found.add(part(0..<4, []))
        #expect(found.next(from: match(5), .forward) == .match(0, hasWrapped: true))
        #expect(found.next(from: match(4), .backward) == .match(1, hasWrapped: true))
        #expect(FoundText(lineCount: 0).next(from: place, .forward) == .none)
    }

    @Test func aChangeOfTheTextShiftsWhatIsBelowAndSearchesOnlyTheNewLines() {
        var found = FoundText(lineCount: 6)
        found.add(part(0..<6, [0, 2, 4]))
        found.replaceLines(2..<3, withCount: 3)
        #expect(found.matches == [match(0), match(6)])
        #expect(found.unsearched == [2..<5])
        found.add(part(2..<5, [3]))
        found.replaceLines(0..<1, withCount: 0)
        #expect(found.matches == [match(2), match(5)])
        #expect(found.isComplete)
    }

    @Test func theMatchesBesideSomeBytesOfALineAreLeftOut() {
        var found = FoundText(lineCount: 3)
        let matches = (0..<3).flatMap { line in
            (0..<20).map { TextMatch(line: line, range: 3 * $0..<3 * $0 + 2) }
        }
        found.add(TextSearcher.Part(matches: matches, lines: 0..<3))
        for first in 0..<62 {
            for end in first..<62 {
                let expected = matches.filter {
                    $0.line == 1 && $0.range.lowerBound < end && $0.range.upperBound > first
                }
                #expect(Array(found.matches(inLine: 1, bytes: first..<end)) == expected)
            }
        }
    }

    @Test func linesThatWereNotSearchedMoveToo() {
        var found = FoundText(lineCount: 10)
        found.add(part(0..<4, []))
        found.replaceLines(0..<2, withCount: 0)
        #expect(found.unsearched == [2..<8])
        found.replaceLines(8..<8, withCount: 2)
        #expect(found.unsearched == [8..<10, 2..<8])
        found.replaceLines(1..<10, withCount: 1)
        #expect(found.unsearched == [1..<2])
    }

    @Test func matchesAreFoundByLineAndByPlace() {
        var found = FoundText(lineCount: 9)
        let second = TextMatch(line: 3, range: 5..<6)
        found.add(.init(matches: [match(3), second, match(8)], lines: 0..<9))
        #expect(Array(found.matches(inLine: 3)) == [match(3), second])
        #expect(found.matches(inLine: 4).isEmpty)
        #expect(found.index(of: second) == 1)
        #expect(found.index(of: match(4)) == nil)
    }

    @Test func aBarGetsOneMarkForEachOfItsCells() {
        var found = FoundText(lineCount: 1_000)
        found.add(part(0..<1_000, Array(0..<500) + [999]))
        let marks = found.markedLines(of: 1_000, count: 10)
        #expect(marks == [0, 100, 200, 300, 400, 999])
        #expect(found.markedLines(of: 1_000, count: 0).isEmpty)
    }
}
