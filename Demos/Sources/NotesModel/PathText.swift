// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The texts of paths, in the form that the user sees and types.
public enum PathText {
    /// Returns a path for display, with `~` for the home folder if the path is in it.
    ///
    /// - Parameter home: The home folder; nil for none.
    public static func abbreviated(
        _ path: BytePath, home: BytePath? = Environment.path("HOME")
    ) -> String {
        guard let home, home.isAbsolute, home != "/" else { return path.description }
        if path == home { return "~" }
        return path.relative(to: home).map { "~/\($0)" } ?? path.description
    }

    /// Returns a sentence with the reason why a text cannot be the name of a file; nil if it can.
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
