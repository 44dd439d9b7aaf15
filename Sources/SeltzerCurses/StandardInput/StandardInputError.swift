// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The reason why standard input cannot be read; its description is one sentence for the user.
public enum StandardInputError: Error, Hashable, Sendable {
    /// Standard input is a terminal, so no input is piped in.
    case isTerminal
    /// The system cannot read standard input; the text is the system's message.
    case unreadable(String)
}

extension StandardInputError: CustomStringConvertible {
    /// One sentence for the user.
    public var description: String {
        switch self {
        case .isTerminal: "Standard input is the terminal: pipe data into the program."
        case .unreadable(let reason): "Standard input cannot be read: \(reason)."
        }
    }
}
