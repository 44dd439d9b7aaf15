// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension TableView {
    /// Where a row is to be when the table has been scrolled to it.
    public enum ScrollPosition: Hashable, Sendable {
        /// Anywhere in sight; nothing moves where it is seen already.
        case none
        /// At the top.
        case top
        /// In the middle.
        case middle
        /// At the bottom.
        case bottom
    }

    /// Scrolls to a row; does nothing where the row is not there.
    ///
    /// - Parameters:
    ///   - indexPath: The row.
    ///   - scrollPosition: Where it is to be then, as far as there are rows around it.
    ///   - animated: Whether the rows are seen to move, unless the application reduces motion.
    public final func scrollToRow(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition = .none, animated: Bool = false
    ) {
        guard let row = geometry.row(at: indexPath) else { return }
        guard animated else { return scroll(toRow: row, at: scrollPosition) }
        layoutIfNeeded()
        animate(withDuration: .milliseconds(250), curve: .easeOut) {
            scroll(toRow: row, at: scrollPosition)
        }
    }

    /// Scrolls to a row that exists, so that no header or footer covers it.
    final func scroll(toRow row: Int, at position: ScrollPosition) {
        // Where nothing is seen yet, nobody knows what has to move.
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
            // Of a row that is higher than the room the top is seen.
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

    /// Scrolls to the row that was asked for while nothing was seen.
    final func scrollToAwaitedRow() {
        guard let awaited = awaitedRow, visibleSize.height > 0 else { return }
        awaitedRow = nil
        guard awaited.row < geometry.rowCount else { return }
        scroll(toRow: awaited.row, at: awaited.position)
    }

    /// The lines that a header and a footer cover while a row is seen.
    private func coveredLines(atRow row: Int) -> Insets {
        let section = geometry.indexPath(ofRow: row).section
        return Insets(
            top: geometry.headerHeight(ofSection: section),
            bottom: geometry.footerHeight(ofSection: section))
    }

    // MARK: Moving

    /// Returns the row that a move leads to, past those that cannot be selected; nil where there is none.
    final func row(after move: ListMove) -> Int? {
        guard allowsSelection, geometry.rowCount > 0 else { return nil }
        // A key that came together with this one may have scrolled.
        layoutIfNeeded()
        let last = geometry.rowCount - 1
        guard let lead = selection.lead else { return firstRow(for: move) }
        let target =
            if case .pages(let count) = move {
                row(pages: count, from: lead)
            } else {
                move.target(from: lead, in: 0...last, page: 1)
            }
        return enabledRow(near: target, isForwards: target > lead || target == 0)
    }

    /// The row that a move begins with, where the keys are on none.
    private func firstRow(for move: ListMove) -> Int? {
        let seen = visibleRows
        switch move {
        case .first: return enabledRow(near: 0, isForwards: true)
        case .last: return enabledRow(near: geometry.rowCount - 1, isForwards: false)
        case .items(let count) where count < 0, .pages(let count) where count < 0:
            return enabledRow(near: seen.last ?? 0, isForwards: false)
        case .items, .pages: return enabledRow(near: seen.first ?? 0, isForwards: true)
        }
    }

    /// Returns the row so many pages away from another one, the next at least.
    private func row(pages: Int, from row: Int) -> Int {
        guard pages != 0 else { return row }
        let page = max(
            1, visibleSize.height.saturatingSubtracting(coveredLines(atRow: row).vertical))
        let start = geometry.frame(ofRow: row, width: 1).minY
        let place = start.saturatingAdding(pages.saturatingMultiplied(by: page))
        let target = geometry.firstRow(endingAfter: max(0, place)).clamped(0, geometry.rowCount - 1)
        return pages > 0
            ? max(target, min(row + 1, geometry.rowCount - 1)) : min(target, max(0, row - 1))
    }

    /// The rows that are looked at for one that can be selected, in each direction.
    private static var maximumDisabledRows: Int { 10_000 }

    /// Returns the nearest row that the user can select: onwards first, then back.
    private func enabledRow(near row: Int, isForwards: Bool) -> Int? {
        guard delegate != nil else { return row }
        let before = max(0, row.saturatingSubtracting(Self.maximumDisabledRows))
        let after = min(geometry.rowCount, row.saturatingAdding(Self.maximumDisabledRows))
        let up = (before..<row + 1).reversed()
        let down = row..<max(row, after)
        return isForwards
            ? down.first(where: isEnabled) ?? up.first(where: isEnabled)
            : up.first(where: isEnabled) ?? down.first(where: isEnabled)
    }

    /// Whether the user can select a row that exists.
    final func isEnabled(row: Int) -> Bool {
        guard let delegate else { return true }
        return delegate.tableView(
            self, shouldHighlightRowAt: geometry.indexPath(ofRow: row))
    }

    /// Puts the keys on the first row that is seen, where they are on none.
    final func giveLead() {
        guard selection.lead == nil else { return }
        let row = selection.rows.first ?? row(after: .items(1))
        selection.moveLead(to: row)
        showSelection()
    }

    // MARK: Looks

    /// Whether the selection looks as what the keys act on.
    final var isSelectionEmphasized: Bool { emphasizesSelection || isFocused }

    /// Tells the visible cells whether they are selected.
    final func showSelection() {
        for cell in shownCells.values { configure(cell) }
    }

    /// Tells a cell what its row is like.
    final func configure(_ cell: TableViewCell) {
        cell.isSelected = selection.rows.contains(cell.row)
        cell.isCurrent = selection.lead == cell.row
        cell.isEnabled = isEnabled(row: cell.row)
    }
}
