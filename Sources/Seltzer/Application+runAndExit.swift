// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerViews

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Application {
    /// Runs the application until it ends, and then ends the process with the exit status that a
    /// shell expects.
    ///
    /// An error that `run()` throws, for instance because there is no terminal, is written to
    /// standard error in one sentence, and the status is 1. The same happens if the program's
    /// output could not be written to standard output. A program that continues afterwards calls
    /// `run()` itself.
    public final func runAndExit() async -> Never {
        StandardOutput.claim()
        do {
            let ending = try await run()
            if ending == .ended { try StandardOutput.finish() }
            exit(ending.exitCode)
        } catch {
            writeToStandardError("\(error)")
            exit(1)
        }
    }
}

extension Application.Ending {
    /// The exit status that a shell expects: 0, 130 after an interrupt, 129 after a hang-up.
    public var exitCode: Int32 {
        switch self {
        case .ended: 0
        case .cancelled: 130
        case .disconnected: 129
        }
    }
}

/// Writes a line to standard error, without control characters.
func writeToStandardError(_ message: String) {
    let line = Array((TextSanitizer.line(message) + "\n").utf8)
    // If standard error cannot be written, the message is lost.
    _ = write(2, line, line.count)
}
