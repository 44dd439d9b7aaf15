// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Why an application could not run.
public enum ApplicationError: Error, Hashable, Sendable {
    /// The application is running already.
    case alreadyRunning
}

extension ApplicationError: CustomStringConvertible {
    /// One plain sentence.
    public var description: String {
        switch self {
        case .alreadyRunning: "The application is running already."
        }
    }
}
