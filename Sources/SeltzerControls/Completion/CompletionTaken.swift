// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The user took a completion; posted after the control has reported the change of its text, whose own handlers run
/// first.
public struct CompletionTaken: RoutedEvent, Hashable, Sendable {
    /// The item.
    public let item: CompletionItem

    /// Creates an event.
    public init(item: CompletionItem) {
        self.item = item
    }
}
