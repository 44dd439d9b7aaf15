// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@Suite struct AxisTests {
    @Test func anAxisSelectsACoordinateOrALength() {
        let (point, size) = (Point(x: 3, y: 5), Size(width: 7, height: 9))
        #expect(point[.horizontal] == 3)
        #expect(point[.vertical] == 5)
        #expect(size[.horizontal] == 7)
        #expect(size[.vertical] == 9)
    }

    @Test func settingAlongOneAxisKeepsTheOther() {
        var (point, size) = (Point(x: 3, y: 5), Size(width: 7, height: 9))
        point[.vertical] = -1
        size[.horizontal] = 2
        #expect(point == Point(x: 3, y: -1))
        #expect(size == Size(width: 2, height: 9))
    }

    @Test func eachAxisHasTheOtherAcrossIt() {
        #expect(Axis.horizontal.other == .vertical)
        #expect(Axis.vertical.other == .horizontal)
    }
}
