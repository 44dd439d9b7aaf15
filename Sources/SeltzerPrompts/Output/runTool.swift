// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

// The system declares its standard output as a variable.
#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#else
@preconcurrency import Darwin
#endif

/// Runs a command-line tool, and ends the process with the exit status that a shell expects.
///
/// An error is written to standard error in one sentence; the status is that of a ``PromptError``, 130 after Ctrl-C for
/// instance, and 1 for other errors, such as a full disk that standard output is written to.
///
/// - Parameter body: The tool.
@MainActor
public func runTool(_ body: @MainActor () async throws -> Void) async -> Never {
    do {
        try await body()
        // What was printed may still be in memory.
        guard fflush(nil) == 0 else {
            throw FileError("written", "Standard output", code: errno)
        }
        // An earlier line may be lost: the system forgets the text of a write that failed.
        guard ferror(stdout) == 0 else { throw OutputIncomplete() }
        exit(0)
    } catch let error as PromptError {
        // The user knows.
        if error != .cancelled { StandardOutput.printError(StyledText("Error: \(error)")) }
        exit(error.exitCode)
    } catch is CancellationError {
        exit(130)
    } catch {
        StandardOutput.printError(StyledText("Error: \(error)"))
        exit(1)
    }
}

/// Lines that a tool printed are lost.
private struct OutputIncomplete: Error, CustomStringConvertible {
    let description =
        "Standard output is incomplete: some lines could not be written. Check that the disk is not full."
}
