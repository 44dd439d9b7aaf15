// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// Text pasted in one piece, on its way from the first responder upwards.
public struct PasteEvent: RoutedEvent, Hashable, Sendable {
    /// The text as it came; lines end in `\n`.
    public let text: String
    /// Whether the text was longer than the limit and has been cut.
    public let isTruncated: Bool

    /// Creates an event.
    public init(text: String, isTruncated: Bool = false) {
        self.text = text
        self.isTruncated = isTruncated
    }
}
