// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What an application cannot do in its state.
public enum ApplicationError: Error, Hashable, Sendable {
    /// The application is running already.
    case alreadyRunning
    /// The application does not run.
    case notRunning
}

extension ApplicationError: CustomStringConvertible {
    /// One plain sentence.
    public var description: String {
        switch self {
        case .alreadyRunning: "The application is running already."
        case .notRunning: "The application does not run."
        }
    }
}
