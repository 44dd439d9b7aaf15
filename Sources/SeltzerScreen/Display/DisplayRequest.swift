// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What a display can be asked to do beside showing cells.
///
/// Texts may come from anywhere: the display makes them harmless, and cuts titles and notifications that
/// are too long.
public enum DisplayRequest: Hashable, Sendable {
    /// Rings the bell.
    case bell
    /// Gives the window a title; nil, and the end, bring back the one it had.
    case title(String?)
    /// Shows a notification on the desktop; where that cannot be, rings the bell.
    case notification(title: String, body: String)
    /// Puts a text on the clipboard; one that is too long is refused, for half of it would be worth nothing.
    case copy(String)
    /// Asks what the clipboard holds; ``DisplayEvent/clipboard(_:)`` follows.
    case clipboard
}
