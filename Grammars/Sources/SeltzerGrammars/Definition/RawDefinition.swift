// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The content of a definition as it is written, before its names are resolved.
struct RawDefinition {
    /// A keyword list: its words, and the names of lists that it includes.
    struct List {
        var words: [String] = []
        var includes: [String] = []
    }

    /// A rule with its attributes; which of them count depends on the name.
    struct Rule {
        let name: String
        let attributes: XMLAttributes
        let line: Int
    }

    /// A context with its rules.
    struct Context {
        let name: String
        let attributes: XMLAttributes
        let line: Int
        var rules: [Rule] = []
    }

    var header: GrammarHeader
    var lists: [String: List] = [:]
    var contexts: [Context] = []
    /// The meanings of the attributes, by their names.
    var kinds: [String: SyntaxToken.Kind] = [:]
    /// Whether words are compared with their case.
    var isCaseSensitive = true
    var delimiters = WordDelimiters()
    /// Whether regions follow the indentation.
    var foldsByIndentation = false
}
