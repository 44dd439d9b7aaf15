// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ConstraintInventory, View+Constraints, ViewConstraints.

import SeltzerBase
import SeltzerLayout
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ConstraintStoreTests {
    private typealias Scene = ConstraintScene

    @Test func aViewThatGoesTakesItsConstraintsAlong() {
        let first = Scene.Text(3)
        let second = Scene.Text(4)
        weak var gone: View?
        let outer = Scene.container(20, 10, [first, second])
        let tie = second.leadingAnchor == first.trailingAnchor
        LayoutConstraint.activate([
            first.leadingAnchor == outer.leadingAnchor + 2, tie, first.widthAnchor == 5,
        ])
        outer.layoutIfNeeded()
        #expect(second.frame.minX == 7)
        first.removeFromSuperview()
        #expect(!tie.isActive)
        #expect(outer.constraints.isEmpty)
        #expect(first.constraints.count == 1)
        outer.layoutIfNeeded()

        do {
            let third = Scene.Text(3)
            gone = third
            outer.addSubview(third)
            (third.leadingAnchor == second.trailingAnchor + 1).isActive = true
            outer.layoutIfNeeded()
            third.removeFromSuperview()
        }
        #expect(gone == nil)
    }

    @Test func nothingKeepsAContainerAlive() {
        weak var gone: View?
        do {
            let inner = Scene.Text(3)
            let outer = Scene.container(20, 10, [inner])
            gone = outer
            LayoutConstraint.activate([
                inner.centerXAnchor == outer.centerXAnchor, inner.widthAnchor == 4,
            ])
            outer.layoutIfNeeded()
            #expect(inner.frame.minX == 8)
        }
        #expect(gone == nil)
    }

    @Test func viewsInNoCommonOneAreNotTied() async {
        let inner = View()
        let outer = Scene.container(5, 5, [])
        let tie = inner.leadingAnchor == outer.leadingAnchor
        tie.isActive = true
        #expect(!tie.isActive)
        outer.addSubview(inner)
        tie.isActive = true
        #expect(tie.isActive)
        outer.addSubview(View())
        let pilot = await Pilot(ViewController(view: outer), columns: 20, rows: 10)
        #expect(
            pilot.application.diagnostics == [
                "View.left == View.left was not activated: its views have no common superview; "
                    + "add the views before you activate it"
            ])
    }

    /// A view outside of all windows has nowhere to report to.
    @Test func constraintWithAViewOfNoWindowIsReportedByTheOther() async {
        let root = ViewController()
        let pilot = await Pilot(root, columns: 30, rows: 5)
        let orphan = View()
        for constraint in [
            orphan.topAnchor.constraint(equalTo: root.view.topAnchor),
            root.view.leftAnchor.constraint(equalTo: orphan.leftAnchor),
        ] {
            constraint.isActive = true
            #expect(!constraint.isActive)
        }
        #expect(pilot.application.diagnostics.count == 2)
    }
}
