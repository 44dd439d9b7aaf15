// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ProcessReading

/// The settings from the command line.
struct TopSettings: Sendable {
    /// The seconds between two refreshes.
    var interval = 1.0
    /// The order of the rows.
    var order = ProcessOrder(.cpu)
    /// The columns to show as far as there is room.
    var columns = ProcessColumn.allCases
    /// Whether the processes are shown as a tree.
    var isTree = false
    /// The text that shown processes must contain.
    var filter = ""
    /// Whether all commands that change processes are disabled.
    var isReadOnly = false
    /// Whether a user sees the screen and can answer questions; false for a command line.
    var hasScreen = true

    /// The intervals that the user can choose.
    static let intervals = ["0.5 s", "1 s", "2 s", "5 s", "10 s", "60 s"]

    /// Returns the seconds of a text such as `0.5` or `2 s`; nil for any other text, or for a
    /// number outside of 0.1 to 3600.
    static func seconds(_ text: String) -> Double? {
        let number = text.hasSuffix(" s") ? String(text.dropLast(2)) : text
        guard let seconds = Double(number), (0.1...3600).contains(seconds) else { return nil }
        return seconds
    }
}
