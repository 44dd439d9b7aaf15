// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

/// The values at which arithmetic on `Int` goes wrong.
let extremeValues = [Int.min, .min + 1, -5, -1, 0, 1, 5, .max - 1, .max]

@Suite struct SaturatingTests {
    @Test(arguments: [
        (1, 2, 3), (Int.max, 1, Int.max), (Int.min, -1, Int.min), (Int.max, Int.min, -1),
        (Int.max, Int.max, Int.max), (Int.min, Int.min, Int.min),
    ])
    func aSumStaysAtTheNearestValue(first: Int, second: Int, sum: Int) {
        #expect(first.saturatingAdding(second) == sum)
        #expect(second.saturatingAdding(first) == sum)
    }

    @Test(arguments: [
        (3, 2, 1), (Int.min, 1, Int.min), (Int.max, -1, Int.max), (0, Int.min, Int.max),
        (-1, Int.min, Int.max), (-2, Int.max, Int.min), (Int.min, Int.min, 0),
    ])
    func aDifferenceStaysAtTheNearestValue(first: Int, second: Int, difference: Int) {
        #expect(first.saturatingSubtracting(second) == difference)
    }

    @Test(arguments: [
        (3, 2, 6), (Int.max, 2, Int.max), (Int.max, -2, Int.min), (Int.min, 2, Int.min),
        (Int.min, -1, Int.max), (Int.min, 0, 0),
    ])
    func aProductStaysAtTheNearestValue(first: Int, second: Int, product: Int) {
        #expect(first.saturatingMultiplied(by: second) == product)
        #expect(second.saturatingMultiplied(by: first) == product)
    }

    @Test(arguments: extremeValues, extremeValues)
    func resultsAgreeWithWiderArithmetic(first: Int, second: Int) {
        // Halves cannot overflow, and tell on which side a result lies.
        let half = first / 2 + second / 2
        let sum = first.saturatingAdding(second)
        if half > Int.max / 2 + 1 { #expect(sum == .max) }
        if half < Int.min / 2 - 1 { #expect(sum == .min) }
        if half.magnitude < Int.max / 2 - 1 { #expect(sum == first &+ second) }
        if second != .min { #expect(first.saturatingSubtracting(-second) == sum) }
    }

    @Test func whereBoundsCrossTheLowerOneWins() {
        #expect(7.clamped(3, 5) == 5)
        #expect(1.clamped(3, 5) == 3)
        #expect(4.clamped(3, 5) == 4)
        #expect(4.clamped(5, 3) == 5)
    }
}
