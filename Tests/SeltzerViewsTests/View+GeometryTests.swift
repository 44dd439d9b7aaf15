// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: View.

import SeltzerBase
import SeltzerViews
import Testing

@MainActor
@Suite struct ViewGeometryTests {
    @Test func frameAndBoundsShareTheirSize() {
        let view = View(frame: Rect(x: 3, y: 4, width: 10, height: 5))
        #expect(view.bounds == Rect(x: 0, y: 0, width: 10, height: 5))
        view.bounds = Rect(x: 7, y: -2, width: 12, height: 6)
        #expect(view.frame == Rect(x: 2, y: 3, width: 12, height: 6))
        view.frame = Rect(x: 1, y: 1, width: 2, height: 2)
        #expect(view.bounds == Rect(x: 7, y: -2, width: 2, height: 2))
    }

    @Test func conversionGoesThroughScrolledAndNestedViews() {
        let root = View(frame: Rect(x: 0, y: 0, width: 80, height: 24))
        let outer = View(frame: Rect(x: 10, y: 5, width: 30, height: 10))
        let inner = View(frame: Rect(x: 100, y: 50, width: 5, height: 5))
        let sibling = View(frame: Rect(x: 2, y: 20, width: 5, height: 2))
        root.addSubview(outer)
        root.addSubview(sibling)
        outer.addSubview(inner)
        outer.bounds.origin = Point(x: 95, y: 48)
        inner.bounds.origin = Point(x: -4, y: 9)
        let point = Point(x: 1, y: 10)
        #expect(inner.convert(point, to: outer) == Point(x: 105, y: 51))
        #expect(inner.convert(point, to: root) == Point(x: 20, y: 8))
        #expect(inner.convert(point, to: nil) == Point(x: 20, y: 8))
        #expect(inner.convert(point, to: sibling) == Point(x: 18, y: -12))
        #expect(sibling.convert(point, from: inner) == Point(x: 18, y: -12))
        let rect = Rect(origin: point, size: Size(width: 3, height: 2))
        #expect(inner.convert(rect, to: root) == Rect(x: 20, y: 8, width: 3, height: 2))
        #expect(inner.convert(inner.convert(rect, to: sibling), from: sibling) == rect)
    }

    @Test(arguments: [Int.min, -1, 0, 1, Int.max])
    func noExtremeValueTraps(value: Int) {
        let root = View(frame: Rect(x: value, y: value, width: value, height: value))
        let child = View(frame: Rect(x: value, y: 0, width: 5, height: value))
        root.addSubview(child)
        for extreme in [Int.min, -1, 0, Int.max] {
            root.bounds.origin = Point(x: extreme, y: value)
            child.bounds = Rect(x: extreme, y: extreme, width: extreme, height: value)
            let point = Point(x: extreme, y: value)
            _ = child.convert(point, to: root)
            _ = child.convert(point, from: root)
            _ = root.hitTest(point, with: nil)
            root.setNeedsDisplay(child.frame)
            root.layoutIfNeeded()
            child.sizeToFit()
            _ = StackView(.vertical, [View(frame: child.frame)], spacing: extreme)
                .sizeThatFits(child.bounds.size)
        }
        #expect(child.superview === root)
    }

    @Test func viewsInSeparateTreesShareTheirRootsCoordinates() {
        let one = View(frame: Rect(x: 5, y: 5, width: 1, height: 1))
        let two = View(frame: Rect(x: 9, y: 9, width: 1, height: 1))
        #expect(one.convert(Point(x: 2, y: 3), to: two) == Point(x: 2, y: 3))
    }
}
