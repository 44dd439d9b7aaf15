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
        at indexPath: TableIndexPath, at scrollPosition: ScrollPosition = .none,
        animated: Bool = false
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

    /// Returns the row that a move from another row leads to, past those that cannot be selected; nil where there is
    /// none.
    ///
    /// - Parameters:
    ///   - move: Where to.
    ///   - origin: The row where the move begins; nil for none. A move onwards then begins before the first row that is
    ///     seen, and a move backwards after the last row of all.
    final func row(after move: ListMove, from origin: Int?) -> Int? {
        guard allowsSelection, geometry.rowCount > 0 else { return nil }
        // A key that came together with this one may have scrolled.
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

    /// The first row that is seen; the first of all where none is.
    private var firstSeenRow: Int { (visibleRows.first ?? 0).clamped(0, geometry.rowCount - 1) }

    /// Returns the row so many pages away from another one, the next at least.
    ///
    /// - Parameter isNew: Whether the row itself belongs to the first page, because nothing has been selected yet.
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

    /// Shows where the focus is: on the first row that is selected, or else on the first that is seen.
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
