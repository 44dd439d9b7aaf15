// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Runs work, and shows its progress below the prompt.
///
/// ```swift
/// try await withProgress("Deploying") { progress in
///     try await withThrowingTaskGroup(of: Void.self) { group in
///         for region in regions {
///             group.addTask {
///                 try await progress.step(region, total: 100) { try await upload(to: region, $0) }
///             }
///         }
///         try await group.waitForAll()
///     }
/// }
/// ```
///
/// At the end one line remains for each step, and one for the sum. Ctrl-C cancels the work, and the
/// function throws ``PromptError/cancelled`` once the work has ended; a second Ctrl-C does not wait
/// for its end. If the terminal is closed, or a signal asks the process to end, the work is
/// cancelled and has ``/SeltzerViews/ApplicationWillTerminate/timeLimit`` to end.
///
/// Without a terminal, as in CI, and with `SELTZER_LINEAR`, the ends of the steps are written to
/// standard error, and every ten seconds the running steps. GitHub Actions and GitLab CI fold these
/// lines.
///
/// - Parameters:
///   - title: The name of the work, in a word or two.
///   - total: The number of units; nil if it is unknown, or if the steps have units.
///   - body: The work. It runs in a task of its own, which is cancelled with the caller's task.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure, or a ``PromptError``.
public func withProgress<Result: Sendable>(
    _ title: String, total: Int? = nil,
    _ body: @escaping @Sendable (ProgressTask) async throws -> Result
) async throws -> Result {
    try await withProgress(title, total: total, plainLines: nil, body)
}

/// Runs work; with a closure for lines, it writes lines and shows no bars.
func withProgress<Result: Sendable>(
    _ title: String, total: Int?, plainLines: (@MainActor @Sendable (StyledText) -> Void)?,
    _ body: @escaping @Sendable (ProgressTask) async throws -> Result
) async throws -> Result {
    let root = ProgressTask(title, total: total)
    let work = Task {
        do {
            let result = try await body(root)
            root.end(.done)
            return result
        } catch {
            root.end(error)
            throw error
        }
    }
    let presenter = await ProgressPresenter(root, plainLines: plainLines) { work.cancel() }
    return try await withTaskCancellationHandler {
        try await presenter.present(until: work)
    } onCancel: {
        work.cancel()
    }
}

/// Shows progress on a screen, or line by line.
@MainActor
final class ProgressPresenter {
    private let root: ProgressTask
    private let plainLines: (@MainActor @Sendable (StyledText) -> Void)?
    private let cancel: @MainActor @Sendable () -> Void
    private let group: LogGroup?

    init(
        _ root: ProgressTask, plainLines: (@MainActor @Sendable (StyledText) -> Void)?,
        cancel: @escaping @MainActor @Sendable () -> Void
    ) {
        self.root = root
        group = plainLines == nil ? LogGroup(for: processEnvironment()) : nil
        self.plainLines = plainLines ?? Self.linesWanted(by: processEnvironment())
        self.cancel = cancel
    }

    private static func linesWanted(
        by environment: [String: String]
    ) -> (@MainActor @Sendable (StyledText) -> Void)? {
        if ApplicationAdoption.current.get() != nil { return nil }
        let isOnTerminal = isatty(2) != 0 || isatty(1) != 0
        let isLinear = ["", "0"].contains(environment["SELTZER_LINEAR"] ?? "") == false
        let isUnattended = ProcessTerminal.isUnattended(environment)
        if isOnTerminal, !isLinear, !isUnattended, environment["TERM"] != "dumb" { return nil }
        return { StandardOutput.printError($0) }
    }

    /// Shows the progress until the work has ended, and returns its result.
    func present<Result>(until work: Task<Result, any Error>) async throws -> Result {
        if let plainLines {
            return try await ProgressLog(root, group: group, plainLines).run(until: work)
        }
        let report = ProgressReport(root, at: .zero)
        let controller = ProgressController(report)
        controller.stop = cancel
        let application = Application(
            root: controller, presentation: .inline(rows: 1, atEnd: .kept))
        application.mouseMode = .off
        controller.rowsChanged = { [weak application] rows in
            application?.presentation = .inline(rows: rows, atEnd: .kept)
        }
        application.on(ApplicationWillTerminate.self, phase: .broadcast) { [cancel] event in
            cancel()
            event.perform { _ = await work.result }
            return .observed
        }
        let watching = Task { @MainActor in
            _ = await work.result
            controller.finish()
        }
        defer { watching.cancel() }
        do {
            let ending = try await application.run()
            for line in root.takeLines() { application.log(line) }
            guard ending == .ended else {
                cancel()
                throw ending == .disconnected ? PromptError.disconnected : .cancelled
            }
        } catch ApplicationError.noTerminal, ApplicationError.unusableTerminal {
            return try await ProgressLog(root, group: group) { StandardOutput.printError($0) }
                .run(until: work)
        }
        do {
            return try await work.value
        } catch {
            throw controller.isStopping ? PromptError.cancelled : error
        }
    }
}
