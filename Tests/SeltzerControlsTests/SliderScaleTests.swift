// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews
import Testing

@testable import SeltzerControls

@Suite struct SliderScaleTests {
    private func scale(_ range: ClosedRange<Double>, step: Double = 0) -> SliderScale {
        var scale = SliderScale()
        scale.minimum = range.lowerBound
        scale.maximum = range.upperBound
        scale.step = step
        return scale
    }

    @Test func valuesAreBroughtIntoTheRangeAndOntoSteps() {
        #expect(scale(0...10).value(nearestTo: 42) == 10)
        #expect(scale(0...10).value(nearestTo: -.infinity) == 0)
        #expect(scale(0...10).value(nearestTo: .nan) == nil)
        #expect(scale(-10...10, step: 5).value(nearestTo: -6) == -5)
        #expect(scale(1...10, step: 4).value(nearestTo: 7.5) == 9)
        #expect(scale(1...10, step: 4).value(nearestTo: 9.6) == 10)
        #expect(scale(0...1, step: 5).value(nearestTo: 0.4) == 0)
    }

    @Test func limitsAreValuesOnTheirSide() {
        for step in [0.1, 0.25, 1, 3, 10] {
            let scale = scale(-1...7.5, step: step)
            let whole = (0...85).map { -1 + Double($0) * step }.filter { $0 < 7.5 - 1e-9 }
            for limit in stride(from: -2, through: 9, by: 0.05) {
                let below = (whole + [7.5]).last { $0 <= limit + 1e-7 } ?? -1
                let above = (whole + [7.5]).first { $0 >= limit - 1e-7 } ?? 7.5
                #expect(abs(scale.value(atMost: limit) - below) < 1e-6)
                #expect(abs(scale.value(atLeast: limit) - above) < 1e-6)
            }
        }
        #expect(scale(0...10).value(atMost: 2.5) == 2.5 && scale(0...10).value(atLeast: 12) == 10)
        #expect(scale(0...10, step: 3).value(atMost: -.infinity) == 0)
        #expect(scale(0...10, step: 3).value(atLeast: .infinity) == 10)
    }

    @Test func theEndsPushEachOther() {
        var scale = scale(0...10)
        scale.minimum = 20
        #expect(scale.maximum == 20)
        scale.maximum = -5
        #expect(scale.minimum == -5)
        scale.minimum = .nan
        scale.maximum = .nan
        scale.step = .nan
        #expect(scale == self.scale(-5 ... -5))
        scale.maximum = .infinity
        #expect(scale.maximum == .greatestFiniteMagnitude)
        scale.step = -3
        #expect(scale.step == 0)
    }

    @Test(arguments: [
        -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude, 0...0, 5...5,
        -1e-300...1e-300, 0...Double.leastNonzeroMagnitude,
    ])
    func oddRangesAreReachedFromEndToEnd(range: ClosedRange<Double>) {
        for step in [0, 1, 1e-300, 1e300] {
            let scale = scale(range, step: step)
            #expect(scale.value(atCell: 0, length: 20) == range.lowerBound)
            #expect(scale.value(atCell: 19, length: 20) == range.upperBound)
            #expect(scale.cell(of: range.lowerBound, length: 20) == 0)
            for move in [ListMove.items(1), .items(-1), .pages(3), .pages(-3), .items(.max)] {
                for value in [range.lowerBound, range.upperBound] {
                    #expect(range.contains(scale.value(move, from: value)))
                }
            }
            _ = scale.text(range.upperBound)
        }
    }

    @Test func cellsAndValuesBelongTogether() {
        let scale = scale(0...100)
        for cell in 0..<21 {
            let value = scale.value(atCell: cell, length: 21)
            #expect(scale.cell(of: value, length: 21) == cell)
        }
        #expect(scale.value(atCell: .max, length: 21) == 100)
        #expect(scale.value(atCell: .min, length: 21) == 0)
        #expect(scale.value(atCell: 0, length: 1) == 0)
        #expect(scale.cell(of: 50, length: 0) == 0)
    }

    @Test func movesAreStepsAndTenths() {
        #expect(scale(0...100).value(.items(1), from: 50) == 51)
        #expect(scale(0...100).value(.pages(1), from: 50) == 60)
        #expect(scale(0...100, step: 4).value(.items(-1), from: 48) == 44)
        #expect(scale(0...100, step: 4).value(.pages(1), from: 48) == 60)
        #expect(scale(0...10, step: 5).value(.pages(-1), from: 10) == 5)
        // A step that is lost in so large a number leads to the end.
        #expect(scale(0...1e300, step: 1).value(.items(1), from: 1e299) == 1e300)
    }

    @Test func textHasAsManyDecimalsAsTellValuesApart() {
        #expect(scale(0...100).text(3.7) == "4")
        #expect(scale(0...1).text(0.5) == "0.50")
        #expect(scale(0...10, step: 0.25).text(2.5) == "2.50")
        #expect(scale(0...10, step: 2).text(2) == "2")
        #expect(scale(0...0).text(0) == "0")
    }
}
