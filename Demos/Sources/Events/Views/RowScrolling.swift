// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A view with rows below each other, of which it shows some.
@MainActor
protocol RowScrolling: View {
    /// How many rows there can be.
    var rowCount: Int { get }
    /// How many of them are shown at once.
    var shownRowCount: Int { get }
    /// Shows others: that many rows farther down, or up for a negative number, as far as there are any.
    func scroll(by step: Int)
}
