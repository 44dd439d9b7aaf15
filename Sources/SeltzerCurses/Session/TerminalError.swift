// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNCurses

/// The reason why a terminal cannot be used; its description is one sentence for the user.
public enum TerminalError: Error, Hashable, Sendable {
    /// The process has no terminal at all.
    case noTerminal
    /// The variable `TERM` is missing or empty.
    case noName
    /// Terminfo has no entry with that name.
    case unknownName(String)
    /// The system has no terminfo database.
    case noDatabase
    /// The terminal cannot move its cursor.
    case noCursorAddressing(String)
    /// The system refuses access to the terminal; its message.
    case refused(String)
    /// The maximum number of sessions is open.
    case tooManySessions
    /// The session is open already, or was closed.
    case notReusable
    /// Another program uses the terminal, or the session is not open.
    case notHeld
    /// A program does not start; its name and the message of the system.
    case notStarted(String, String)
    /// Another display of the process uses the ncurses driver.
    case windowsInUse
}

extension TerminalError: CustomStringConvertible {
    /// The error in one sentence for the user, without control characters.
    public var description: String {
        switch self {
        case .noTerminal:
            "There is no terminal: input, output and error are none, and the process has none of its own."
        case .noName:
            "The variable TERM is not set, so the kind of terminal is not known."
        case .unknownName(let name):
            "The terminal \(Self.quoted(name)) named by TERM is not known to this system's terminfo."
        case .noDatabase:
            "This system has no terminfo database, so nothing is known of any terminal."
        case .noCursorAddressing(let name):
            "The terminal \(Self.quoted(name)) named by TERM cannot move its cursor."
        case .refused(let reason):
            "The terminal cannot be used: \(reason)."
        case .tooManySessions:
            "Too many terminals are open in this process."
        case .notReusable:
            "This terminal session has been opened already."
        case .notHeld:
            "The terminal is not held, so no other program can be given it."
        case .notStarted(let name, let reason):
            "The program \(Self.quoted(name)) does not start: \(reason)."
        case .windowsInUse:
            "Only one display at a time can paint through the windows of ncurses."
        }
    }

    static func refused(number: Int32) -> TerminalError {
        .refused(String(cString: cn_strerror(number)))
    }

    /// Shortens a name from the environment, which may be long and contain anything.
    private static func quoted(_ name: String) -> String {
        let limit = 40
        let printable = name.unicodeScalars.prefix(limit).map { scalar in
            (0x20..<0x7F).contains(scalar.value) ? Character(scalar) : "?"
        }
        return "\"\(String(printable))\(name.unicodeScalars.count > limit ? "..." : "")\""
    }
}
