// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

extension TableView {
    /// Asks the data source again for everything.
    final func reload() {
        waitsForReload = false
        let old = geometry
        let before = lookBeforeReload()
        ownHeights.measured = [:]
        sectionViews.reload(in: self)
        geometry = makeGeometry(rowCounts: askForRowCounts())
        for cell in Array(shownCells.values) { recycle(cell) }
        let found = followRows(before)
        if found == nil {
            if !remembersSelectionOnReload { selection.deselectAll() }
            let selected = selection.rows
            if geometry != old { selection.clamp(to: geometry.rowCount) }
            identities = RowIdentities()
            selectionDidChange()
            if selection.rows != selected { selectedRowsDidVanish() }
        }
        fittingWidths = [:]
        geometryDidChange()
        if let found { followAnchor(before, found) }
    }
}
