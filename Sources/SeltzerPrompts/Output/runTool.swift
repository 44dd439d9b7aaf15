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

/// Runs a command-line tool, and ends the process with the exit status that a shell expects.
///
/// An error is written to standard error in one sentence. For a ``PromptError`` the status is its
/// exit code, such as 130 after Ctrl-C. For other errors it is 1, for instance if standard output
/// is closed or its disk is full. An application that the tool runs itself also throws such errors,
/// such as `ApplicationError.noTerminal`.
///
/// - Parameter body: The tool.
@MainActor
public func runTool(_ body: @MainActor () async throws -> Void) async -> Never {
    StandardOutput.claim()
    do {
        try await body()
        try StandardOutput.finish()
        exit(0)
    } catch let error as PromptError {
        // The user knows about a cancellation.
        if error != .cancelled { StandardOutput.printError(StyledText("Error: \(error)")) }
        exit(error.exitCode)
    } catch is CancellationError {
        exit(130)
    } catch {
        StandardOutput.printError(StyledText("Error: \(error)"))
        exit(1)
    }
}
