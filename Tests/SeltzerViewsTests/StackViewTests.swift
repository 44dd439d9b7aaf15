// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: View+arrangedSize.

import SeltzerBase
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct StackViewTests {
    private func box(_ width: Int, _ height: Int) -> View {
        View(frame: Rect(x: 0, y: 0, width: width, height: height))
    }

    private func laidOut(_ stack: StackView, _ width: Int, _ height: Int) -> [Rect] {
        stack.frame = Rect(x: 0, y: 0, width: width, height: height)
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
    }

    @Test func hiddenViewsTakeNoRoom() {
        let views = [box(2, 1), box(3, 1), box(4, 1)]
        let stack = StackView(.horizontal, views, spacing: 1)
        #expect(laidOut(stack, 20, 1).map(\.minX) == [0, 3, 7])
        views[1].isHidden = true
        #expect(laidOut(stack, 20, 1).map(\.minX)[2] == 3)
        #expect(stack.sizeThatFits(.unbounded) == Size(width: 7, height: 1))
    }

    @Test func aViewHasItsOwnDistanceToTheNext() {
        let views = [box(2, 1), box(3, 1), box(4, 1)]
        let stack = StackView(.horizontal, views, spacing: 1)
        stack.setCustomSpacing(5, after: views[0])
        #expect(laidOut(stack, 20, 1).map(\.minX) == [0, 7, 11])
        #expect(stack.sizeThatFits(.unbounded).width == 15)
        #expect(stack.customSpacing(after: views[0]) == 5)
        views[1].isHidden = true
        #expect(laidOut(stack, 20, 1).map(\.minX)[2] == 7)
        stack.setCustomSpacing(nil, after: views[0])
        #expect(laidOut(stack, 20, 1).map(\.minX)[2] == 3)
        stack.setCustomSpacing(9, after: box(1, 1))
        stack.setCustomSpacing(9, after: views[2])
        #expect(stack.sizeThatFits(.unbounded).width == 7)
    }

    @Test func marginsAndScrollingMoveWhatIsInside() {
        let stack = StackView(.vertical, [box(2, 1), box(3, 2)])
        stack.layoutMargins = Insets(top: 1, left: 2, bottom: 1, right: 1)
        #expect(stack.sizeThatFits(.unbounded) == Size(width: 6, height: 5))
        stack.bounds.origin = Point(x: 10, y: 20)
        #expect(
            laidOut(stack, 9, 8) == [
                Rect(x: 12, y: 21, width: 6, height: 1), Rect(x: 12, y: 22, width: 6, height: 2),
            ])
        #expect(stack.sizeThatFits(Size(width: 4, height: -3)) == Size(width: 4, height: 0))
        #expect(laidOut(stack, 0, 0).allSatisfy { $0.isEmpty })
    }

    @Test func aViewIsArrangedOnceAndWhereItWasAddedLast() {
        let views = [box(1, 1), box(2, 1), box(3, 1)]
        let stack = StackView(.horizontal, views)
        _ = laidOut(stack, 20, 1)
        stack.insertArrangedSubview(views[2], at: 0)
        #expect(laidOut(stack, 20, 1).map(\.width) == [3, 1, 2])
        views[0].removeFromSuperview()
        #expect(laidOut(stack, 20, 1).map(\.width) == [3, 2])
        #expect(laidOut(stack, 20, 1).map(\.minX) == [0, 3])
        stack.insertArrangedSubview(views[0], at: 99)
        #expect(laidOut(stack, 20, 1).map(\.width) == [3, 2, 1])
    }

    @Test func whatCannotBeAddedIsNotArranged() {
        let outer = StackView(.vertical)
        let inner = StackView(.vertical)
        outer.addArrangedSubview(inner)
        inner.addArrangedSubview(outer)
        #expect(inner.arrangedSubviews.isEmpty)
    }

    @Test func prioritiesDecideWhoGrows() {
        let views = [box(2, 1), box(2, 1)]
        let stack = StackView(.horizontal, views)
        views[1].setContentHuggingPriority(.defaultLow, for: .horizontal)
        #expect(laidOut(stack, 10, 1).map(\.width) == [2, 8])
        views[0].frame.size.width = 4
        views[0].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        #expect(laidOut(stack, 9, 1).map(\.width).reduce(0, +) <= 9)
        #expect(views[0].contentCompressionResistancePriority(for: .horizontal) == .defaultLow)
        #expect(views[0].contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    }

    @Test func constraintsOnAViewsOwnSizeCountInAStack() {
        let views = [box(2, 1), box(2, 1), box(30, 1)]
        let stack = StackView(.horizontal, views)
        for view in views { view.setContentHuggingPriority(.defaultLow, for: .horizontal) }
        let width = views[0].widthAnchor == 6
        LayoutConstraint.activate([
            width, views[1].widthAnchor >= 4, views[2].widthAnchor <= 5,
            (views[1].widthAnchor == 3).withPriority(.defaultLow),
        ])
        #expect(laidOut(stack, 15, 1).map(\.width) == [6, 4, 5])
        #expect(stack.sizeThatFits(.unbounded) == Size(width: 15, height: 1))
        width.constant = 8
        #expect(laidOut(stack, 17, 1).map(\.width) == [8, 4, 5])
        for view in views {
            view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        }
        #expect(laidOut(stack, 10, 1).map(\.width) == [8, 2, 0])
        width.isActive = false
        // What is left over is shared as without constraints.
        #expect(laidOut(stack, 20, 1).map(\.width).reduce(0, +) == 20)
        LayoutConstraint.activate([views[0].widthAnchor == .min, views[2].widthAnchor >= .max])
        #expect(laidOut(stack, 20, 1).allSatisfy { $0.maxX <= 20 && $0.width >= 0 })
    }

    @Test func anotherConstantOfAnArrangedViewLaysOutTheStack() {
        let inner = StackView(.vertical, [box(2, 1)])
        let stack = StackView(.horizontal, [inner, box(3, 1)])
        let outer = StackView(.horizontal, [stack, box(1, 1)])
        let width = inner.widthAnchor == 6
        width.isActive = true
        _ = laidOut(outer, 40, 1)
        #expect(inner.frame.width == 6 && stack.arrangedSubviews[1].frame.minX == 6)
        width.constant = 8
        outer.layoutIfNeeded()
        #expect(inner.frame.width == 8 && stack.arrangedSubviews[1].frame.minX == 8)
    }

    @Test func asManyLevelsAsThereMayBeAreLaidOut() async {
        let leaf = box(3, 1)
        var view: View = leaf
        for level in 0..<997 {
            switch level % 3 {
            case 0: view = StackView(.vertical, [view])
            case 1: view = StackView(.horizontal, [view])
            default:
                let grid = GridView(columns: [.fitting])
                grid.addArrangedSubview(view)
                view = grid
            }
        }
        let pilot = await Pilot(ViewController(view: view), columns: 20, rows: 5)
        #expect(leaf.convert(leaf.bounds, to: nil) == Rect(x: 0, y: 0, width: 3, height: 1))
        leaf.frame.size.width = 4
        leaf.invalidateIntrinsicContentSize()
        await pilot.resize(columns: 10, rows: 3)
        #expect(leaf.convert(leaf.bounds, to: nil).maxX <= 10)
        #expect(pilot.application.diagnostics.isEmpty)
        // One level more than there may be: told, and the rest goes on.
        let deep = View()
        leaf.addSubview(deep)
        let deeper = View()
        deep.addSubview(deeper)
        await pilot.settle()
        #expect(deeper.superview == nil)
        #expect(pilot.application.diagnostics.count == 1)
    }

    @Test func boxesOfAStackCanShareAnEdge() {
        let stack = StackView(.vertical, [box(9, 3), box(9, 3), box(9, 3)], spacing: -1)
        #expect(stack.sizeThatFits(.unbounded) == Size(width: 9, height: 7))
        #expect(laidOut(stack, 9, 7).map(\.minY) == [0, 2, 4])
        #expect(laidOut(stack, 9, 1).allSatisfy { $0.minY >= 0 && $0.maxY <= 1 })
    }

    @Test func everyChangeOfTheStackLaysOutAnew() async {
        let views = [box(2, 1), box(3, 1)]
        let stack = StackView(.horizontal, views)
        _ = await Pilot(ViewController(view: stack), columns: 20, rows: 5)
        stack.spacing = 4
        stack.layoutIfNeeded()
        #expect(views[1].frame.minX == 6)
        stack.axis = .vertical
        stack.alignment = .trailing
        stack.layoutIfNeeded()
        #expect(views[1].frame.origin == Point(x: 17, y: 5))
    }
}
