// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

extension Pilot {
    /// The change of an application before its start, for the pilots of this task; nil for none.
    nonisolated static let preparation = TaskLocal<(@MainActor @Sendable (Application) -> Void)?>(
        wrappedValue: nil)

    /// Runs a test whose pilots change their applications before the start.
    ///
    /// A test of a test takes a handler away, and expects a failure:
    ///
    /// ```swift
    /// await withKnownIssue {
    ///     try await Pilot.withApplications(
    ///         prepared: { $0.on(NameSaved.self, phase: .capture) { _ in .stop } },
    ///         run: { try await savesAName() })
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - prepare: Called for each application that a pilot starts, before its first frame.
    ///   - test: The test.
    /// - Returns: The result of the test.
    public static func withApplications<Result>(
        prepared prepare: @escaping @MainActor @Sendable (Application) -> Void,
        run test: () async throws -> Result
    ) async rethrows -> Result {
        try await preparation.withValue(prepare) { try await test() }
    }
}
