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
    /// The session is already open, or was closed.
    case notReusable
    /// Another program uses the terminal, or the session is not open.
    case notHeld
    /// A program could not be started; its name and the message of the system.
    case notStarted(String, String)
    /// Another display of the process uses the ncurses driver.
    case windowsInUse
}

extension TerminalError: CustomStringConvertible {
    /// The error in one sentence for the user, without control characters.
    public var description: String {
        switch self {
        case .noTerminal:
            "There is no terminal: run the program in a terminal."
        case .noName:
            "The variable TERM is not set: set it to the name of your terminal, such as xterm-256color."
        case .unknownName(let name):
            "TERM names the terminal \(Self.quoted(name)), which terminfo does not know: "
                + "set TERM to another name, such as xterm-256color."
        case .noDatabase:
            "This system has no terminfo database: install one, such as the package ncurses-base."
        case .noCursorAddressing(let name):
            "TERM names the terminal \(Self.quoted(name)), which cannot move its cursor: "
                + "set TERM to another name, such as xterm-256color."
        case .refused(let reason):
            "The terminal cannot be used: \(reason)."
        case .tooManySessions:
            "Too many terminals are open in this process: close a session first."
        case .notReusable:
            "This terminal session was opened before: create a new session."
        case .notHeld:
            "The session does not hold the terminal, so no other program can use it: open the session first."
        case .notStarted(let name, let reason):
            "The program \(Self.quoted(name)) cannot be started: \(reason); check its name and PATH."
        case .windowsInUse:
            "Another display of this process uses the windows of ncurses: stop it first."
        }
    }

    static func refused(number: Int32) -> TerminalError {
        .refused(String(cString: cn_strerror(number)))
    }

    /// Returns a name from the environment, shortened because it may be long and contain any
    /// characters.
    private static func quoted(_ name: String) -> String {
        let limit = 40
        let printable = name.unicodeScalars.prefix(limit).map { scalar in
            (0x20..<0x7F).contains(scalar.value) ? Character(scalar) : "?"
        }
        return "\"\(String(printable))\(name.unicodeScalars.count > limit ? "..." : "")\""
    }
}
