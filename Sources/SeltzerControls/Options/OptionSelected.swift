// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The user has chosen another one of several; posted by the control that shows them, itself included.
///
/// A ``RadioGroup``, a ``SegmentedControl`` and a ``PopUpButton`` post it.
public struct OptionSelected: RoutedEvent, Hashable, Sendable {
    /// Its place among them, from 0.
    public let index: Int
    /// Its title, without the mark of a mnemonic.
    public let title: String

    /// Creates an event.
    public init(index: Int, title: String) {
        self.index = index
        self.title = title
    }
}
