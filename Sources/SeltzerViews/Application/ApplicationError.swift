// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// An error that prevents an application from running, or from performing a request of the program.
public enum ApplicationError: Error, Hashable, Sendable {
    /// The application is running already.
    case alreadyRunning
    /// The application does not run.
    case notRunning
    /// There is no terminal: standard input, output and error are not terminals, and the process
    /// has no controlling terminal.
    case noTerminal
    /// The terminal cannot show the application, for instance because its kind is unknown; the
    /// value is the reason, in one sentence.
    case unusableTerminal(String)
}

extension ApplicationError: CustomStringConvertible {
    /// The reason in one plain sentence.
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
