// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// The heights of rows that the delegate or the cells decide.
struct OwnRowHeights {
    /// The heights from the delegate, ``TableView/automaticDimension`` for a row without one; nil if no row has one.
    var wanted: [Int]?
    /// The heights of rows whose cells need more than one line, by the numbers of the rows.
    var measured: [Int: Int] = [:]

    /// Returns whether the cell of a row decides about its height.
    @MainActor
    func isAutomatic(_ row: Int) -> Bool {
        wanted.map { row < $0.count && $0[row] == TableView.automaticDimension } ?? true
    }

    /// Keeps measured heights with their rows when rows are inserted, deleted and moved.
    mutating func follow(_ mapping: RowMapping) {
        var moved: [Int: Int] = [:]
        for (row, height) in measured where !mapping.reloaded.contains(row) {
            if let new = mapping.row(row) { moved[new] = height }
        }
        measured = moved
    }
}

extension TableView {
    // MARK: Heights

    /// Creates the layout for the numbers of rows, and asks the delegate for heights.
    final func makeGeometry(rowCounts: [Int]) -> TableGeometry {
        ownHeights.wanted = askForHeights(rowCounts)
        let last = rowCounts.count - 1
        let gap = style == .plain ? 0 : 1
        return TableGeometry(
            rowCounts: rowCounts, rows: rowHeights,
            headerHeights: rowCounts.indices.map { height(of: .header, $0) },
            footerHeights: rowCounts.indices.map {
                height(of: .footer, $0).saturatingAdding($0 < last ? gap : 0)
            },
            leading: edgeViews.height(of: tableHeaderView, in: self),
            trailing: edgeViews.height(of: tableFooterView, in: self))
    }

    /// Returns the heights of rows, from the delegate, the measured cells and ``rowHeight``.
    final func rowHeights(count: Int) -> RowHeights {
        let line = separators.height
        let height = (rowHeight == Self.automaticDimension ? 1 : rowHeight)
            .saturatingAdding(line)
        let measured =
            line == 0 ? ownHeights.measured : ownHeights.measured.mapValues { $0 + line }
        if let wanted = ownHeights.wanted, wanted.count == count {
            let heights = wanted.enumerated().map { row, wanted in
                wanted == Self.automaticDimension
                    ? measured[row] ?? height : wanted.saturatingAdding(line)
            }
            return .own(RunLengths(heights))
        }
        guard measured.isEmpty else {
            return .measured(MeasuredLengths(count: count, length: height, lengths: measured))
        }
        return .equal(EqualLengths(count: count, length: height))
    }

    /// Asks the delegate for the height of each row; nil if it leaves all of them to the table.
    private func askForHeights(_ rowCounts: [Int]) -> [Int]? {
        guard let tableDelegate, decidesHeights(tableDelegate, rowCounts) else { return nil }
        var heights: [Int] = []
        for (section, count) in rowCounts.enumerated() {
            for row in 0..<max(0, count) {
                let path = TableIndexPath(row: row, section: section)
                let height = tableDelegate.tableView(self, heightForRowAt: path)
                heights.append(
                    height == Self.automaticDimension ? height : checked(height, least: 1))
            }
        }
        return heights.contains { $0 != Self.automaticDimension } ? heights : nil
    }

    /// Returns whether the table asks for the height of each row.
    ///
    /// Among many rows, the first row of each section shows whether the delegate has heights, so that a large table
    /// without own heights costs nothing.
    private func decidesHeights(_ delegate: any TableViewDelegate, _ rowCounts: [Int]) -> Bool {
        let count = rowCounts.reduce(0) { $0.saturatingAdding(max(0, $1)) }
        guard count > Self.maximumRowsToAsk else { return true }
        let decides = rowCounts.indices.prefix(Self.maximumRowsToAsk).contains { section in
            guard rowCounts[section] > 0 else { return false }
            let path = TableIndexPath(row: 0, section: section)
            return delegate.tableView(self, heightForRowAt: path) != Self.automaticDimension
        }
        guard decides, count > Self.maximumRowsOfOwnHeight else { return decides }
        diagnose("\(type(of: self)) has too many rows for heights of their own")
        return false
    }

    /// The maximum number of rows that are asked for heights if the delegate may have none.
    private static var maximumRowsToAsk: Int { 10_000 }

    /// The maximum number of rows with different heights; each needs a number in memory.
    private static var maximumRowsOfOwnHeight: Int { 10_000_000 }

    /// The maximum number of sections whose views decide about heights.
    private static var maximumMeasuredSections: Int { 1_000 }

    private func height(of kind: TableSections.Kind, _ section: Int) -> Int {
        let isHeader = kind == .header
        let wanted =
            isHeader
            ? tableDelegate?.tableView(self, heightForHeaderInSection: section)
            : tableDelegate?.tableView(self, heightForFooterInSection: section)
        let height = wanted ?? (isHeader ? sectionHeaderHeight : sectionFooterHeight)
        guard height == Self.automaticDimension else { return checked(height, least: 0) }
        if tableDelegate != nil, section < Self.maximumMeasuredSections,
            let fitting = sectionViews.fittingHeight(kind, section, in: self)
        {
            return fitting
        }
        let title =
            isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
        return title == nil ? 0 : 1
    }

    private func checked(_ height: Int, least: Int) -> Int {
        if height < least { diagnose("\(delegateName) has a height of less than \(least)") }
        return max(least, height)
    }

    // MARK: Measured cells

    /// Measures the cells of visible rows that decide about their height.
    ///
    /// - Returns: Whether a height changed.
    final func measureRows() -> Bool {
        guard rowHeight == Self.automaticDimension, columns.isEmpty else { return false }
        let width = max(contentSize.width, bounds.width) - 2 * sideMargin
        var hasChanged = false
        for row in visibleRows where ownHeights.isAutomatic(row) {
            guard let cell = shownCells[row] else { continue }
            let height = cell.fittingHeight(inWidth: width)
            guard height != ownHeights.measured[row] ?? 1 else { continue }
            ownHeights.measured[row] = height > 1 ? height : nil
            hasChanged = true
        }
        return hasChanged
    }

    /// Applies measured heights, and keeps the first row that was visible before at its place.
    final func showMeasuredRows() {
        let anchor = rowAtTop.flatMap { visibleRows.contains($0) ? $0 : nil }
        let old = anchor.map { geometry.frame(ofRow: $0, width: 1).minY }
        geometry = geometry.with(rowHeights(count: geometry.rowCount))
        contentSize.height = geometry.height
        invalidateIntrinsicContentSize()
        if let anchor, let old, contentOffset.y > 0 {
            let moved = geometry.frame(ofRow: anchor, width: 1).minY.saturatingSubtracting(old)
            if moved != 0 { contentOffset.y = contentOffset.y.saturatingAdding(moved) }
        }
        if let requested = requestedRow, requested.row < geometry.rowCount {
            scroll(toRow: requested.row, at: requested.position)
        }
    }
}
