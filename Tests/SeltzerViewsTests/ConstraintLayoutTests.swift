// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ConstraintArrangement.

import SeltzerBase
import SeltzerLayout
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ConstraintLayoutTests {
    private typealias Scene = ConstraintScene

    @Test func contradictionsAreToldAndTheRestIsLaidOut() async {
        let first = Scene.Text(3)
        let second = Scene.Text(4)
        let outer = Scene.container(20, 10, [first, second])
        let gap = first.leadingAnchor == outer.leadingAnchor + 2
        gap.identifier = "gap"
        LayoutConstraint.activate([
            gap, first.leadingAnchor == outer.leadingAnchor + 4,
            second.topAnchor == outer.topAnchor + 1,
            second.leadingAnchor >= outer.trailingAnchor + 3,
            second.trailingAnchor <= outer.trailingAnchor,
        ])
        let pilot = await Pilot(ViewController(view: outer), columns: 20, rows: 10)
        #expect(first.frame == Rect(x: 2, y: 0, width: 3, height: 1))
        #expect(second.frame.minY == 1)
        #expect(
            pilot.application.diagnostics == [
                "These constraints cannot hold together, and the last is left out: "
                    + "Text[0].left == View[0].left + 2 “gap”; Text[0].left == View[0].left + 4",
                "These constraints cannot hold together, and the last is left out: "
                    + "Text[1].left >= View[0].right + 3; Text[1].right <= View[0].right",
            ])
        #expect(outer.constraintConflicts == pilot.application.diagnostics)
        gap.isActive = false
        outer.layoutIfNeeded()
        #expect(outer.constraintConflicts.count == 1)
    }

    @Test func manyLevelsOfConstraintsAreLaidOut() {
        let leaf = Scene.Text(30)
        var view: View = leaf
        for _ in 0..<60 {
            let outer = View()
            outer.addSubview(view)
            LayoutConstraint.activate([
                view.leadingAnchor == outer.leadingAnchor, view.topAnchor == outer.topAnchor,
                view.trailingAnchor <= outer.trailingAnchor,
                view.bottomAnchor <= outer.bottomAnchor,
            ])
            view = outer
        }
        let outer = Scene.container(12, 9, [view])
        LayoutConstraint.activate([
            view.leadingAnchor == outer.leadingAnchor, view.topAnchor == outer.topAnchor,
            view.widthAnchor <= outer.widthAnchor,
        ])
        outer.layoutIfNeeded()
        #expect(leaf.convert(leaf.bounds, to: outer) == Rect(x: 0, y: 0, width: 12, height: 3))
        leaf.length = 5
        outer.layoutIfNeeded()
        #expect(leaf.convert(leaf.bounds, to: outer) == Rect(x: 0, y: 0, width: 5, height: 1))
    }

    @Test func whateverTheSizeEveryViewHasAFrameAndTheSameOneAgain() {
        let first = Scene.Text(3)
        let second = Scene.Text(40)
        let outer = Scene.container(20, 10, [first, second])
        LayoutConstraint.activate([
            first.leadingAnchor == outer.leadingAnchor + 2,
            second.leadingAnchor == first.trailingAnchor + 1,
            second.trailingAnchor == outer.trailingAnchor - 2,
            first.widthAnchor == outer.widthAnchor / 3,
            first.topAnchor == outer.topAnchor + .max, second.topAnchor == outer.topAnchor - .max,
            second.heightAnchor >= .min, first.heightAnchor <= .max,
        ])
        outer.layoutIfNeeded()
        let frames = [first.frame, second.frame]
        for size in [
            Size(width: 0, height: 0), Size(width: 1, height: 1), Size(width: -7, height: .min),
            Size(width: .max, height: .max), Size(width: 3, height: 1_000_000),
        ] {
            outer.frame.size = size
            outer.layoutIfNeeded()
            #expect(first.frame.width >= 0 && second.frame.width >= 0)
        }
        outer.frame.size = Size(width: 20, height: 10)
        outer.layoutIfNeeded()
        #expect([first.frame, second.frame] == frames)
    }

    @Test func hiddenHalvesLeaveNoGapAndDoNotOverlap() {
        for width in 0...40 {
            let views = (0..<3).map { _ in View() }
            let outer = Scene.container(width, 3, views)
            var constraints = [
                views[0].leadingAnchor == outer.leadingAnchor,
                views[2].trailingAnchor == outer.trailingAnchor,
            ]
            for (former, latter) in zip(views, views.dropFirst()) {
                constraints += [
                    former.trailingAnchor == latter.leadingAnchor,
                    former.widthAnchor == latter.widthAnchor,
                ]
            }
            LayoutConstraint.activate(constraints)
            outer.layoutIfNeeded()
            #expect(views[0].frame.minX == 0)
            #expect(views[0].frame.maxX == views[1].frame.minX)
            #expect(views[1].frame.maxX == views[2].frame.minX)
            #expect(views[2].frame.maxX == width)
        }
    }

    @Test func noSizeTraps() {
        let sizes = [Int.min, -7, 0, 1, 80, 1 << 40, Int.max]
        for size in sizes {
            let view = Scene.Text(9)
            let outer = Scene.container(size, size, [view])
            let constraint = view.leadingAnchor == outer.leadingAnchor + size
            LayoutConstraint.activate([
                constraint, view.trailingAnchor == outer.trailingAnchor - size,
                view.heightAnchor >= size,
                view.widthAnchor == outer.heightAnchor * Double(size),
                view.topAnchor == outer.bottomAnchor / 0 + size,
                view.bottomAnchor <= outer.bottomAnchor,
            ])
            outer.layoutIfNeeded()
            #expect(view.frame.width >= 0 && view.frame.height >= 0)
            constraint.constant = Int.min
            outer.layoutIfNeeded()
            _ = outer.sizeThatFits(Size(width: size, height: size))
        }
    }

    @Test func theWayToAScreenDoesNotMatter() {
        func screen() -> (View, [Scene.Text], [LayoutConstraint]) {
            let views = (0..<4).map { Scene.Text($0 * 3 + 2) }
            let outer = Scene.container(40, 9, views)
            var constraints: [LayoutConstraint] = [
                views[0].leadingAnchor == outer.leadingAnchor,
                views[3].trailingAnchor == outer.trailingAnchor,
            ]
            for (former, latter) in zip(views, views.dropFirst()) {
                constraints += [
                    latter.leadingAnchor >= former.trailingAnchor + 1,
                    latter.topAnchor == former.bottomAnchor,
                ]
            }
            LayoutConstraint.activate(constraints)
            return (outer, views, constraints)
        }
        let (outer, views, constraints) = screen()
        for width in [3, 90, 0, 17, 40] {
            outer.bounds.size.width = width
            constraints[3].constant = width / 5
            views[2].length = width
            outer.layoutIfNeeded()
        }
        constraints[3].isActive = false
        outer.layoutIfNeeded()
        constraints[3].isActive = true
        constraints[3].constant = 0
        views[2].length = 8
        outer.layoutIfNeeded()
        let (fresh, freshViews, freshConstraints) = screen()
        freshConstraints[3].constant = 0
        fresh.layoutIfNeeded()
        #expect(views.map(\.frame) == freshViews.map(\.frame))
        let frames = views.map(\.frame)
        outer.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(views.map(\.frame) == frames)
    }
}
