// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension TableView: DataElements {
    package var dataElementRole: AccessibilityRole { .row }
    package var dataElementCount: Int { geometry.rowCount }

    package func dataElementLabel(at index: Int) -> String? {
        guard index < geometry.rowCount, let dataSource else { return nil }
        if let cell = shownCells[index] { return cell.elementLabel }
        let path = geometry.indexPath(ofRow: index)
        return dataSource.tableView(self, typeSelectStringForRowAt: path)
            ?? labelOfCell(inRow: index)
    }

    package func scrollToDataElement(at index: Int) {
        guard index < geometry.rowCount else { return }
        scroll(toRow: index, at: .none)
        layoutIfNeeded()
    }
}
