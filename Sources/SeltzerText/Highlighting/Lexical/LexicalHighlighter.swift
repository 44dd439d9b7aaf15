// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Highlights a language by its ``LexicalGrammar``.
///
/// It knows signs and words, not grammar: it colors comments, strings with the code in them, numbers and words. A line
/// costs its length, with any grammar and any text.
public struct LexicalHighlighter: SyntaxHighlighter {
    /// The comments, strings and embedded languages that are open at the end of a line.
    public struct State: Hashable, Sendable {
        var frames: [Frame] = []
    }

    enum Frame: Hashable, Sendable {
        /// A span with its index in the grammar, its depth from 1, and its tag.
        case span(index: Int, depth: Int, tag: [UInt8])
        /// Code in a string, with the number of open brackets.
        case interpolation(depth: Int)
        /// Lines that are indented by more than a number of columns.
        case block(indent: Int)
    }

    let tables: LexicalTables

    /// Creates a highlighter from the tables of a language.
    public init(_ grammar: LexicalGrammar) {
        tables = LexicalTables(grammar)
    }

    /// The state outside of comments and strings.
    public var initialState: State { State() }

    /// True: highlighting is fast enough to run before drawing.
    public var isQuick: Bool { true }

    /// Returns the tokens of a line.
    public func highlight(_ line: [UInt8], state: inout State) -> [SyntaxToken] {
        var reader = LexicalLineReader(line, state.frames, tables)
        reader.read()
        if state.frames != reader.frames { state.frames = reader.frames }
        return reader.scanner.tokens
    }
}
