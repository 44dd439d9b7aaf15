// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@MainActor
@Suite struct StackCasesTests {
    private func label(_ text: String) -> Label { Label(text) }

    private func widths(_ stack: StackView, _ width: Int = 20, height: Int = 1) -> [Int] {
        frames(stack, width, height: height).map(\.width)
    }

    private func frames(_ stack: StackView, _ width: Int = 20, height: Int = 1) -> [Rect] {
        stack.frame = Rect(x: 0, y: 0, width: width, height: height)
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.filter { !$0.isHidden }.map(\.frame)
    }

    @Test("U-S1: a new stack is a row that fills, without spacing")
    func defaults() {
        let stack = StackView()
        #expect(stack.axis == .horizontal)
        #expect(stack.distribution == .fill)
        #expect(stack.alignment == .fill)
        #expect(stack.spacing == 0)
        let views = [label("a"), label("b")]
        #expect(StackView(arrangedSubviews: views).arrangedSubviews == views)
        #expect(StackView(frame: Rect(x: 1, y: 2, width: 3, height: 4)).frame.minX == 1)
    }

    @Test("U-S2: the view with the lowest hugging takes the spare room; of equal ones, the first")
    func fill() {
        let views = [label("a"), label("bb"), label("ccc")]
        let stack = StackView(arrangedSubviews: views)
        #expect(widths(stack) == [15, 2, 3])
        views[1].setContentHuggingPriority(LayoutPriority(rawValue: 249), for: .horizontal)
        #expect(widths(stack) == [1, 16, 3])
    }

    @Test("U-S3: without room, the view with the lowest resistance shrinks")
    func shrink() {
        let views = [label("aaaa"), label("bbbb"), label("cccc")]
        let stack = StackView(arrangedSubviews: views)
        views[1].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        #expect(widths(stack, 10) == [4, 2, 4])
        views[1].setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
        #expect(widths(stack, 10).reduce(0, +) == 10)
    }

    @Test("U-S4: a plain view among labels is a spacer")
    func spacer() {
        let stack = StackView(arrangedSubviews: [label("left"), View(), label("right")])
        #expect(widths(stack) == [4, 11, 5])
        #expect(widths(stack, 30) == [4, 21, 5])
        #expect(stack.intrinsicContentSize == Size(width: 9, height: 1))
        let fixed = View()
        fixed.widthAnchor.constraint(equalToConstant: 3).isActive = true
        #expect(widths(StackView(arrangedSubviews: [label("left"), fixed])) == [17, 3])
    }

    @Test("U-S5: a label that hugs with 250 stretches before a label with 251")
    func hugging() {
        for (index, expected) in [[1, 19], [19, 1]].enumerated() {
            let views = [label("a"), label("b")]
            views[index].setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
            #expect(views[1 - index].contentHuggingPriority(for: .horizontal) == .defaultLow)
            #expect(widths(StackView(arrangedSubviews: views)) == expected)
        }
        let field = TextField()
        #expect(widths(StackView(arrangedSubviews: [label("Name"), field])) == [4, 16])
    }

    @Test("U-S6: equal lengths, with the rest for the first views")
    func fillEqually() {
        let stack = StackView(arrangedSubviews: [label("a"), label("bbb"), label("c")])
        stack.distribution = .fillEqually
        #expect(widths(stack) == [7, 7, 6])
    }

    @Test("U-S7: lengths in proportion, equal gaps, equal distances of centers")
    func otherDistributions() {
        let stack = StackView(arrangedSubviews: [label("aa"), label("bbbb"), label("cc")])
        stack.distribution = .fillProportionally
        #expect(widths(stack, 16) == [4, 8, 4])
        stack.distribution = .equalSpacing
        #expect(frames(stack, 16).map(\.minX) == [0, 6, 14])
        stack.distribution = .equalCentering
        #expect(frames(stack, 16).map { $0.minX * 2 + $0.width } == [2, 16, 30])
    }

