// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The number of a row was asked for; posted by the row's cell.
struct ShowNumber: RoutedEvent {
    /// The row, counted from 0.
    let row: Int
    /// The row's text.
    var text: String
}
