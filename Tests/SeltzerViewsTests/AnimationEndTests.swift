// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

/// Animations that other ones take over, and the ends of animations.
@MainActor
@Suite struct AnimationEndTests: MovingPanel {
    let root = View()
    let panel = View(frame: Rect(x: 0, y: 0, width: 4, height: 2))

    @Test func anotherAnimationGoesOnFromWhereItIs() async {
        let pilot = await start()
        var endings: [String] = []
        move { endings.append("first \($0)") }
        await pilot.advance(by: .milliseconds(500))
        let middle = place.minX
        move(to: 0) { endings.append("second \($0)") }
        #expect(place.minX == middle)
        #expect(endings.isEmpty)
        await pilot.settle()
        #expect(endings == ["first false"])
        await pilot.advance(by: .milliseconds(100))
        #expect(place.minX < middle && place.minX > 0)
        await pilot.advance(by: .seconds(1))
        #expect(place.minX == 0)
        #expect(endings == ["first false", "second true"])
    }

    @Test func whatIsSetMeanwhileStays() async {
        let pilot = await start()
        var hasFinished: Bool?
        move { hasFinished = $0 }
        await pilot.advance(by: .milliseconds(300))
        panel.frame.origin.x = 33
        #expect(hasFinished == nil)
        await pilot.settle()
        #expect(hasFinished == false)
        await pilot.advance(by: .seconds(2))
        #expect(panel.frame.minX == 33)
        #expect(pilot.clock.nextDeadline == nil)
    }

    @Test func settingWhereItStandsInABlockStopsIt() async {
        let pilot = await start()
        move()
        await pilot.advance(by: .milliseconds(300))
        let shown = place
        panel.animate(withDuration: .seconds(1)) { panel.frame = shown }
        #expect(place == shown && panel.frame == shown)
        await pilot.advance(by: .seconds(2))
        #expect(place == shown)
    }

    @Test func animationsAreRemovedAtTheirEndOrAsTheyStand() async {
        let pilot = await start()
        move()
        await pilot.advance(by: .milliseconds(500))
        let shown = place.minX
        panel.removeAllAnimations(at: .current)
        #expect((9...10).contains(shown) && panel.frame.minX == shown)
        move()
        await pilot.advance(by: .milliseconds(100))
        panel.removeAllAnimations()
        #expect(place.minX == 20)
        await pilot.advance(by: .seconds(2))
        #expect(panel.frame.minX == 20)
    }

    @Test func aViewOffTheTreeIsAtItsEnd() async {
        let pilot = await start()
        var hasFinished: Bool?
        move { hasFinished = $0 }
        await pilot.advance(by: .milliseconds(300))
        panel.removeFromSuperview()
        #expect(panel.frame.minX == 20)
        await pilot.settle()
        #expect(hasFinished == false)
        let animation = move(to: 3) { hasFinished = $0 }
        #expect(panel.frame.minX == 3)
        #expect(await animation.waitUntilFinished())
        #expect(hasFinished == true)
    }

    @Test func theEndIsAwaited() async {
        let pilot = await start()
        let animation = move()
        let task = Task { @MainActor in await animation.waitUntilFinished() }
        await pilot.advance(by: .seconds(2))
        #expect(await task.value)
        #expect(await animation.waitUntilFinished())
    }

    @Test func cancellingTheTaskThatWaitsEndsIt() async {
        let pilot = await start()
        let task = Task { @MainActor in await move().waitUntilFinished() }
        await pilot.advance(by: .milliseconds(300))
        task.cancel()
        #expect(await task.value)
        #expect(panel.frame.minX == 20)
    }

    @Test func whereMotionIsReducedEverythingIsAtItsEndAtOnce() async {
        let pilot = await start()
        move()
        await pilot.advance(by: .milliseconds(300))
        pilot.application.reducesMotion = true
        #expect(place.minX == 20)
        var values: [Int] = []
        move(to: 0)
        panel.animate(from: 0, to: 5, withDuration: .seconds(1)) { values.append($0) }
        #expect(panel.frame.minX == 0)
        #expect(values == [5])
        await pilot.settle()
        #expect(pilot.clock.nextDeadline == nil)
    }

    @Test func anEmptyBlockHasFinishedAtOnce() async {
        let pilot = await start()
        var hasFinished: Bool?
        let animation = panel.animate(withDuration: .seconds(1)) {
        } completion: {
            hasFinished = $0
        }
        #expect(!animation.isRunning)
        await pilot.settle()
        #expect(hasFinished == true)
    }

    @Test func aBlockMayLeavePartsOutOfItsAnimation() async {
        let pilot = await start()
        panel.animate(withDuration: .seconds(1)) {
            panel.performWithoutAnimation { panel.frame.origin.y = 5 }
            panel.backgroundColor = .red
        }
        #expect(panel.frame.minY == 5)
        await pilot.advance(by: .seconds(2))
        #expect(panel.backgroundColor == .red)
    }
}
