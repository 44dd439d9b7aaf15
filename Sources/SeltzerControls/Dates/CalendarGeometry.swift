// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The cells of a month in a rectangle: a title, the days of the week, and six weeks.
///
/// If rows are missing, the days of the week go first, then weeks far from a given one.
struct CalendarGeometry: Hashable {
    /// The weeks of a month, so that months do not differ in height.
    static var weeks: Int { 6 }
    /// The cells of a day: a bar, two digits, and a sign or a bar.
    private static var dayWidth: Int { 4 }
    private static var numberWidth: Int { 3 }

    /// The columns of a day, with the empty ones: 4, or less if columns are missing.
    let pitch: Int
    /// The columns of the numbers of weeks.
    let weekNumberWidth: Int
    /// The row of the title; empty if there is none.
    let title: Rect
    /// The row of the names of days; empty if there is none.
    let header: Rect
    /// The cells of the weeks that are visible.
    let grid: Rect
    /// The first visible week, from 0.
    let firstWeek: Int

    static func size(showsWeekNumbers: Bool) -> Size {
        Size(
            width: 7 * dayWidth + (showsWeekNumbers ? numberWidth : 0), height: weeks + 2)
    }

    /// Lays out a month.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle.
    ///   - showsWeekNumbers: Whether there is a column for the numbers of weeks.
    ///   - week: A week that is visible if there is any row for weeks, from 0.
    init(in bounds: Rect, showsWeekNumbers: Bool, showing week: Int) {
        let weekNumberWidth = showsWeekNumbers && bounds.width >= 17 ? Self.numberWidth : 0
        self.weekNumberWidth = weekNumberWidth
        // The last day needs no empty cell after its digits.
        pitch = ((bounds.width - weekNumberWidth + 1) / 7).clamped(2, Self.dayWidth)
        let width = min(bounds.width, 7 * pitch + weekNumberWidth)
        var rest = Rect(x: bounds.minX, y: bounds.minY, width: width, height: bounds.height)
        func takeRow(if hasRow: Bool) -> Rect {
            guard hasRow else { return .zero }
            var row = rest
            row.size.height = 1
            rest.origin.y += 1
            rest.size.height -= 1
            return row
        }
        title = takeRow(if: bounds.height > 2)
        header = takeRow(if: bounds.height > Self.weeks + 1)
        rest.size.height = min(rest.height, Self.weeks)
        grid = rest
        firstWeek = (week - rest.height + 1).clamped(0, max(0, Self.weeks - rest.height))
    }

    /// The cell of the button for the month before.
    var previous: Rect { title.isEmpty ? .zero : end(of: title, isFirst: true) }
    /// The cell of the button for the month after.
    var next: Rect { title.isEmpty ? .zero : end(of: title, isFirst: false) }

    private func end(of row: Rect, isFirst: Bool) -> Rect {
        let width = min(3, row.width / 2)
        return Rect(x: isFirst ? row.minX : row.maxX - width, y: row.minY, width: width, height: 1)
    }

    /// Returns the cells of a place in the grid; nil if it is not visible.
    ///
    /// - Parameter place: The number of the place, from 0 for the first day of the first week.
    func rect(of place: Int) -> Rect? {
        let week = place / 7 - firstWeek
        guard place >= 0, (0..<grid.height).contains(week) else { return nil }
        let x = grid.minX + weekNumberWidth + place % 7 * pitch
        return Rect(
            x: x, y: grid.minY + week, width: min(pitch, max(0, grid.maxX - x)), height: 1)
    }

    /// Returns the column of the first digit in the cells of a day.
    var digitsOffset: Int { pitch >= Self.dayWidth ? 1 : 0 }

    /// Returns the place at a point; nil if there is none.
    func place(at point: Point) -> Int? {
        guard grid.contains(point) else { return nil }
        let column = point.x - grid.minX - weekNumberWidth
        guard column >= 0, column / pitch < 7 else { return nil }
        return (point.y - grid.minY + firstWeek) * 7 + column / pitch
    }
}
