// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Signals to the user beside the screen.
extension Application {
    /// Rings the terminal's bell.
    public final func beep() {
        frames.display?.perform(.bell)
    }

    /// Shows how far the program is beside its window, such as in the taskbar, if the terminal is known to support it.
    ///
    /// Give nil before the end, because the terminal would go on to show it.
    ///
    /// - Parameter part: The part that is done, from 0 to 1; nil shows nothing.
    public final func showProgress(_ part: Double?) {
        guard let display = frames.display, part != shownProgress else { return }
        shownProgress = part
        display.perform(.progress(part))
    }

    /// Shows a notification on the user's desktop if the terminal is known to support it, or else rings the bell.
    ///
    /// - Parameters:
    ///   - body: The message, in one line.
    ///   - title: The topic, in a word or two.
    public final func notify(_ body: String, title: String = "") {
        frames.display?.perform(.notification(title: title, body: body))
    }
}
