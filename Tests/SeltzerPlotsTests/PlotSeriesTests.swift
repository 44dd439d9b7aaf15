// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerPlots

@MainActor
@Suite struct PlotSeriesTests {
    @Test func valuesAreNumberedAndHaveAnExtent() {
        let series = PlotSeries("CPU", values: [3, .nan, 9])
        series.append(1)
        #expect(series.count == 4)
        #expect(series.extent == 1...9)
        #expect(series.last == 1)
        #expect(series.position(of: 3) == 3)
        series.removeAll()
        #expect(series.extent == nil)
        #expect(series.last == nil)
        series.replaceAll(with: [4])
        #expect(series.values == [4])
    }

    @Test func theOldestAreDroppedBeyondTheLimit() {
        let series = PlotSeries(limit: 100)
        for value in 0..<10_000 { series.append(Double(value)) }
        #expect(series.count == 100)
        #expect(series.values == (9900..<10_000).map(Double.init))
        #expect(series.droppedCount == 9900)
        #expect(series.extent == 9900...9999)
        #expect(series.position(of: 0) == 9900)
        #expect(series.firstIndex(atOrAfter: 9950) == 50)
        #expect(series.firstIndex(atOrAfter: 1e300) == 100)
        #expect(series.firstIndex(atOrAfter: -1e300) == 0)
    }

    @Test func positionsDoNotDescend() {
        let series = PlotSeries(limit: 3)
        #expect(series.append(1, at: 10))
        #expect(!series.append(2, at: 9))
        #expect(!series.append(2, at: .nan))
        #expect(series.append(2, at: 10))
        #expect(series.append(3, at: 25))
        #expect(series.append(4, at: 40))
        series.append(5)
        #expect(series.values == [3, 4, 5])
        #expect((0..<3).map(series.position) == [25, 40, 41])
        #expect(series.firstIndex(atOrAfter: 26) == 1)
    }

    @Test func positionsMayBeginLater() {
        let series = PlotSeries(values: [7, 8])
        #expect(series.append(9, at: 100))
        #expect((0..<3).map(series.position) == [0, 1, 100])
    }

    @Test func theValueFarthestFromANumberIsFound() {
        let series = PlotSeries(values: [3, -9, 4, .nan])
        #expect(series.farthest(from: 0, in: 0..<4) == -9)
        #expect(series.indexFarthest(from: -9, in: 0..<4) == 2)
        #expect(series.indexOfGreatest(in: 0..<2) == 0)
        #expect(series.indexOfGreatest(in: 3..<4) == nil)
    }
}
