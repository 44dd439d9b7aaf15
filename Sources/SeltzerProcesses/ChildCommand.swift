// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A program to run as a ``ChildProcess``, with its arguments and surroundings.
///
/// ```swift
/// var command = ChildCommand("git", ["log", "--oneline"])
/// command.directory = "/srv/tides"
/// ```
public struct ChildCommand: Hashable, Sendable {
    /// The source of the program's standard input.
    public enum Input: Hashable, Sendable {
        /// No input: the program reads the end at once.
        case nothing
        /// The bytes, and then the end.
        case bytes([UInt8])
        /// The bytes of ``ChildProcess/write(_:)-(String)``, until ``ChildProcess/closeInput()``.
        case open

        /// The text as UTF-8, and then the end.
        public static func text(_ text: String) -> Input { .bytes(Array(text.utf8)) }
    }

    /// The use of the program's standard error.
    public enum ErrorOutput: Hashable, Sendable {
        /// The last 64 KiB are in ``ChildEnd/errorText``.
        case kept
        /// It is a part of the output, in the order in which the program writes both.
        case merged
        /// Its lines are among the lines of the output, with ``ChildLine/isError``; their order among the lines of
        /// standard output may differ from the order in which the program wrote them.
        case marked
        /// It goes nowhere.
        case discarded
    }

    /// The program: a path if it has a slash, or else a name that is searched in `PATH`.
    ///
    /// A relative path begins at the ``directory``.
    public var program: BytePath
    /// The arguments, without the name of the program.
    public var arguments: [BytePath]
    /// The variables that differ from the environment of this process; nil removes a variable.
    public var environment: [String: String?] = [:]
    /// Whether the program gets the environment of this process; if not, it gets only the variables of
    /// ``environment``.
    public var inheritsEnvironment = true
    /// The folder in which the program starts; nil for the folder of this process.
    public var directory: BytePath?
    /// The standard input; nothing by default.
    ///
    /// With a terminal, the input is always open.
    public var input = Input.nothing
    /// The use of standard error; by default its end is kept.
    ///
    /// A terminal merges both outputs.
    public var errorOutput = ErrorOutput.kept
    /// The size of the pseudo-terminal on which the program runs, in cells; nil, the default, for pipes.
    public var terminalSize: Size?
    /// The time between the request to end and the signal KILL, when the process is cancelled; two seconds by default.
    public var gracePeriod = Duration.seconds(2)
    /// The maximum number of bytes of a line; a longer line arrives in pieces (``ChildLine/isCut``).
    ///
    /// It is 64 KiB by default.
    public var maximumLineLength = 65_536

    /// Creates the command of a program and its arguments.
    public init(_ program: BytePath, _ arguments: [BytePath] = []) {
        (self.program, self.arguments) = (program, arguments)
    }

    /// Creates the command of a program and its arguments.
    @_disfavoredOverload
    public init(_ program: String, _ arguments: [String] = []) {
        self.init(BytePath(program), arguments.map { BytePath($0) })
    }

    /// Returns the command that runs a line of the shell with `/bin/sh`.
    ///
    /// A part of the line that comes from a user has to be quoted. Arguments of a program need no shell.
    public static func shell(_ line: String) -> ChildCommand {
        ChildCommand("/bin/sh", ["-c", BytePath(line)])
    }
}

extension ChildCommand: CustomStringConvertible {
    /// The program and the arguments as a text to show, without control characters.
    public var description: String {
        ([program] + arguments).map(\.description).joined(separator: " ")
    }
}
