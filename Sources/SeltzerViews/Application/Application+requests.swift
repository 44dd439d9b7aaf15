// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Signals to the user outside of the screen's cells.
extension Application {
    /// Rings the terminal's bell.
    public final func beep() {
        frames.display?.perform(.bell)
    }

    /// Shows the program's progress outside of the window, such as in the taskbar, if the terminal
    /// is known to support it.
    ///
    /// Pass nil before the program ends; otherwise the terminal keeps the indicator.
    ///
    /// - Parameter part: The fraction done, from 0 to 1; nil clears the indicator.
    public final func showProgress(_ part: Double?) {
        guard let display = frames.display, part != shownProgress else { return }
        shownProgress = part
        display.perform(.progress(part))
    }

    /// Shows a notification on the user's desktop if the terminal is known to support it, or else
    /// rings the bell.
    ///
    /// - Parameters:
    ///   - body: The message, in one line.
    ///   - title: The topic, in a word or two.
    public final func notify(_ body: String, title: String = "") {
        frames.display?.perform(.notification(title: title, body: body))
    }
}
