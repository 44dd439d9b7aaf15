// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerViews

/// A program under test: it runs from its start to its end, and a pilot operates each application
/// that it shows.
///
/// ```swift
/// let program = PilotProgram(columns: 60, rows: 12) { try await askForProject() }
/// let pilot = try #require(await program.nextPilot())
/// await pilot.type("fizz\n")
/// #expect(try await program.result.name == "fizz")
/// ```
///
/// The applications run on displays in memory, and never on the terminal of the tests.
@MainActor
public final class PilotProgram<Result: Sendable> {
    private let task: Task<Result, any Error>
    private let hangar: Hangar

    /// The pilots that no test has taken yet, and whether the program has ended.
    @MainActor
    private final class Hangar {
        var waiting: [Pilot] = []
        var all: [Pilot] = []
        var hasEnded = false

        /// The pilot of the running application; nil if none runs.
        var running: Pilot? {
            all.last { $0.ending == nil && $0.application.isRunning && !$0.application.isEnding }
        }

        var rest: Rest {
            guard let running else { return Rest(screens: all.count) }
            let application = running.application
            return Rest(
                screens: all.count, frames: running.display.frameCount, time: running.clock.now,
                routes: running.routes.count,
                isWaiting: application.isQuiet && application.activeWorkCount == 0)
        }
    }

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - columns: The width of the displays in cells.
    ///   - rows: The height of the displays in cells.
    ///   - capabilities: The capabilities of the displays.
    ///   - body: The program.
    public init(
        columns: Int = 80, rows: Int = 24,
        capabilities: DisplayCapabilities = DisplayCapabilities(),
        _ body: @escaping @MainActor @Sendable () async throws -> Result
    ) {
        let hangar = Hangar()
        self.hangar = hangar
        let adoption = ApplicationAdoption { application in
            let pilot = Pilot(
                adopting: application, columns: columns, rows: rows, capabilities: capabilities)
            hangar.waiting.append(pilot)
            hangar.all.append(pilot)
        } didEnd: { application, ending in
            hangar.all.first { $0.application === application && $0.ending == nil }?.end(ending)
        }
        task = ApplicationAdoption.current.withValue(adoption) {
            Task { @MainActor in
                defer { hangar.hasEnded = true }
                return try await body()
            }
        }
    }

    deinit {
        task.cancel()
    }

    /// Waits for the next application that the program runs, and returns its pilot; nil if the
    /// program ends without another one, or if the present application waits for input.
    public func nextPilot() async -> Pilot? {
        if hangar.waiting.isEmpty { _ = await screenInTheWay { !hangar.waiting.isEmpty } }
        guard !hangar.waiting.isEmpty else { return nil }
        let pilot = hangar.waiting.removeFirst()
        await pilot.settle()
        return pilot
    }

    /// The result that the program returned.
    ///
    /// - Throws: The program's error, or a ``PilotProgramError`` if a screen waits for input for
    ///   two seconds, because only the test could continue. The program continues to run. A screen
    ///   without a focused view, such as a progress bar, may rest for twenty seconds, because the
    ///   program may be at work.
    public var result: Result {
        get async throws {
            if let pilot = await screenInTheWay() { throw PilotProgramError(pilot) }
            return try await task.value
        }
    }

    /// The time after which a resting screen counts as waiting for the test.
    private var patience: Duration {
        let focused = hangar.running?.application.keyWindow?.firstResponder
        return focused is View ? .seconds(2) : .seconds(20)
    }
    /// The minimum number of checks of a resting screen, so that a busy machine does not count as
    /// rest.
    private static var fewestLooks: Int { 50 }
    /// The number of turns that a program gets before its first check.
    private static var promptTurns: Int { 200 }

    /// Waits until the program ends, and returns nil; if a screen keeps waiting for input, returns
    /// the pilot of that screen.
    ///
    /// - Parameter isOver: Returns whether to stop waiting.
    private func screenInTheWay(
        unless isOver: @MainActor () -> Bool = { false }
    ) async -> Pilot? {
        var (rest, turns, looks, start) = (Rest(), 0, 0, ContinuousClock.now)
        while !hangar.hasEnded, !isOver(), !Task.isCancelled {
            turns += 1
            if turns < Self.promptTurns {
                await Task.yield()
                continue
            }
            let now = hangar.rest
            if now == rest, now.isWaiting {
                looks += 1
                let isLong = start.duration(to: .now) > patience
                if isLong, looks > Self.fewestLooks { return hangar.running }
            } else {
                (rest, looks, start) = (now, 0, .now)
            }
            try? await Task.sleep(for: .milliseconds(10))
        }
        return nil
    }

    /// The figures that change while a program works, or while a test operates it.
    private struct Rest: Equatable {
        var screens = 0
        var frames = 0
        var time = Duration.zero
        var routes = 0
        /// Whether a screen is shown and no work runs.
        var isWaiting = false
    }

    /// Cancels the program's task.
    public func cancel() { task.cancel() }
}
