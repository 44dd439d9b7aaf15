// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Marking and copying text that is shown, whoever shows it.
extension Application {
    /// Whether the user is marking text.
    public final var isSelectingText: Bool { textSelectionWindow != nil }

    /// Lets the user mark and copy any text on the screen, that of modal windows too; F7 in every application.
    ///
    /// The screen stands still meanwhile, as a picture over all windows; the program goes on behind it. A drag
    /// of the mouse marks from cell to cell, with Alt or Shift a block of columns; a double click marks a word, a
    /// triple one a row. Without a mouse the arrows move, and mark with Shift or after Space. Enter, Alt-W,
    /// Ctrl-Shift-C and Ctrl-C put what is marked on the ``pasteboard`` and end it; Escape, F7 and another size
    /// of the screen end it too. Of each row the blanks at the end are left out.
    ///
    /// Does nothing in an application that does not run, or that does so already.
    public final func beginSelectingText() {
        guard isRunning, !isEnding, !isSelectingText else { return }
        mouse.cancelAll(at: clock.now)
        TextSelectionWindow().begin(in: self)
    }

    /// Ends what ``beginSelectingText()`` began; nothing is copied.
    public final func endSelectingText() {
        textSelectionWindow?.end(copying: nil)
    }

    private final var textSelectionWindow: TextSelectionWindow? {
        windows.lazy.compactMap { $0 as? TextSelectionWindow }.first
    }
}
