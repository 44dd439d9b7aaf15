// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Paths as texts: components are separated by `/`.
public enum FilePath {
    /// Returns the last component; the whole path if there is no other.
    public static func name(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    /// Returns the path of the folder that contains a file; `.` for a name alone.
    public static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Returns the path of a file in a folder; a path from the root stays as it is.
    public static func join(_ folder: String, _ name: String) -> String {
        if name.hasPrefix("/") { return name }
        return folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    /// Returns a path as it is seen from a folder; the whole path if it is not in the folder.
    public static func relative(_ path: String, to folder: String) -> String {
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
    }

    /// Returns a path with `~` for the home, if the path is in it.
    ///
    /// - Parameter home: The home; nil for none.
    public static func abbreviated(
        _ path: String, home: String? = Environment.value("HOME")
    ) -> String {
        guard let home, home.hasPrefix("/"), home != "/" else { return path }
        if path == home { return "~" }
        let rest = relative(path, to: home)
        return rest == path ? path : "~/" + rest
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
