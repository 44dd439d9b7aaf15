// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The user picked lines of a ``Picker``.
public struct PickerFinished: RoutedEvent, Sendable {
    /// The numbers of the picked lines, from 0, in order; empty if no line matched.
    public let indices: [Int]
    /// All lines at that time.
    public let lines: PickerLines

    /// Creates the event of lines by their numbers.
    public init(indices: [Int], lines: PickerLines) {
        self.indices = indices
        self.lines = lines
    }

    /// The picked lines as texts, with U+FFFD for invalid UTF-8.
    public var texts: [String] { indices.map(lines.text) }
}

/// The user left a ``Picker`` without a choice, by Esc; a presented picker then closes.
public struct PickerCancelled: RoutedEvent, Hashable, Sendable {
    /// Creates the event.
    public init() {}
}
