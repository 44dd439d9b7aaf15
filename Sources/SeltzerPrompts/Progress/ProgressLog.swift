// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Progress line by line: the end of each step, and now and then the steps that still run.
@MainActor
final class ProgressLog {
    /// The time between two updates.
    private static let interval = Duration.milliseconds(100)
    private let root: ProgressTask
    private let write: @MainActor @Sendable (StyledText) -> Void
    private let start = ContinuousClock.now
    private let report: ProgressReport
    private var told: Set<ObjectIdentifier> = []
    private var lastNews = Duration.zero

    private let group: LogGroup?
    /// The time without news after which the running steps are written.
    private let patience: Duration

    /// Creates a log of some work.
    ///
    /// - Parameters:
    ///   - root: The work.
    ///   - group: The marks of a CI service around the lines; nil for none.
    ///   - patience: The time without news after which the running steps are written.
    ///   - write: Writes a line.
    init(
        _ root: ProgressTask, group: LogGroup? = nil, patience: Duration = .seconds(10),
        _ write: @escaping @MainActor @Sendable (StyledText) -> Void
    ) {
        self.root = root
        self.group = group
        self.patience = patience
        self.write = write
        report = ProgressReport(root, at: .zero)
    }

    /// Writes lines until the work has ended, and returns its result.
    func run<Result>(until work: Task<Result, any Error>) async throws -> Result {
        if let group { group.begin(root.title) } else { write(StyledText("\(root.title)…")) }
        let ticking = Task { @MainActor in
            while !Task.isCancelled {
                self.update()
                try await Task.sleep(for: Self.interval)
            }
        }
        let result = await work.result
        ticking.cancel()
        update()
        group?.end()
        write(report.rootRow.finalLine(titleWidth: 0, isUnicode: true))
        return try result.get()
    }

    private func update() {
        for line in root.takeLines() { write(line) }
        let now = start.duration(to: .now)
        report.update(at: now)
        for row in report.rows where row.outcome != .running && told.insert(row.id).inserted {
            write(row.finalLine(titleWidth: 0, isUnicode: true))
            lastNews = now
        }
        guard now - lastNews >= patience else { return }
        lastNews = now
        let running = report.rows.isEmpty ? [report.rootRow] : report.rows
        for row in running where row.outcome == .running {
            write(StyledText("  \(row.title)  ") + row.words)
        }
    }
}
