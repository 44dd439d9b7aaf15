// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ScrollView+paging.

import Seltzer
import SeltzerTesting
import Testing

/// Gestures, scrolling and animations as programs use them from day to day.
@MainActor
@Suite struct MotionHabitsTests {
    private let root = View()
    private let box = View(frame: Rect(x: 2, y: 1, width: 20, height: 6))

    private func start() async -> Pilot {
        root.addSubview(box)
        return await Pilot(ViewController(view: root), columns: 40, rows: 12)
    }

    // MARK: Gestures

    @Test("A recognizer is possible again after its action, and unknown to a removed view")
    func backToPossible() async {
        let tap = TapGestureRecognizer()
        var states: [GestureRecognizer.State] = []
        tap.addAction { [unowned tap] _ in states.append(tap.state) }
        let pilot = await start()
        box.addGestureRecognizer(tap)
        #expect(box.gestureRecognizers.count == 1 && tap.view === box)
        await pilot.click(column: 5, row: 3)
        #expect(states == [.ended] && tap.state == .possible)
        box.removeGestureRecognizer(tap)
        #expect(tap.view == nil && box.gestureRecognizers.isEmpty)
        await pilot.click(column: 5, row: 3)
        #expect(states.count == 1)
    }

    @Test("A recognizer belongs to one view: adding it to another moves it")
    func oneView() async {
        let (tap, other) = (
            TapGestureRecognizer(), View(frame: Rect(x: 25, y: 1, width: 10, height: 4))
        )
        var taps = 0
        tap.addAction { _ in taps += 1 }
        root.addSubview(other)
        let pilot = await start()
        box.addGestureRecognizer(tap)
        other.addGestureRecognizer(tap)
        #expect(tap.view === other && box.gestureRecognizers.isEmpty)
        await pilot.click(column: 5, row: 3)
        #expect(taps == 0)
        await pilot.click(column: 26, row: 2)
        #expect(taps == 1)
    }

    @Test("A location is in the coordinates of the view asked for, nil for the window")
    func locations() async {
        let tap = TapGestureRecognizer()
        var places: [Point] = []
        tap.addAction { [unowned tap, unowned box, unowned root] _ in
            places = [tap.location(in: box), tap.location(in: root), tap.location(in: nil)]
        }
        let pilot = await start()
        box.addGestureRecognizer(tap)
        await pilot.click(column: 7, row: 3)
        #expect(places == [Point(x: 5, y: 2), Point(x: 7, y: 3), Point(x: 7, y: 3)])
    }

    @Test("A delegate may let one recognizer wait for the failure of another")
    func failureByDelegate() async {
        final class Rule: GestureRecognizerDelegate {
            func gestureRecognizer(
                _ recognizer: GestureRecognizer,
                shouldRequireFailureOf other: GestureRecognizer
            ) -> Bool { true }
        }
        let (single, double, rule) = (TapGestureRecognizer(), TapGestureRecognizer(), Rule())
        double.numberOfTapsRequired = 2
        single.delegate = rule
        var log: [String] = []
        single.addAction { _ in log.append("single") }
        double.addAction { _ in log.append("double") }
        let pilot = await start()
        box.addGestureRecognizer(single)
        box.addGestureRecognizer(double)
        await pilot.click(column: 5, row: 3)
        await pilot.click(column: 5, row: 3)
        await pilot.advance(by: .seconds(2))
        #expect(log == ["double"])
        await pilot.click(column: 5, row: 3)
        await pilot.advance(by: .seconds(2))
        #expect(log == ["double", "single"])
    }

    @Test("A view without interaction gets no gestures, and lets those behind it have them")
    func noInteraction() async {
        let (inner, outer) = (TapGestureRecognizer(), TapGestureRecognizer())
        var log: [String] = []
        inner.addAction { _ in log.append("inner") }
        outer.addAction { _ in log.append("outer") }
        box.isUserInteractionEnabled = false
        let pilot = await start()
        box.addGestureRecognizer(inner)
        root.addGestureRecognizer(outer)
        await pilot.click(column: 5, row: 3)
        #expect(log == ["outer"])
    }

    @Test("Disabling a recognizer during its gesture cancels it, and enabling it starts anew")
    func disabledDuring() async {
        let pan = PanGestureRecognizer()
        var states: [GestureRecognizer.State] = []
        pan.addAction { [unowned pan] _ in states.append(pan.state) }
        let pilot = await start()
        box.addGestureRecognizer(pan)
        await pilot.mouseDown(column: 5, row: 3)
        await pilot.move(column: 8, row: 3)
        pan.isEnabled = false
        pan.isEnabled = true
        await pilot.move(column: 10, row: 3)
        await pilot.mouseUp(column: 10, row: 3)
        #expect(states.first == .began && states.last == .cancelled)
        states = []
        await pilot.drag(fromColumn: 5, row: 3, toColumn: 9, row: 3)
        #expect(states.first == .began && states.last == .ended)
    }

    @Test("A long press that is released early, or moves away, does not begin")
    func earlyRelease() async {
        let press = LongPressGestureRecognizer()
        var states: [GestureRecognizer.State] = []
        press.addAction { [unowned press] _ in states.append(press.state) }
        let pilot = await start()
        box.addGestureRecognizer(press)
        await pilot.mouseDown(column: 5, row: 3)
        await pilot.advance(by: .milliseconds(200))
        await pilot.mouseUp(column: 5, row: 3)
        await pilot.advance(by: .seconds(1))
        #expect(states.isEmpty)
        await pilot.mouseDown(column: 5, row: 3)
        await pilot.move(column: 15, row: 5)
        await pilot.advance(by: .seconds(1))
        await pilot.mouseUp(column: 15, row: 5)
        #expect(states.isEmpty)
    }

