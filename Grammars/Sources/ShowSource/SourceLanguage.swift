// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerGrammars

/// The language of a text: of a definition, or else one that is built in.
struct SourceLanguage {
    let name: String
    /// The highlighter; nil if no language is known for the file.
    let highlighter: (any SyntaxHighlighter)?

    /// Finds the language by its name, or by the name of the file and its first line.
    init(
        of path: String, firstLine: String, language: String?, in library: GrammarLibrary
    ) throws {
        let found =
            try language.map { try library.highlighter(named: $0) }
            ?? library.highlighter(fileName: path)
        if let found {
            (name, highlighter) = (found.header.name, found)
            return
        }
        let builtIn =
            language.map { SyntaxLanguage(named: $0) }
            ?? SyntaxLanguage(fileName: path, firstLine: firstLine)
        if let language, builtIn == nil {
            throw ShowSourceOptions.Fault("The language \"\(language)\" is unknown. Try --list.")
        }
        (name, highlighter) = (builtIn?.name ?? "Plain text", builtIn?.highlighter)
    }
}
