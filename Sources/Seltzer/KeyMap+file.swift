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
    /// - Throws: A ``UserFileError``, whose description a program can show as it is.
    public init(contentsOfFile path: String) throws(UserFileError<KeyMapError>) {
        let bytes = try UserFile.bytes(of: path, for: KeyMapError.self)
        do {
            try self.init(parsing: bytes)
        } catch {
            throw UserFileError(path: path, reason: .content(error))
        }
    }
}
