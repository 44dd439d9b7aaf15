// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// A reader meets the titles of the columns, then the cells row by row.
extension CellGridView: ReadingOrder {
    package final var subviewsInReadingOrder: [View] {
        ReadingPlace.sorted(subviews) { view in
            if view is CellGridHeaderView { return .first }
            guard let cell = view as? CellView else { return nil }
            return ReadingPlace(
                section: cell.position.row, part: .items, item: cell.position.column)
        }
    }

    package final func isSectionHeading(_ subview: View) -> Bool { false }
}
