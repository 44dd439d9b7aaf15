// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// Uses of labels and stacks beside the cases of the contract.
@MainActor
@Suite struct StackEverydayTests {
    private func layOut(_ view: View, _ width: Int, _ height: Int) {
        view.frame = Rect(x: 0, y: 0, width: width, height: height)
        view.layoutIfNeeded()
    }

    // MARK: Labels

    @Test("A label without a limit of lines is as wide as its text without a width")
    func unwrappedSize() {
        let label = Label("one two three")
        label.numberOfLines = 0
        #expect(label.intrinsicContentSize == Size(width: 13, height: 1))
        #expect(label.sizeThatFits(Size(width: 7, height: .max)) == Size(width: 7, height: 2))
    }

    @Test("A limit of lines is a maximum, not a height")
    func fewLines() {
        let label = Label("short")
        label.numberOfLines = 3
        #expect(label.sizeThatFits(Size(width: 20, height: 10)).height == 1)
    }

    @Test("A centered text stands in the middle of a wide label, a trailing one at its end")
    func alignments() async {
        let label = Label("ab")
        label.textAlignment = .center
        let pilot = await Pilot(ViewController(view: label), columns: 10, rows: 1)
        #expect(pilot.screen == "    ab")
        label.textAlignment = .right
        await pilot.settle()
        #expect(pilot.screen == "        ab")
    }

    @Test("Setting the text replaces an attributed text")
    func plainAfterAttributed() {
        let label = Label()
        label.attributedText = StyledText("styled")
        #expect(label.text == "styled")
        label.text = "plain"
        #expect(label.attributedText?.string == "plain")
    }

    @Test("A longer text moves its neighbors in a stack at the next layout")
    func growingText() {
        let label = Label("a"), other = Label("b")
        let stack = StackView(arrangedSubviews: [label, other, View()])
        stack.spacing = 1
        layOut(stack, 20, 1)
        #expect(other.frame.minX == 2)
        label.text = "longer"
        stack.layoutIfNeeded()
        #expect(other.frame.minX == 7)
    }

    // MARK: Stacks

    @Test("A row of labels above a text view leaves the spare height to the text view")
    func rowAboveText() {
        let row = StackView(arrangedSubviews: [Label("Name"), Label("Value")])
        let text = TextView()
        let column = StackView(arrangedSubviews: [row, text])
        column.axis = .vertical
        layOut(column, 20, 10)
        #expect(row.frame == Rect(x: 0, y: 0, width: 20, height: 1))
        #expect(text.frame == Rect(x: 0, y: 1, width: 20, height: 9))
    }

    @Test("In a column, views may be centered or trailing with their own width")
    func columnAlignment() {
        let label = Label("abcd")
        let column = StackView(arrangedSubviews: [label])
        column.axis = .vertical
        column.alignment = .center
        layOut(column, 10, 1)
        #expect(label.frame == Rect(x: 3, y: 0, width: 4, height: 1))
        column.alignment = .trailing
        column.layoutIfNeeded()
        #expect(label.frame.minX == 6)
    }

    @Test("A view may be inserted at an index, and moves there if it is arranged already")
    func insertion() {
        let a = Label("a"), b = Label("b"), c = Label("c")
        let stack = StackView(arrangedSubviews: [a, b])
        stack.insertArrangedSubview(c, at: 1)
        #expect(stack.arrangedSubviews == [a, c, b])
        stack.insertArrangedSubview(b, at: 0)
        #expect(stack.arrangedSubviews == [b, a, c])
    }

    @Test("A stack whose views are all hidden has no length")
    func allHidden() {
        let views = [Label("a"), Label("b")]
        let stack = StackView(arrangedSubviews: views)
        stack.spacing = 2
        views.forEach { $0.isHidden = true }
        #expect(stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == .zero)
    }

    @Test("The default spacing replaces a custom spacing")
    func defaultSpacing() {
        let a = Label("a"), b = Label("b")
        let stack = StackView(arrangedSubviews: [a, b, View()])
        stack.spacing = 1
        stack.setCustomSpacing(5, after: a)
        layOut(stack, 20, 1)
        #expect(b.frame.minX == 6)
        stack.setCustomSpacing(StackView.spacingUseDefault, after: a)
        stack.layoutIfNeeded()
        #expect(b.frame.minX == 2)
    }

    @Test("A view that joins another stack leaves the first")
    func otherStack() {
        let a = Label("a")
        let first = StackView(arrangedSubviews: [a]), second = StackView()
        second.addArrangedSubview(a)
        #expect(first.arrangedSubviews.isEmpty)
        #expect(a.superview === second)
    }

    @Test("A hidden view takes no part in an equal division")
    func hiddenInEqualDivision() {
        let views = [View(), View(), View()]
        let stack = StackView(arrangedSubviews: views)
        stack.distribution = .fillEqually
        views[1].isHidden = true
        layOut(stack, 12, 1)
        #expect(views[0].frame.width == 6)
        #expect(views[2].frame == Rect(x: 6, y: 0, width: 6, height: 1))
    }

    @Test("A width that a constraint requires holds in a stack that fills")
    func constrainedWidth() {
        let fixed = View(), label = Label("rest")
        fixed.widthAnchor.constraint(equalToConstant: 5).isActive = true
        let stack = StackView(arrangedSubviews: [fixed, label])
        layOut(stack, 20, 1)
        #expect(fixed.frame.width == 5)
        #expect(label.frame == Rect(x: 5, y: 0, width: 15, height: 1))
    }

    @Test("A stack held at top and sides by constraints is as high as its content")
    func pinnedStack() {
        let root = View()
        let stack = StackView(arrangedSubviews: [Label("a"), Label("b")])
        stack.axis = .vertical
        stack.spacing = 1
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        LayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 1),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        layOut(root, 20, 10)
        #expect(stack.frame == Rect(x: 0, y: 1, width: 20, height: 3))
    }
}
