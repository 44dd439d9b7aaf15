// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@testable import SeltzerNavigation

@Suite struct MenuAimTests {
    private let right = Rect(x: 20, y: 4, width: 10, height: 6)
    private let left = Rect(x: -12, y: 4, width: 10, height: 6)

    /// Returns for each motion of a pointer whether it leads to a submenu.
    private func answers(_ points: [Point], from start: Point?, toward submenu: Rect) -> [Bool] {
        var aim = MenuAim()
        aim.reset(to: start)
        return points.map { aim.move(to: $0, toward: submenu) }
    }

    @Test func aMotionWithinTheTriangleLeadsToTheSubmenu() {
        let toRight = answers(
            [Point(x: 9, y: 5), Point(x: 14, y: 7)], from: Point(x: 5, y: 4), toward: right)
        #expect(toRight == [true, true])
        let toLeft = answers([Point(x: 4, y: 5)], from: Point(x: 9, y: 4), toward: left)
        #expect(toLeft == [true])
    }

    @Test func otherMotionsDoNot() {
        let points = [
            Point(x: 5, y: 4), Point(x: 5, y: 5), Point(x: 3, y: 6), Point(x: 4, y: 14),
            Point(x: 4, y: 14),
        ]
        #expect(answers(points, from: nil, toward: right) == [false, false, false, false, false])
    }
}
