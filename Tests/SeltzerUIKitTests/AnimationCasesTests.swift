// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: View+presentation.

import Seltzer
import SeltzerTesting
import Testing

/// UIKit's cases of animation, of which the contract has the letter M.
@MainActor
@Suite struct AnimationCasesTests {
    private let root = View()
    private let panel = View(frame: Rect(x: 0, y: 0, width: 4, height: 2))

    private func start() async -> Pilot {
        root.addSubview(panel)
        let pilot = await Pilot(ViewController(view: root), columns: 60, rows: 10)
        await pilot.settle()
        return pilot
    }

    /// The column at which the panel is drawn.
    private var column: Int { panel.presentation.frame.minX }

    /// Moves the panel twenty columns to the right in a second, evenly.
    private func move(
        to x: Int = 20, _ options: View.AnimationOptions = [],
        _ completion: ((Bool) -> Void)? = nil
    ) {
        View.animate(
            withDuration: 1, delay: 0, options: [.curveLinear, options],
            animations: { panel.frame.origin.x = x }, completion: completion)
    }

    // U-M1
    @Test func propertyHasItsNewValueAtOnceAndOnlyThePictureMoves() async {
        let pilot = await start()
        panel.backgroundColor = .hex(0)
        await pilot.settle()
        var seen: [Int] = []
        View.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            panel.center.x += 20
            panel.backgroundColor = .hex(0x64C800)
            seen.append(panel.frame.minX)
        }
        seen.append(panel.frame.minX)
        #expect(seen == [20, 20])
        #expect(panel.backgroundColor == .hex(0x64C800))
        #expect(panel.presentation.center == Point(x: 2, y: 1))
        await pilot.advance(by: .milliseconds(500))
        #expect(panel.frame.minX == 20)
        #expect((9...11).contains(column))
        #expect(pilot.display.buffer[Point(x: column, y: 1)].background != .hex(0x64C800))
        let ground = pilot.display.buffer[Point(x: 50, y: 1)].background
        #expect(pilot.display.buffer[Point(x: 20, y: 1)].background == ground)
        await pilot.advance(by: .seconds(1))
        #expect(panel.presentation.frame == panel.frame)
        #expect(pilot.display.buffer[Point(x: 20, y: 1)].background == .hex(0x64C800))
    }

    // U-M1
    @Test func subviewIsDrawnAtTheShownPlaceOfItsSuperview() async {
        let pilot = await start()
        let label = Label("ab")
        label.frame = Rect(x: 1, y: 0, width: 2, height: 1)
        panel.addSubview(label)
        await pilot.settle()
        move()
        await pilot.advance(by: .milliseconds(500))
        #expect(pilot.screen.hasPrefix(String(repeating: " ", count: column + 1) + "ab"))
        label.text = "cd"
        await pilot.settle()
        #expect(pilot.screen.hasPrefix(String(repeating: " ", count: column + 1) + "cd"))
        #expect(label.convert(.zero, to: nil) == Point(x: 21, y: 0))
        await pilot.advance(by: .seconds(1))
        #expect(pilot.screen.hasPrefix(String(repeating: " ", count: 21) + "cd\n"))
    }

    // U-M6
    @Test func relativeChangesAddUp() async {
        let pilot = await start()
        for _ in 0..<2 {
            View.animate(withDuration: 1) { panel.frame.origin.x += 5 }
        }
        #expect(panel.frame.minX == 10)
        #expect(column == 0)
        await pilot.advance(by: .seconds(2))
        #expect(panel.frame.minX == 10 && column == 10)
    }

    // U-M2
    @Test(arguments: [0.0, -1])
    func withoutDurationTheCompletionComesInTheNextTurn(duration: Double) async {
        let pilot = await start()
        var endings: [Bool] = []
        View.animate(withDuration: duration) {
            panel.frame.origin.x = 20
        } completion: {
            endings.append($0)
        }
        #expect(panel.frame.minX == 20)
        #expect(endings.isEmpty)
        await pilot.settle()
        #expect(endings == [true])
    }

    // U-M3
    @Test func emptyBlockEndsSoonButNotInsideTheCall() async {
        let pilot = await start()
        var endings: [Bool] = []
        View.animate(withDuration: 0.5, animations: {}) { endings.append($0) }
        #expect(endings.isEmpty)
        for _ in 0..<1_000 where endings.isEmpty { await Task.yield() }
        #expect(endings == [true])
        #expect(pilot.clock.nextDeadline == nil)
    }

    // U-M4
    @Test func viewOutsideOfAWindowChangesAtOnceAndEndsLater() async {
        var endings: [Bool] = []
        View.animate(withDuration: 0.5, animations: { panel.frame.origin.x = 20 }) {
            endings.append($0)
        }
        #expect(panel.frame.minX == 20)
        #expect(endings.isEmpty)
        for _ in 0..<1_000 where endings.isEmpty { await Task.yield() }
        #expect(endings == [true])
    }

    // U-M5
    @Test func animationThatRunsToItsEndCompletesOnceWithTrue() async {
        let pilot = await start()
        var endings: [Bool] = []
        move { endings.append($0) }
        await pilot.advance(by: .milliseconds(500))
        #expect((9...11).contains(column))
        #expect(endings.isEmpty)
        await pilot.advance(by: .seconds(2))
        #expect(panel.frame.minX == 20)
        #expect(endings == [true])
    }

    // U-M5
    @Test func oneCompletionComesAfterTheMovementsInAllApplications() async {
        let pilot = await start()
        let other = View()
        let view = View(frame: Rect(x: 0, y: 0, width: 4, height: 2))
        other.addSubview(view)
        let otherPilot = await Pilot(ViewController(view: other), columns: 60, rows: 10)
        var endings: [Bool] = []
        View.animate(withDuration: 1) {
            panel.frame.origin.x = 20
            view.frame.origin.x = 20
        } completion: {
            endings.append($0)
        }
        await pilot.advance(by: .seconds(2))
        #expect(endings.isEmpty)
        await otherPilot.advance(by: .seconds(2))
        #expect(endings == [true])
        #expect(panel.frame.minX == 20 && view.frame.minX == 20)
    }

    // U-M7
    @Test(arguments: ["removed", "animations removed"])
    func viewThatIsRemovedHasNotFinished(way: String) async {
        let pilot = await start()
        var endings: [Bool] = []
        move { endings.append($0) }
        await pilot.advance(by: .milliseconds(300))
        if way == "removed" { panel.removeFromSuperview() } else { panel.removeAllAnimations() }
        #expect(panel.frame.minX == 20)
        await pilot.advance(by: .seconds(2))
        #expect(endings == [false])
    }

    // U-M8
    @Test func completionIsNotLostWhenAnotherAnimationTakesOver() async {
        let pilot = await start()
        var endings: [String] = []
        move { endings.append("first \($0)") }
        await pilot.advance(by: .milliseconds(300))
        move(to: 0) { endings.append("second \($0)") }
        await pilot.advance(by: .seconds(2))
        #expect(endings == ["first false", "second true"])
        #expect(panel.frame.minX == 0)
    }

    // U-M9
    @Test(arguments: [true, false])
    func completionThatAnimatesAgainDoesNotRecurse(isInWindow: Bool) async {
        let pilot = await start()
        pilot.application.reducesMotion = true
        if !isInWindow { panel.removeFromSuperview() }
        var count = 0
        func blink() {
            View.animate(withDuration: 0.2) {
                panel.frame.origin.x = panel.frame.minX == 0 ? 5 : 0
            } completion: { _ in
                count += 1
                if count < 5_000 { blink() }
            }
        }
        blink()
        for _ in 0..<1_000_000 where count < 5_000 { await Task.yield() }
        #expect(count == 5_000)
    }

    // U-M10
    @Test func repeatedAnimationGoesOnUntilItIsRemoved() async {
        let pilot = await start()
        var endings: [Bool] = []
        move([.repeat, .autoreverse]) { endings.append($0) }
        await pilot.advance(by: .milliseconds(1_500))
        #expect((9...11).contains(column))
        await pilot.advance(by: .seconds(4))
        #expect(endings.isEmpty)
        panel.removeAllAnimations()
        await pilot.settle()
        #expect(panel.frame.minX == 20)
        #expect(endings == [false])
    }

    // U-M11
    @Test(
        "A nested animation has the outer duration and curve, unless it overrides them",
        arguments: [
            ([], 9...11), (.overrideInheritedDuration, 20...20),
            ([.overrideInheritedDuration, .overrideInheritedCurve], 20...20),
        ] as [(View.AnimationOptions, ClosedRange<Int>)])
    func nested(options: View.AnimationOptions, place: ClosedRange<Int>) async {
        let pilot = await start()
        View.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            root.backgroundColor = .red
            View.animate(withDuration: 0.2, delay: 0, options: options) {
                panel.frame.origin.x = 20
            }
        }
        await pilot.advance(by: .milliseconds(500))
        #expect(place.contains(column))
        await pilot.advance(by: .seconds(1))
    }

    // U-M12
    @Test(
        "A moving view gets no taps, unless the animation allows them",
        arguments: [(View.AnimationOptions(), 0), (.allowUserInteraction, 1)])
    func taps(options: View.AnimationOptions, count: Int) async {
        let pilot = await start()
        var taps = 0
        let tap = TapGestureRecognizer()
        tap.addAction { _ in taps += 1 }
        panel.addGestureRecognizer(tap)
        View.animate(withDuration: 1, delay: 0, options: options) {
            panel.backgroundColor = .red
        }
        await pilot.advance(by: .milliseconds(300))
        await pilot.click(column: 1, row: 1)
        #expect(taps == count)
        await pilot.advance(by: .seconds(1))
        await pilot.click(column: 1, row: 1)
        #expect(taps == count + 1)
    }

    // U-M12
    @Test func scrollViewThatScrollsByItselfCanStillBeTapped() async {
        let content = View(frame: Rect(x: 0, y: 0, width: 30, height: 200))
        let scrollView = ScrollView(content)
        let pilot = await Pilot(ViewController(view: scrollView), columns: 30, rows: 10)
        scrollView.setContentOffset(Point(x: 0, y: 150), animated: true)
        await pilot.advance(by: .milliseconds(40))
        #expect(scrollView.hitTest(scrollView.bounds.origin, with: nil) != nil)
        await pilot.advance(by: .seconds(1))
        #expect(scrollView.contentOffset.y == 150)
    }

    // U-M13
    @Test func layoutInTheBlockMovesTheViewsOfConstraints() async {
        let pilot = await start()
        let left = panel.leftAnchor.constraint(equalTo: root.leftAnchor)
        LayoutConstraint.activate([
            left, panel.topAnchor.constraint(equalTo: root.topAnchor),
            panel.widthAnchor.constraint(equalToConstant: 4),
            panel.heightAnchor.constraint(equalToConstant: 2),
        ])
        await pilot.settle()
        #expect(panel.frame.minX == 0)
        left.constant = 20
        View.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            root.layoutIfNeeded()
        }
        await pilot.advance(by: .milliseconds(500))
        #expect((9...11).contains(column))
        await pilot.advance(by: .seconds(1))
        #expect(panel.frame.minX == 20)
    }

    // U-M14
    @Test func partOfABlockIsNotAnimated() async {
        let pilot = await start()
        View.animate(withDuration: 1) {
            View.performWithoutAnimation { panel.frame.origin.y = 5 }
            panel.frame.origin.x = 20
        }
        #expect(panel.frame.minY == 5)
        await pilot.advance(by: .milliseconds(500))
        #expect((1...19).contains(column))
        await pilot.advance(by: .seconds(1))
        #expect(panel.frame.origin == Point(x: 20, y: 5))
    }

    // U-M14
    @Test(arguments: [true, false])
    func blocksInsideOfOneWithoutAnimationMoveNothing(isStatic: Bool) async {
        let pilot = await start()
        View.animate(withDuration: 2) {
            View.performWithoutAnimation {
                if isStatic {
                    View.animate(withDuration: 1) { panel.frame.origin.x = 20 }
                } else {
                    panel.animate(withDuration: .seconds(1)) { panel.frame.origin.x = 20 }
                }
            }
        }
        #expect(panel.frame.minX == 20)
        await pilot.advance(by: .milliseconds(500))
        #expect(panel.frame.minX == 20)
    }

    // U-M15
    @Test func reducedMotionIsLikeNoDuration() async {
        let pilot = await start()
        pilot.application.reducesMotion = true
        var endings: [Bool] = []
        move([.repeat]) { endings.append($0) }
        #expect(panel.frame.minX == 20)
        #expect(endings.isEmpty)
        await pilot.settle()
        #expect(endings == [true])
    }

    // MARK: Forms

    /// Passes its own parameter on, as programs for UIKit do.
    private func fadeOut(then completion: ((Bool) -> Void)? = nil) {
        View.animate(
            withDuration: 0.2, animations: { panel.backgroundColor = .red }, completion: completion)
    }

    @Test func completionOfAnotherFunctionCanBePassedOn() async {
        let pilot = await start()
        var hasEnded = false
        fadeOut { hasEnded = $0 }
        await pilot.advance(by: .seconds(1))
        #expect(hasEnded)
    }

    @Test func springMovesToItsEnd() async {
        let pilot = await start()
        View.animate(
            withDuration: 1, delay: 0.5, usingSpringWithDamping: 0.7, initialSpringVelocity: 0
        ) { panel.frame.origin.x = 20 }
        await pilot.advance(by: .milliseconds(400))
        #expect(column == 0)
        await pilot.advance(by: .seconds(2))
        #expect(panel.frame.minX == 20)
    }

    @Test func transitionChangesTheContentAtOnce() async {
        let pilot = await start()
        let label = Label("one")
        root.addSubview(label)
        var endings: [Bool] = []
        View.transition(with: label, duration: 0.3, options: .transitionCrossDissolve) {
            label.text = "two"
        } completion: {
            endings.append($0)
        }
        #expect(label.text == "two" && endings.isEmpty)
        await pilot.settle()
        #expect(endings == [true])
    }

    @Test func taskOfABlockIsNoPartOfTheAnimation() async {
        let pilot = await start()
        var task: Task<Void, Never>?
        View.animate(withDuration: 1) {
            panel.backgroundColor = .red
            task = Task { @MainActor in panel.frame.origin.x = 20 }
        }
        await task?.value
        #expect(panel.frame.minX == 20)
        await pilot.advance(by: .seconds(2))
    }
}
