// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The visible part of a text.
///
/// Before it returns a row, the viewport checks whether the revision of the rows or the height has changed. So after
/// any change, the first row exists, and no row below the text stays empty while there are rows above. The check costs
/// at most the layout of the visible rows.
@MainActor
struct RowViewport<Rows: RowSource> {
    typealias Place = Rows.Place

    /// The number of rows for which there is room.
    var height = 0
    /// The first visible column; 0 if lines wrap.
    private(set) var leftColumn = 0
    /// Whether the end stays visible after each change.
    var isFollowing = false {
        didSet { if isFollowing, !oldValue { settled = nil } }
    }

    private var first = Place()
    private var last = Place()
    private var endIsSeen = false
    /// The revision and height for which `first`, `last` and `endIsSeen` were computed; nil if they are stale.
    private var settled: (revision: Int, height: Int)?

    // MARK: The visible rows

    /// Returns the first visible row.
    mutating func top(of rows: inout Rows) -> Place {
        settle(&rows)
        return first
    }

    /// Returns the last visible row.
    mutating func bottom(of rows: inout Rows) -> Place {
        settle(&rows)
        return last
    }

    /// Returns whether the last row of the text is visible.
    mutating func isAtEnd(of rows: inout Rows) -> Bool {
        settle(&rows)
        return endIsSeen
    }

    private mutating func settle(_ rows: inout Rows) {
        if let settled, settled.revision == rows.revision, settled.height == height { return }
        if isFollowing {
            show(lastRow: rows.lastPlace(), &rows)
        } else {
            show(rows.existing(first), &rows)
        }
    }

    /// Shows a row at the top, as far as there is text to fill the view.
    private mutating func show(_ place: Place, _ rows: inout Rows) {
        first = place
        last = place
        var missing = max(1, height) - 1
        while missing > 0, let next = rows.next(after: last) {
            last = next
            missing -= 1
        }
        endIsSeen = missing > 0 || rows.next(after: last) == nil
        if missing > 0 { first = rows.place(first, movedBy: -missing) }
        settled = (rows.revision, height)
    }

    /// Shows a row at the bottom, or higher up if there are too few rows above it.
    private mutating func show(lastRow place: Place, _ rows: inout Rows) {
        show(rows.place(place, movedBy: 1 - max(1, height)), &rows)
    }

    // MARK: Scrolling

    /// Makes a row the first visible one after the rows changed.
    ///
    /// A viewport that follows the end still shows the end.
    mutating func keep(_ place: Place) {
        first = place
        settled = nil
    }

    /// Scrolls so that a row is at the top, as far as there is text to fill the view.
    mutating func move(to place: Place, in rows: inout Rows) {
        show(rows.existing(place), &rows)
    }

    /// Scrolls to the end.
    mutating func moveToEnd(of rows: inout Rows) {
        show(lastRow: rows.lastPlace(), &rows)
    }

    /// Scrolls by rows, downwards if positive.
    mutating func move(byRows count: Int, in rows: inout Rows) {
        show(rows.place(top(of: &rows), movedBy: count), &rows)
    }

    /// Scrolls just far enough to show a row.
    mutating func reveal(_ place: Place, in rows: inout Rows) {
        settle(&rows)
        if place < first {
            show(place, &rows)
        } else if place > last {
            show(lastRow: place, &rows)
        }
    }

    // MARK: Columns

    /// Scrolls by columns, to the right if positive; stops where no visible row has text.
    mutating func move(byColumns count: Int, in rows: inout Rows) {
        let new = max(0, leftColumn.saturatingAdding(count))
        guard new > leftColumn else { return leftColumn = new }
        if hasColumn(new, &rows) { leftColumn = new }
    }

    /// Scrolls so that a column is the first visible column.
    mutating func move(toColumn column: Int) { leftColumn = max(0, column) }

    /// Scrolls to the left until text fills the view; called after a change of the text or the width.
    mutating func fillColumns(width: Int, in rows: inout Rows) {
        let old = leftColumn
        guard old > 0 else { return }
        var widest = 0
        forEachRow(&rows) { place, rows in
            widest = max(widest, rows.columnCount(of: place))
            return widest - width < old
        }
        // One more column is for the cursor after the last character.
        leftColumn = min(old, max(0, widest + 1 - width))
    }

    private mutating func hasColumn(_ column: Int, _ rows: inout Rows) -> Bool {
        var isFound = false
        forEachRow(&rows) { place, rows in
            isFound = rows.columnCount(of: place) > column
            return !isFound
        }
        return isFound
    }

    /// Calls a closure with the visible rows from the top, until it returns false.
    private mutating func forEachRow(
        _ rows: inout Rows, _ body: (Place, inout Rows) -> Bool
    ) {
        var place = top(of: &rows)
        while body(place, &rows), place < last, let next = rows.next(after: place) { place = next }
    }
}
