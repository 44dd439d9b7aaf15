// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Marking and copying any text on the screen.
extension Application {
    /// Whether the user is marking text.
    public final var isSelectingText: Bool { textSelectionWindow != nil }

    /// Starts a mode in which the user marks and copies any text on the screen, including the text
    /// of modal windows.
    ///
    /// F7 does this in every application. The mode is designed for the keyboard; ``textMarking``
    /// describes marking by mouse.
    ///
    /// A picture of the screen covers all windows, and the program continues behind it. A drag of
    /// the mouse marks from cell to cell, or with Alt or Shift a block of columns. A double click
    /// marks a word, a triple click a row. The arrow keys move the cursor, and mark with Shift or
    /// after Space. Enter, Alt-W, Ctrl-Shift-C and Ctrl-C put the marked text on the
    /// ``pasteboard``, without the blanks at the ends of rows, and end the mode. Escape, F7 and a
    /// change of the screen's size end it without copying.
    ///
    /// Has no effect if the application does not run, or if the user is marking already.
    public final func beginSelectingText() {
        guard isRunning, !isEnding, !isSelectingText else { return }
        mouse.cancelAll(at: clock.now)
        marker.clear()
        TextSelectionWindow().begin(in: self)
    }

    /// Ends the mode of ``beginSelectingText()`` without copying.
    public final func endSelectingText() {
        textSelectionWindow?.end(copying: nil)
    }

    private final var textSelectionWindow: TextSelectionWindow? {
        windows.lazy.compactMap { $0 as? TextSelectionWindow }.first
    }
}
