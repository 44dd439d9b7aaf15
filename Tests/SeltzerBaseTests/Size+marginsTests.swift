// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerBase

@Suite struct SizeMarginsTests {
    private let margins = Insets(top: 1, left: 2, bottom: 3, right: 4)

    @Test func marginsAreTakenFromTheRoomAndAddedToTheContent() {
        #expect(Size(width: 20, height: 9).inset(by: margins) == Size(width: 14, height: 5))
        #expect(Size(width: 14, height: 5).grown(by: margins) == Size(width: 20, height: 9))
    }

    @Test func aRoomSmallerThanItsMarginsIsEmpty() {
        #expect(Size(width: 5, height: 9).inset(by: margins) == Size(width: 0, height: 5))
    }

    @Test func anUnboundedSizeStaysUnboundedWithMargins() {
        #expect(Size.unbounded.grown(by: margins) == .unbounded)
    }

    @Test func aSizeIsCutToItsRoom() {
        let size = Size(width: 14, height: 5)
        #expect(size.cut(to: Size(width: 10, height: 8)) == Size(width: 10, height: 5))
        #expect(size.cut(to: .unbounded) == size)
        #expect(Size(width: -3, height: 5).cut(to: size) == Size(width: 0, height: 5))
    }
}
