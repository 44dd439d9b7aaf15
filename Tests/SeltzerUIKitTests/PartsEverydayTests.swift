// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// Notes what recognizers report.
@MainActor
private final class Notes {
    var states: [GestureRecognizer.State] = []
    var velocities: [Double] = []

    func pressed(_ press: LongPressGestureRecognizer) { states.append(press.state) }
    func panned(_ pan: PanGestureRecognizer) {
        velocities.append(Double(pan.velocity(in: pan.view).x))
    }
}

private final class MarginView: View {
    var changes = 0
    override func layoutMarginsDidChange() { changes += 1 }
}

/// Stacks, margins, gestures and small controls beside the cases of the contract.
@MainActor
@Suite struct PartsEverydayTests {
    private func box(_ name: String) -> Label { Label(name) }

    @Test("A spacing after the last view has no effect")
    func spacingAfterLast() async {
        let stack = StackView(arrangedSubviews: [box("a"), box("b")])
        stack.axis = .vertical
        stack.spacing = 1
        stack.setCustomSpacing(5, after: stack.arrangedSubviews[1])
        #expect(stack.systemLayoutSizeFitting(Size(width: 20, height: 0)).height == 3)
    }

    @Test("A hidden view gives its room and its spacing up, also animated, and gets both again")
    func hiddenView() async {
        let middle = box("b")
        let stack = StackView(arrangedSubviews: [box("a"), middle, box("c")])
        stack.axis = .vertical
        stack.spacing = 1
        let root = View()
        root.addSubview(stack)
        let pilot = await Pilot(ViewController(view: root), columns: 20, rows: 8)
        #expect(stack.systemLayoutSizeFitting(Size(width: 20, height: 0)).height == 5)
        View.animate(withDuration: 0.2) {
            middle.isHidden = true
            stack.layoutIfNeeded()
        }
        await pilot.advance(by: .seconds(1))
        #expect(stack.arrangedSubviews.count == 3)
        #expect(stack.systemLayoutSizeFitting(Size(width: 20, height: 0)).height == 3)
        middle.isHidden = false
        await pilot.settle()
        #expect(stack.systemLayoutSizeFitting(Size(width: 20, height: 0)).height == 5)
    }

    @Test("A view that left its stack comes back at the end")
    func backAtTheEnd() {
        let first = box("a")
        let stack = StackView(arrangedSubviews: [first, box("b")])
        first.removeFromSuperview()
        #expect(stack.arrangedSubviews.count == 1)
        stack.addArrangedSubview(first)
        #expect(stack.arrangedSubviews.last === first)
        #expect(first.superview === stack)
    }

    @Test("Margins are told when they change, and not when they are set again")
    func marginsTold() async {
        let view = MarginView()
        view.layoutMargins = Insets(top: 1, left: 2, bottom: 1, right: 2)
        #expect(view.changes == 1)
        view.layoutMargins = Insets(top: 1, left: 2, bottom: 1, right: 2)
        #expect(view.changes == 1)
        #expect(view.directionalLayoutMargins.leading == 2)
    }

    @Test("A long press with a longer duration begins after it")
    func longPressDuration() async {
        let view = View(), notes = Notes()
        let press = LongPressGestureRecognizer(target: notes, action: Notes.pressed)
        press.minimumPressDuration = 1
        view.addGestureRecognizer(press)
        let pilot = await Pilot(ViewController(view: view), columns: 20, rows: 8)
        await pilot.mouseDown(column: 3, row: 3)
        await pilot.advance(by: .milliseconds(800))
        #expect(notes.states == [])
        await pilot.advance(by: .milliseconds(300))
        #expect(notes.states == [.began])
        await pilot.mouseUp(column: 3, row: 3)
        #expect(notes.states == [.began, .ended])
    }

    @Test("A pan tells the velocity of its movement, positive to the right")
    func panVelocity() async {
        let view = View(), notes = Notes()
        let pan = PanGestureRecognizer(target: notes, action: Notes.panned)
        view.addGestureRecognizer(pan)
        let pilot = await Pilot(ViewController(view: view), columns: 40, rows: 8)
        await pilot.mouseDown(column: 3, row: 3)
        for column in 4...12 {
            await pilot.advance(by: .milliseconds(20))
            await pilot.move(column: column, row: 3)
        }
        #expect(notes.velocities.last.map { $0 > 0 } == true)
        for column in (3...11).reversed() {
            await pilot.advance(by: .milliseconds(20))
            await pilot.move(column: column, row: 3)
        }
        #expect(notes.velocities.last.map { $0 < 0 } == true)
        await pilot.mouseUp(column: 3, row: 3)
    }

    @Test("A stepper at its end sends nothing")
    func stepperAtEnd() async {
        let stepper = Stepper()
        stepper.maximumValue = 2
        stepper.stepValue = 2
        var values: [Double] = []
        stepper.addAction(
            Action { values.append(($0.sender as? Stepper)?.value ?? -1) }, for: .valueChanged)
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [stepper])), columns: 30, rows: 3)
        stepper.becomeFirstResponder()
        await pilot.press("up")
        await pilot.press("up")
        #expect(values == [2])
    }

    @Test("A higher minimum moves the value of a slider, without an event")
    func sliderMinimum() async {
        let slider = Slider()
        slider.maximumValue = 10
        slider.value = 2
        var count = 0
        slider.addAction(Action { _ in count += 1 }, for: .valueChanged)
        slider.minimumValue = 4
        #expect(slider.value == 4)
        #expect(count == 0)
    }

    @Test("An activity indicator is hidden until it starts, and when it stops")
    func indicator() async {
        let indicator = ActivityIndicatorView(style: .medium)
        #expect(indicator.hidesWhenStopped)
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [indicator, Label("x")])), columns: 10,
            rows: 3)
        await pilot.settle()
        #expect(indicator.isHidden)
        indicator.startAnimating()
        #expect(indicator.isAnimating)
        #expect(!indicator.isHidden)
        indicator.stopAnimating()
        #expect(indicator.isHidden)
    }

    @Test("A refresh that the program begins sends no event")
    func refresh() async {
        final class List: TableViewController {}
        let list = List(style: .plain)
        let refresh = RefreshControl()
        var count = 0
        refresh.addAction(Action { _ in count += 1 }, for: .valueChanged)
        list.refreshControl = refresh
        let pilot = await Pilot(list, columns: 20, rows: 8)
        await pilot.settle()
        refresh.beginRefreshing()
        #expect(refresh.isRefreshing)
        await pilot.settle()
        #expect(count == 0)
        refresh.endRefreshing()
        #expect(!refresh.isRefreshing)
        await pilot.press("ctrl-r")
        #expect(count == 1)
        #expect(refresh.isRefreshing)
    }

    @Test("Segments lose their selection by the number that means none")
    func noSegment() async {
        let segments = SegmentedControl(items: ["a", "b"])
        var count = 0
        segments.addAction(Action { _ in count += 1 }, for: .valueChanged)
        segments.selectedSegmentIndex = 1
        segments.selectedSegmentIndex = SegmentedControl.noSegment
        #expect(segments.selectedSegmentIndex == -1)
        #expect(count == 0)
    }

    @Test("A view is its own descendant, and a foreign view comes to no front")
    func hierarchy() {
        let root = View(), inner = View(), other = View()
        root.addSubview(inner)
        #expect(root.isDescendant(of: root))
        #expect(inner.isDescendant(of: root))
        #expect(!root.isDescendant(of: inner))
        root.bringSubviewToFront(other)
        #expect(root.subviews.count == 1)
        #expect(other.superview == nil)
    }
}
