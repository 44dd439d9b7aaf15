// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: AnimatedProperty, AnimationGroup, AnimationRecorder, AnimationRecording, AnimationTiming, Animator,
// ApplicationMotion, ColorResolver, View+Animation, View+staticAnimation.

import SeededRandom
import SeltzerBase
import SeltzerControls
import SeltzerPlots
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

/// A view whose level can be animated.
private final class Gauge: View {
    var level = 0.0 {
        didSet { animateChange(of: \Gauge.level, from: oldValue) }
    }
}

@MainActor
@Suite struct AnimationTests: MovingPanel {
    let root = View()
    let panel = View(frame: Rect(x: 0, y: 0, width: 4, height: 2))

    // MARK: Moving

    @Test func aFrameMovesInStepWithTheClock() async {
        let pilot = await start()
        var endings: [Bool] = []
        let animation = move { endings.append($0) }
        #expect(panel.frame.minX == 20 && place.minX == 0)
        await pilot.advance(by: .milliseconds(500))
        #expect((9...10).contains(place.minX))
        #expect(animation.isRunning && endings.isEmpty)
        await pilot.advance(by: .milliseconds(534))
        #expect(place == Rect(x: 20, y: 0, width: 4, height: 2) && panel.frame == place)
        #expect(!animation.isRunning && endings == [true])
        #expect(pilot.clock.nextDeadline == nil)
    }

    @Test func aFrameIsShownOnlyWhereACellHasChanged() async {
        let pilot = await start()
        panel.backgroundColor = .red
        await pilot.settle()
        let frames = pilot.display.frameCount
        move()
        await pilot.advance(by: .seconds(2))
        #expect((20...22).contains(pilot.display.frameCount - frames))
        #expect(pilot.display.buffer[Point(x: 23, y: 1)].background == .red)
        #expect(pilot.display.buffer[Point(x: 19, y: 1)].background == .default)
    }

    @Test func noMoreFramesComeThanTheApplicationWants() async {
        let pilot = await start()
        panel.backgroundColor = .red
        pilot.application.preferredFramesPerSecond = 5
        await pilot.settle()
        let frames = pilot.display.frameCount
        move()
        await pilot.advance(by: .seconds(2))
        #expect((5...6).contains(pilot.display.frameCount - frames))
        #expect(panel.frame.minX == 20)
    }

    @Test func theMouseHitsTheNewPlace() async {
        let pilot = await start()
        panel.animate(
            withDuration: .seconds(1), curve: .linear, options: .allowUserInteraction
        ) { panel.frame.origin.x = 20 }
        await pilot.advance(by: .milliseconds(500))
        #expect(root.hitTest(Point(x: 11, y: 0), with: nil) === root)
        #expect(root.hitTest(Point(x: 21, y: 0), with: nil) === panel)
    }

    @Test func nothingHappensBeforeTheDelayIsOver() async {
        let pilot = await start()
        move(delay: .seconds(3))
        await pilot.settle()
        #expect(pilot.clock.nextDeadline == .seconds(3))
        await pilot.advance(by: .milliseconds(2_900))
        #expect(place.minX == 0)
        await pilot.advance(by: .milliseconds(1_200))
        #expect(place.minX == 20)
    }

    @Test func aSlowDisplayMissesFramesAndShowsTheEnd() async {
        let pilot = await start()
        panel.backgroundColor = .red
        await pilot.settle()
        let frames = pilot.display.frameCount
        pilot.display.isBusy = true
        move()
        for _ in 0..<200 {
            pilot.clock.advance(by: .milliseconds(10))
            for _ in 0..<20 { await Task.yield() }
        }
        #expect(panel.frame.minX == 20)
        #expect(pilot.display.frameCount == frames)
        pilot.display.isBusy = false
        await pilot.settle()
        #expect(pilot.display.frameCount == frames + 1)
        #expect(pilot.display.buffer[Point(x: 20, y: 0)].background == .red)
        #expect(pilot.display.buffer[Point(x: 1, y: 0)].background == .default)
    }

    // MARK: Colors and own values

    @Test func colorsFadeThroughThoseBetween() async {
        let pilot = await start()
        panel.backgroundColor = .hex(0x000000)
        panel.animate(withDuration: .seconds(1), curve: .linear) {
            panel.backgroundColor = .hex(0x64C800)
        }
        await pilot.advance(by: .milliseconds(500))
        let color = panel.presentation.backgroundColor
        guard case .rgb(let red, let green, 0) = color?.components else {
            Issue.record("\(String(describing: panel.backgroundColor))")
            return
        }
        #expect((45...50).contains(red) && (90...100).contains(green))
        await pilot.advance(by: .milliseconds(600))
        #expect(panel.backgroundColor == .hex(0x64C800))
    }

