// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ConstraintArrangement, ConstraintInventory, ConstraintLayout, ConstraintStore, LayoutAnchor,
// LayoutAnchored, LayoutConstraint+visualFormat, LayoutExpression, LengthWish, View+Constraints,
// ViewConstraints.

import SeltzerBase
import SeltzerLayout
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct LayoutConstraintTests {
    /// Would like a size, and may be wrapped to a width.
    final class Text: View {
        var length: Int { didSet { invalidateIntrinsicContentSize() } }

        init(_ length: Int) {
            self.length = length
            super.init()
        }

        override func sizeThatFits(_ size: Size) -> Size {
            let width = max(1, min(length, size.width))
            return Size(width: width, height: (length + width - 1) / width)
        }
    }

    private func container(
        _ width: Int, _ height: Int, _ views: [View]
    ) -> View {
        let container = View(frame: Rect(x: 0, y: 0, width: width, height: height))
        for view in views { container.addSubview(view) }
        return container
    }

    @Test("R-RTR-12 the article's screen is laid out by its own lines")
    func theArticlesScreen() throws {
        let screen = View(frame: Rect(x: 0, y: 0, width: 80, height: 30))
        let table = View()
        screen.addSubview(table)
        for format in ["H:|-0-[table]-0-|", "V:|-0-[table]-0-|"] {
            LayoutConstraint.activate(
                try LayoutConstraint.constraints(
                    withVisualFormat: format, views: ["table": table]))
        }
        screen.layoutIfNeeded()
        #expect(table.frame == Rect(x: 0, y: 0, width: 80, height: 30))

        let row = View(frame: Rect(x: 0, y: 9, width: 80, height: 3))
        let button = Text(19)
        table.addSubview(row)
        row.addSubview(button)
        LayoutConstraint.activate(
            try LayoutConstraint.constraints(
                withVisualFormat: "H:[button(19)]-2-|", views: ["button": button]))
        (button.centerYAnchor == row.centerYAnchor).isActive = true
        screen.layoutIfNeeded()
        let place = button.convert(button.bounds, to: screen)
        #expect(place == Rect(x: 59, y: 10, width: 19, height: 1))
    }

    @Test func theEquationsOfTheReferenceHold() {
        let label = Text(6)
        let field = View()
        let form = container(40, 5, [label, field])
        LayoutConstraint.activate([
            label.leadingAnchor == form.leadingAnchor + 1, label.topAnchor == form.topAnchor,
            label.trailingAnchor == field.leadingAnchor - 1,
            field.trailingAnchor <= form.trailingAnchor - 2,
            field.widthAnchor >= 8,
            (field.widthAnchor == label.widthAnchor * 3).withPriority(.defaultLow),
            field.heightAnchor == 2, field.centerYAnchor == form.centerYAnchor,
        ])
        form.layoutIfNeeded()
        #expect(label.frame == Rect(x: 1, y: 0, width: 6, height: 1))
        #expect(field.frame == Rect(x: 8, y: 1, width: 18, height: 2))
        form.bounds.size.width = 20
        form.layoutIfNeeded()
        #expect(field.frame == Rect(x: 8, y: 1, width: 10, height: 2))
        #expect(form.intrinsicContentSize.width == 8 + 18 + 2)
    }

    @Test func aChangedConstantTakesEffect() {
        let view = View()
        let outer = container(20, 10, [view])
        let gap = view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 2)
        LayoutConstraint.activate([gap, view.trailingAnchor == outer.trailingAnchor])
        outer.layoutIfNeeded()
        #expect(view.frame.minX == 2)
        gap.constant = 5
        outer.layoutIfNeeded()
        #expect(view.frame == Rect(x: 5, y: 0, width: 15, height: 0))
        gap.isActive = false
        outer.layoutIfNeeded()
        #expect(view.frame == Rect(x: 20, y: 0, width: 0, height: 0))
    }

    @Test func contradictionsAreToldAndTheRestIsLaidOut() async {
        let first = Text(3)
        let second = Text(4)
        let outer = container(20, 10, [first, second])
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
        let leaf = Text(30)
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
        let outer = container(12, 9, [view])
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
        let first = Text(3)
        let second = Text(40)
        let outer = container(20, 10, [first, second])
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

    @Test func aViewThatGoesTakesItsConstraintsAlong() {
        let first = Text(3)
        let second = Text(4)
        weak var gone: View?
        let outer = container(20, 10, [first, second])
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
            let third = Text(3)
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
            let inner = Text(3)
            let outer = container(20, 10, [inner])
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
        let outer = container(5, 5, [])
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

    @Test func hiddenHalvesLeaveNoGapAndDoNotOverlap() {
        for width in 0...40 {
            let views = (0..<3).map { _ in View() }
            let outer = container(width, 3, views)
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

    @Test func wrappedTextIsAsHighAsItsWidthMakesIt() {
        let text = Text(30)
        let below = Text(2)
        let outer = container(12, 9, [text, below])
        LayoutConstraint.activate([
            text.leadingAnchor == outer.leadingAnchor + 1,
            text.trailingAnchor <= outer.trailingAnchor - 1,
            text.topAnchor == outer.topAnchor, below.topAnchor == text.bottomAnchor,
            below.leadingAnchor == text.leadingAnchor,
        ])
        outer.layoutIfNeeded()
        #expect(text.frame == Rect(x: 1, y: 0, width: 10, height: 3))
        #expect(below.frame.minY == 3)
        #expect(outer.sizeThatFits(Size(width: 12, height: .max)) == Size(width: 12, height: 0))
    }

    @Test func whatResistsLeastGivesWay() {
        let first = Text(10)
        let second = Text(10)
        let outer = container(15, 1, [first, second])
        LayoutConstraint.activate([
            first.leadingAnchor == outer.leadingAnchor,
            first.trailingAnchor == second.leadingAnchor,
            second.trailingAnchor == outer.trailingAnchor,
        ])
        first.setContentCompressionResistancePriority(.required, for: .horizontal)
        outer.layoutIfNeeded()
        #expect([first.frame.width, second.frame.width] == [10, 5])
        second.setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
        outer.bounds.size.width = 30
        outer.layoutIfNeeded()
        #expect([first.frame.width, second.frame.width] == [10, 20])
    }

    @Test func aViewCanBeTiedToOneDeeperInside() {
        let label = Text(5)
        let panel = container(0, 0, [label])
        let note = Text(4)
        let outer = container(30, 6, [panel, note])
        let tie = note.leadingAnchor == label.trailingAnchor + 1
        LayoutConstraint.activate([
            panel.leadingAnchor == outer.leadingAnchor + 3, panel.topAnchor == outer.topAnchor + 1,
            label.leadingAnchor == panel.leadingAnchor + 2,
            label.trailingAnchor == panel.trailingAnchor - 2,
            label.topAnchor == panel.topAnchor + 1, label.bottomAnchor == panel.bottomAnchor - 1,
            tie, note.centerYAnchor == label.centerYAnchor,
        ])
        outer.layoutIfNeeded()
        #expect(panel.frame == Rect(x: 3, y: 1, width: 9, height: 3))
        #expect(label.frame == Rect(x: 2, y: 1, width: 5, height: 1))
        #expect(note.frame == Rect(x: 11, y: 2, width: 4, height: 1))
        label.length = 8
        outer.layoutIfNeeded()
        #expect(note.frame.minX == 14)
        #expect(panel.frame.width == 12)
        note.removeFromSuperview()
        label.length = 2
        outer.layoutIfNeeded()
        #expect(panel.frame.width == 6)
        #expect(label.frame.width == 2)
    }

    @Test func aBadgeHangsOnWhatAStackArranges() async {
        let first = Text(5)
        let second = Text(7)
        let badge = Text(1)
        let stack = StackView(.vertical, [first, second], spacing: 1)
        stack.alignment = .leading
        stack.addSubview(badge)
        LayoutConstraint.activate([
            badge.leadingAnchor == second.trailingAnchor, badge.bottomAnchor == second.topAnchor,
        ])
        stack.frame = Rect(x: 0, y: 0, width: 20, height: 9)
        stack.layoutIfNeeded()
        #expect(second.frame == Rect(x: 0, y: 2, width: 7, height: 1))
        #expect(badge.frame == Rect(x: 7, y: 1, width: 1, height: 1))
        let outer = container(30, 9, [stack])
        (first.leadingAnchor == outer.leadingAnchor).isActive = true
        let pilot = await Pilot(ViewController(view: outer), columns: 20, rows: 10)
        #expect(
            pilot.application.diagnostics == [
                "Text[0].left == View[0].left is left out: Text[0] is arranged inside StackView[0]"
            ])
    }

    @Test func noSizeTraps() {
        let sizes = [Int.min, -7, 0, 1, 80, 1 << 40, Int.max]
        for size in sizes {
            let view = Text(9)
            let outer = container(size, size, [view])
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

    @Test func formatsWithoutASuperviewAreRefused() {
        #expect(throws: VisualFormatError.self) {
            try LayoutConstraint.constraints(withVisualFormat: "|[a]", views: ["a": View()])
        }
        #expect(throws: VisualFormatError.self) {
            try LayoutConstraint.constraints(withVisualFormat: "|[b]", views: ["a": View()])
        }
    }

    @Test func theWayToAScreenDoesNotMatter() {
        func screen() -> (View, [Text], [LayoutConstraint]) {
            let views = (0..<4).map { Text($0 * 3 + 2) }
            let outer = container(40, 9, views)
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
