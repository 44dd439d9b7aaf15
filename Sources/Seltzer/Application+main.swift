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
    /// Shows the application until it ends, then ends the process with the status that a shell expects.
    ///
    /// What `run()` throws, no terminal say, is written to standard error in one sentence; the status is 1 then.
    /// A program that has more to do afterwards calls `run()` itself.
    public final func main() async -> Never {
        do {
            let ending = try await run()
            exit(ending.exitCode)
        } catch {
            writeToStandardError("\(error)")
            exit(1)
        }
    }
}

extension Application.Ending {
    /// The exit status that a shell expects of a program that ended so: 0, 130 as after an interrupt, 129 as
    /// after a hang-up.
    public var exitCode: Int32 {
        switch self {
        case .ended: 0
        case .cancelled: 130
        case .disconnected: 129
        }
    }
}

/// Writes a line, made harmless for a terminal.
func writeToStandardError(_ message: String) {
    let line = Array((TextSanitizer.line(message) + "\n").utf8)
    // Nothing can be said where standard error cannot be written.
    _ = write(2, line, line.count)
}