    @Test func rolesFadeAsTheThemeHasThem() async {
        let pilot = await start()
        pilot.application.theme = .fathom
        panel.animate(withDuration: .seconds(1), curve: .linear) { panel.backgroundColor = .accent }
        await pilot.advance(by: .milliseconds(900))
        let middle = panel.presentation.backgroundColor ?? .clear
        #expect(middle.contrastRatio(with: Theme.fathom[.accent]).map { $0 < 1.4 } == true)
        #expect(middle != Theme.fathom[.accent])
        await pilot.advance(by: .seconds(1))
        #expect(panel.backgroundColor == .accent)
    }

    @Test func withSixteenColorsTheyChangeInTheMiddle() async {
        let pilot = await start(DisplayCapabilities(colorDepth: .sixteen, appearance: .dark))
        panel.backgroundColor = .surface
        panel.animate(withDuration: .seconds(1), curve: .linear) { panel.backgroundColor = .accent }
        await pilot.advance(by: .milliseconds(450))
        #expect(panel.presentation.backgroundColor == .surface)
        await pilot.advance(by: .milliseconds(100))
        #expect(panel.presentation.backgroundColor == .accent)
        await pilot.advance(by: .seconds(1))
    }

    @Test func theStyleOfALabelChangesInTheMiddle() async {
        let pilot = await start()
        let label = Label("a", style: Style(foreground: .hex(0), attributes: .bold))
        root.addSubview(label)
        label.animate(withDuration: .seconds(1), curve: .linear) {
            label.style = Style(foreground: .hex(0x0000FF))
        }
        await pilot.advance(by: .milliseconds(400))
        // Letters in a color between two others could not be read.
        #expect(label.style.foreground == .hex(0))
        #expect(label.style.attributes == .bold)
        await pilot.advance(by: .milliseconds(350))
        #expect(label.style.foreground == .hex(0x0000FF))
        #expect(label.style.attributes.isEmpty)
        await pilot.advance(by: .milliseconds(300))
        #expect(label.style == Style(foreground: .hex(0x0000FF)))
    }

    @Test func aViewOffersPropertiesOfItsOwn() async {
        let pilot = await start()
        let gauge = Gauge()
        root.addSubview(gauge)
        gauge.animate(withDuration: .seconds(1), curve: .linear) { gauge.level = 8 }
        #expect(gauge.level == 0)
        await pilot.advance(by: .milliseconds(500))
        #expect(abs(gauge.level - 4) < 0.3)
        await pilot.advance(by: .seconds(1))
        #expect(gauge.level == 8)
    }

    @Test func aValueOfYourOwnMoves() async {
        let pilot = await start()
        var values: [Int] = []
        panel.animate(from: 0, to: 5, withDuration: .seconds(1), curve: .linear) {
            values.append($0)
        }
        await pilot.advance(by: .seconds(2))
        #expect(values == [0, 1, 2, 3, 4, 5])
    }

    // MARK: Layout

    @Test func whatLayoutPlacesMovesWhenItIsLaidOutInTheBlock() async {
        let first = Label("aa"), second = Label("bb")
        let stack = StackView(.horizontal, [first, second], spacing: 2)
        stack.distribution = .equalSpacing
        root.addSubview(stack)
        stack.frame = Rect(x: 0, y: 5, width: 40, height: 1)
        let pilot = await start()
        let from = second.frame.minX
        stack.animate(withDuration: .seconds(1), curve: .linear) {
            stack.frame.size.width = 20
            stack.layoutIfNeeded()
        }
        #expect(second.presentation.frame.minX == from)
        await pilot.advance(by: .milliseconds(500))
        #expect((27...30).contains(second.presentation.frame.minX))
        first.text = "aaaa"
        await pilot.advance(by: .seconds(1))
        #expect(stack.frame.width == 20)
        #expect(second.frame == Rect(x: 18, y: 0, width: 2, height: 1))
        #expect(first.frame.width == 4)
    }

