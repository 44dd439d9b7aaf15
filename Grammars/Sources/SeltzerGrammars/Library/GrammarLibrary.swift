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

/// The languages whose definitions are in some folders, in the XML of KSyntaxHighlighting.
///
/// ```swift
/// let library = GrammarLibrary()
/// editor.highlighter = try library.highlighter(fileName: "setup.lua")
/// ```
///
/// Headers are read at the first question, and a definition when a text of its language is highlighted. Nothing is
/// written to files. A value may be copied and used on any thread; copies share the definitions.
public struct GrammarLibrary: Sendable {
    let table: GrammarTable
    /// The folders, the most important first.
    public let directories: [String]

    /// Creates the library of some folders; the folders need not exist.
    ///
    /// - Parameter directories: The folders with files `*.xml`. If two files define one language, the later version
    ///   counts, and of equal versions the file in the first folder.
    public init(directories: [String] = GrammarLibrary.standardDirectories) {
        self.directories = directories
        table = GrammarTable(directories: directories)
    }

    /// The folders in which editors of KDE look for definitions: ``standardDirectories(environment:)`` of this process.
    public static var standardDirectories: [String] {
        var environment: [String: String] = [:]
        for name in ["HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS"] {
            environment[name] = getenv(name).map { String(cString: $0) }
        }
        return standardDirectories(environment: environment)
    }

    /// Returns the folders `org.kde.syntax-highlighting/syntax` and `katepart5/syntax` below `XDG_DATA_HOME` and
    /// `XDG_DATA_DIRS`, or below their defaults `~/.local/share`, `/usr/local/share` and `/usr/share`.
    public static func standardDirectories(environment: [String: String]) -> [String] {
        var roots: [String] = []
        if let own = environment["XDG_DATA_HOME"], own.hasPrefix("/") {
            roots.append(own)
        } else if let home = environment["HOME"], home.hasPrefix("/") {
            roots.append(home + "/.local/share")
        }
        let shared = (environment["XDG_DATA_DIRS"] ?? "").split(separator: ":").map(String.init)
        let known = shared.filter { $0.hasPrefix("/") }
        roots += known.isEmpty ? ["/usr/local/share", "/usr/share"] : known
        return roots.flatMap { root in
            let root = root.hasSuffix("/") ? String(root.dropLast()) : root
            return [root + "/org.kde.syntax-highlighting/syntax", root + "/katepart5/syntax"]
        }
    }

    // MARK: Languages

    /// The headers of all languages, in the order of their names; empty if the folders have no definition.
    public var headers: [GrammarHeader] { table.with { $0.index.headers } }

    /// The faults of files in the folders that are no definitions.
    public var unreadableFiles: [GrammarError] { table.with { $0.index.faults } }

    /// Returns the header of a language by one of its names; nil if it is unknown.
    public func header(named name: String) -> GrammarHeader? {
        table.with { compiler in
            compiler.index.index(named: name).map { compiler.index.headers[$0] }
        }
    }

    /// Returns the header of the language of a file by its name or path; nil if none fits.
    ///
    /// If several languages fit, the highest priority counts, and then the order of the names.
    public func header(fileName: String) -> GrammarHeader? {
        table.with { compiler in
            compiler.index.index(fileName: fileName).map { compiler.index.headers[$0] }
        }
    }

    /// Returns the highlighter of a language by one of its names; nil if it is unknown.
    ///
    /// - Throws: A ``GrammarError`` if the definition cannot be used.
    public func highlighter(named name: String) throws -> GrammarHighlighter? {
        guard let index = table.with({ $0.index.index(named: name) }) else { return nil }
        return try highlighter(index)
    }

    /// Returns the highlighter of a file by its name or path; nil if no language fits.
    ///
    /// - Throws: A ``GrammarError`` if the definition cannot be used.
    public func highlighter(fileName: String) throws -> GrammarHighlighter? {
        guard let index = table.with({ $0.index.index(fileName: fileName) }) else { return nil }
        return try highlighter(index)
    }

    private func highlighter(_ index: Int) throws -> GrammarHighlighter {
        let (header, context, findsRegions) = try table.with { compiler in
            let context = try compiler.initialContext(index)
            return (compiler.index.headers[index], context, compiler.findsRegions(index, context))
        }
        return GrammarHighlighter(header, table, context, findsRegions: findsRegions)
    }

    /// Returns the smaller faults of a definition and of the definitions that it includes; nil if the language is
    /// unknown.
    ///
    /// Makes all contexts of the language, which takes some milliseconds.
    ///
    /// - Throws: A ``GrammarError`` if the definition cannot be used.
    public func problems(in name: String) throws -> [GrammarError]? {
        try table.with { compiler in
            guard let index = compiler.index.index(named: name) else { return nil }
            try compiler.makeAll(index)
            return compiler.problems
        }
    }
}
