// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerText
import SeltzerViews

/// Scrolling.
extension MarkdownView {
    /// Scrolls by rows, downwards if positive.
    ///
    /// - Returns: Whether anything moved.
    @discardableResult
    final func scroll(byRows count: Int) -> Bool {
        let old = top
        top = rows.place(top, movedBy: count)
        keepEndAtBottom()
        guard top != old else { return false }
        scrollingDidMove()
        return true
    }

    /// Moves the top so that the last row is not above the bottom.
    private final func keepEndAtBottom() {
        var place = top
        var missing = max(1, pageHeight) - 1
        while missing > 0, let next = rows.next(after: place) {
            place = next
            missing -= 1
        }
        if missing > 0 { top = rows.place(top, movedBy: -missing) }
    }

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
        // The table with the current link goes first.
        if let current, let index = tables.firstIndex(of: current.block) {
            tables.swapAt(0, index)
        }
        guard tables.contains(where: { rows.scrollTable($0, byColumns: step) }) else {
            return false
        }
        // A link that is not visible any more is not current: Enter would follow it.
        if let current, place(of: current) == nil { self.current = nil }
        top = rows.existing(top)
        setNeedsLayout()
        scrollingDidMove()
        return true
    }

    private final func scrollingDidMove() {
        hovered = nil
        updateScrollBar()
        setNeedsDisplay()
    }

    final func scrollToEnd() {
        guard let last = rows.last else { return }
        top = rows.place(last, movedBy: 1 - max(1, pageHeight))
        isAtEnd = true
        setNeedsDisplay()
    }

    /// Scrolls along the text by a move.
    ///
    /// - Returns: Whether anything moved.
    final func scroll(_ move: ListMove) -> Bool {
        layoutIfNeeded()
        switch move {
        case .items(let count): return scroll(byRows: count)
        case .pages(let count):
            return scroll(byRows: count.saturatingMultiplied(by: max(1, pageHeight - 1)))
        case .first:
            let old = top
            top = rows.first ?? MarkdownRows.Place()
            guard top != old else { return false }
        case .last:
            let old = top
            scrollToEnd()
            guard top != old else { return false }
        }
        scrollingDidMove()
        return true
    }

    /// Scrolls so that what a line of the source shows is at the top, as far as there is text to fill the view.
    ///
    /// - Parameter line: The number of the line, from 0; the nearest one counts for a number that does not exist.
    public final func scroll(toLine line: Int) {
        layoutIfNeeded()
        top = rows.place(ofLine: max(0, line))
        keepEndAtBottom()
        scrollingDidMove()
    }

    /// The lines of the source of which a part is visible, from 0; they may be wrong by a few in wrapped text.
    public final var visibleLines: ClosedRange<Int> {
        let first = rows.line(of: top)
        let bottom = rows.place(top, movedBy: max(0, pageHeight - 1))
        return first...max(first, rows.line(of: bottom))
    }

    /// Scrolls as little as shows a row.
    final func scrollToVisible(_ place: MarkdownRows.Place) {
        if place < top {
            top = place
        } else {
            let bottom = rows.place(top, movedBy: max(0, pageHeight - 1))
            guard place > bottom else { return }
            top = rows.place(place, movedBy: 1 - max(1, pageHeight))
        }
        scrollingDidMove()
    }
}
