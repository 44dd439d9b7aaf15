// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Dispatch

/// Work that blocks its thread, such as the wait for the end of a program.
public enum BlockingWork {
    /// Runs work on a thread of its own.
    ///
    /// Tests share as many threads as there are processors. On two, two tests that block would hold up all others.
    public static func run<Value: Sendable>(
        _ work: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue(label: "blocking work").async {
                continuation.resume(with: Result(catching: work))
            }
        }
    }
}
