// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@testable import SeltzerViews

@Suite struct ScrollGeometryTests {
    private func bars(_ width: Int, _ height: Int, in size: Size = Size(width: 20, height: 10))
        -> ScrollGeometry.Bars
    {
        ScrollGeometry(size: size, contentSize: Size(width: width, height: height)).bars
    }

    @Test func aBarIsThereWhereThereIsMoreThanRoom() {
        #expect(bars(20, 10) == [])
        #expect(bars(19, 11) == .vertical)
        #expect(bars(21, 9) == .horizontal)
        #expect(bars(21, 11) == [.vertical, .horizontal])
    }

    @Test func theRoomOfOneBarMayMakeTheOtherNeeded() {
        #expect(bars(20, 11) == [.vertical, .horizontal])
        #expect(bars(21, 10) == [.vertical, .horizontal])
        #expect(bars(0, .max) == .vertical)
        #expect(bars(.max, .max) == [.vertical, .horizontal])
    }

    @Test func barsTakeTheirRoomFromWhatIsSeen() {
        let geometry = ScrollGeometry(
            size: Size(width: 20, height: 10), contentSize: Size(width: 50, height: 50),
            contentInset: Insets(top: 1, left: 2))
        #expect(geometry.visibleSize == Size(width: 17, height: 8))
        #expect(geometry.insets == Insets(top: 1, left: 2, bottom: 1, right: 1))
        #expect(geometry.horizontal.offsets == -2...31)
        #expect(geometry.vertical.offsets == -1...41)
        #expect(geometry.nearest(to: Point(x: 99, y: -99)) == Point(x: 31, y: -1))
    }

    @Test(
        "Where there is hardly room, content comes before bars",
        arguments: [(2, 10), (20, 3), (1, 1), (0, 0), (-5, -5)])
    func tinySizes(width: Int, height: Int) {
        let bars = bars(100, 100, in: Size(width: width, height: height))
        #expect(!bars.contains(.vertical) || width > 2)
        #expect(!bars.contains(.horizontal) || height > 3)
    }

    @Test func barsThatAreNotAllowedTakeNoRoom() {
        let geometry = ScrollGeometry(
            size: Size(width: 20, height: 10), contentSize: Size(width: 50, height: 50),
            allowed: .horizontal)
        #expect(geometry.bars == .horizontal)
        #expect(geometry.visibleSize == Size(width: 20, height: 9))
        #expect(geometry.canScroll)
    }
}
