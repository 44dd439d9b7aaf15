// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNCurses

/// Why a terminal cannot be used; its description is one plain sentence for the user.
public enum TerminalError: Error, Hashable, Sendable {
    /// The process has no terminal at all.
    case noTerminal
    /// The variable `TERM` is not set, or is empty.
    case noName
    /// Terminfo has no entry of that name.
    case unknownName(String)
    /// There is no database of terminals.
    case noDatabase
    /// The cursor of that terminal cannot be moved.
    case noCursorAddressing(String)
    /// The terminal refuses to be used; the system's own words.
    case refused(String)
    /// As many sessions are open as can be at one time.
    case tooManySessions
    /// The session has been opened before and is not closed, or is closed for good.
    case notReusable
    /// Another program has the terminal already, or the session is not open.
    case notHeld
    /// A program does not start; its name and the system's own words.
    case notStarted(String, String)
    /// Another display of the process paints through ncurses' windows.
    case windowsInUse
}

extension TerminalError: CustomStringConvertible {
    /// One sentence for the user, with nothing in it that a terminal would take as control.
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

    /// A name from the environment may be long, and may be anything.
    private static func quoted(_ name: String) -> String {
        let limit = 40
        let printable = name.unicodeScalars.prefix(limit).map { scalar in
            (0x20..<0x7F).contains(scalar.value) ? Character(scalar) : "?"
        }
        return "\"\(String(printable))\(name.unicodeScalars.count > limit ? "..." : "")\""
    }
}
