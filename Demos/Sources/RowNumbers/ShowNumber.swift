// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The user asked for the number of a row; posted by the row's cell.
struct ShowNumber: RoutedEvent {
    /// The row, counted from 0.
    let row: Int
    /// The row's text.
    var text: String
}
