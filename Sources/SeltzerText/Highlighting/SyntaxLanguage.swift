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
    /// Complete file names, such as `Makefile`, that mean the language.
    public let fileNames: [String]

    /// Creates a language with a highlighter, and the file names and words by which it is found.
    public init(
        name: String, highlighter: any SyntaxHighlighter, extensions: [String],
        fileNames: [String] = []
    ) {
        self.name = name
        self.highlighter = highlighter
        self.extensions = extensions
        self.fileNames = fileNames
    }

    /// The languages that come with Seltzer.
    public static let all = [
        SyntaxLanguage(
            name: "Swift", highlighter: SwiftHighlighter(), extensions: ["swift", "swiftinterface"]),
        SyntaxLanguage(
            name: "JSON", highlighter: JSONHighlighter(),
            extensions: ["json", "jsonc", "json5", "jsonl", "geojson", "webmanifest"],
            fileNames: ["package.resolved", ".swift-format"]),
        SyntaxLanguage(
            name: "Markdown", highlighter: MarkdownHighlighter(),
            extensions: ["md", "markdown", "mdown"]),
        SyntaxLanguage(
            name: "Shell", highlighter: ShellHighlighter(),
            extensions: ["sh", "bash", "zsh", "ksh", "shell", "console"],
            fileNames: [".bashrc", ".bash_profile", ".profile", ".zshrc", ".zprofile", ".zshenv"]),
        SyntaxLanguage(
            name: "Diff", highlighter: DiffHighlighter(), extensions: ["diff", "patch"]),
        SyntaxLanguage(
            name: "INI", highlighter: INIHighlighter(),
            extensions: [
                "ini", "toml", "cfg", "conf", "desktop", "service", "socket", "timer", "properties",
            ],
            fileNames: [".gitconfig", ".gitmodules", ".editorconfig", ".npmrc"]),
    ]

    /// Finds the language of a file; nil if no language is known for it.
    ///
    /// - Parameters:
    ///   - fileName: The name or the path of the file.
    ///   - firstLine: The first line of the file, which may name a shell.
    public init?(fileName: String, firstLine: String = "") {
        let name = fileName.split(separator: "/").last.map { $0.lowercased() } ?? ""
        let firstLine = firstLine.withoutByteOrderMark
        let isShell =
            firstLine.hasPrefix("#!")
            && ["sh", "bash", "zsh", "ksh", "dash"].contains(
                firstLine.split { $0 == "/" || $0 == " " }.last.map(String.init) ?? "")
        let found =
            Self.all.first { $0.fileNames.contains(name) }
            ?? Self.all.first { language in
                language.extensions.contains { name.hasSuffix("." + $0) }
            }
        guard let found = found ?? Self.all.first(where: { isShell && $0.name == "Shell" }) else {
            return nil
        }
        self = found
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
