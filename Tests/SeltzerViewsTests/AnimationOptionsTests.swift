// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerTesting
import SeltzerViews
import Testing

/// When completions run, and how animations repeat.
@MainActor
@Suite struct AnimationOptionsTests {
    private let root = View()
    private let panel = View(frame: Rect(x: 0, y: 0, width: 4, height: 2))

    private func start() async -> Pilot {
        root.addSubview(panel)
        return await Pilot(ViewController(view: root), columns: 40, rows: 10)
    }

    /// The column at which the panel is drawn.
    private var column: Int { panel.presentation.frame.minX }

    /// Moves the panel twenty columns to the right in a second, evenly.
    @discardableResult
    private func move(
        to x: Int = 20, _ completion: (@MainActor (Bool) -> Void)? = nil
    ) -> Animation {
        panel.animate(
            withDuration: .seconds(1), curve: .linear, animations: { panel.frame.origin.x = x },
            completion: completion)
    }

    // MARK: Completions

    /// A way for an animation to end inside a call of the program.
    enum Ending: CaseIterable {
        case noWindow, reducedMotion, noDuration, emptyBlock, ownValue, interruption, setter,
            removal, finish
    }

    @Test(arguments: Ending.allCases)
    func completionsNeverRunInsideACall(ending: Ending) async {
        let pilot = await start()
        var endings: [Bool] = []
        let note: @MainActor (Bool) -> Void = { endings.append($0) }
        if ending == .noWindow { panel.removeFromSuperview() }
        if ending == .reducedMotion { pilot.application.reducesMotion = true }
        switch ending {
        case .noDuration:
            panel.animate(
                withDuration: .zero, animations: { panel.frame.origin.x = 9 }, completion: note)
        case .emptyBlock:
            panel.animate(withDuration: .seconds(1), animations: {}, completion: note)
        case .ownValue:
            panel.animate(from: 0, to: 1, withDuration: .zero, { _ in }, completion: note)
        default: move(note)
        }
        await advanceIfMoving(pilot, ending)
        switch ending {
        case .interruption: move(to: 3)
        case .setter: panel.frame.origin.x = 3
        case .removal: panel.removeFromSuperview()
        case .finish: panel.removeAllAnimations()
        default: break
        }
        #expect(endings.isEmpty)
        // Without a window no application waits for the turn.
        for _ in 0..<1_000 where endings.isEmpty { await Task.yield() }
        #expect(endings == [![.interruption, .setter, .removal, .finish].contains(ending)])
    }

    private func advanceIfMoving(_ pilot: Pilot, _ ending: Ending) async {
        guard [.interruption, .setter, .removal, .finish].contains(ending) else { return }
        await pilot.advance(by: .milliseconds(300))
    }

    /// Animates again in each completion.
    private func blink(_ view: View, _ count: Int, _ ended: @escaping @MainActor () -> Void) {
        guard count > 0 else { return ended() }
        view.animate(withDuration: .milliseconds(200)) {
            view.frame.origin.x = view.frame.origin.x == 0 ? 5 : 0
        } completion: { [self] _ in
            blink(view, count - 1, ended)
        }
    }

    @Test(arguments: [true, false])
    func aCompletionThatAnimatesAgainDoesNotOverflowTheStack(isInWindow: Bool) async {
        let pilot = await start()
        pilot.application.reducesMotion = true
        if !isInWindow { panel.removeFromSuperview() }
        await withCheckedContinuation { continuation in
            blink(panel, 5_000) { continuation.resume() }
        }
        await pilot.settle()
    }

    @Test func aBlinkingViewThatLeavesItsWindowLeavesTheProgramResponsive() async {
        let pilot = await start()
        var hasEnded = false
        blink(panel, 10_500) { hasEnded = true }
        await pilot.advance(by: .milliseconds(500))
        panel.removeFromSuperview()
        await pilot.advance(by: .milliseconds(500))
        // The pilot does not wait for the last completions, which are a frame apart.
        #expect(!hasEnded)
    }

