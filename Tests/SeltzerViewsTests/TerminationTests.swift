// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ApplicationWillTerminate.

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct TerminationTests {
    /// An application that is being run on a display in memory, and what was told and done.
    @MainActor
    private final class Run {
        let display = MemoryDisplay(size: Size(width: 10, height: 3))
        let clock = ManualClock()
        let application: Application
        var log: [String] = []

        init(view: View = View()) {
            let display = display
            application = Application(root: ViewController(view: view), clock: clock) { display }
        }

        func onEnd(_ body: @escaping @MainActor (Run, ApplicationWillTerminate) -> Void) {
            application.on(ApplicationWillTerminate.self, owner: self, phase: .broadcast) {
                body($0, $1)
                return .observed
            }
        }

        func start() async -> Task<Application.Ending, any Error> {
            let task = Task { try await application.run() }
            while !display.isStarted { await Task.yield() }
            return task
        }

        func sleepers(_ count: Int) async {
            while clock.sleeperCount != count { await Task.yield() }
        }

        func save(_ name: String, after delay: Duration) async {
            do {
                try await clock.sleep(for: delay)
                log.append("\(name) saved")
            } catch {
                log.append("\(name) cut short")
            }
        }
    }

    nonisolated static let causes:
        [(DisplayEvent, ApplicationWillTerminate.Cause, Application.Ending)] = [
            (.disconnected, .disconnected, .disconnected),
            (.terminated(signal: 15), .signal(15), .cancelled),
        ]

    @Test(arguments: causes)
    func everyResponderIsToldWhy(
        event: DisplayEvent, cause: ApplicationWillTerminate.Cause, ending: Application.Ending
    ) async throws {
        let view = View()
        let run = Run(view: view)
        var told: [ApplicationWillTerminate.Cause] = []
        view.on(ApplicationWillTerminate.self, phase: .broadcast) {
            told.append($0.cause)
            return .observed
        }
        let task = await run.start()
        run.display.send(event)
        #expect(told == [cause])
        #expect(try await task.value == ending)
        #expect(run.clock.sleeperCount == 0)
    }

    @Test(arguments: ["end", "cancel", "ctrl-c", "task"])
    func whatTheProgramOrItsUserEndsIsNotTold(way: String) async throws {
        let run = Run()
        run.onEnd { run, _ in run.log.append("told") }
        let task = await run.start()
        switch way {
        case "end": run.application.end()
        case "cancel": run.application.cancel()
        case "ctrl-c":
            run.display.send(.input([.key(KeyPress(.character("c"), modifiers: .control))]))
        default: task.cancel()
        }
        _ = try await task.value
        #expect(run.log == [])
    }

    @Test func theEndWaitsForAllWork() async throws {
        let run = Run()
        run.onEnd { run, event in
            event.perform { await run.save("a", after: .milliseconds(300)) }
            event.perform {
                await run.save("b", after: .milliseconds(100))
                event.perform { await run.save("c", after: .milliseconds(500)) }
            }
        }
        let task = await run.start()
        run.display.send(.terminated(signal: 1))
        await run.sleepers(3)
        run.clock.advance(by: .milliseconds(100))
        while run.log != ["b saved"] { await Task.yield() }
        await run.sleepers(3)
        run.clock.advance(by: .milliseconds(200))
        while run.log != ["b saved", "a saved"] { await Task.yield() }
        #expect(run.display.isStarted)
        run.clock.advance(by: .milliseconds(300))
        #expect(try await task.value == .cancelled)
        #expect(run.log == ["b saved", "a saved", "c saved"])
        #expect(!run.display.isStarted)
    }

    @Test func workBeyondTheLimitIsCutShort() async throws {
        let run = Run()
        run.onEnd { run, event in
            event.perform { await run.save("a", after: .seconds(5)) }
        }
        let task = await run.start()
        run.display.send(.disconnected)
        await run.sleepers(2)
        run.clock.advance(by: ApplicationWillTerminate.timeLimit - .milliseconds(1))
        #expect(run.display.isStarted)
        run.clock.advance(by: .milliseconds(1))
        #expect(try await task.value == .disconnected)
        while run.log.isEmpty { await Task.yield() }
        #expect(run.log == ["a cut short"])
    }

    @Test func nothingEndsTheWorkButItsEnd() async throws {
        let run = Run()
        run.onEnd { run, event in
            run.log.append("told")
            event.perform { await run.save("a", after: .milliseconds(100)) }
            run.application.end()
        }
        let task = await run.start()
        run.display.send(.terminated(signal: 15))
        await run.sleepers(2)
        run.application.cancel()
        task.cancel()
        run.display.send(.terminated(signal: 1))
        run.display.send(.disconnected)
        await run.sleepers(2)
        run.clock.advance(by: .milliseconds(100))
        #expect(try await task.value == .cancelled)
        #expect(run.log == ["told", "a saved"])
    }

    @Test func inputIsIgnoredMeanwhile() async throws {
        let view = FocusableView()
        let run = Run(view: view)
        view.on(KeyEvent.self) { [weak run] _ in
            run?.log.append("key")
            return .observed
        }
        run.onEnd { run, event in
            event.perform { await run.save("a", after: .milliseconds(100)) }
        }
        let task = await run.start()
        view.becomeFirstResponder()
        run.display.send(.input([.key(KeyPress(.character("x")))]))
        run.display.send(.terminated(signal: 15))
        run.display.send(.input([.key(KeyPress(.character("x")))]))
        await run.sleepers(2)
        run.clock.advance(by: .milliseconds(100))
        _ = try await task.value
        #expect(run.log == ["key", "a saved"])
    }

    private final class FocusableView: View {
        override var canBecomeFirstResponder: Bool { true }
    }

    /// A second run has an end of its own.
    @Test func anApplicationThatRunsAgainIsToldAgain() async throws {
        let run = Run()
        run.onEnd { run, _ in run.log.append("told") }
        for _ in 0..<2 {
            let task = await run.start()
            run.display.send(.disconnected)
            #expect(try await task.value == .disconnected)
        }
        #expect(run.log == ["told", "told"])
    }
}
