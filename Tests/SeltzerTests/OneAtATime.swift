// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Pseudoterminal
import Testing

/// Lets no two tests with this trait run at the same time, also where they are in different suites.
///
/// For tests of programs that take much: side by side they make each other wait for seconds.
struct OneAtATime: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
        testCase == nil ? nil : self
    }

    func provideScope(
        for test: Test, testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        await ProgramTurn.ofAllTests.begin()
        do {
            try await function()
        } catch {
            await ProgramTurn.ofAllTests.end()
            throw error
        }
        await ProgramTurn.ofAllTests.end()
    }
}

extension Trait where Self == OneAtATime {
    /// Lets the test wait while another one with this trait runs.
    static var oneAtATime: Self { Self() }
}
