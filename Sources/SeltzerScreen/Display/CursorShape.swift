// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The shape of the text cursor.
public enum CursorShape: String, Hashable, Sendable, CaseIterable {
    /// The shape that the user has chosen in the terminal.
    case terminal
    /// A filled cell.
    case block
    /// A line below the character.
    case underline
    /// A line before the character.
    case bar
}
