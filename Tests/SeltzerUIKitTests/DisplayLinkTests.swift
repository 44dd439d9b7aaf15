// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// Calls before each frame, as CADisplayLink makes them.
@MainActor
@Suite struct DisplayLinkTests {
    private final class Ball: View {
        var times: [Double] = []
        var count = 0

        func step(_ link: DisplayLink) { times.append(link.timestamp) }
        func tick() { count += 1 }
    }

    private let ball = Ball()

    private func start() async -> Pilot {
        let pilot = await Pilot(ViewController(view: ball), columns: 20, rows: 4)
        await pilot.settle()
        return pilot
    }

    @Test func linkIsCalledForEachFrameUntilItIsInvalid() async {
        let pilot = await start()
        let rate = pilot.application.preferredFramesPerSecond
        let link = DisplayLink(target: ball, action: Ball.step)
        link.add(to: pilot.application)
        await pilot.advance(by: .seconds(1))
        #expect((rate - 2...rate + 1).contains(ball.times.count))
        link.invalidate()
        let count = ball.times.count
        await pilot.advance(by: .seconds(1))
        #expect(ball.times.count == count)
        link.add(to: pilot.application)
        await pilot.advance(by: .seconds(1))
        #expect(ball.times.count == count)
    }

    @Test func timesGoOnEvenly() async {
        let pilot = await start()
        var targets: [Double] = []
        let link = DisplayLink { [ball] link in
            ball.step(link)
            targets.append(link.targetTimestamp)
        }
        #expect(link.timestamp == 0)
        link.add(to: pilot.application)
        await pilot.advance(by: .seconds(1))
        #expect(abs(link.duration - 1 / Double(pilot.application.preferredFramesPerSecond)) < 0.001)
        for (time, target) in zip(ball.times.dropFirst(), targets) {
            #expect(abs(time - target) < link.duration * 0.6)
        }
    }

    @Test func pausedLinkIsNotCalledAndGoesOnAfterwards() async {
        let pilot = await start()
        let link = DisplayLink(target: ball, action: Ball.tick)
        link.isPaused = true
        link.add(to: pilot.application)
        await pilot.advance(by: .seconds(1))
        #expect(ball.count == 0)
        link.isPaused = false
        await pilot.advance(by: .milliseconds(500))
        #expect(ball.count > 5)
        link.isPaused = true
        let count = ball.count
        await pilot.advance(by: .seconds(1))
        #expect(ball.count == count)
    }

    @Test func applicationRestsWithoutLinks() async {
        let pilot = await start()
        let link = DisplayLink(target: ball, action: Ball.tick)
        link.add(to: pilot.application)
        await pilot.advance(by: .milliseconds(200))
        link.invalidate()
        await pilot.settle()
        #expect(pilot.application.isQuiet)
    }

    @Test func linkIsCalledLessOften() async {
        let pilot = await start()
        pilot.application.preferredFramesPerSecond = 30
        let link = DisplayLink(target: ball, action: Ball.tick)
        link.preferredFramesPerSecond = 10
        link.add(to: pilot.application)
        await pilot.advance(by: .seconds(2))
        #expect((18...22).contains(ball.count))
    }

    @Test func linkOfTheRunningApplicationMovesViews() async {
        final class Screen: ViewController {
            let dot = Label("o")
            var link: DisplayLink?

            override func viewDidLoad() {
                view.addSubview(dot)
                dot.frame = Rect(x: 0, y: 0, width: 1, height: 1)
                let link = DisplayLink { [weak self] link in
                    self?.dot.frame.origin.x = min(10, Int(link.timestamp * 20))
                    if self?.dot.frame.origin.x == 10 { link.invalidate() }
                }
                link.add()
                self.link = link
            }
        }
        let screen = Screen()
        let pilot = await Pilot(screen, columns: 20, rows: 4)
        await pilot.advance(by: .seconds(2))
        #expect(screen.dot.frame.minX == 10)
        #expect(pilot.screen.contains("          o"))
    }

    @Test func linkEndsWithItsApplication() async {
        weak var kept: Ball?
        do {
            let ball = Ball()
            kept = ball
            let pilot = await Pilot(ViewController(view: View()), columns: 20, rows: 4)
            DisplayLink(target: ball, action: Ball.tick).add(to: pilot.application)
            await pilot.advance(by: .milliseconds(200))
            #expect(ball.count > 0)
        }
        for _ in 0..<1_000 where kept != nil { await Task.yield() }
        #expect(kept == nil)
    }
}
