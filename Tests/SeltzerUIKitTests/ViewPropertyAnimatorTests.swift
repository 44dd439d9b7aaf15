// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: AnimationPace, ViewAnimatingState.

import SeededRandom
import Seltzer
import SeltzerTesting
import Testing

/// UIKit's animator that a program pauses, scrubs and reverses.
@MainActor
@Suite struct ViewPropertyAnimatorTests {
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

    private func animator(
        to x: Int = 40, duration: Double = 1, curve: AnimationCurve = .linear
    ) -> ViewPropertyAnimator {
        ViewPropertyAnimator(duration: duration, curve: curve) { [panel] in
            panel.frame.origin.x = x
        }
    }

    @Test func blockRunsWhenTheAnimatorStarts() async {
        let pilot = await start()
        let animator = animator()
        #expect(panel.frame.minX == 0)
        #expect(animator.state == .inactive)
        animator.startAnimation()
        #expect(panel.frame.minX == 40)
        #expect(column == 0)
        #expect(animator.state == .active)
        #expect(animator.isRunning)
        await pilot.advance(by: .milliseconds(500))
        #expect((19...21).contains(column))
    }

    @Test func completionRunsOnceAtTheEnd() async {
        let pilot = await start()
        let animator = animator()
        var positions: [ViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        await pilot.advance(by: .milliseconds(900))
        #expect(positions.isEmpty)
        await pilot.advance(by: .milliseconds(200))
        #expect(positions == [.end])
        #expect(animator.state == .inactive)
        #expect(!animator.isRunning)
        #expect(column == 40)
        await pilot.advance(by: .seconds(2))
        #expect(positions == [.end])
    }

    @Test func pausedAnimatorStandsAndContinues() async {
        let pilot = await start()
        let animator = animator()
        animator.startAnimation()
        await pilot.advance(by: .milliseconds(500))
        animator.pauseAnimation()
        let place = column
        await pilot.advance(by: .seconds(3))
        #expect(column == place)
        #expect(!animator.isRunning)
        #expect(animator.state == .active)
        animator.startAnimation()
        await pilot.advance(by: .milliseconds(250))
        #expect((29...31).contains(column))
        await pilot.advance(by: .milliseconds(350))
        #expect(column == 40)
        #expect(animator.state == .inactive)
    }

    @Test func fractionMovesAPausedAnimatorAtOnce() async {
        let pilot = await start()
        let animator = animator(curve: .easeInOut)
        animator.fractionComplete = 0.25
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(column == 10)
        animator.fractionComplete = 0.75
        #expect(column == 30)
        await pilot.advance(by: .seconds(2))
        #expect(column == 30)
        animator.fractionComplete = 7
        #expect(animator.fractionComplete == 1)
        animator.fractionComplete = -1
        #expect(column == 0)
    }

    @Test func fractionOfTheTimeFollowsTheCurve() async {
        let pilot = await start()
        let animator = animator(curve: .easeIn)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.5
        let expected = Int((40 * AnimationCurve.easeIn.value(at: 0.5)).rounded())
        #expect(column == expected)
        #expect(animator.fractionComplete == 0.5)
        withExtendedLifetime(pilot) {}
    }

    @Test func pauseDoesNotMoveAnything() async {
        let pilot = await start()
        for curve in [AnimationCurve.easeIn, .easeOut, .easeInOut, .spring(dampingRatio: 1)] {
            panel.frame.origin.x = 0
            let animator = animator(curve: curve)
            animator.startAnimation()
            await pilot.advance(by: .milliseconds(300))
            animator.pauseAnimation()
            let place = column
            // Interactive code sets the fraction that it has just read.
            let fraction = animator.fractionComplete
            animator.fractionComplete = fraction
            #expect(abs(column - place) <= 1, "\(curve)")
            animator.stopAnimation(true)
        }
    }

    @Test func reversedAnimatorComesBackToTheFirstValues() async {
        let pilot = await start()
        let animator = animator()
        var positions: [ViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        await pilot.advance(by: .milliseconds(600))
        animator.isReversed = true
        #expect(abs(animator.fractionComplete - 0.4) < 0.05)
        await pilot.advance(by: .milliseconds(300))
        #expect((11...13).contains(column))
        #expect(positions.isEmpty)
        await pilot.advance(by: .milliseconds(400))
        #expect(positions == [.start])
        #expect(panel.frame.minX == 0)
        #expect(column == 0)
    }

    @Test func animatorTurnsAroundTwice() async {
        let pilot = await start()
        let animator = animator()
        animator.startAnimation()
        await pilot.advance(by: .milliseconds(500))
        animator.isReversed = true
        await pilot.advance(by: .milliseconds(250))
        animator.isReversed = false
        await pilot.advance(by: .milliseconds(250))
        #expect((19...21).contains(column))
        await pilot.advance(by: .milliseconds(600))
        #expect(panel.frame.minX == 40)
        #expect(animator.state == .inactive)
    }

    @Test func stoppedAnimatorKeepsTheShownValuesUntilItFinishes() async {
        let pilot = await start()
        let animator = animator()
        var positions: [ViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        await pilot.advance(by: .milliseconds(500))
        animator.stopAnimation(false)
        let place = panel.frame.minX
        #expect((19...21).contains(place))
        #expect(animator.state == .stopped)
        await pilot.advance(by: .seconds(1))
        #expect(panel.frame.minX == place)
        #expect(positions.isEmpty)
        animator.finishAnimation(at: .end)
        #expect(positions == [.end])
        #expect(panel.frame.minX == 40)
        #expect(column == 40)
        #expect(animator.state == .inactive)
    }

    @Test(arguments: [(ViewAnimatingPosition.start, 0), (.end, 40)])
    func animatorFinishesAtEitherEnd(position: ViewAnimatingPosition, x: Int) async {
        let pilot = await start()
        panel.backgroundColor = .hex(0x101010)
        let animator = animator()
        animator.addAnimations { [panel] in panel.backgroundColor = .hex(0xF0F0F0) }
        animator.startAnimation()
        await pilot.advance(by: .milliseconds(500))
        animator.stopAnimation(false)
        animator.finishAnimation(at: position)
        #expect(panel.frame.minX == x)
        #expect(panel.backgroundColor == .hex(position == .start ? 0x101010 : 0xF0F0F0))
        #expect(panel.presentation.backgroundColor == panel.backgroundColor)
    }

    @Test func stopWithoutFinishingForgetsTheCompletions() async {
        let pilot = await start()
        let animator = animator()
        var count = 0
        animator.addCompletion { _ in count += 1 }
        animator.startAnimation()
        await pilot.advance(by: .milliseconds(500))
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        #expect((19...21).contains(panel.frame.minX))
        animator.finishAnimation(at: .end)
        await pilot.advance(by: .seconds(1))
        #expect(count == 0)
        #expect((19...21).contains(panel.frame.minX))
    }

    @Test func blockOfARunningAnimatorEndsWithTheOthers() async {
        let pilot = await start()
        let animator = animator()
        animator.startAnimation()
        await pilot.advance(by: .milliseconds(500))
        animator.addAnimations { [panel] in panel.frame.size.width = 24 }
        await pilot.advance(by: .milliseconds(250))
        #expect((13...15).contains(panel.presentation.frame.width))
        await pilot.advance(by: .milliseconds(300))
        #expect(panel.presentation.frame == Rect(x: 40, y: 0, width: 24, height: 2))
    }

    @Test func delayFactorLetsABlockStartLater() async {
        let pilot = await start()
        let other = View(frame: Rect(x: 0, y: 4, width: 2, height: 1))
        root.addSubview(other)
        let animator = animator()
        animator.addAnimations({ other.frame.origin.x = 40 }, delayFactor: 0.5)
        animator.startAnimation()
        await pilot.advance(by: .milliseconds(500))
        #expect(other.presentation.frame.minX <= 1)
        await pilot.advance(by: .milliseconds(250))
        #expect((19...21).contains(other.presentation.frame.minX))
        await pilot.advance(by: .milliseconds(300))
        #expect(other.presentation.frame.minX == 40)
    }

    @Test func completionWaitsWhileTheAnimatorPausesAtItsEnd() async {
        let pilot = await start()
        let animator = animator()
        animator.pausesOnCompletion = true
        var positions: [ViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        await pilot.advance(by: .seconds(2))
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(positions.isEmpty)
        animator.isReversed = true
        animator.pausesOnCompletion = false
        animator.startAnimation()
        await pilot.advance(by: .milliseconds(500))
        #expect((19...21).contains(column))
        await pilot.advance(by: .seconds(1))
        #expect(positions == [.start])
    }

    @Test func continuedAnimatorTakesAPartOfTheDuration() async {
        let pilot = await start()
        let animator = animator(duration: 2)
        animator.startAnimation()
        await pilot.advance(by: .milliseconds(1_000))
        animator.pauseAnimation()
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.25)
        await pilot.advance(by: .milliseconds(250))
        #expect((29...31).contains(column))
        await pilot.advance(by: .milliseconds(350))
        #expect(animator.state == .inactive)
    }

    @Test func animatorOfAViewThatLeavesEndsAtItsPresentValues() async {
        let pilot = await start()
        let animator = animator()
        var positions: [ViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        await pilot.advance(by: .milliseconds(500))
        panel.removeFromSuperview()
        await pilot.settle()
        #expect(positions == [.current])
        #expect(animator.state == .inactive)
    }

    @Test func viewsInNoWindowChangeAtOnce() async {
        let view = View()
        let animator = ViewPropertyAnimator(duration: 1, curve: .linear) { view.tag = 3 }
        var positions: [ViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        #expect(view.tag == 3)
        #expect(positions.isEmpty)
        for _ in 0..<100 where positions.isEmpty { await Task.yield() }
        #expect(positions == [.end])
    }

    @Test func reducedMotionLeadsToTheEndAndLeavesScrubbingToTheUser() async {
        let pilot = await start()
        pilot.application.reducesMotion = true
        let animator = animator()
        animator.fractionComplete = 0.5
        #expect(column == 20)
        animator.startAnimation()
        await pilot.advance(by: .milliseconds(100))
        #expect(animator.state == .inactive)
        #expect(column == 40)
    }

    @Test func runningAnimatorStartsAtOnce() async {
        let pilot = await start()
        var positions: [ViewAnimatingPosition] = []
        let animator = ViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0.5, options: .curveLinear
        ) { [panel] in
            panel.frame.origin.x = 40
        } completion: {
            positions.append($0)
        }
        #expect(animator.isRunning)
        #expect(animator.delay == 0.5)
        await pilot.advance(by: .milliseconds(450))
        #expect(column == 0)
        await pilot.advance(by: .milliseconds(550))
        #expect((19...21).contains(column))
        await pilot.advance(by: .milliseconds(600))
        #expect(positions == [.end])
    }

    @Test func animationsInsideOfABlockBelongToTheAnimator() async {
        let pilot = await start()
        let animator = ViewPropertyAnimator(duration: 1, dampingRatio: 1) { [panel] in
            View.animate(withDuration: 9) { panel.frame.origin.x = 40 }
        }
        animator.fractionComplete = 0.5
        #expect((19...21).contains(column))
        withExtendedLifetime(pilot) {}
    }

    /// Random orders of calls: the panel is never outside of its way, each started animator ends, and
    /// each completion runs once at most.
    @Test func everyOrderOfCallsKeepsThePanelOnItsWay() async {
        let pilot = await start()
        for seed in 0..<60 {
            var random = SeededGenerator(seed: UInt64(seed))
            panel.frame.origin.x = 0
            let animator = animator(curve: [.linear, .easeOut].randomElement(using: &random)!)
            var count = 0
            animator.addCompletion { _ in count += 1 }
            for _ in 0..<12 {
                switch Int.random(in: 0..<8, using: &random) {
                case 0, 1: animator.startAnimation()
                case 2: animator.pauseAnimation()
                case 3: animator.isReversed.toggle()
                case 4: animator.fractionComplete = Double.random(in: 0...1, using: &random)
                case 5: animator.stopAnimation(Bool.random(using: &random))
                case 6:
                    animator.finishAnimation(
                        at: [.start, .end, .current].randomElement(using: &random)!)
                default:
                    await pilot.advance(by: .milliseconds(Int.random(in: 0...400, using: &random)))
                }
                #expect((0...40).contains(column), "seed \(seed)")
                #expect(count <= 1, "seed \(seed)")
                #expect((0...1).contains(animator.fractionComplete), "seed \(seed)")
                #expect(!animator.isRunning || animator.state == .active, "seed \(seed)")
            }
            if animator.state == .stopped { animator.finishAnimation(at: .current) }
            animator.startAnimation()
            await pilot.advance(by: .seconds(2))
            #expect(animator.state == .inactive, "seed \(seed)")
            #expect(panel.presentation.frame == panel.frame, "seed \(seed)")
        }
    }
}