    @Test("U-S8: across the axis, views fill the stack or keep their height")
    func alignment() {
        let view = label("a")
        let stack = StackView(arrangedSubviews: [view])
        for (alignment, rows) in [
            (StackView.Alignment.fill, 0..<5), (.top, 0..<1), (.center, 2..<3), (.bottom, 4..<5),
            (.firstBaseline, 0..<1),
        ] {
            stack.alignment = alignment
            let frame = frames(stack, height: 5)[0]
            #expect(frame.minY..<frame.maxY == rows)
        }
    }

    @Test("U-S9: a hidden view takes no room and no spacing, and stays arranged")
    func hidden() {
        let views = [label("a"), label("b"), label("c")]
        let stack = StackView(arrangedSubviews: views)
        stack.spacing = 2
        #expect(stack.intrinsicContentSize.width == 7)
        views[1].isHidden = true
        #expect(stack.intrinsicContentSize.width == 4)
        #expect(stack.arrangedSubviews.count == 3)
        views[1].isHidden = false
        #expect(stack.intrinsicContentSize.width == 7)
    }

    @Test("U-S10: a view that is no longer arranged stays a subview with its frame")
    func removeArranged() {
        let views = [label("a"), label("b")]
        let stack = StackView(arrangedSubviews: views)
        let old = frames(stack)[1]
        stack.removeArrangedSubview(views[1])
        #expect(stack.arrangedSubviews == [views[0]])
        #expect(stack.subviews == views)
        #expect(widths(stack) == [20])
        #expect(views[1].frame == old)
        stack.removeArrangedSubview(views[1])
        #expect(stack.subviews.count == 2)
    }

    @Test("U-S11: a removed subview is no longer arranged")
    func removeSubview() {
        let views = [label("a"), label("b")]
        let stack = StackView(arrangedSubviews: views)
        views[0].removeFromSuperview()
        #expect(stack.arrangedSubviews == [views[1]])
        #expect(stack.subviews == [views[1]])
    }

    @Test("U-S12: arranging a subview keeps the order of the subviews")
    func arrangeSubview() {
        let stack = StackView(), views = [label("a"), label("b")]
        views.forEach(stack.addSubview)
        stack.addArrangedSubview(views[0])
        #expect(stack.subviews == views)
        #expect(stack.arrangedSubviews == [views[0]])
        stack.insertArrangedSubview(views[1], at: 0)
        #expect(stack.subviews == views)
        #expect(stack.arrangedSubviews == views.reversed())
    }

    @Test("U-S13: a custom spacing replaces the spacing after a view")
    func customSpacing() {
        let views = [label("a"), label("b"), label("c")]
        let stack = StackView(arrangedSubviews: views)
        stack.alignment = .leading
        stack.setCustomSpacing(3, after: views[0])
        #expect(stack.customSpacing(after: views[0]) == 3)
        #expect(stack.intrinsicContentSize.width == 6)
        views[1].isHidden = true
        #expect(stack.intrinsicContentSize.width == 5)
        stack.setCustomSpacing(StackView.spacingUseDefault, after: views[0])
        #expect(stack.intrinsicContentSize.width == 2)
        stack.setCustomSpacing(StackView.spacingUseSystem, after: views[0])
        #expect(stack.intrinsicContentSize.width == 3)
    }

    @Test("U-S14: margins count only if the arrangement is relative to them")
    func margins() {
        let stack = StackView(arrangedSubviews: [label("a")])
        stack.layoutMargins = Insets(left: 2, right: 3)
        #expect(!stack.isLayoutMarginsRelativeArrangement)
        #expect(stack.intrinsicContentSize.width == 1)
        stack.isLayoutMarginsRelativeArrangement = true
        #expect(stack.intrinsicContentSize.width == 6)
        #expect(frames(stack)[0] == Rect(x: 2, y: 0, width: 15, height: 1))
    }

    /// Stacks made with an axis, `VStack` and `HStack`.
    @Test func stackWithAnAxisLeavesSpareRoomEmptyAndCountsItsMargins() {
        let stack = StackView(.horizontal, [label("a"), label("b")])
        #expect(widths(stack) == [1, 1])
        #expect(stack.rule == .fitting)
        stack.layoutMargins = Insets(left: 2)
        #expect(frames(stack)[0].minX == 2)
        stack.rule = .filling
        #expect(widths(stack) == [17, 1])
    }
}
