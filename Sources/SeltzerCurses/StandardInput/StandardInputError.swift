// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Why nothing can be read from standard input; its description is one plain sentence for the user.
public enum StandardInputError: Error, Hashable, Sendable {
    /// Standard input is a terminal: nothing is piped in.
    case isTerminal
    /// It cannot be read; the system's own words.
    case unreadable(String)
}

extension StandardInputError: CustomStringConvertible {
    /// One sentence for the user.
    public var description: String {
        switch self {
        case .isTerminal: "Nothing is piped into standard input, which is the terminal."
        case .unreadable(let reason): "Standard input cannot be read: \(reason)."
        }
    }
}
