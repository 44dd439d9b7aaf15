// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A language with a highlighter, and the files that are written in it.
///
/// ```swift
/// editor.highlighter = SyntaxLanguage(fileName: "Package.swift")?.highlighter
/// ```
public struct SyntaxLanguage: Sendable {
    /// The name, such as `Swift`.
    public let name: String
    /// The highlighter.
    public let highlighter: any SyntaxHighlighter
    /// The words that name the language at the start of a block of code, and the extensions of file
    /// names, without full stops.
    public let extensions: [String]
    /// Complete file names in small letters, such as `makefile`, that mean the language.
    public let fileNames: [String]
    /// The programs that run such files, as in `#!/usr/bin/env python3`, without the numbers of versions.
    public let interpreters: [String]

    /// Creates a language with a highlighter, and the file names and words by which it is found.
    public init(
        name: String, highlighter: any SyntaxHighlighter, extensions: [String],
        fileNames: [String] = []
    ) {
        self.init(
            name: name, highlighter: highlighter, extensions: extensions, fileNames: fileNames,
            interpreters: [])
    }

    /// Creates a language with a highlighter, and the file names, words and programs by which it is found.
    public init(
        name: String, highlighter: any SyntaxHighlighter, extensions: [String],
        fileNames: [String] = [], interpreters: [String]
    ) {
        self.name = name
        self.highlighter = highlighter
        self.extensions = extensions
        self.fileNames = fileNames
        self.interpreters = interpreters
    }

    /// Finds the language of a file; nil if no language is known for it.
    ///
    /// - Parameters:
    ///   - fileName: The name or the path of the file.
    ///   - firstLine: The first line of the file, which may name the program that runs it.
    public init?(fileName: String, firstLine: String = "") {
        let name = fileName.split(separator: "/").last.map { $0.lowercased() } ?? ""
        let found =
            Self.all.first { $0.fileNames.contains(name) }
            ?? Self.all.first { language in
                language.extensions.contains { name.hasSuffix("." + $0) }
            }
        if let found {
            self = found
            return
        }
        let program = Self.interpreter(in: firstLine)
        guard let found = Self.all.first(where: { $0.interpreters.contains(program) }) else {
            return nil
        }
        self = found
    }

    /// Returns the program of a line such as `#!/usr/bin/env python3`, without its version; empty for another line.
    private static func interpreter(in line: String) -> String {
        let line = line.withoutByteOrderMark
        guard line.hasPrefix("#!") else { return "" }
        let words = line.dropFirst(2).split { $0 == " " || $0 == "\t" || $0.isNewline }
        // After `env` come its options and variables.
        let isEnv = words.first?.split(separator: "/").last == "env"
        let word =
            isEnv
            ? words.dropFirst().first { !$0.hasPrefix("-") && !$0.contains("=") } : words.first
        let name = word?.split(separator: "/").last ?? ""
        return String(name.prefix { !$0.isNumber && $0 != "." })
    }

    /// Finds a language by its name or one of its ``extensions``, as written at the start of a
    /// block of code; nil if it is unknown.
    public init?(named name: String) {
        let name = name.lowercased()
        let found = Self.all.first { $0.name.lowercased() == name || $0.extensions.contains(name) }
        guard let found else { return nil }
        self = found
    }
}
