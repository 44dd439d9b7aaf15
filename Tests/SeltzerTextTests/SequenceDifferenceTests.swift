// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ByteSymbols, DifferenceSearch, PathSearch, UniqueElements.

import SeededRandom
import Testing

@testable import SeltzerText

@Suite struct SequenceDifferenceTests {
    /// The length of the longest common subsequence, by the textbook's table.
    private static func commonCount(_ old: [Int32], _ new: [Int32]) -> Int {
        var table = [[Int]](
            repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
        for i in old.indices {
            for j in new.indices {
                table[i + 1][j + 1] =
                    old[i] == new[j] ? table[i][j] + 1 : max(table[i][j + 1], table[i + 1][j])
            }
        }
        return table[old.count][new.count]
    }

    /// Applies changes to the old sequence.
    private static func applied(
        _ difference: SequenceDifference, _ old: [Int32], _ new: [Int32]
    ) -> [Int32] {
        var result: [Int32] = []
        var place = 0
        for change in difference.changes {
            result += old[place..<change.old.lowerBound]
            #expect(result.count == change.new.lowerBound)
            result += new[change.new]
            place = change.old.upperBound
        }
        return result + old[place...]
    }

    private static func sequence(
        upTo count: Int, _ symbols: Int32, _ random: inout SeededGenerator
    ) -> [Int32] {
        (0..<Int.random(in: 0...count, using: &random)).map { _ in
            Int32.random(in: 0..<symbols, using: &random)
        }
    }

    @Test(arguments: 0..<8) func shortSequencesHaveTheShortestDifference(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<300 {
            let symbols = Int32.random(in: 1...6, using: &random)
            let old = Self.sequence(upTo: 14, symbols, &random)
            let new = Self.sequence(upTo: 14, symbols, &random)
            var difference = SequenceDifference(from: old, to: new, symbolCount: Int(symbols))
            let changed = difference.changes.reduce(0) { $0 + $1.old.count + $1.new.count }
            #expect(changed == old.count + new.count - 2 * Self.commonCount(old, new))
            #expect(Self.applied(difference, old, new) == new, "\(old) to \(new)")
            difference.slide(old, new) { _, index in index % 3 }
            #expect(Self.applied(difference, old, new) == new, "\(old) to \(new), moved")
        }
    }

    @Test func longSequencesThatDifferEverywhereAreComparedToo() {
        var random = SeededGenerator(seed: 1)
        let symbols = (Int32(0)..<3_000).map { $0 }
        let few = (0..<3_000).map { _ in Int32.random(in: 0..<20, using: &random) }
        let pairs = [
            (symbols, symbols.shuffled(using: &random)), (symbols, symbols.reversed()),
            (few, few.shuffled(using: &random)), (symbols, few), (few, []),
        ]
        for (old, new) in pairs {
            let difference = SequenceDifference(from: old, to: new, symbolCount: 3_000)
            #expect(Self.applied(difference, old, new) == new)
        }
    }

    @Test func aBlockMovesToItsCheapestEdges() {
        // The second pair 1 2 was added; it can begin at each of the first three elements.
        let (old, new): ([Int32], [Int32]) = ([1, 2, 3], [1, 2, 1, 2, 3])
        for start in 0...2 {
            var difference = SequenceDifference(from: old, to: new, symbolCount: 4)
            difference.slide(old, new) { _, index in index == start ? 0 : 1 }
            #expect(difference.changes == [.init(old: start..<start, new: start..<start + 2)])
        }
    }
}
