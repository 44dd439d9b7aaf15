// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The usual places of files of settings.
extension SettingsStore {
    /// Returns the path of a program's file of settings; nil if the user has no home folder.
    ///
    /// On Linux it is `$XDG_CONFIG_HOME/NAME/settings`, by default below `~/.config`; on macOS
    /// `~/Library/Application Support/NAME/settings`. The file need not exist.
    ///
    /// - Parameter name: The name of the folder, such as `notes`.
    public static func path(forProgram name: String) -> BytePath? {
        path(forProgram: name) { getenv($0).map { BytePath(cString: $0) } }
    }

    static func path(
        forProgram name: String, variable: (String) -> BytePath?
    ) -> BytePath? {
        let home = variable("HOME").flatMap { $0.isEmpty ? nil : $0 }
        #if os(macOS)
        let folder = home?.appending("Library/Application Support")
        #else
        // The specification says that a relative path is not used.
        let named = variable("XDG_CONFIG_HOME").flatMap { $0.isAbsolute ? $0 : nil }
        let folder = named ?? home?.appending(".config")
        #endif
        return folder?.appending(BytePath(name)).appending("settings")
    }
}
