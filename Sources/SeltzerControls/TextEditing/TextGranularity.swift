// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The unit of text by which a cursor moves, or that a click selects.
public enum TextGranularity: Hashable, Sendable, CaseIterable {
    /// One grapheme cluster.
    case character
    /// A sequence of letters, digits and `_`, of ideographs, or of one kind of kana.
    ///
    /// A step also passes the blanks and signs before the word, as in Emacs and readline.
    case word
    /// Any sequence without blanks, like a word of a command line.
    case wordBetweenBlanks
    /// The text between two line feeds.
    case line
    /// The whole text.
    case document
}

/// A direction in the order in which text is stored.
public enum TextStorageDirection: Hashable, Sendable, CaseIterable {
    /// Toward the end.
    case forward
    /// Toward the beginning.
    case backward
}
