// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

extension KeyMap {
    /// Creates a key map from a file of the user.
    ///
    /// ```swift
    /// application.keyMap = try KeyMap(contentsOfFile: "\(home)/.config/notes/keys")
    /// ```
    ///
    /// - Parameter path: The file's path, absolute or relative to the working directory.
    /// - Throws: A ``UserFileError``, whose description can be shown to the user.
    public init(contentsOfFile path: String) throws(UserFileError) {
        self = try UserFile.value(of: path, KeyMap.init(parsing:))
    }
}
