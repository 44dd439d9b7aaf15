// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerViews

@Suite struct ScrollExtentTests {
    @Test(
        "The offsets lead from the first to the last cell that can be at the beginning",
        arguments: [
            (10, 30, 0, 0, 0...20), (10, 10, 0, 0, 0...0), (10, 5, 0, 0, 0...0),
            (10, 0, 0, 0, 0...0),
            (0, 5, 0, 0, 0...5), (-3, 5, 0, 0, 0...5), (10, 30, 2, 3, -2...23),
            (10, -5, 0, 0, 0...0),
            (10, Int.max, 0, 0, 0...Int.max - 10), (10, .max, 0, 5, 0...Int.max - 10),
            (10, .min, .max, .max, -Int.max...Int.max - 10), (Int.max, 3, 0, 0, 0...0),
        ])
    func offsets(bounds: Int, content: Int, before: Int, after: Int, expected: ClosedRange<Int>) {
        let extent = ScrollExtent(
            boundsLength: bounds, contentLength: content, before: before, after: after)
        #expect(extent.offsets == expected)
        #expect(extent.canScroll == (expected.lowerBound < expected.upperBound))
    }

    @Test func insetsTakeRoomFromWhatIsSeen() {
        let extent = ScrollExtent(boundsLength: 10, contentLength: 30, before: 2, after: 3)
        #expect(extent.visibleLength == 5)
        #expect(ScrollExtent(boundsLength: 3, contentLength: 9, before: 5).visibleLength == 0)
        #expect(
            ScrollExtent(boundsLength: 3, contentLength: 9, before: .max, after: .max).visibleLength
                == 0)
    }

    @Test(
        "A stretch is shown with as little movement as possible",
        arguments: [
            (5..<8, 0, 0, 0), (12..<15, 0, 0, 5), (3..<6, 10, 0, 3), (28..<40, 0, 0, 20),
            (2..<25, 0, 0, 2), (5..<6, 5, 2, 3), (0..<1, 9, 2, 0), (Int.min..<Int.max, 5, 0, 0),
            (Int.max - 1..<Int.max, 5, 0, 20), (5..<5, 0, 0, 0),
        ])
    func stretches(stretch: Range<Int>, from: Int, covered: Int, expected: Int) {
        let extent = ScrollExtent(boundsLength: 10, contentLength: 30)
        #expect(extent.offset(showing: stretch, from: from, covered: covered) == expected)
    }
}
