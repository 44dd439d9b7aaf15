// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerControls

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
        #expect(scale.rounded(toTicks: 5).upper.isFinite)
        #expect(PlotScale(-.infinity ... .infinity).upper == most)
    }

    @Test func aRangeOfOneNumberIsWidened() {
        #expect(PlotScale(5...5).fraction(of: 5) == 0.5)
        #expect(PlotScale(0...0).fraction(of: 0) == 0.5)
    }

    @Test func endsAreRound() {
        let scale = PlotScale(3...97).rounded(toTicks: 5)
        #expect((scale.lower, scale.upper) == (0, 100))
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
