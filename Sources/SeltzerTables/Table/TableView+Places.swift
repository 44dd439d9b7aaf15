// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension TableView {
    // MARK: Places of rows and sections

    /// Returns the rows that a rectangle in the table's own coordinates touches; nil for none.
    public final func indexPathsForRows(in rect: Rect) -> [TableIndexPath]? {
        guard !rect.isEmpty else { return nil }
        let rows = geometry.rows(from: rect.minY, to: rect.maxY)
        return rows.isEmpty ? nil : rows.map(geometry.indexPath(ofRow:))
    }

    /// Returns the rectangle of a section's header in the table's own coordinates, as if the table were scrolled to it;
    /// empty if there is none.
    public final func rectForHeader(inSection section: Int) -> Rect {
        guard section >= 0, section < geometry.sectionCount else { return .zero }
        return Rect(
            x: 0, y: geometry.start(ofSection: section), width: bounds.width,
            height: geometry.headerHeight(ofSection: section))
    }

    /// Returns the rectangle of a section's footer in the table's own coordinates; empty if there is none.
    public final func rectForFooter(inSection section: Int) -> Rect {
        guard section >= 0, section < geometry.sectionCount else { return .zero }
        let gap = gapBelow(section: section)
        let height = geometry.footerHeight(ofSection: section) - gap
        return Rect(
            x: 0, y: geometry.end(ofSection: section) - gap - height, width: bounds.width,
            height: height)
    }

    /// The empty lines below a section of a grouped table; 0 in a plain table and below the last section.
    final func gapBelow(section: Int) -> Int {
        style != .plain && section < geometry.sectionCount - 1 ? 1 : 0
    }

    /// Scrolls to the selected row that is nearest to the visible rows; does nothing without a selection.
    ///
    /// - Parameters:
    ///   - scrollPosition: The position of the row after scrolling.
    ///   - animated: Whether scrolling is animated, unless the application reduces motion.
    public final func scrollToNearestSelectedRow(
        at scrollPosition: ScrollPosition, animated: Bool = false
    ) {
        guard !selection.rows.isEmpty else { return }
        let middle = (visibleRows.lowerBound + visibleRows.upperBound) / 2
        let ends = selection.rows.ranges.map { middle.clamped($0.lowerBound, $0.upperBound - 1) }
        guard let row = ends.min(by: { abs($0 - middle) < abs($1 - middle) }) else { return }
        scrollToRow(
            at: geometry.indexPath(ofRow: row), at: scrollPosition, animated: animated)
    }
}
