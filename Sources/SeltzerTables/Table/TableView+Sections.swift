// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerViews

extension TableView {
    /// A value for heights that the table determines itself.
    ///
    /// With it as ``rowHeight``, the table asks the delegate for the height of each row. With it as
    /// ``sectionHeaderHeight`` or ``sectionFooterHeight``, a section has one line if the data source has a title for
    /// it.
    public static var automaticDimension: Int { -1 }

    /// Sets the class of the headers and footers with an identifier; nil for none.
    public final func register(
        _ viewClass: TableViewHeaderFooterView.Type?,
        forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        sectionViews.queue.register(viewClass, for: identifier)
    }

    /// Returns a reused header or footer, or a new one of the registered class; nil if no class is registered.
    ///
    /// Call it in ``TableViewDelegate/tableView(_:viewForHeaderInSection:)`` or
    /// ``TableViewDelegate/tableView(_:viewForFooterInSection:)``; elsewhere it returns a new view.
    public final func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
    ) -> TableViewHeaderFooterView? {
        sectionViews.queue.dequeue(identifier)
    }

    /// Returns the header of a section; nil if it is not visible.
    public final func headerView(forSection section: Int) -> View? {
        layoutIfNeeded()
        return sectionViews.view(.header, section)
    }

    /// Returns the footer of a section; nil if it is not visible.
    public final func footerView(forSection section: Int) -> View? {
        layoutIfNeeded()
        return sectionViews.view(.footer, section)
    }

    /// Returns the rectangle of a section with its header and footer, in the table's own coordinates; empty if the
    /// section does not exist.
    public final func rect(forSection section: Int) -> Rect {
        guard section >= 0, section < geometry.sectionCount else { return .zero }
        let start = geometry.start(ofSection: section)
        return Rect(
            x: 0, y: start, width: bounds.width,
            height: geometry.end(ofSection: section).saturatingSubtracting(start))
    }

    final var delegateName: String { delegate.map { "\(type(of: $0))" } ?? "The delegate" }

    // MARK: Heights

    /// Creates the layout for the numbers of rows.
    final func makeGeometry(rowCounts: [Int]) -> TableGeometry {
        TableGeometry(
            rowCounts: rowCounts,
            rows: { count in
                guard rowHeight == Self.automaticDimension, delegate != nil else {
                    return .equal(EqualLengths(count: count, length: rowHeight))
                }
                guard count <= Self.maximumRowsOfOwnHeight else {
                    diagnose("\(type(of: self)) has too many rows for heights of their own")
                    return .equal(EqualLengths(count: count, length: 1))
                }
                return .own(RunLengths(rowHeights(rowCounts)))
            },
            headerHeights: rowCounts.indices.map(headerHeight),
            footerHeights: rowCounts.indices.map(footerHeight))
    }

    private func rowHeights(_ rowCounts: [Int]) -> [Int] {
        guard let delegate else { return [] }
        var heights: [Int] = []
        for (section, count) in rowCounts.enumerated() {
            for row in 0..<max(0, count) {
                let path = TableIndexPath(row: row, section: section)
                heights.append(checked(delegate.tableView(self, heightForRowAt: path), least: 1))
            }
        }
        return heights
    }

    /// The maximum number of rows with different heights; each needs a number in memory.
    private static var maximumRowsOfOwnHeight: Int { 10_000_000 }

    private func headerHeight(ofSection section: Int) -> Int {
        let wanted = delegate?.tableView(self, heightForHeaderInSection: section)
        let height = wanted ?? sectionHeaderHeight
        guard height == Self.automaticDimension else { return checked(height, least: 0) }
        return dataSource?.tableView(self, titleForHeaderInSection: section) == nil ? 0 : 1
    }

    private func footerHeight(ofSection section: Int) -> Int {
        let wanted = delegate?.tableView(self, heightForFooterInSection: section)
        let height = wanted ?? sectionFooterHeight
        guard height == Self.automaticDimension else { return checked(height, least: 0) }
        return dataSource?.tableView(self, titleForFooterInSection: section) == nil ? 0 : 1
    }

    private func checked(_ height: Int, least: Int) -> Int {
        if height < least { diagnose("\(delegateName) has a height of less than \(least)") }
        return max(least, height)
    }
}
