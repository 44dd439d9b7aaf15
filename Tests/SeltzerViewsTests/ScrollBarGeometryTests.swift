// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@testable import SeltzerViews

@Suite struct ScrollBarGeometryTests {
    private func bar(
        _ length: Int, _ last: Int, seen: Int, at value: Int, unitsPerCell: Int = 2
    ) -> ScrollBarGeometry {
        ScrollBarGeometry(
            length: length, values: 0...last, visibleLength: seen, value: value,
            unitsPerCell: unitsPerCell)
    }

    @Test func theThumbIsAsLongInTheBarAsWhatIsSeenInAllThereIs() {
        #expect(bar(10, 10, seen: 10, at: 0).thumb == 0..<10)
        #expect(bar(10, 30, seen: 10, at: 30).thumb == 15..<20)
        #expect(bar(10, 0, seen: 10, at: 0).thumb == 0..<20)
        #expect(bar(10, 10, seen: 10, at: 0, unitsPerCell: 1).thumb == 0..<5)
    }

    @Test(arguments: [1, 2])
    func theThumbIsAtLeastACell(unitsPerCell: Int) {
        for last in [1_000, 1_000_000, Int.max] {
            let geometry = bar(10, last, seen: 10, at: last / 2, unitsPerCell: unitsPerCell)
            #expect(geometry.thumb.count == unitsPerCell)
        }
        #expect(bar(10, 50, seen: 0, at: 3).thumb.count == 2)
    }

    @Test func theThumbTouchesTheEndsOnlyAtTheFirstAndTheLastValue() {
        for last in [5, 37, 1_000_000, Int.max] {
            #expect(bar(20, last, seen: 20, at: 0).thumb.lowerBound == 0)
            #expect(bar(20, last, seen: 20, at: 1).thumb.lowerBound > 0)
            #expect(bar(20, last, seen: 20, at: last - 1).thumb.upperBound < 40)
            #expect(bar(20, last, seen: 20, at: last).thumb.upperBound == 40)
        }
    }

    @Test func theThumbNeverGoesBackWhileTheValueGrows() {
        var previous = -1
        for value in 0...500 {
            let start = bar(12, 500, seen: 60, at: value).thumb.lowerBound
            #expect(start >= previous)
            previous = start
        }
    }

    @Test func placesOfTheThumbMeanValuesFromEndToEnd() {
        let geometry = bar(10, 90, seen: 10, at: 45)
        #expect(geometry.value(whereThumbBeginsAt: -5) == 0)
        #expect(geometry.value(whereThumbBeginsAt: 0) == 0)
        #expect(geometry.value(whereThumbBeginsAt: 9) == 45)
        #expect(geometry.value(whereThumbBeginsAt: 18) == 90)
        #expect(geometry.value(whereThumbBeginsAt: .max) == 90)
        let shifted = ScrollBarGeometry(
            length: 10, values: -5...85, visibleLength: 10, value: 40)
        #expect(shifted.thumb == geometry.thumb)
        #expect(shifted.value(whereThumbBeginsAt: 9) == 40)
    }

    @Test func cellsBelongToTheThumbOrLieBeforeOrAfterIt() {
        let geometry = bar(10, 90, seen: 30, at: 40)
        #expect(geometry.thumb == 7..<12)
        #expect(
            (0..<10).map(geometry.part) == [
                .before, .before, .before, .thumb, .thumb, .thumb,
                .after, .after, .after, .after,
            ])
        #expect(geometry.units(ofCell: 2) == .none)
        #expect(geometry.units(ofCell: 3) == .second)
        #expect(geometry.units(ofCell: 4) == .all)
        #expect(geometry.units(ofCell: 5) == .all)
        #expect(geometry.units(ofCell: 6) == .none)
        #expect(bar(10, 90, seen: 30, at: 1).units(ofCell: 0) == .second)
        #expect(geometry.thumbStart(centeredAt: 5) == 9)
    }

    @Test(arguments: [0, 1, 2, -4, Int.max, .min])
    func anyLengthAndValueIsHarmless(length: Int) {
        for value in [Int.min, -1, 0, 7, .max] {
            for values in [0...0, Int.min...Int.max, -1...Int.max, Int.max...Int.max] {
                let geometry = ScrollBarGeometry(
                    length: length, values: values, visibleLength: value, value: value)
                #expect(geometry.thumb.lowerBound >= 0)
                for cell in [Int.min, 0, .max] {
                    _ = geometry.part(at: cell)
                    _ = geometry.units(ofCell: cell)
                    #expect(values.contains(geometry.value(whereThumbBeginsAt: cell)))
                    _ = geometry.thumbStart(centeredAt: cell)
                }
            }
        }
    }
}
