// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension TableView {
    /// The position of a row after the table has scrolled to it.
    public enum ScrollPosition: Hashable, Sendable {
        /// Anywhere; the table scrolls only if the row is not visible.
        case none
        /// At the top.
        case top
        /// In the middle.
        case middle
        /// At the bottom.
        case bottom
    }

    /// Scrolls to a row; does nothing if the row does not exist.
    ///
    /// - Parameters:
    ///   - indexPath: The row.
    ///   - scrollPosition: The position of the row after scrolling. Near the first and last row it is only approximate.
    ///   - animated: Whether scrolling is animated, unless the application reduces motion.
    public final func scrollToRow(
        at indexPath: TableIndexPath, at scrollPosition: ScrollPosition = .none,
        animated: Bool = false
    ) {
        guard let row = geometry.row(at: indexPath) else { return }
        guard animated else { return scroll(toRow: row, at: scrollPosition) }
        layoutIfNeeded()
        animateScrolling { scroll(toRow: row, at: scrollPosition) }
    }

    /// Scrolls to a row that exists, so that no header or footer covers it.
    final func scroll(toRow row: Int, at position: ScrollPosition) {
        requestedRow = (row, position)
        // Before the first layout there is no height: the table scrolls later.
        guard visibleSize.height > 0 else {
            awaitedRow = (row, position)
            return
        }
        let frame = geometry.frame(ofRow: row, width: 1)
        let covered = coveredLines(atRow: row)
        let before = contentInset.top.saturatingAdding(covered.top)
        let room = visibleSize.height.saturatingSubtracting(covered.vertical)
        let free = max(0, room.saturatingSubtracting(frame.height))
        let top = frame.minY.saturatingSubtracting(before)
        let offset =
            switch position {
            // A row that is higher than the table shows its top.
            case .none: min(max(contentOffset.y, top.saturatingSubtracting(free)), top)
            case .top: top
            case .middle: top.saturatingSubtracting(free / 2)
            case .bottom: top.saturatingSubtracting(free)
            }
        let first = 0.saturatingSubtracting(contentInset.top)
        let last = geometry.height.saturatingSubtracting(visibleSize.height)
            .saturatingAdding(first)
        contentOffset.y = offset.clamped(first, max(first, last))
    }

    /// Scrolls to the row that was requested before the first layout.
    final func scrollToAwaitedRow() {
        guard let awaited = awaitedRow, visibleSize.height > 0 else { return }
        awaitedRow = nil
        guard awaited.row < geometry.rowCount else { return }
        scroll(toRow: awaited.row, at: awaited.position)
    }

    /// Returns the heights of the header and footer of a row's section, which may cover rows.
    private func coveredLines(atRow row: Int) -> Insets {
        guard style == .plain else { return .zero }
        let section = geometry.indexPath(ofRow: row).section
        return Insets(
            top: geometry.headerHeight(ofSection: section),
            bottom: geometry.footerHeight(ofSection: section))
    }

    // MARK: Moving

    /// Returns the row that a move leads to, past rows that cannot be focused; nil for none.
    ///
    /// - Parameters:
    ///   - move: The move.
    ///   - origin: The row at which the move begins. If nil, a move forwards begins before the first visible row, and a
    ///     move backwards after the last row of the table.
    final func row(after move: ListMove, from origin: Int?) -> Int? {
        guard allowsSelection, geometry.rowCount > 0 else { return nil }
        // An earlier key may have scrolled since the last layout.
        layoutIfNeeded()
        let last = geometry.rowCount - 1
        let first = origin == nil ? firstSeenRow : 0
        let target =
            switch (move, origin) {
            case (.pages(let count), let origin?): row(pages: count, from: origin)
            case (.pages(let count), nil):
                row(pages: count, from: count < 0 ? last : first, isNew: true)
            case (.first, _): 0
            case (_, let origin?): move.target(from: origin, in: 0...last, page: 1)
            case (_, nil): move.target(in: first...last, page: 1)
            }
        let isForwards = origin.map { target > $0 } ?? !move.isBackwards
        return enabledRow(near: target, isForwards: isForwards || target == 0)
    }

    /// The first visible row; the first row of all if none is visible.
    private var firstSeenRow: Int { (visibleRows.first ?? 0).clamped(0, geometry.rowCount - 1) }

    /// Returns the row that is a number of pages away from another row, and at least one row away.
    ///
    /// - Parameters:
    ///   - pages: The number of pages; negative for backwards.
    ///   - row: The row.
    ///   - isNew: Whether the row itself belongs to the first page, because no move began there before.
    private func row(pages: Int, from row: Int, isNew: Bool = false) -> Int {
        guard pages != 0 else { return row }
        let page = max(
            1, visibleSize.height.saturatingSubtracting(coveredLines(atRow: row).vertical))
        let frame = geometry.frame(ofRow: row, width: 1)
        let start = !isNew ? frame.minY : pages > 0 ? frame.minY - 1 : frame.maxY
        let place = start.saturatingAdding(pages.saturatingMultiplied(by: page))
        let target = geometry.firstRow(endingAfter: max(0, place)).clamped(0, geometry.rowCount - 1)
        let least = isNew ? 0 : 1
        return pages > 0
            ? max(target, min(row + least, geometry.rowCount - 1))
            : min(target, max(0, row - least))
    }

    /// The maximum number of rows in each direction that are searched for a row that can be focused.
    private static var maximumDisabledRows: Int { 10_000 }

    /// Returns the nearest row that can be focused, in the direction of the move first.
    private func enabledRow(near row: Int, isForwards: Bool) -> Int? {
        guard tableDelegate != nil else { return row }
        let before = max(0, row.saturatingSubtracting(Self.maximumDisabledRows))
        let after = min(geometry.rowCount, row.saturatingAdding(Self.maximumDisabledRows))
        let up = (before..<row + 1).reversed()
        let down = row..<max(row, after)
        return isForwards
            ? down.first(where: isEnabled) ?? up.first(where: isEnabled)
            : up.first(where: isEnabled) ?? down.first(where: isEnabled)
    }

    /// Returns whether a row that exists can be focused and pressed.
    final func isEnabled(row: Int) -> Bool {
        guard let tableDelegate else { return true }
        return allows(
            tableDelegate.tableView(self, canFocusRowAt: geometry.indexPath(ofRow: row)),
            by: tableDelegate, "tableView(_:canFocusRowAt:)")
    }

    /// Makes the first selected row current, or else the first visible row, if no row is current.
    final func giveLead() {
        guard selection.lead == nil, allowsSelection, geometry.rowCount > 0 else { return }
        if let row = selection.rows.first {
            selection.moveLead(to: row)
        } else {
            selection.offerLead(enabledRow(near: firstSeenRow, isForwards: true))
        }
        showSelection()
    }

    // MARK: Looks

    /// Whether the selection looks focused.
    final var isSelectionEmphasized: Bool { emphasizesSelection || isFocused }

    /// Updates the states of all visible cells.
    final func showSelection() {
        for cell in shownCells.values { configure(cell) }
    }

    /// Updates the state of a cell.
    final func configure(_ cell: TableViewCell) {
        let isSelected = selection.rows.contains(cell.row)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
        let isHighlighted = press.map { $0.isInside && $0.row == cell.row } ?? false
        if cell.isHighlighted != isHighlighted {
            cell.setHighlighted(isHighlighted, animated: false)
        }
        cell.isCurrent = selection.lead == cell.row
        cell.isEnabled = isEnabled(row: cell.row)
    }
}
