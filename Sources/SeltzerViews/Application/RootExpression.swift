// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The expression of Swift that makes the root controller of a program in a test.
///
/// `SELTZER_RECORD_TEST` and the inspector write it into a test of a recorded session:
///
/// ```swift
/// application.rootExpression = RootExpression(
///     "JobsController(jobs: .read(from: \"jobs.json\"))", importing: ["JobModel"])
/// ```
public struct RootExpression: Hashable, Sendable {
    /// The expression; it begins with `try` if it may throw.
    public let code: String
    /// The modules that it needs, apart from the module of the controller.
    public let modules: [String]

    /// Creates an expression; the test imports the modules with `@testable`.
    public init(_ code: String, importing modules: [String] = []) {
        (self.code, self.modules) = (code, modules)
    }
}
