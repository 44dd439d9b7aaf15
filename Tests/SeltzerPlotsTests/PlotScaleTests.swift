// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerPlots

@Suite struct PlotScaleTests {
    @Test func placesAreFromZeroToOne() {
        let scale = PlotScale(-10...30)
        #expect(scale.fraction(of: -10) == 0)
        #expect(scale.fraction(of: 10) == 0.5)
        #expect(scale.fraction(of: 99) == 1)
        #expect(scale.fraction(of: .nan) == nil)
        #expect(scale.fraction(of: .infinity) == nil)
    }

    @Test func hugeRangesHaveAMiddle() {
        let most = Double.greatestFiniteMagnitude
        let scale = PlotScale(-most...most)
        #expect(scale.fraction(of: 0) == 0.5)
        #expect(scale.fitted(toRows: 8, atMost: 4) == nil)
        #expect(PlotScale(-.infinity ... .infinity).upper == most)
    }

    @Test func aRangeOfOneNumberIsWidened() {
        #expect(PlotScale(5...5).fraction(of: 5) == 0.5)
        #expect(PlotScale(0...0).fraction(of: 0) == 0.5)
    }

    @Test(
        arguments: [3...97, 0...132, -18...39, 0...0.7, 1_000...1_003, -7e9 ... -1e9, -0.4...250],
        [3, 4, 5, 7, 8, 11, 19])
    func roundNumbersAreWholeRowsApart(range: ClosedRange<Double>, rows: Int) throws {
        let count = PlotTicks.count(inRows: rows)
        let (scale, ticks) = try #require(PlotScale(range).fitted(toRows: rows, atMost: count))
        #expect(scale.lower <= range.lowerBound + 1e-6 * (range.upperBound - range.lowerBound))
        #expect(scale.upper >= range.upperBound - 1e-6 * (range.upperBound - range.lowerBound))
        let places = try ticks.values.map {
            try #require(scale.fraction(of: $0)) * Double(rows)
        }
        #expect((2...max(2, count)).contains(places.count))
        #expect(places.allSatisfy { abs($0 - $0.rounded()) < 1e-6 })
        let steps = zip(places, places.dropFirst()).map { ($1 - $0).rounded() }
        #expect(Set(steps).count == 1)
        // Zero is a whole row as well, for the bars that hang from it.
        if range.contains(0) {
            let zero = try #require(scale.fraction(of: 0)) * Double(rows)
            #expect(abs(zero - zero.rounded()) < 1e-6)
        }
    }

    @Test func muchOfTheRoomIsUsed() throws {
        for upper in stride(from: 1.0, through: 100, by: 0.7) {
            let fitted = try #require(PlotScale(0...upper).fitted(toRows: 7, atMost: 4))
            #expect(fitted.scale.upper < 1.7 * upper)
        }
    }

    @Test func logarithmsAreEvenlySpaced() throws {
        let scale = PlotScale(1...10_000, isLogarithmic: true)
        #expect(abs(try #require(scale.fraction(of: 100)) - 0.5) < 1e-12)
        #expect(scale.fraction(of: 0) == nil)
        #expect(scale.fraction(of: -4) == nil)
        #expect(PlotScale(-5...1000, isLogarithmic: true).lower == 0.001)
        #expect(!PlotScale(-5 ... -1, isLogarithmic: true).isLogarithmic)
    }
}
