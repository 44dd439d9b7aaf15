// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

extension KeyMap {
    /// Reads a user's own keys from a file.
    ///
    /// ```swift
    /// application.keyMap = try KeyMap(contentsOfFile: "\(home)/.config/notes/keys")
    /// ```
    ///
    /// - Parameter path: The file's path, from the directory of the process if it is not absolute.
    /// - Throws: ``KeyFileError``, whose description a program can show as it is.
    public init(contentsOfFile path: String) throws(KeyFileError) {
        let bytes: [UInt8]
        do {
            bytes = try UserFile.bytes(of: path)
        } catch {
            throw KeyFileError(path: path, reason: KeyFileError.Reason(error))
        }
        do {
            try self.init(parsing: bytes)
        } catch {
            throw KeyFileError(path: path, reason: .problems(error.problems))
        }
    }
}

/// Why a file of keys could not be used.
public struct KeyFileError: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Reason: Hashable, Sendable {
        /// There is no such file.
        case missing
        /// It cannot be read, for what the system says.
        case unreadable(String)
        /// It is larger than a mebibyte.
        case tooLarge
        /// Lines of it cannot be read.
        case problems([KeyMapProblem])

        init(_ problem: UserFile.Problem) {
            switch problem {
            case .missing: self = .missing
            case .unreadable(let words): self = .unreadable(words)
            case .tooLarge: self = .tooLarge
            }
        }
    }

    /// The file's path.
    public let path: String
    /// What is wrong with it.
    public let reason: Reason

    init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }
}

extension KeyFileError: CustomStringConvertible {
    /// The error in a sentence; of a file with several bad lines one for each.
    public var description: String {
        switch reason {
        case .missing: UserFile.Problem.missing.description(of: path)
        case .unreadable(let words): UserFile.Problem.unreadable(words).description(of: path)
        case .tooLarge: UserFile.Problem.tooLarge.description(of: path)
        case .problems(let problems):
            KeyMapError(problems: problems).description.split(separator: "\n")
                .map { "\(path), \($0)" }.joined(separator: "\n")
        }
    }
}