    @Test func endlessCompletionsWaitForFrames() async {
        let pilot = await start()
        pilot.application.reducesMotion = true
        var count = 0
        blink(panel, 30_000) { count += 1 }
        while pilot.clock.nextDeadline == nil { await pilot.settle() }
        #expect(count == 0)
        #expect(
            pilot.clock.nextDeadline
                == pilot.clock.now + .seconds(1) / pilot.application.preferredFramesPerSecond)
    }

    @Test func aCompletionIsPromptAgainAfterARest() async {
        let pilot = await start()
        pilot.application.reducesMotion = true
        await withCheckedContinuation { continuation in
            blink(panel, 10_000) { continuation.resume() }
        }
        for isRested in [false, true] {
            var hasEnded = false
            blink(panel, 1) { hasEnded = true }
            await pilot.settle()
            #expect(hasEnded == isRested)
            await pilot.advance(by: .seconds(1))
            #expect(hasEnded)
        }
    }

    @Test func aLoopThatAwaitsAnimationsWithoutMovementLeavesOthersTheirTurn() async {
        let pilot = await start()
        pilot.application.reducesMotion = true
        let loop = Task { @MainActor in
            while !Task.isCancelled { await move().waitUntilFinished() }
        }
        await Task { @MainActor in }.value
        loop.cancel()
        await loop.value
    }

    @Test func aCompletionSeesTheLastValues() async {
        let pilot = await start()
        var places: [Int] = []
        move { _ in places.append(panel.frame.minX) }
        await pilot.advance(by: .seconds(2))
        #expect(places == [20])
    }

    // MARK: Repeating

    @Test func aRepeatedAnimationBeginsAgain() async {
        let pilot = await start()
        var endings: [Bool] = []
        let animation = panel.animate(
            withDuration: .seconds(1), options: [.repeat, .curveLinear],
            animations: { panel.frame.origin.x = 20 }, completion: { endings.append($0) })
        for _ in 0..<3 {
            await pilot.advance(by: .milliseconds(500))
            #expect((9...10).contains(column))
            await pilot.advance(by: .milliseconds(500))
            #expect(column < 2 || column > 18)
        }
        #expect(animation.isRunning && endings.isEmpty)
        animation.finish()
        #expect(panel.frame.minX == 20)
        await pilot.settle()
        #expect(endings == [true])
        #expect(pilot.clock.nextDeadline == nil)
    }

    @Test func anAutoreversedAnimationComesBackAndEndsAtTheLastValue() async {
        let pilot = await start()
        var endings: [Bool] = []
        panel.animate(
            withDuration: .seconds(1), options: [.autoreverse, .curveLinear],
            animations: { panel.frame.origin.x = 20 }, completion: { endings.append($0) })
        await pilot.advance(by: .milliseconds(1_000))
        #expect((19...20).contains(column))
        await pilot.advance(by: .milliseconds(800))
        #expect((3...5).contains(column))
        #expect(endings.isEmpty)
        await pilot.advance(by: .milliseconds(300))
        #expect(column == 20)
        #expect(endings == [true])
    }

    @Test func aRepeatedAnimationThatReversesSwings() async {
        let pilot = await start()
        panel.animate(withDuration: .seconds(1), options: [.repeat, .autoreverse, .curveLinear]) {
            panel.frame.origin.x = 20
        }
        for turn in 0..<5 {
            await pilot.advance(by: .milliseconds(200))
            #expect(
                turn.isMultiple(of: 2)
                    ? (2...5).contains(column) : (15...18).contains(column))
            await pilot.advance(by: .milliseconds(800))
        }
        panel.removeFromSuperview()
        #expect(panel.frame.minX == 20)
        await pilot.settle()
        #expect(pilot.clock.nextDeadline == nil)
    }

    @Test func nothingRepeatsWhereMotionIsReduced() async {
        let pilot = await start()
        pilot.application.reducesMotion = true
        var endings: [Bool] = []
        panel.animate(withDuration: .seconds(1), options: [.repeat, .autoreverse]) {
            panel.frame.origin.x = 20
        } completion: {
            endings.append($0)
        }
        #expect(panel.frame.minX == 20)
        await pilot.settle()
        #expect(endings == [true])
        #expect(pilot.clock.nextDeadline == nil)
    }

    @Test(arguments: [
        (View.AnimationOptions.curveEaseIn, AnimationCurve.easeIn), (.curveEaseOut, .easeOut),
        (.curveLinear, .linear), (.curveEaseInOut, .easeInOut),
    ])
    func optionsNameCurves(options: View.AnimationOptions, curve: AnimationCurve) async {
        let pilot = await start()
        panel.animate(withDuration: .seconds(1), options: options) { panel.frame.origin.x = 20 }
        await pilot.advance(by: .milliseconds(300))
        #expect(abs(Double(column) - 20 * curve.value(at: 0.3)) < 2)
        await pilot.advance(by: .seconds(1))
        #expect(panel.frame.minX == 20)
    }
}
