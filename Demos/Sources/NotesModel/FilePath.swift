// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// What the program does with paths beyond `BytePath`.
public enum FilePath {
    /// Returns the last component as it is shown; the whole path if there is no other.
    public static func name(of path: BytePath) -> String { path.lastComponent.description }

    /// Returns the path of the folder that contains a file; `.` for a name alone.
    public static func folder(of path: BytePath) -> BytePath {
        path.parent ?? (path == "/" ? "/" : ".")
    }

    /// Returns the path of a file in a folder; a path from the root stays as it is.
    public static func join(_ folder: BytePath, _ name: BytePath) -> BytePath {
        name.isAbsolute ? name : folder.appending(name)
    }

    /// Returns a path as it is seen from a folder; the whole path if it is not in the folder.
    public static func relative(_ path: BytePath, to folder: BytePath) -> BytePath {
        path.relative(to: folder) ?? path
    }

    /// Returns a path to be shown, with `~` for the home if the path is in it.
    ///
    /// - Parameter home: The home; nil for none.
    public static func abbreviated(
        _ path: BytePath, home: BytePath? = Environment.path("HOME")
    ) -> String {
        guard let home, home.isAbsolute, home != "/" else { return path.description }
        if path == home { return "~" }
        return path.relative(to: home).map { "~/\($0)" } ?? path.description
    }

    /// Returns the sentence that says why a text cannot be the name of a file; nil if it can.
    public static func objection(toName name: String) -> String? {
        if name.isEmpty { return "Type a name." }
        if name.utf8.contains(0) { return "A name has no zero byte." }
        if name == "." || name == ".." || name.hasSuffix("/") { return "This names a folder." }
        if name.hasPrefix("/") || name.split(separator: "/").contains("..") {
            return "The name leads out of the folder."
        }
        return name.split(separator: "/").contains { $0.utf8.count > 255 }
            ? "The name is too long." : nil
    }
}