    // MARK: Scrolling

    private func scroller(_ content: Size) -> ScrollView {
        let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 20, height: 6))
        scroll.contentSize = content
        root.addSubview(scroll)
        return scroll
    }

    @Test("Content that fits does not scroll by the wheel, and nothing is dragged at rest")
    func fitting() async {
        let scroll = scroller(Size(width: 10, height: 4))
        let pilot = await start()
        box.isHidden = true
        await pilot.wheel(dy: 3, column: 3, row: 3)
        #expect(scroll.contentOffset == .zero)
        #expect(!scroll.isDragging && !scroll.isTracking && !scroll.isDecelerating)
    }

    @Test("An inset enlarges the range at its side")
    func inset() async {
        let scroll = scroller(Size(width: 10, height: 30))
        scroll.contentInset = Insets(top: 2, left: 0, bottom: 3, right: 0)
        let pilot = await start()
        box.isHidden = true
        #expect(scroll.adjustedContentInset == Insets(top: 2, left: 0, bottom: 3, right: 1))
        scroll.setContentOffset(Point(x: 0, y: -2), animated: false)
        await pilot.settle()
        #expect(scroll.contentOffset.y == -2)
        await pilot.wheel(dy: 300, column: 3, row: 3)
        #expect(scroll.contentOffset.y == 30 - 6 + 3)
    }

    @Test(
        "Paging turns one page for a step of the wheel, and reports it as a movement that slows down"
    )
    func paging() async {
        final class Pages: ScrollViewDelegate {
            var log: [String] = []
            func scrollViewWillBeginDragging(_ scrollView: ScrollView) { log.append("begin") }
            func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
            {
                log.append("end \(decelerate)")
            }
            func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
                log.append("rests at \(scrollView.contentOffset.x)")
            }
        }
        let (scroll, pages) = (scroller(Size(width: 60, height: 6)), Pages())
        scroll.isPagingEnabled = true
        scroll.showsHorizontalScrollIndicator = false
        scroll.delegate = pages
        let pilot = await start()
        box.isHidden = true
        await pilot.wheel(dx: 1, column: 3, row: 3)
        await pilot.wheel(dx: 1, column: 3, row: 3)
        #expect(scroll.isDecelerating)
        await pilot.advance(by: .seconds(1))
        #expect(scroll.contentOffset.x == 20 && !scroll.isDecelerating)
        #expect(pages.log == ["begin", "end true", "rests at 20"])
        await pilot.wheel(dx: -1, column: 3, row: 3)
        await pilot.advance(by: .seconds(1))
        #expect(scroll.contentOffset.x == 0)
        scroll.contentOffset.x = 50
        await pilot.settle()
        await pilot.wheel(dx: -1, column: 3, row: 3)
        await pilot.advance(by: .seconds(1))
        #expect(scroll.contentOffset.x == 20)
        await pilot.wheel(dx: 1, column: 3, row: 3)
        await pilot.advance(by: .seconds(1))
        await pilot.wheel(dx: 1, column: 3, row: 3)
        #expect(scroll.contentOffset.x == 40)
    }

    // MARK: Animations

    @Test("A transition from one view to another replaces it, and completes later")
    func replacedView() async {
        let pilot = await start()
        let other = View(frame: box.frame)
        var finished: [Bool] = []
        View.transition(
            from: box, to: other, duration: 0.3, options: [.transitionCrossDissolve],
            completion: { finished.append($0) })
        #expect(finished.isEmpty)
        await pilot.advance(by: .seconds(1))
        #expect(finished == [true] && box.superview == nil && other.superview === root)
        View.transition(
            from: other, to: box, duration: 0, options: [.showHideTransitionViews], completion: nil)
        await pilot.settle()
        #expect(other.isHidden && other.superview === root)
    }

    @Test("A view that is hidden in an animated block leaves its stack at once")
    func hiddenInStack() async {
        let stack = StackView(arrangedSubviews: [Label("one"), Label("two")])
        stack.axis = .vertical
        root.addSubview(stack)
        let pilot = await start()
        View.animate(withDuration: 0.2) { stack.arrangedSubviews[0].isHidden = true }
        #expect(stack.arrangedSubviews[0].isHidden)
        await pilot.advance(by: .seconds(1))
        #expect(stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize).height == 1)
    }

    @Test("An animator that starts later waits, and a new one takes over from the shown place")
    func laterStart() async {
        let pilot = await start()
        let animator = ViewPropertyAnimator(duration: 0.4, curve: .linear) {
            box.frame.origin.x = 18
        }
        animator.startAnimation(afterDelay: 0.5)
        await pilot.advance(by: .milliseconds(400))
        #expect(box.presentation.frame.minX == 2)
        await pilot.advance(by: .milliseconds(300))
        let shown = box.presentation.frame.minX
        #expect(shown > 2 && shown < 18)
        View.animate(
            withDuration: 0.4, delay: 0, options: [.beginFromCurrentState],
            animations: { box.frame.origin.x = 2 }, completion: nil)
        #expect(box.frame.minX == 2)
        await pilot.advance(by: .seconds(2))
        #expect(box.presentation.frame.minX == 2)
    }

    @Test("The duration that a block inherits is known in it")
    func inherited() async {
        _ = await start()
        var inside = 0.0
        View.animate(withDuration: 0.3) { inside = View.inheritedAnimationDuration }
        #expect(inside == 0.3 && View.inheritedAnimationDuration == 0)
    }
}
