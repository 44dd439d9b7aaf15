// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// An error in a file that a user writes by hand, such as keys or a theme.
public struct UserFileError: Error, Hashable, Sendable {
    /// The reason of an error.
    public enum Reason: Hashable, Sendable {
        /// The file does not exist.
        case missing
        /// The file cannot be read; the value is the system's message.
        case unreadable(String)
        /// The file is larger than one mebibyte.
        case tooLarge
        /// The file has lines with errors.
        case content(SettingsError)
    }

    /// The file's path.
    public let path: String
    /// The reason.
    public let reason: Reason
}

extension UserFileError: CustomStringConvertible {
    /// The error in one sentence, or in one sentence for each bad line.
    public var description: String {
        // The path without control characters, and with the bytes of the argument.
        let path = BytePath(argument: path)
        return switch reason {
        case .missing: "There is no file \(path): check the path."
        case .unreadable(let words): "\(path) cannot be read: \(words)."
        case .tooLarge: "\(path) is larger than 1 MiB: use a smaller file."
        case .content(let error):
            error.description.split(separator: "\n").map { "\(path), \($0)" }
                .joined(separator: "\n")
        }
    }
}
