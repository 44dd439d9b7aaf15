// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The user picked lines; posted by the ``PickController``.
struct LinesPicked: RoutedEvent {
    /// The numbers of the lines, in order; empty if no line matched.
    let lines: [Int]
}
