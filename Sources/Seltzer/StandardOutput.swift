// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerCurses
import SeltzerScreen
import SeltzerTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Standard output as a place for lines.
package enum StandardOutput {
    /// Whether standard output is a terminal.
    static var isTerminal: Bool { isatty(1) != 0 }

    /// Returns a closure that prints lines: with their styles on a terminal, and else as plain text.
    @MainActor
    static func logHandler(for environment: [String: String]) -> @MainActor (StyledText) -> Void {
        guard isTerminal, let profile = try? TerminalProfile.current(environment: environment)
        else { return { print(TextSanitizer.line($0.string)) } }
        let writer = ANSITextWriter(capabilities: profile.capabilities)
        return { print(writer.string($0)) }
    }

    /// Writes a line to standard error: with its styles on a terminal, and else as plain text.
    @MainActor
    package static func printError(_ line: StyledText) {
        var text = TextSanitizer.line(line.string)
        if isatty(2) != 0, let profile = try? TerminalProfile.current() {
            text = ANSITextWriter(capabilities: profile.capabilities).string(line)
        }
        let bytes = Array((text + "\n").utf8)
        // Nothing can be said where standard error cannot be written.
        _ = write(2, bytes, bytes.count)
    }

    /// Prints a line behind everything that was printed before, and at once.
    static func print(_ line: String) {
        Swift.print(line)
        // A pipe would get the line with thousands of others, or never after a crash.
        fflush(nil)
    }
}
