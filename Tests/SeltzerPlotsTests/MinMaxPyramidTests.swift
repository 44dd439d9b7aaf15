// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerPlots

@Suite struct MinMaxPyramidTests {
    @Test func everyRangeHasTheExtentOfItsValues() {
        var values: [Double] = []
        var pyramid = MinMaxPyramid()
        var state: UInt64 = 9
        func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 33
        }
        for index in 0..<5000 {
            let value = index % 97 == 5 ? Double.nan : Double(next() % 10_000)
            values.append(value)
            pyramid.append(value)
        }
        #expect(pyramid.values.count == 5000)
        for _ in 0..<500 {
            let ends = [Int(next() % 5001), Int(next() % 5001)].sorted()
            let expected = values[ends[0]..<ends[1]].filter(\.isFinite)
            let extent = pyramid.extent(of: ends[0]..<ends[1])
            #expect(extent.low == expected.min() ?? .infinity)
            #expect(extent.high == expected.max() ?? -.infinity)
        }
    }

    @Test func nothingAndWhatIsNotFiniteHasNoExtent() {
        let pyramid = MinMaxPyramid([.nan, .infinity, -.infinity, 3])
        #expect(pyramid.extent(of: 0..<0).isEmpty)
        #expect(pyramid.extent(of: 0..<3).isEmpty)
        #expect(pyramid.extent(of: -5..<900).low == 3)
        #expect(MinMaxPyramid().extent(of: 0..<10).isEmpty)
    }
}
