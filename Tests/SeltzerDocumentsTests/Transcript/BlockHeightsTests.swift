// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeededRandom
import Testing

@testable import SeltzerDocuments

@Suite struct BlockHeightsTests {
    @Test func nothingHasNoHeight() {
        let heights = BlockHeights()
        #expect(heights.total == 0 && heights.count == 0)
        #expect(heights.top(of: 0) == 0 && heights.index(at: 5) == 0)
    }

    /// Random changes against an array that is summed.
    @Test(arguments: 1...30 as ClosedRange<UInt64>)
    func sumsAreThoseOfAnArray(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var heights = BlockHeights()
        var model: [Int] = []
        for _ in 0..<200 {
            let height = Int.random(in: 0...9, using: &random)
            switch Int.random(in: 0..<6, using: &random) {
            case 0 where !model.isEmpty:
                let index = Int.random(in: 0..<model.count, using: &random)
                model[index] = height
                heights.set(height, at: index)
            case 1 where random.chance(10):
                let count = Int.random(in: 0...model.count, using: &random)
                model.removeFirst(count)
                heights.removeFirst(count)
            default:
                model.append(height)
                heights.append(height)
            }
            #expect(heights.total == model.reduce(0, +) && heights.count == model.count)
            let row = Int.random(in: 0...max(1, heights.total + 3), using: &random)
            var (sum, found) = (0, max(0, model.count - 1))
            for (index, height) in model.enumerated() {
                #expect(heights.top(of: index) == sum)
                if row < sum + height {
                    found = index
                    break
                }
                sum += height
            }
            #expect(heights.index(at: row) == found)
        }
    }
}
