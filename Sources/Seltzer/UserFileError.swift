// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Why a file that a user writes by hand, their keys or colours, could not be used.
///
/// The content's own error tells of its lines.
public struct UserFileError<Content>: Error, Hashable, Sendable
where Content: Error & Hashable & CustomStringConvertible {
    /// What is wrong.
    public enum Reason: Hashable, Sendable {
        /// There is no such file.
        case missing
        /// It cannot be read, for what the system says.
        case unreadable(String)
        /// It is larger than a mebibyte.
        case tooLarge
        /// Lines of it cannot be read.
        case content(Content)
    }

    /// The file's path.
    public let path: String
    /// What is wrong with it.
    public let reason: Reason
}

extension UserFileError: CustomStringConvertible {
    /// The error in a sentence; of a file with several bad lines one for each.
    public var description: String {
        switch reason {
        case .missing: "There is no file \(path)."
        case .unreadable(let words): "\(path) cannot be read: \(words)."
        case .tooLarge: "\(path) is larger than a mebibyte."
        case .content(let error):
            error.description.split(separator: "\n").map { "\(path), \($0)" }
                .joined(separator: "\n")
        }
    }
}
