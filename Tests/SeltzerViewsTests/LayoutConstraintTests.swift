// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: LayoutAnchor, LayoutAnchored, LayoutConstraint+visualFormat, LayoutExpression, LengthWish.

import SeltzerBase
import SeltzerLayout
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct LayoutConstraintTests {
    private typealias Scene = ConstraintScene

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
        let button = Scene.Text(19)
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
        let label = Scene.Text(6)
        let field = View()
        let form = Scene.container(40, 5, [label, field])
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
        let outer = Scene.container(20, 10, [view])
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

    @Test func wrappedTextIsAsHighAsItsWidthMakesIt() {
        let text = Scene.Text(30)
        let below = Scene.Text(2)
        let outer = Scene.container(12, 9, [text, below])
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
        let first = Scene.Text(10)
        let second = Scene.Text(10)
        let outer = Scene.container(15, 1, [first, second])
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
        let label = Scene.Text(5)
        let panel = Scene.container(0, 0, [label])
        let note = Scene.Text(4)
        let outer = Scene.container(30, 6, [panel, note])
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
        let first = Scene.Text(5)
        let second = Scene.Text(7)
        let badge = Scene.Text(1)
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
        let outer = Scene.container(30, 9, [stack])
        (first.leadingAnchor == outer.leadingAnchor).isActive = true
        let pilot = await Pilot(ViewController(view: outer), columns: 20, rows: 10)
        #expect(
            pilot.application.diagnostics == [
                "Text[0].left == View[0].left is left out: Text[0] is arranged inside StackView[0]"
            ])
    }

    @Test func formatsWithoutASuperviewAreRefused() {
        #expect(throws: VisualFormatError.self) {
            try LayoutConstraint.constraints(withVisualFormat: "|[a]", views: ["a": View()])
        }
        #expect(throws: VisualFormatError.self) {
            try LayoutConstraint.constraints(withVisualFormat: "|[b]", views: ["a": View()])
        }
    }
}
