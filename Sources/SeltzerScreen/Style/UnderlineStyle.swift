// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The kinds of line below text.
///
/// A terminal that does not know them all shows a ``single`` line for the others.
public enum UnderlineStyle: UInt8, Hashable, Sendable {
    /// No line.
    case none
    /// One straight line.
    case single
    /// Two straight lines.
    case double
    /// A wave, as below a word that is misspelt.
    case curly
    /// A row of dots.
    case dotted
    /// A row of dashes.
    case dashed
}
