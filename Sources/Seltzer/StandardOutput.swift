// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerCurses
import SeltzerFiles
import SeltzerScreen
import SeltzerTerminal

// The system declares its standard output as a variable.
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

    /// Returns a closure that gives the text of a line for a descriptor: with its styles on a terminal, and else plain.
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

    /// Writes a text to standard error as it is.
    package static func writeError(_ text: String) {
        let bytes = Array(text.utf8)
        // Nothing can be said where standard error cannot be written.
        _ = write(2, bytes, bytes.count)
    }

    /// Keeps the numbers of closed standard streams from the files that the program opens; for the start of a program.
    ///
    /// What the program prints would go into such a file. Now printing fails, and ``finish()`` reports it.
    package static func claim() { claimStandardDescriptors() }

    /// Writes what was printed and is still in memory.
    ///
    /// - Throws: An error, whose description is one sentence, if something that was printed is lost.
    package static func finish() throws {
        guard fflush(nil) == 0 else {
            throw FileError("written", "Standard output", code: errno)
        }
        // An earlier line may be lost: the system forgets the text of a write that failed.
        guard ferror(stdout) == 0 else { throw OutputIncomplete() }
    }

    /// Lines that a program printed are lost.
    private struct OutputIncomplete: Error, CustomStringConvertible {
        let description =
            "Standard output is incomplete: some lines could not be written. Check that the disk is not full."
    }

    /// Prints a line behind everything that was printed before, and at once.
    static func print(_ line: String) {
        Swift.print(line)
        // A pipe would get the line with thousands of others, or never after a crash.
        fflush(nil)
    }
}
