// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Application+running, ApplicationError.

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

private struct Chosen: RoutedEvent, Equatable {
    let number: Int
}

private struct NoTerminal: Error {}

@MainActor
@Suite struct ApplicationRunTests {
    /// An application that is being run on a display in memory.
    @MainActor
    private final class Run {
        let display: MemoryDisplay
        let application: Application

        init(_ view: View = ProbeView("v"), size: Size = Size(width: 10, height: 3)) {
            let display = MemoryDisplay(size: size)
            self.display = display
            application = Application(root: ViewController(view: view)) { display }
        }

        func started() async {
            while !display.isStarted { await Task.yield() }
        }
    }

    @Test(arguments: ["end", "cancel", "ctrl-c", "disconnect", "signal", "task"])
    func runTellsHowItEnded(way: String) async throws {
        let run = Run()
        let task = Task { try await run.application.run() }
        await run.started()
        switch way {
        case "end": run.application.end()
        case "cancel": run.application.cancel()
        case "ctrl-c":
            run.display.send(.input([.key(KeyPress(.character("c"), modifiers: .control))]))
        case "disconnect": run.display.send(.disconnected)
        case "signal": run.display.send(.terminated(signal: 15))
        default: task.cancel()
        }
        let expected: [String: Application.Ending] = ["end": .ended, "disconnect": .disconnected]
        #expect(try await task.value == expected[way] ?? .cancelled)
        #expect(!run.display.isStarted)
        #expect(!run.application.isRunning)
        #expect(run.application.windows.isEmpty)
    }

    @Test func aTaskThatIsCancelledAlreadyEndsAtOnce() async throws {
        let run = Run()
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await run.application.run()
        }
        task.cancel()
        #expect(try await task.value == .cancelled)
    }

    @Test func runUntilGivesTheFirstEventThatNobodyStopped() async throws {
        let view = ProbeView("v")
        let run = Run(view)
        async let result = run.application.run(until: Chosen.self)
        await run.started()
        let subscription = view.on { (_: Chosen) in .stop }
        view.post(Chosen(number: 1), includingSelf: true)
        subscription.cancel()
        view.post(Chosen(number: 2))
        view.post(Chosen(number: 3))
        #expect(try await result == Chosen(number: 2))
        view.post(Chosen(number: 4))
    }

    @Test func runUntilGivesNothingWhenCancelled() async throws {
        let run = Run()
        async let result = run.application.run(until: Chosen.self)
        await run.started()
        run.application.cancel()
        #expect(try await result == nil)
    }

    @Test func theSameApplicationRunsTwice() async throws {
        let view = ProbeView("v")
        let run = Run(view)
        for _ in 0..<3 {
            async let result = run.application.run(until: Chosen.self)
            await run.started()
            #expect(run.application.windows.count == 1)
            #expect(view.window === run.application.windows[0])
            #expect(view.bounds.size == run.display.size)
            #expect(run.display.buffer.text(row: 0) == "vvvvvvvvvv")
            run.display.send(.input([.mouse(MouseInput(.press(.left), at: .zero))]))
            view.post(Chosen(number: 5))
            #expect(try await result == Chosen(number: 5))
            #expect(view.window == nil)
        }
        #expect(view.log.entries(of: "v").count { $0.hasPrefix("down") } == 3)
        #expect(view.log.entries(of: "v").count { $0.hasPrefix("cancel") } == 3)
    }

    @Test func aLateCancellationDoesNotEndTheNextRun() async throws {
        let run = Run()
        let first = Task { try await run.application.run() }
        await run.started()
        run.application.end()
        first.cancel()
        #expect(try await first.value == .ended)
        async let second = run.application.run()
        await run.started()
        for _ in 0..<10 { await Task.yield() }
        #expect(run.application.isRunning)
        run.application.end()
        #expect(try await second == .ended)
    }

    @Test func inputAfterTheEndIsGivenBack() async throws {
        let run = Run()
        async let ending = run.application.run()
        await run.started()
        let end = InputEvent.key(KeyPress(.character("c"), modifiers: .control))
        let next = ["x", "y", "z"].map { InputEvent.key(KeyPress(.character($0))) }
        run.display.send(.input([end, next[0], next[1]]))
        run.display.send(.input([next[2]]))
        #expect(run.display.unreadEvents == next)
        #expect(try await ending == .cancelled)
    }

    @Test func anApplicationRunsOnceAtATime() async throws {
        let run = Run()
        async let result = run.application.run()
        await run.started()
        await #expect(throws: ApplicationError.alreadyRunning) { try await run.application.run() }
        #expect(
            "\(ApplicationError.alreadyRunning)".hasPrefix("The application is already running: "))
        run.application.end()
        #expect(try await result == .ended)
    }

    @Test func aDisplayThatCannotBeMadeIsTheErrorOfRun() async throws {
        let application = Application(root: ViewController()) { throw NoTerminal() }
        for _ in 0..<2 {
            await #expect(throws: NoTerminal.self) { try await application.run() }
            #expect(!application.isRunning)
        }
    }

    @Test(arguments: [ApplicationError.noTerminal, .unusableTerminal("It is broken.")])
    func withoutATerminalTheCallersValueIsTaken(error: ApplicationError) async throws {
        struct Chosen: RoutedEvent { let number: Int }
        let application = Application(root: ViewController()) { throw error }
        let chosen = try await application.run(
            until: Chosen.self, withoutTerminal: Chosen(number: 7))
        #expect(chosen?.number == 7)
        await #expect(throws: error) { try await application.run(until: Chosen.self) }
        #expect(!"\(error)".isEmpty)

        let other = Application(root: ViewController()) { throw NoTerminal() }
        await #expect(throws: NoTerminal.self) {
            try await other.run(until: Chosen.self, withoutTerminal: nil)
        }
    }

    @Test func twoApplicationsRunSideBySide() async {
        let one = ProbeView("one")
        let two = ProbeView("two")
        let first = await Pilot(ViewController(view: one), columns: 5, rows: 1)
        let second = await Pilot(ViewController(view: two), columns: 5, rows: 1)
        await first.press("x")
        await second.click(column: 1, row: 0)
        #expect(one.log.entries.isEmpty)
        #expect(two.log.entries.contains("two down 1,0"))
        first.application.end()
        await first.settle()
        #expect(first.ending == .ended)
        #expect(second.application.isRunning)
        #expect(second.screen == "ttttt")
    }
}
