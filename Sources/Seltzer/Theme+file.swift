// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

extension Theme {
    /// Reads a user's theme from a file, as ``/SeltzerScreen/Theme/init(parsing:)`` reads text.
    ///
    /// ```swift
    /// application.theme = try Theme(contentsOfFile: "\(home)/.config/notes/theme")
    /// ```
    ///
    /// - Parameter path: The file's path, from the directory of the process if it is not absolute.
    /// - Throws: A ``UserFileError``, whose description a program can show as it is.
    public init(contentsOfFile path: String) throws(UserFileError<ThemeError>) {
        let bytes = try UserFile.bytes(of: path, for: ThemeError.self)
        do {
            try self.init(parsing: String(decoding: bytes, as: UTF8.self))
        } catch {
            throw UserFileError(path: path, reason: .content(error))
        }
    }
}
