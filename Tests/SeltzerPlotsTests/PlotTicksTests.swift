// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: PlotMath.

import Testing

@testable import SeltzerPlots

@Suite struct PlotTicksTests {
    private func texts(_ range: ClosedRange<Double>, atMost count: Int = 5) -> [String] {
        let ticks = PlotTicks(from: range.lowerBound, to: range.upperBound, atMost: count)
        return ticks.values.map(ticks.text)
    }

    @Test func numbersAreRound() {
        #expect(texts(0...100) == ["0", "50", "100"])
        #expect(texts(0...100, atMost: 6) == ["0", "20", "40", "60", "80", "100"])
        #expect(texts(-3...4) == ["-2", "0", "2", "4"])
        #expect(texts(0...0.7) == ["0.0", "0.2", "0.4", "0.6"])
        #expect(texts(0...4_000_000) == ["0", "1,000,000", "2,000,000", "3,000,000", "4,000,000"])
        #expect(texts(1e-9...3e-9, atMost: 3) == ["1e-09", "2e-09", "3e-09"])
    }

    @Test(
        arguments: [
            -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude,
            0...Double.leastNonzeroMagnitude,
            1e16...1e16 + 4, 0...0, -1e-300...1e300, 7...7.000_000_000_000_001,
        ])
    func anyRangeHasFewNumbersInOrder(range: ClosedRange<Double>) {
        for count in [0, 1, 2, 5, 40] {
            let ticks = PlotTicks(
                from: range.lowerBound, to: range.upperBound, atMost: count)
            #expect(ticks.values.count <= max(2, count))
            #expect(ticks.values == ticks.values.sorted())
            #expect(Set(ticks.values).count == ticks.values.count)
            #expect(ticks.values.allSatisfy { range.contains($0) })
        }
    }

    @Test func numbersInUnevenRowsAreLeftOut() {
        let ticks = PlotTicks(from: 0, to: 150, atMost: 4)
        #expect(ticks.values == [0, 50, 100, 150])
        #expect(ticks.evenlySpaced { 6 - Int($0) / 25 }.values == [0, 50, 100, 150])
        #expect(ticks.evenlySpaced { [0: 5, 50: 3, 100: 2, 150: 0][$0] ?? 0 }.values == [0, 150])
        let five = PlotTicks(from: 0, to: 200, atMost: 5)
        #expect(
            five.evenlySpaced { [0: 6, 50: 5, 100: 3, 150: 2, 200: 0][$0] ?? 0 }.values
                == [0, 100, 200])
    }

    @Test func logarithmicNumbersArePowersOfTen() {
        let ticks = PlotTicks(decadesFrom: 0.5, to: 20_000, atMost: 8)
        #expect(ticks.values.map(ticks.text) == ["1", "10", "100", "1,000", "10,000"])
        let few = PlotTicks(decadesFrom: 1, to: 1e9, atMost: 4)
        #expect(few.values.count <= 4)
        #expect(few.values.first == 1)
        let small = PlotTicks(decadesFrom: 0.01, to: 10, atMost: 8)
        #expect(small.values.map(small.text) == ["0.01", "0.1", "1", "10"])
    }

    @Test func powersAndLogarithmsAreExactEnough() {
        #expect(PlotMath.decade(of: 1000) == 3)
        #expect(PlotMath.decade(of: 999.999) == 2)
        #expect(PlotMath.decade(of: .leastNonzeroMagnitude) == -324)
        #expect(PlotMath.log2(8) == 3)
        #expect(abs(PlotMath.log2(10) - 3.321928094887362) < 1e-14)
        #expect(abs(PlotMath.log2(1.999999) - 0.999999278652) < 1e-9)
        let half = 0.5.squareRoot()
        let expected = [(0.0, 1.0, 0.0), (0.25, half, half), (0.5, 0.0, 1.0), (1.0, -1.0, 0.0)]
        for (part, x, y) in expected {
            let vector = PlotMath.unitVector(part * Double.pi)
            #expect(abs(vector.x - x) < 1e-9)
            #expect(abs(vector.y - y) < 1e-9)
        }
    }
}
