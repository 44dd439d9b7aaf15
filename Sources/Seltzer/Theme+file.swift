// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

extension Theme {
    /// Creates a theme from a file of the user, in the form that `Theme(parsing:)` reads.
    ///
    /// ```swift
    /// application.theme = try Theme(contentsOfFile: "\(home)/.config/notes/theme")
    /// ```
    ///
    /// - Parameter path: The file's path, absolute or relative to the working directory.
    /// - Throws: A ``UserFileError``, whose description can be shown to the user.
    public init(contentsOfFile path: String) throws(UserFileError) {
        self = try UserFile.value(of: path, Theme.init(parsing:))
    }
}
