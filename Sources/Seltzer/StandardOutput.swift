// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerCurses
import SeltzerFiles
import SeltzerScreen
import SeltzerTerminal

// The system declares its standard output as a variable, which strict concurrency checks reject.
#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#else
@preconcurrency import Darwin
#endif

/// Standard output and standard error as places for lines.
package enum StandardOutput {
    /// Whether standard output is a terminal.
    package static var isTerminal: Bool { isatty(1) != 0 }

    /// Returns a closure that formats a line for a descriptor: with styles on a terminal, otherwise
    /// as plain text.
    @MainActor
    package static func lineText(
        for descriptor: Int32, in environment: [String: String] = processEnvironment()
    ) -> @MainActor (StyledText) -> String {
        guard isatty(descriptor) != 0,
            let profile = try? TerminalProfile.current(environment: environment)
        else { return { TextSanitizer.line($0.string) } }
        let writer = ANSITextWriter(capabilities: profile.capabilities)
        return { writer.string($0) }
    }

    /// Returns a closure that prints lines on standard output, each at once.
    @MainActor
    static func logHandler(for environment: [String: String]) -> @MainActor (StyledText) -> Void {
        let text = lineText(for: 1, in: environment)
        return { print(text($0)) }
    }

    /// Writes a line to standard error.
    @MainActor
    package static func printError(_ line: StyledText) {
        writeError(lineText(for: 2)(line) + "\n")
    }

    /// Writes a text to standard error unchanged.
    package static func writeError(_ text: String) {
        let bytes = Array(text.utf8)
        // If standard error cannot be written, the message is lost.
        _ = write(2, bytes, bytes.count)
    }

    /// Reserves the descriptors of closed standard streams; call it at the start of a program.
    ///
    /// Otherwise a file that the program opens could get such a descriptor, and printed text would
    /// go into this file. With the reservation, printing fails, and ``finish()`` reports it.
    package static func claim() { claimStandardDescriptors() }

    /// Writes printed text that is still in memory.
    ///
    /// - Throws: An error, whose description is one sentence, if printed text is lost.
    package static func finish() throws {
        guard fflush(nil) == 0 else {
            throw FileError("written", "Standard output", code: errno)
        }
        // An earlier line may be lost, because the system drops the text of a failed write.
        guard ferror(stdout) == 0 else { throw OutputIncomplete() }
    }

    /// Some printed lines are lost.
    private struct OutputIncomplete: Error, CustomStringConvertible {
        let description =
            "Standard output is incomplete: some lines could not be written. Check that the disk is not full."
    }

    /// Prints a line after all earlier output, and without delay.
    static func print(_ line: String) {
        Swift.print(line)
        // Otherwise a pipe would get the line together with thousands of others, or never after a
        // crash.
        fflush(nil)
    }
}
