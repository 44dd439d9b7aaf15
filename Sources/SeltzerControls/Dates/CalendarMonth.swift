// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A month of a year of the Gregorian calendar.
public struct CalendarMonth: Hashable, Sendable {
    /// The year, within ``CalendarDate/years``.
    public let year: Int
    /// The month, from 1.
    public let month: Int

    /// Creates a month; nil if there is no such month.
    public init?(year: Int, month: Int) {
        guard CalendarDate.years.contains(year), (1...12).contains(month) else { return nil }
        self.init(checked: year, month)
    }

    /// Creates a month from parts that are known to exist.
    init(checked year: Int, _ month: Int) {
        (self.year, self.month) = (year, month)
    }

    /// Returns a later month; the first or the last month if there is no such month.
    public func adding(months: Int) -> CalendarMonth {
        let years = CalendarDate.years
        let index = (year * 12 + month - 1).saturatingAdding(months)
            .clamped(years.lowerBound * 12, years.upperBound * 12 + 11)
        let year = (index >= 0 ? index : index - 11) / 12
        return CalendarMonth(checked: year, index - year * 12 + 1)
    }

    /// The number of days of the month.
    public var dayCount: Int { Self.dayCount(of: month, year: year) }

    /// The first day of the month.
    public var firstDay: CalendarDate { CalendarDate(checked: year, month, 1) }

    /// The last day of the month.
    public var lastDay: CalendarDate { CalendarDate(checked: year, month, dayCount) }

    /// Returns a day of the month; the nearest day if there is no such day.
    public func day(_ day: Int) -> CalendarDate {
        CalendarDate(checked: year, month, day.clamped(1, dayCount))
    }

    /// Returns the number of days of a month; `month` is 1 to 12.
    static func dayCount(of month: Int, year: Int) -> Int {
        switch month {
        case 2: isLeapYear(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func isLeapYear(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }
}

extension CalendarMonth: Comparable {
    /// Returns whether a month is before another.
    public static func < (first: CalendarMonth, second: CalendarMonth) -> Bool {
        (first.year, first.month) < (second.year, second.month)
    }
}

extension CalendarMonth: CustomStringConvertible {
    /// The month as text, such as `2026-11`.
    public var description: String { String(firstDay.description.dropLast(3)) }
}
