// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The reason why a replay of a session stopped.
public struct ReplayError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number of the line of the record, from 1.
    public let line: Int
    /// The differences, in sentences.
    public let description: String
}

extension Pilot {
    /// Replays the input of a record, and compares the screen with the recorded screen before each
    /// input and at the end.
    ///
    /// The screen gets the recorded size and look, and the clock advances by the recorded times.
    /// Rows are compared by their text.
    ///
    /// ```swift
    /// let record = try SessionRecord(parsing: String(contentsOfFile: "session.jsonl"))
    /// try await pilot.replay(record)
    /// ```
    ///
    /// - Parameters:
    ///   - record: The record.
    ///   - comparesScreens: Whether to compare screens; false, for instance, for a program that
    ///     shows the time.
    /// - Throws: ``ReplayError`` with the rows that differ.
    public func replay(
        _ record: SessionRecord, comparesScreens: Bool = true
    ) async throws(ReplayError) {
        await settle()
        if display.size != record.size {
            await resize(columns: record.size.width, rows: record.size.height)
        }
        let start = clock.now
        var rows: [Int: String] = [:]
        for (number, step) in record.steps.enumerated() {
            let wait = start + step.time - clock.now
            switch step.content {
            case .event: break
            case .look(let look):
                await advanceForReplay(by: wait)
                look.apply(to: application)
                display.capabilities = look.capabilities
                await settle()
            case .rows(let changed):
                await advanceForReplay(by: wait)
                rows.merge(changed) { $1 }
                if comparesScreens { try compare(rows, line: number + 2) }
            case .input(let event):
                await advanceForReplay(by: wait)
                await send(event)
                if case .resize(let size) = event {
                    rows = rows.filter { $0.key < size.height }
                }
            }
        }
    }

    private func advanceForReplay(by wait: Duration) async {
        if wait > .zero { await advance(by: wait) }
    }

    private func compare(_ expected: [Int: String], line: Int) throws(ReplayError) {
        let shown = screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let differing = expected.keys.sorted().filter { row in
            expected[row] != (row < shown.count ? shown[row] : nil)
        }
        guard !differing.isEmpty else { return }
        let lines = differing.prefix(8).flatMap { row in
            [
                "  row \(row) was: \(expected[row] ?? "")",
                "  row \(row)  is: \(row < shown.count ? shown[row] : "")",
            ]
        }
        throw ReplayError(
            line: line,
            description: """
                The screen differs from that of line \(line) of the record in \(differing.count) rows:
                \(lines.joined(separator: "\n"))
                If the change is meant, record the session again.
                """)
    }

    /// Returns the handled routed events since the last call, without input, each in words such as
    /// `Saved from Button, stopped by NotesController`.
    ///
    /// A test that was written from a recorded session compares them with the recorded events.
    public func takeHandledEvents() -> [String] {
        let new = routes[takenRoutes...]
        takenRoutes = routes.count
        return new.compactMap(\.summary)
    }
}
