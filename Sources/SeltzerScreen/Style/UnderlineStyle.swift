// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The kinds of underlines.
///
/// A terminal that does not support a kind shows a ``single`` line.
public enum UnderlineStyle: UInt8, Hashable, Sendable {
    /// No line.
    case none
    /// One straight line.
    case single
    /// Two straight lines.
    case double
    /// A wavy line, like the line below a misspelled word.
    case curly
    /// A row of dots.
    case dotted
    /// A row of dashes.
    case dashed
}
