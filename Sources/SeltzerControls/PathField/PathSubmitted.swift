// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// The user pressed Enter on a path; posted by the ``PathField``, whose own handlers run first, before ``TextSubmitted``
/// goes on.
///
/// If a handler stops it, ``TextSubmitted`` stops, too.
public struct PathSubmitted: RoutedEvent, Hashable, Sendable {
    /// The absolute path; there need not be such a file.
    public let path: BytePath

    /// Creates an event.
    public init(path: BytePath) { self.path = path }
}
