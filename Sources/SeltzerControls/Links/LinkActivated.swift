// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The user activated a link; posted by the view that shows it.
///
/// Nothing opens the address by itself. A program that opens it should check it first: the author of a text may write
/// any address there.
public struct LinkActivated: RoutedEvent, Hashable, Sendable {
    /// The address, as the author wrote it; it may be relative.
    public let destination: String
    /// The title of the link; nil for none.
    public let title: String?

    /// Creates an event.
    public init(destination: String, title: String? = nil) {
        self.destination = destination
        self.title = title
    }
}
