// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// UIKit's animations in several steps.
@MainActor
@Suite struct KeyframeTests {
    private let root = View()
    private let ball = View(frame: Rect(x: 0, y: 0, width: 2, height: 1))
    private let linear = View.KeyframeAnimationOptions(
        rawValue: View.AnimationOptions.curveLinear.rawValue)

    private func start() async -> Pilot {
        root.addSubview(ball)
        let pilot = await Pilot(ViewController(view: root), columns: 60, rows: 20)
        await pilot.settle()
        return pilot
    }

    /// The column at which the ball is drawn.
    private var column: Int { ball.presentation.frame.minX }

    /// Moves the ball to the right in a quarter of the time, and back in the last half.
    private func jump(
        _ options: View.KeyframeAnimationOptions = [], completion: ((Bool) -> Void)? = nil
    ) {
        View.animateKeyframes(
            withDuration: 2, delay: 0, options: [linear, options],
            animations: {
                View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
                    ball.frame.origin.x = 40
                }
                View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    ball.frame.origin.x = 20
                }
            }, completion: completion)
    }

    @Test func propertyHasTheValueOfItsLastStepAtOnce() async {
        let pilot = await start()
        jump()
        #expect(ball.frame.minX == 20)
        #expect(column == 0)
        withExtendedLifetime(pilot) {}
    }

    @Test func stepsMoveInTheirPartsOfTheTimeAndWaitBetween() async {
        let pilot = await start()
        var finished: [Bool] = []
        jump { finished.append($0) }
        await pilot.advance(by: .milliseconds(250))
        #expect((18...22).contains(column))
        await pilot.advance(by: .milliseconds(300))
        #expect(column == 40)
        await pilot.advance(by: .milliseconds(400))
        #expect(column == 40)
        await pilot.advance(by: .milliseconds(550))
        #expect((28...32).contains(column))
        #expect(finished.isEmpty)
        await pilot.advance(by: .milliseconds(600))
        #expect(column == 20)
        #expect(finished == [true])
    }

    @Test func wholeTimeIsSlowAtBothEndsByDefault() async {
        let pilot = await start()
        View.animateKeyframes(withDuration: 1, delay: 0) {
            View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
                ball.frame.origin.x = 40
            }
        }
        await pilot.advance(by: .milliseconds(200))
        let expected = 40 * AnimationCurve.easeInOut.value(at: 0.2)
        #expect(abs(Double(column) - expected) <= 2)
    }

    @Test func stepThatStartsLaterShowsTheOldValueBefore() async {
        let pilot = await start()
        View.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
            View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                ball.frame.origin.x = 40
            }
        }
        await pilot.advance(by: .milliseconds(450))
        #expect(column == 0)
        await pilot.advance(by: .milliseconds(300))
        #expect((18...22).contains(column))
    }

    @Test func stepsOfSeveralPropertiesRunAtTheSameTime() async {
        let pilot = await start()
        View.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
            View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
                ball.frame.origin.x = 40
            }
            View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                ball.backgroundColor = .hex(0xC80000)
            }
        }
        await pilot.advance(by: .milliseconds(550))
        #expect(ball.presentation.backgroundColor == .hex(0xC80000))
        #expect((20...24).contains(column))
    }

    @Test func discreteStepsJumpAtTheirEnds() async {
        let pilot = await start()
        jump(.calculationModeDiscrete)
        await pilot.advance(by: .milliseconds(450))
        #expect(column == 0)
        await pilot.advance(by: .milliseconds(150))
        #expect(column == 40)
        await pilot.advance(by: .milliseconds(1_300))
        #expect(column == 40)
        await pilot.advance(by: .milliseconds(200))
        #expect(column == 20)
    }

    @Test func stepsRepeat() async {
        let pilot = await start()
        jump(.repeat)
        await pilot.advance(by: .milliseconds(4_250))
        #expect((18...22).contains(column))
        ball.removeAllAnimations()
        #expect(column == 20)
    }

    @Test func stepsStartAtTheShownPlaceOfAMovingView() async {
        let pilot = await start()
        View.animate(withDuration: 1, delay: 0, options: .curveLinear) { ball.frame.origin.x = 40 }
        await pilot.advance(by: .milliseconds(500))
        let place = column
        View.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
            View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                ball.frame.origin.x = 50
            }
            View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                ball.frame.origin.x = 10
            }
        }
        #expect(abs(column - place) <= 1)
        await pilot.advance(by: .milliseconds(550))
        // The second step starts at the end of the first one.
        #expect((42...50).contains(column))
        await pilot.advance(by: .milliseconds(600))
        #expect(column == 10)
    }

    @Test func stepOutsideOfAnAnimationChangesAtOnce() async {
        let pilot = await start()
        View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            ball.frame.origin.x = 9
        }
        #expect(column == 9)
        View.performWithoutAnimation { jump() }
        #expect(column == 20)
        withExtendedLifetime(pilot) {}
    }

    @Test func stepsOfAnAnimatorAreScrubbed() async {
        let pilot = await start()
        let animator = ViewPropertyAnimator(duration: 1, curve: .linear) { [ball] in
            View.animateKeyframes(withDuration: 0, delay: 0) {
                View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    ball.frame.origin.x = 40
                }
                View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    ball.frame.origin.y = 10
                }
            }
        }
        animator.fractionComplete = 0.25
        #expect(ball.presentation.frame.origin == Point(x: 20, y: 0))
        animator.fractionComplete = 0.75
        #expect(ball.presentation.frame.origin == Point(x: 40, y: 5))
        animator.fractionComplete = 0
        #expect(ball.presentation.frame.origin == .zero)
        withExtendedLifetime(pilot) {}
    }
}
