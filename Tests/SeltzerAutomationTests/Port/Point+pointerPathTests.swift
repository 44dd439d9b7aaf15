// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerBase
import Testing

@Suite struct PointPointerPathTests {
    private let start = Point(x: 2, y: 1)

    @Test func eachCrossedCellComesOnce() {
        #expect(
            start.pointerPath(to: Point(x: 5, y: 1))
                == [Point(x: 3, y: 1), Point(x: 4, y: 1), Point(x: 5, y: 1)])
        #expect(
            start.pointerPath(to: Point(x: 0, y: 5))
                == [Point(x: 1, y: 2), Point(x: 1, y: 3), Point(x: 0, y: 4), Point(x: 0, y: 5)])
    }

    @Test func theSameCellIsReportedOnce() {
        #expect(start.pointerPath(to: start) == [start])
    }

    @Test(arguments: [Point(x: .max, y: .min), Point(x: 1_000_000, y: 1)])
    func aLongWayHasAThousandCellsAndItsEnd(end: Point) {
        let path = start.pointerPath(to: end)
        #expect(path.count == 1_000)
        #expect(path.last == end)
        #expect(zip(path, path.dropFirst()).allSatisfy { $0.x < $1.x })
    }
}
