// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What an application cannot do in its state.
public enum ApplicationError: Error, Hashable, Sendable {
    /// The application is running already.
    case alreadyRunning
    /// The application does not run.
    case notRunning
    /// There is no terminal to show the application on: input, output and error of the process are none, and
    /// it has none of its own.
    case noTerminal
    /// There is a terminal that the application cannot be shown on, for instance one of an unknown kind; why,
    /// in one sentence.
    case unusableTerminal(String)
}

extension ApplicationError: CustomStringConvertible {
    /// One plain sentence.
    public var description: String {
        switch self {
        case .alreadyRunning:
            "The application is already running: wait for its end, or create another application."
        case .notRunning: "The application is not running: call run() first."
        case .noTerminal:
            "There is no terminal: run the program in a terminal."
        case .unusableTerminal(let sentence): sentence
        }
    }
}
