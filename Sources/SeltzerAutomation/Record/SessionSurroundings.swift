// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The facts about a process that the first line of its record keeps.
package struct SessionSurroundings: Sendable {
    /// The arguments, without the name of the program.
    package var arguments: [String] = []
    /// The variables that decide how a screen looks, by their names.
    package var environment: [String: String] = [:]

    /// Creates surroundings without arguments and variables, for a record in a test.
    package init() {}

    /// The names of the recorded variables; others may contain secrets.
    private static let names = [
        "COLORTERM", "LANG", "LC_ALL", "LC_CTYPE", "NO_COLOR", "SELTZER_CURSOR",
        "SELTZER_REDUCES_MOTION", "SELTZER_WHEEL_ACCELERATION", "SELTZER_WHEEL_LINES", "TERM",
        "TERM_PROGRAM", "TZ",
    ]

    /// The surroundings of this process.
    package static var ofProcess: SessionSurroundings {
        var result = SessionSurroundings()
        result.arguments = Array(CommandLine.arguments.dropFirst())
        for name in names {
            guard let value = getenv(name) else { continue }
            result.environment[name] = String(cString: value)
        }
        return result
    }
}
