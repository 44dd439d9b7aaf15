// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A view that shows some of its rows.
@MainActor
protocol RowScrolling: View {
    /// The number of rows.
    var rowCount: Int { get }
    /// The number of rows that are visible at the same time.
    var shownRowCount: Int { get }
    /// Scrolls down by a number of rows, or up if the number is negative, but not beyond the ends.
    func scroll(by step: Int)
}
