// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension TableViewCell {
    /// The look of a selected or pressed row, with UIKit's names.
    ///
    /// The theme chooses the colors: all values but ``none`` have the same look.
    public enum SelectionStyle: Hashable, Sendable {
        /// The row looks the same as before. The bar of the focused row stays.
        case none
        /// The theme's look of a selected row.
        case blue
        /// The theme's look of a selected row.
        case gray
        /// The theme's look of a selected row.
        case `default`
    }
}
