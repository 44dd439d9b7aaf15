// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The code of the page about moving views.
@MainActor
@Suite struct MotionSamplesTests {
    private func start(_ view: View) async -> Pilot {
        let root = View()
        root.addSubview(view)
        return await Pilot(ViewController(view: root), columns: 40, rows: 12)
    }

    @Test func aCardIsScrubbedAndTurnsAround() async {
        let card = View(frame: Rect(x: 0, y: 10, width: 4, height: 2))
        let pilot = await start(card)
        var isOpen = true
        let animator = ViewPropertyAnimator(duration: 0.4, curve: .easeOut) {
            card.frame.origin.y = 2
        }
        animator.addCompletion { position in isOpen = position == .end }
        animator.fractionComplete = 0.5  // paused in the middle of the way
        animator.isReversed = true  // back to the first values
        animator.startAnimation()
        #expect(card.presentation.frame.minY == 6)
        await pilot.advance(by: .seconds(1))
        #expect(!isOpen)
        #expect(card.frame.minY == 10)
    }

    @Test func aBallJumpsInTwoSteps() async {
        let ball = View(frame: Rect(x: 0, y: 0, width: 2, height: 1))
        let pilot = await start(ball)
        View.animateKeyframes(withDuration: 2, delay: 0) {
            View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
                ball.frame.origin.y = 8
            }
            View.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.75) {
                ball.frame.origin.y = 0
            }
        }
        await pilot.advance(by: .milliseconds(700))
        #expect(ball.presentation.frame.minY > 4)
        await pilot.advance(by: .seconds(2))
        #expect(ball.presentation.frame.minY == 0)
    }

    @Test func aLinkMovesABallInEachFrame() async {
        let ball = View(frame: Rect(x: 0, y: 0, width: 2, height: 1))
        let pilot = await start(ball)
        let application = pilot.application
        let link = DisplayLink { link in
            ball.frame.origin.x = Int(link.timestamp * 20) % 40
        }
        link.add(to: application)
        await pilot.advance(by: .milliseconds(500))
        #expect(ball.frame.minX > 5)
        link.invalidate()
    }
}
