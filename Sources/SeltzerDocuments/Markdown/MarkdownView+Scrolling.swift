// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerText
import SeltzerViews

/// Scrolling.
extension MarkdownView: RowScrolling {
    final var scrollsColumns: Bool { false }

    final func visibleRowsDidMove(endIsSeen: Bool) {
        if followsEnd { viewport.isFollowing = endIsSeen }
    }

    final func rowsDidScroll() { hovered = nil }

    /// Scrolls a table sideways by a column.
    ///
    /// - Parameters:
    ///   - step: 1 to the right, -1 to the left.
    ///   - cell: The cell of the pointer; nil for the first visible table that can scroll.
    /// - Returns: Whether anything moved.
    final func scrollTable(_ step: Int, at cell: Point? = nil) -> Bool {
        layoutIfNeeded()
        var tables: [Int] = []
        let field = textRect
        forEachVisibleRow { place, _, y in
            guard cell.map({ $0.y == field.minY + y }) ?? true, tables.last != place.block,
                case .table = document.block(place.block).kind
            else { return }
            tables.append(place.block)
        }
        // The table with the current link is tried first.
        if let current, let index = tables.firstIndex(of: current.block) {
            tables.swapAt(0, index)
        }
        guard tables.contains(where: { rows.scrollTable($0, byColumns: step) }) else {
            return false
        }
        // A hidden link cannot stay current, because Enter would follow it.
        if let current, place(of: current) == nil { self.current = nil }
        setNeedsLayout()
        didScroll()
        return true
    }

    /// Scrolls so that the text of a line of the source is at the top, as far as there is text to fill the view.
    ///
    /// - Parameter line: The number of the line, from 0; for a number that does not exist, the nearest line counts.
    public final func scroll(toLine line: Int) {
        layoutIfNeeded()
        scroll(toPlace: rows.place(ofLine: max(0, line)))
    }

    /// The lines of the source that are at least partly visible, from 0; in wrapped text they may be off by a few
    /// lines.
    public final var visibleLines: ClosedRange<Int> {
        let first = rows.line(of: top)
        return first...max(first, rows.line(of: bottom))
    }
}

extension MarkdownView: MovableByKeys {}
