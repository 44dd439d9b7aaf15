// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerCurses

/// A piece of work and its progress; any thread can update it.
///
/// An update costs a few nanoseconds, because the screen looks at the work only a few times a
/// second.
public final class ProgressTask: Sendable {
    /// The outcome of a piece of work.
    enum Outcome: Hashable, Sendable {
        case running, done
        /// It threw an error; the value describes the error in a few words.
        case failed(String)
        /// It was cancelled or skipped; the value is the reason.
        case skipped(String)
    }

    /// The known facts about the work.
    struct State: Sendable {
        var completed = 0
        var total: Int?
        var note = ""
        var outcome = Outcome.running
        var steps: [ProgressTask] = []
    }

    /// The title, in a word or two.
    public let title: String
    private let state: Guarded<State>
    private let lines: Guarded<[StyledText]>

    /// Creates the root task of a tree.
    convenience init(_ title: String, total: Int?) {
        self.init(title, total: total, lines: Guarded([]))
    }

    private init(_ title: String, total: Int?, lines: Guarded<[StyledText]>) {
        self.title = title
        state = Guarded(State(total: total))
        self.lines = lines
    }

    /// The known facts about the work now.
    var snapshot: State { state.withLock { $0 } }

    /// Returns the lines logged since the last call.
    func takeLines() -> [StyledText] {
        lines.withLock { lines in
            defer { lines = [] }
            return lines
        }
    }

    // MARK: Updates

    /// The number of units done.
    public var completed: Int {
        get { state.withLock { $0.completed } }
        set { state.withLock { $0.completed = newValue } }
    }

    /// The number of all units; nil if it is unknown.
    public var total: Int? {
        get { state.withLock { $0.total } }
        set { state.withLock { $0.total = newValue } }
    }

    /// A few words beside the bar, such as the name of the present file; empty for none.
    public var note: String {
        get { state.withLock { $0.note } }
        set { state.withLock { $0.note = newValue } }
    }

    /// Adds to the number of units done.
    public func advance(by count: Int = 1) {
        state.withLock { $0.completed = $0.completed &+ count }
    }

    /// Shows a line above the bars; it stays in the terminal's memory.
    public func log(_ text: StyledText) { lines.withLock { $0.append(text) } }

    /// Shows a line without styles above the bars; it stays in the terminal's memory.
    public func log(_ text: String) { log(StyledText(text)) }

    // MARK: Steps

    /// Runs a part of the work with a bar of its own.
    ///
    /// Steps may run one after the other or in the tasks of a group, and have steps themselves. The
    /// step is marked with `✓` at its end, with `✗` if it throws, and with `⊘` if it is cancelled.
    ///
    /// - Parameters:
    ///   - title: The title, in a word or two.
    ///   - total: The number of units; nil if it is unknown.
    ///   - isolation: The actor that the closure runs on; the caller's actor by default.
    ///   - body: The work.
    /// - Returns: The result of the closure.
    /// - Throws: The error of the closure.
    public func step<Result>(
        _ title: String, total: Int? = nil, isolation: isolated (any Actor)? = #isolation,
        _ body: (ProgressTask) async throws -> Result
    ) async rethrows -> Result {
        let step = ProgressTask(title, total: total, lines: lines)
        state.withLock { $0.steps.append(step) }
        do {
            let result = try await body(step)
            step.end(.done)
            return result
        } catch {
            step.end(error)
            throw error
        }
    }

    /// Adds a step that is not needed, with the reason.
    public func skip(_ title: String, _ reason: String) {
        let step = ProgressTask(title, total: nil, lines: lines)
        step.end(.skipped(reason))
        state.withLock { $0.steps.append(step) }
    }

    /// Records the outcome of the work.
    func end(_ outcome: Outcome) {
        state.withLock { if $0.outcome == .running { $0.outcome = outcome } }
    }

    /// Records the error that ended the work.
    func end(_ error: any Error) {
        let isCancelled = error is CancellationError || error as? PromptError == .cancelled
        end(isCancelled ? .skipped("cancelled") : .failed(TextSanitizer.line("\(error)")))
    }
}