    @Test func aLayoutThatSetsTheSameAgainStopsNothing() async {
        let pilot = await start()
        let sides = Label("aa"), stack = StackView(.vertical, [sides, Label("bb")])
        root.addSubview(stack)
        stack.frame = Rect(x: 0, y: 3, width: 10, height: 2)
        await pilot.settle()
        stack.animate(withDuration: .seconds(1), curve: .linear) {
            sides.isHidden = true
            stack.layoutIfNeeded()
        }
        await pilot.advance(by: .milliseconds(200))
        stack.setNeedsLayout()
        await pilot.advance(by: .milliseconds(200))
        #expect(pilot.clock.nextDeadline != nil)
        await pilot.advance(by: .seconds(1))
        #expect(stack.arrangedSubviews[1].frame.minY == 0)
    }

    @Test(arguments: 0..<20)
    func neighborsKeepTheirEdge(seed: UInt64) async {
        var random = SeededGenerator(seed: seed)
        let pilot = await start()
        let other = View()
        root.addSubview(other)
        let edges = (0..<2).map { _ in
            (0..<3).map { _ in Int.random(in: -50...90, using: &random) }.sorted()
        }
        let put = { (edges: [Int]) in
            panel.frame = Rect(x: edges[0], y: 0, width: edges[1] - edges[0], height: 3)
            other.frame = Rect(x: edges[1], y: 0, width: edges[2] - edges[1], height: 3)
        }
        put(edges[0])
        let curve = [AnimationCurve.easeInOut, .easeIn, .easeOut, .spring(dampingRatio: 1)]
            .randomElement(using: &random)!
        root.animate(withDuration: .milliseconds(700), curve: curve) { put(edges[1]) }
        var last = place.minX
        for _ in 0..<60 {
            await pilot.advance(by: .milliseconds(17))
            let next = other.presentation.frame
            #expect(place.maxX == next.minX)
            #expect(place.width >= 0 && next.width >= 0)
            let isForward = edges[1][0] >= edges[0][0]
            #expect(isForward ? place.minX >= last : place.minX <= last)
            last = place.minX
        }
        #expect(place == panel.frame && other.presentation.frame == other.frame)
        #expect(panel.frame.minX == edges[1][0] && other.frame.maxX == edges[1][2])
    }

    @Test func whateverHappensEachPropertyEndsWhereItWasLastSent() async {
        for seed in UInt64(0)..<30 {
            var random = SeededGenerator(seed: seed)
            let pilot = await start()
            var end = panel.frame
            for _ in 0..<25 {
                let frame = Rect(
                    x: Int.random(in: -9...50, using: &random), y: 1,
                    width: Int.random(in: 0...9, using: &random), height: 2)
                switch Int.random(in: 0...4, using: &random) {
                case 0:
                    panel.frame = frame
                    end = frame
                case 1:
                    panel.removeAllAnimations()
                case 2:
                    await pilot.advance(by: .milliseconds(Int.random(in: 1...900, using: &random)))
                default:
                    let time = Duration.milliseconds(Int.random(in: 0...800, using: &random))
                    let delay = Duration.milliseconds(Int.random(in: 0...200, using: &random))
                    panel.animate(withDuration: time, delay: delay) { panel.frame = frame }
                    end = frame
                }
            }
            await pilot.advance(by: .seconds(2))
            #expect(panel.frame == end && place == end, "seed \(seed)")
            #expect(pilot.clock.nextDeadline == nil)
        }
    }

    // MARK: Scrolling

    @Test func aScrollViewMovesToItsOffset() async {
        let scene = await ScrollScene(lines: 100)
        scene.scrollView.setContentOffset(Point(x: 0, y: 1_000), animated: true)
        await scene.pilot.advance(by: .milliseconds(40))
        #expect(scene.offset.y > 0 && scene.offset.y < 95)
        #expect(scene.screen[0].hasPrefix("\(scene.offset.y)"))
        await scene.pilot.advance(by: .seconds(1))
        #expect(scene.offset.y == 95)
        #expect(scene.log.last == "ended 95")
        #expect(scene.log.count > 3)
    }

    @Test func theWheelTakesOver() async {
        let scene = await ScrollScene(lines: 100)
        scene.scrollView.scrollRectToVisible(
            Rect(x: 0, y: 90, width: 1, height: 1), animated: true)
        await scene.pilot.advance(by: .milliseconds(40))
        let offset = scene.offset.y
        await scene.pilot.wheel(dy: -1, column: 0, row: 0)
        await scene.pilot.advance(by: .seconds(1))
        #expect(scene.offset.y == offset - 3)
    }
}
