// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension CollectionView: DataElements {
    package var dataElementRole: AccessibilityRole { .cell }
    package var dataElementCount: Int { sections.rowCount }

    package func dataElementLabel(at index: Int) -> String? {
        guard index < sections.rowCount else { return nil }
        return shownCells[index].map { $0.elementLabel } ?? labelOfCell(ofItem: index)
    }

    package func scrollToDataElement(at index: Int) {
        guard index < sections.rowCount else { return }
        scrollToItem(at: sections.indexPath(ofRow: index), at: [])
        layoutIfNeeded()
    }
}
