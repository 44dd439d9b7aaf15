// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// An error in the arguments of a program.
public struct UsageError: Error, Hashable, CustomStringConvertible {
    /// One line for the user, without control characters.
    public let description: String

    /// Creates an error; control characters of the message become pictures.
    public init(_ message: String) {
        description = TextSanitizer.line(message)
    }
}
