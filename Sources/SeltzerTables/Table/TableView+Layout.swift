// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// The layout of a table's rows.
extension TableView {
    /// Asks again for the heights, and requests a layout.
    final func heightsDidChange() {
        ownHeights.measured = [:]
        sectionViews.reload(in: self)
        geometry = makeGeometry(rowCounts: geometry.rowCounts)
        for cell in shownCells.values { configure(cell) }
        geometryDidChange()
    }

    /// Requests a layout after rows, headers or footers have moved.
    final func geometryDidChange() {
        typeSearch = nil
        contentSize.height = geometry.height
        setNeedsLayout()
        invalidateIntrinsicContentSize()
        if isFirstResponder { giveLead() }
    }

    /// Measures headers and footers again if the table has another width.
    final func measureHeaders() {
        guard bounds.width != measuredWidth else { return }
        measuredWidth = bounds.width
        guard sectionViews.hasMeasured || tableHeaderView != nil || tableFooterView != nil else {
            return
        }
        geometry = makeGeometry(rowCounts: geometry.rowCounts)
        contentSize.height = geometry.height
    }

    /// Gives each visible row a cell, and recycles the other cells.
    final func layOutRows() {
        var rows = visibleRows
        if !hasTrueNumbers(of: rows) {
            reloadData()
            rows = visibleRows
        }
        // The cell of the current press stays, even out of view: it gets the events until the release.
        for (row, cell) in shownCells
        where !rows.contains(row) && row != press?.row && row != editing.reorder?.row {
            recycle(cell)
        }
        let width = max(contentSize.width, bounds.width)
        let covered = width.saturatingSubtracting(max(contentSize.width, visibleSize.width))
        for row in rows {
            if shownCells[row] == nil { showRow(row) }
            guard let cell = shownCells[row] else { continue }
            cell.coveredColumns = max(0, covered - sideMargin)
            let frame = frame(ofRow: row, width: width)
            cell.frame = editing.reorder?.adjusted(frame, ofRow: row) ?? frame
            cell.isStriped = usesAlternatingRowBackgroundColors && row & 1 == 1
        }
    }

    /// The empty columns at both sides of the rows.
    final var sideMargin: Int { style == .insetGrouped ? 1 : 0 }

    /// Returns the frame of the cell of a row.
    final func frame(ofRow row: Int, width: Int) -> Rect {
        geometry.frame(ofRow: row, width: width)
            .inset(by: Insets(left: sideMargin, bottom: separators.height, right: sideMargin))
    }

    /// Lets the scroll bars show the focus only while the current row is invisible, so that a move of the focus redraws
    /// no scroll bar.
    final func updateScrollIndicators() {
        showsFocusInScrollIndicators = !(selection.lead.map(visibleRows.contains) ?? false)
    }
}
