// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What an application says to its user beside what its screen shows.
extension Application {
    /// Rings the terminal's bell.
    public final func beep() {
        frames.display?.perform(.bell)
    }

    /// Shows a notification on the user's desktop, where the terminal is known to do that; else it rings the
    /// bell.
    ///
    /// - Parameters:
    ///   - body: What there is to say, in a line.
    ///   - title: What it is about, in a word or two.
    public final func notify(_ body: String, title: String = "") {
        frames.display?.perform(.notification(title: title, body: body))
    }
}
