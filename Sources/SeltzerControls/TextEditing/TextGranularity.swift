// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What a cursor passes in one step, or what is taken whole where it is pressed.
public enum TextGranularity: Hashable, Sendable, CaseIterable {
    /// One grapheme cluster.
    case character
    /// Letters, digits and `_` in a row; ideographs and each kind of kana are words of their own.
    ///
    /// As in Emacs and readline, what stands between two words is passed together with one of them.
    case word
    /// Anything between two blanks, as the word of a command line.
    case wordBetweenBlanks
    /// What stands between two line feeds.
    case line
    /// All of the text.
    case document
}

/// A direction in the order in which text is stored.
public enum TextStorageDirection: Hashable, Sendable, CaseIterable {
    /// Towards the end.
    case forward
    /// Towards the beginning.
    case backward
}
