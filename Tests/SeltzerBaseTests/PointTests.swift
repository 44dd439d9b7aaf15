// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@Suite struct PointTests {
    @Test func sumAndDifferenceAreByCoordinate() {
        let point = Point(x: 3, y: -2)
        let offset = Point(x: 10, y: 20)
        #expect(point + offset == Point(x: 13, y: 18))
        #expect(point - offset == Point(x: -7, y: -22))
        #expect(point.offsetBy(dx: 1, dy: 1) == Point(x: 4, y: -1))
    }

    @Test func arithmeticStaysAtTheNearestPoint() {
        let far = Point(x: .max, y: .min)
        #expect(far + Point(x: 1, y: -1) == far)
        #expect(far - Point(x: -1, y: 1) == far)
        #expect(Point.zero - Point(x: .min, y: .min) == Point(x: .max, y: .max))
    }

    @Test func descriptionNamesColumnThenRow() {
        #expect(Point(x: 3, y: -2).description == "(3, -2)")
    }
}
