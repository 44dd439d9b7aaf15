// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A request to a display that does not change cells.
///
/// Texts may come from anywhere. The display removes control characters, and cuts titles and notifications that are
/// too long.
public enum DisplayRequest: Hashable, Sendable {
    /// Rings the bell.
    case bell
    /// Sets the title of the window; nil restores the old title, and so does the end of the application.
    case title(String?)
    /// Shows a notification on the desktop, or rings the bell if the terminal has no notifications.
    case notification(title: String, body: String)
    /// Copies a text to the clipboard; a text that is too long is refused, because a part of it
    /// would be useless.
    ///
    /// A terminal's clipboard gets the text without controls: ``TextSanitizer`` replaces them, and line ends become LF.
    case copy(String)
    /// Shows the progress of the program beside its window, such as in the taskbar: from 0 to 1;
    /// nil clears the progress.
    case progress(Double?)
    /// Gives the mouse pointer a shape; the end of the application restores it.
    case pointer(PointerShape)
    /// Requests the content of the clipboard; ``DisplayEvent/clipboard(_:)`` follows.
    case clipboard
}
