// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// A view that scrolls its text by rows, and by columns if lines do not wrap.
///
/// All scrolling uses the ``RowViewport``, so that all these views scroll by the same rules.
@MainActor
protocol RowScrolling: Control, ContentScrolling {
    associatedtype Rows: RowSource

    /// The rows of the text.
    var rows: Rows { get set }
    /// The visible part of the rows.
    var viewport: RowViewport<Rows> { get set }
    /// The cells of the text, in the view's own coordinates.
    var textRect: Rect { get }
    /// The number of rows for which there is room.
    var pageHeight: Int { get }
    /// Whether the view scrolls sideways.
    var scrollsColumns: Bool { get }
    /// The search, whose matches the scroll bar marks.
    var findInteraction: FindInteraction? { get }
    var autoscroll: DragAutoscroll { get }
    var scrollBar: ScrollBar { get }

    /// Updates everything that depends on the visible rows, except the scroll bar; called after scrolling.
    func rowsDidScroll()

    /// Called when the visible rows have changed; a view can start or stop to follow its end.
    func visibleRowsDidMove(endIsSeen: Bool)

    /// Runs a change by the user, and reports its effect, such as a new selection, with an event.
    ///
    /// Outside of this method, scrolling and selecting report nothing. The calls do not nest.
    func asUser<Result>(_ body: () -> Result) -> Result
}

extension TextSearching {
    /// Runs a change that the user makes in the find bar; views that scroll by rows report it.
    func asUserIfPossible(_ body: () -> Void) {
        if let view = self as? any RowScrolling { view.asUser(body) } else { body() }
    }
}

// MARK: Layout

extension RowScrolling {
    /// Adds the scroll bar, and lets the view take the room that it gets.
    ///
    /// - Parameter barDidMove: Runs when the user has moved the thumb of the bar.
    func setUpScrolling(
        barDidMove: @escaping @MainActor (Self) -> Void = { $0.scrollByBar() }
    ) {
        clipsToBounds = true
        setContentPriorities(.defaultLow)
        addSubview(scrollBar)
        scrollBar.addAction(for: .valueChanged) { [weak self] _ in
            if let self { barDidMove(self) }
        }
    }

    /// Lays out the rows for a width; the first visible row of the old width stays at the top.
    func layOutRows(width: Int) {
        rows.joinedClusters = joinedClusters
        guard rows.width != width else { return }
        viewport.keep(rows.setWidth(width, keeping: viewport.top(of: &rows)))
        if !scrollsColumns { viewport.move(toColumn: 0) }
    }
}

// MARK: The visible rows

extension RowScrolling {
    /// The viewport with the present height of the view.
    var fittedViewport: RowViewport<Rows> {
        get {
            viewport.height = pageHeight
            return viewport
        }
        set { viewport = newValue }
    }

    /// The first visible row.
    var top: Rows.Place { fittedViewport.top(of: &rows) }

    package var firstShownPlace: AnyHashable { [AnyHashable(top), AnyHashable(leftColumn)] }

    /// The last visible row.
    var bottom: Rows.Place { fittedViewport.bottom(of: &rows) }

    /// Whether the last row of the text is visible.
    var isAtEnd: Bool { fittedViewport.isAtEnd(of: &rows) }

    /// The first visible column, if lines do not wrap.
    var leftColumn: Int { viewport.leftColumn }

    /// Returns the index of a visible row, from the top; nil if the row is not visible.
    func visibleRow(of place: Rows.Place) -> Int? {
        var current = top
        guard pageHeight > 0, place >= current, place <= bottom else { return nil }
        var row = 0
        while current < place, let next = rows.next(after: current) {
            current = next
            row += 1
        }
        return row
    }

    /// Calls a closure with each visible row and its index from the top.
    func forEachVisiblePlace(_ body: (Rows.Place, Int) -> Void) {
        guard pageHeight > 0 else { return }
        var place = top
        let last = bottom
        var row = 0
        while true {
            body(place, row)
            guard place < last, let next = rows.next(after: place) else { return }
            place = next
            row += 1
        }
    }
}

// MARK: Scrolling

extension RowScrolling {
    func visibleRowsDidMove(endIsSeen: Bool) {}

    func rowsDidScroll() {}

    /// Updates the view after scrolling.
    func didScroll() {
        rowsDidScroll()
        updateScrollBar()
        setNeedsDisplay()
    }

    /// Scrolls by rows, downwards if positive, and by columns to the right.
    ///
    /// - Returns: Whether the view scrolled.
    @discardableResult
    func scroll(byRows count: Int, columns: Int = 0) -> Bool {
        let old = (top: top, column: leftColumn)
        if count != 0 {
            fittedViewport.move(byRows: count, in: &rows)
            visibleRowsDidMove(endIsSeen: isAtEnd)
        }
        if columns != 0, scrollsColumns { fittedViewport.move(byColumns: columns, in: &rows) }
        guard top != old.top || leftColumn != old.column else { return false }
        didScroll()
        return true
    }

