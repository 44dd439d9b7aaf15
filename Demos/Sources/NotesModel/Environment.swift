// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The variables of the process's environment.
public enum Environment {
    /// Returns the value of a variable; nil if it is not set or empty.
    public static func value(_ name: String) -> String? {
        guard let value = getenv(name) else { return nil }
        let text = String(cString: value)
        return text.isEmpty ? nil : text
    }

    /// Returns the path in a variable; nil if it is not set or empty.
    public static func path(_ name: String) -> BytePath? {
        guard let value = getenv(name) else { return nil }
        let path = BytePath(cString: value)
        return path.isEmpty ? nil : path
    }

    /// The folder in which programs keep their state: `XDG_STATE_HOME`, or `.local/state` in the
    /// user's home folder; nil without a home folder.
    public static var stateFolder: BytePath? {
        path("XDG_STATE_HOME") ?? path("HOME")?.appending(".local/state")
    }
}
