// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The user selected an option; posted by a ``RadioGroup``, ``SegmentedControl`` or `PopUpButton`, whose own handlers
/// run first.
public struct OptionSelected: RoutedEvent, Hashable, Sendable {
    /// The index of the option, from 0.
    public let index: Int
    /// The title of the option, without the mark of a mnemonic.
    public let title: String

    /// Creates an event.
    public init(index: Int, title: String) {
        self.index = index
        self.title = title
    }
}
