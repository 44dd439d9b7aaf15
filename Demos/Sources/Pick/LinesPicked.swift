// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The user has made the choice; posted by the ``PickController``.
struct LinesPicked: RoutedEvent {
    /// The numbers of the lines, in their order; none where nothing matched.
    let lines: [Int]
}
