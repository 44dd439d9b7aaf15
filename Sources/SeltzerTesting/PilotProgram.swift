// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerViews

/// A program under test: it runs from its start to its end, and a pilot operates each application that it shows.
///
/// ```swift
/// let program = PilotProgram(columns: 60, rows: 12) { try await askForProject() }
/// let pilot = try #require(await program.nextPilot())
/// await pilot.type("fizz\n")
/// #expect(try await program.result.name == "fizz")
/// ```
///
/// The applications run on displays in memory, whatever the terminal of the tests is.
@MainActor
public final class PilotProgram<Result: Sendable> {
    private let task: Task<Result, any Error>
    private let hangar: Hangar

    /// The pilots that wait, and whether the program has ended.
    @MainActor
    private final class Hangar {
        var waiting: [Pilot] = []
        var all: [Pilot] = []
        var hasEnded = false
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

    /// Waits for the next application that the program runs, and returns its pilot; nil if the program ends without
    /// another one.
    public func nextPilot() async -> Pilot? {
        while hangar.waiting.isEmpty, !hangar.hasEnded { await Task.yield() }
        guard !hangar.waiting.isEmpty else { return nil }
        let pilot = hangar.waiting.removeFirst()
        await pilot.settle()
        return pilot
    }

    /// What the program returned.
    ///
    /// - Throws: What the program threw.
    public var result: Result {
        get async throws { try await task.value }
    }

    /// Cancels the program's task.
    public func cancel() { task.cancel() }
}