    /// Scrolls by a move along the text.
    ///
    /// - Returns: Whether the view scrolled.
    @discardableResult
    func scroll(_ move: ListMove) -> Bool {
        layoutIfNeeded()
        let old = top
        switch move {
        case .items(let count): return scroll(byRows: count)
        case .pages(let count):
            return scroll(byRows: count.saturatingMultiplied(by: max(1, pageHeight - 1)))
        case .first: scroll(toPlace: Rows.Place())
        case .last: scrollToLastRow()
        }
        return top != old
    }

    /// Scrolls by a page, less one row or column.
    ///
    /// - Returns: Whether the view scrolled.
    func scrollPage(_ direction: AccessibilityScrollDirection) -> Bool {
        layoutIfNeeded()
        let page = (rows: max(1, pageHeight - 1), columns: max(1, textRect.width - 1))
        return switch direction {
        case .up: scroll(byRows: -page.rows)
        case .down: scroll(byRows: page.rows)
        case .left: scroll(byRows: 0, columns: -page.columns)
        case .right: scroll(byRows: 0, columns: page.columns)
        }
    }

    /// Scrolls by the wheel.
    func scroll(byWheelOf event: MouseEvent) -> Bool {
        let lines = wheelLines()
        return scroll(
            byRows: event.scroll.y.saturatingMultiplied(by: lines),
            columns: event.scroll.x.saturatingMultiplied(by: lines.saturatingMultiplied(by: 2)))
    }

    /// Scrolls so that a row is at the top, as far as there is text to fill the view.
    func scroll(toPlace place: Rows.Place) {
        fittedViewport.move(to: place, in: &rows)
        visibleRowsDidMove(endIsSeen: isAtEnd)
        didScroll()
    }

    /// Scrolls to the end.
    func scrollToLastRow() {
        fittedViewport.moveToEnd(of: &rows)
        visibleRowsDidMove(endIsSeen: true)
        didScroll()
    }

    /// Scrolls just far enough to show a row.
    func scrollToVisible(_ place: Rows.Place) {
        fittedViewport.reveal(place, in: &rows)
        visibleRowsDidMove(endIsSeen: isAtEnd)
        didScroll()
    }
}

// MARK: Dragging

extension RowScrolling {
    /// Selects to the pointer of a drag, and scrolls while the pointer is beyond an edge.
    ///
    /// - Parameters:
    ///   - cell: The place of the pointer.
    ///   - byColumns: Whether the drag scrolls sideways too, if the view does.
    ///   - select: Extends the selection to a cell. The view keeps the closure until the end of the drag.
    func followDrag(
        to cell: Point, byColumns: Bool = true, _ select: @escaping @MainActor (Point) -> Void
    ) {
        autoscroll.stop()
        asUser { select(cell) }
        let rect = textRect
        let step = cell.y < rect.minY ? -1 : cell.y >= rect.minY + pageHeight ? 1 : 0
        var columns = 0
        if byColumns, scrollsColumns {
            columns = cell.x < rect.minX ? -2 : cell.x >= rect.maxX ? 2 : 0
        }
        guard step != 0 || columns != 0 else { return }
        autoscroll.start(in: window?.application) { [weak self] in
            guard let self, isTracking else { return false }
            return asUser {
                let goesOn = scroll(byRows: step, columns: columns)
                select(cell)
                return goesOn
            }
        }
    }
}

// MARK: The scroll bar

extension RowScrolling {
    /// Shows the visible part of the text in the scroll bar.
    func updateScrollBar() {
        let (top, bottom, isAtEnd) = (top, bottom, isAtEnd)
        scrollBar.isHidden = pageHeight == 0 || isAtEnd && rows.isFirst(top)
        guard !scrollBar.isHidden else { return }
        let first = rows.barStep(of: top)
        let length = max(0, rows.barStep(of: bottom) - first)
        scrollBar.visibleLength = length + 1
        // A step may have many rows. A further step stands for the end, so that the bar can move in any text.
        let last = max(1, rows.barStepCount - 1 - length, isAtEnd ? 0 : first + 1)
        scrollBar.values = 0...last
        scrollBar.pageLength = max(1, length)
        scrollBar.value = isAtEnd ? last : first
        let hasMarks = rows.barStepsAreLines
        scrollBar.marks =
            hasMarks ? findInteraction?.marks(of: rows.barStepCount, count: pageHeight) ?? [] : []
        scrollBar.currentMark = hasMarks ? findInteraction?.currentLine : nil
    }

    /// Scrolls as the user moves the thumb of the bar.
    func scrollByBar() {
        if scrollBar.value >= scrollBar.values.upperBound {
            scrollToLastRow()
        } else {
            scroll(toPlace: rows.place(ofBarStep: scrollBar.value))
        }
    }
}
