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

/// The rules by which a typed text becomes an absolute path: `~`, `$HOME`, `..` and relative paths.
///
/// ```swift
/// let resolver = PathResolver(home: "/home/mira", folder: "/srv/tides")
/// resolver.resolve("~/notes")       // /home/mira/notes
/// resolver.resolve("../log")        // /srv/log
/// ```
public struct PathResolver: Hashable, Sendable {
    /// The folder of `~`; nil for none.
    public var home: BytePath?
    /// The folder that relative paths begin in.
    public var folder: BytePath
    /// The folders of the first name in a path, if it is the name of a variable after `$`.
    public var variables: [String: BytePath]

    /// Creates rules, without asking the system.
    public init(home: BytePath?, folder: BytePath, variables: [String: BytePath] = [:]) {
        (self.home, self.folder, self.variables) = (home, folder, variables)
    }

    /// The rules of the process: its home folder, its current folder, and its variables with absolute paths.
    ///
    /// Without a home folder in the environment, `~` is the name of a file.
    public static var current: PathResolver {
        var variables: [String: BytePath] = [:]
        for name in ["HOME", "PWD", "OLDPWD", "TMPDIR", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME"] {
            variables[name] = variable(name)
        }
        return PathResolver(
            home: variables["HOME"], folder: currentFolder, variables: variables)
    }

    /// Returns the absolute path that a text means; nil for an empty text.
    ///
    /// The text has the form of `BytePath.editableText`. `~`, and `$NAME` or `${NAME}` with the name of a
    /// variable, count at the beginning, before a slash or the end. Write `./~` for a file named `~`. The system is not
    /// asked.
    public func resolve(_ text: String) -> BytePath? {
        guard !text.isEmpty else { return nil }
        // A slash with an accent is a slash.
        let end = text.unicodeScalars.firstIndex(of: "/") ?? text.endIndex
        let rest = BytePath(editableText: String(text[end...]))
        if let start = start(text[..<end]) {
            return BytePath(bytes: start.bytes + rest.bytes).standardized
        }
        return resolve(BytePath(editableText: text))
    }

    /// Returns the absolute path of a path, without `.` and `..`.
    public func resolve(_ path: BytePath) -> BytePath {
        path.isAbsolute ? path.standardized : folder.appending(path).standardized
    }

    /// Returns the text for a path that ``resolve(_:)-(String)`` reads back, with `~` for the home folder.
    public func text(for path: BytePath) -> String {
        let path = resolve(path)
        guard let home, home.isAbsolute, home != "/" else { return path.editableText }
        if path == home { return "~" }
        return path.relative(to: home).map { "~/" + $0.editableText } ?? path.editableText
    }

    private func start(_ name: Substring) -> BytePath? {
        if name == "~" { return home }
        guard name.first == "$" else { return nil }
        let hasBraces = name.hasPrefix("${") && name.hasSuffix("}")
        return variables[String(hasBraces ? name.dropFirst(2).dropLast() : name.dropFirst())]
    }

    private static func variable(_ name: String) -> BytePath? {
        let path = getenv(name).map { BytePath(cString: $0) }
        return path?.isAbsolute == true ? path?.withoutTrailingSlashes : nil
    }

    private static var currentFolder: BytePath {
        guard let folder = getcwd(nil, 0) else { return "/" }
        defer { free(folder) }
        return BytePath(cString: folder)
    }
}
