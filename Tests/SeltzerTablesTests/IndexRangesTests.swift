// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeededRandom
import Testing

@testable import SeltzerTables

@Suite struct IndexRangesTests {
    @Test func stretchesThatTouchBecomeOne() {
        var set = IndexRanges(3..<5)
        set.insert(7..<9)
        set.insert(5..<7)
        #expect(set.ranges == [3..<9])
        #expect(set.count == 6)
        #expect(set.first == 3)
        #expect(set.last == 8)
        set.remove(4..<5)
        #expect(set.ranges == [3..<4, 5..<9])
        #expect(IndexRanges([9, 1, 2, 2, 8]).ranges == [1..<3, 8..<10])
    }

    @Test func aMillionIndicesAreOneStretch() {
        var set = IndexRanges(0..<1_000_000)
        set.remove(10..<20)
        #expect(set.ranges.count == 2)
        #expect(set.count == 999_990)
        set.insert(0..<Int.max)
        #expect(set.ranges == [0..<Int.max])
        set.openGap(at: 5, count: .max)
        set.closeGap(0..<Int.max)
        #expect(set.isEmpty && set.count == 0)
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8])
    func whateverIsDoneItHasWhatAPlainSetHas(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var set = IndexRanges()
        var plain: Set<Int> = []
        for _ in 0..<300 {
            let start = Int.random(in: 0..<60, using: &random)
            let range = start..<start + Int.random(in: 0..<9, using: &random)
            switch Int.random(in: 0..<5, using: &random) {
            case 0, 1:
                set.insert(range)
                plain.formUnion(range)
            case 2:
                set.remove(range)
                plain.subtract(range)
            case 3:
                set.openGap(at: start, count: range.count)
                plain = Set(plain.map { $0 >= start ? $0 + range.count : $0 })
            default:
                set.closeGap(range)
                plain.subtract(range)
                plain = Set(plain.map { $0 >= range.upperBound ? $0 - range.count : $0 })
            }
            let other = IndexRanges(range)
            #expect(set.ranges.flatMap { Array($0) } == plain.sorted())
            #expect(set == IndexRanges(plain))
            #expect(set.count == plain.count)
            #expect(set.subtracting(other).count == plain.subtracting(range).count)
            #expect(set.contains(start) == plain.contains(start))
            #expect(
                Set(set.subtracting(other).ranges.flatMap { Array($0) })
                    == plain.subtracting(range))
            #expect(
                zip(set.ranges, set.ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound }
            )
        }
    }
}
