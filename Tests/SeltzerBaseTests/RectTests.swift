// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@Suite struct RectTests {
    @Test func leftAndTopEdgesAreInsideRightAndBottomOnesAreNot() {
        let rect = Rect(x: 3, y: 1, width: 90, height: 14)
        #expect(rect.contains(Point(x: 3, y: 1)))
        #expect(rect.contains(Point(x: 92, y: 14)))
        #expect(!rect.contains(Point(x: 2, y: 1)))
        #expect(!rect.contains(Point(x: 93, y: 14)))
        #expect(!rect.contains(Point(x: 92, y: 15)))
    }

    @Test(arguments: [
        (Rect(x: 0, y: 0, width: 4, height: 4), Rect(x: 2, y: 1, width: 2, height: 3)),
        (Rect(x: -3, y: -3, width: 4, height: 4), Rect.zero),
        (Rect(x: 3, y: 2, width: 9, height: 9), Rect(x: 3, y: 2, width: 3, height: 2)),
        (Rect(x: 6, y: 1, width: 1, height: 1), Rect.zero),
        (Rect(x: 2, y: 1, width: 0, height: 3), Rect.zero),
        (Rect(x: 5, y: 3, width: -4, height: -2), Rect.zero),
        (Rect(x: .min, y: .min, width: .max, height: .max), Rect.zero),
        (Rect(x: 0, y: 0, width: .max, height: .max), Rect(x: 2, y: 1, width: 4, height: 3)),
    ])
    func intersectionIsWhatBothHold(other: Rect, expected: Rect) {
        let rect = Rect(x: 2, y: 1, width: 4, height: 3)
        let common = rect.intersection(other)
        #expect(common == expected)
        #expect(other.intersection(rect) == common)
        #expect(rect.intersects(other) == !common.isEmpty)
    }

    @Test func unionHoldsBothAndAnEmptyOneAddsNothing() {
        let rect = Rect(x: 2, y: 1, width: 4, height: 3)
        let other = Rect(x: -1, y: 2, width: 1, height: 9)
        #expect(rect.union(other) == Rect(x: -1, y: 1, width: 7, height: 10))
        #expect(rect.union(Rect(x: 50, y: 50, width: 0, height: 5)) == rect)
        #expect(Rect(x: 50, y: 50, width: 5, height: -1).union(rect) == rect)
    }

    @Test func anotherRectangleIsInsideWithAllItsCells() {
        let rect = Rect(x: 2, y: 1, width: 4, height: 3)
        #expect(rect.contains(rect))
        #expect(rect.contains(Rect(x: 5, y: 3, width: 1, height: 1)))
        #expect(!rect.contains(Rect(x: 5, y: 3, width: 2, height: 1)))
        #expect(!rect.contains(Rect(x: 1, y: 1, width: 1, height: 1)))
        #expect(rect.contains(Rect(x: 99, y: 99, width: 0, height: 1)))
    }

    @Test func insetMovesTheEdgesAndSidesNeverBecomeNegative() {
        let rect = Rect(x: 2, y: 1, width: 4, height: 3)
        let insets = Insets(top: 1, left: 2, bottom: 1, right: 1)
        #expect(rect.inset(by: insets) == Rect(x: 4, y: 2, width: 1, height: 1))
        #expect(rect.inset(by: Insets(all: -1)) == Rect(x: 1, y: 0, width: 6, height: 5))
        #expect(rect.inset(by: Insets(all: 9)).size == .zero)
    }

    @Test func offsetKeepsTheSize() {
        let rect = Rect(x: 2, y: 1, width: 4, height: 3)
        #expect(rect.offsetBy(dx: -3, dy: 4) == Rect(x: -1, y: 5, width: 4, height: 3))
    }

    @Test func descriptionNamesOriginThenSize() {
        #expect(Rect(x: 2, y: 1, width: 4, height: 3).description == "(2, 1, 4×3)")
    }

    @Test(arguments: extremeValues, extremeValues)
    func noValueTraps(position: Int, extent: Int) {
        for (x, width) in [(position, extent), (extent, position), (0, extent), (position, 1)] {
            let rect = Rect(x: x, y: position, width: width, height: extent)
            #expect(rect.maxX >= rect.minX && rect.maxY >= rect.minY)
            for value in extremeValues {
                let other = Rect(x: value, y: x, width: extent, height: value)
                let common = rect.intersection(other)
                #expect(common.isEmpty || (rect.contains(common) && other.contains(common)))
                let union = rect.union(other)
                #expect(rect.isEmpty || union.minX <= rect.minX)
                let moved = rect.offsetBy(dx: value, dy: value)
                #expect(moved.size == rect.size)
                let inset = rect.inset(by: Insets(top: value, left: x, bottom: x, right: value))
                #expect(inset.width >= 0 && inset.height >= 0)
                #expect(!rect.isEmpty || !rect.contains(Point(x: value, y: x)))
            }
        }
    }
}
