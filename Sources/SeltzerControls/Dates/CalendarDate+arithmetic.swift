// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Days, months and weeks.
///
/// The arithmetic of days is `days_from_civil` and `civil_from_days` of Howard Hinnant, "chrono-Compatible Low-Level
/// Date Algorithms" (https://howardhinnant.github.io/date_algorithms.html). Its years begin in March, so that a leap day
/// is the last day of a year, and its eras have 400 years, after which the calendar repeats.
extension CalendarDate {
    /// The number of days since 1970-01-01, which is day 0; negative for earlier days.
    public var daysSince1970: Int {
        let marchYear = month <= 2 ? year - 1 : year
        let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
        let yearOfEra = marchYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * Self.daysInEra + dayOfEra - Self.daysFromEraTo1970
    }

    /// Creates the date a number of days after 1970-01-01; the nearest date for a day beyond ``years``.
    public init(daysSince1970 days: Int) {
        let shifted = days.clamped(-4_371_587, 2_932_896) + Self.daysFromEraTo1970
        let era = (shifted >= 0 ? shifted : shifted - (Self.daysInEra - 1)) / Self.daysInEra
        let dayOfEra = shifted - era * Self.daysInEra
        let yearOfEra =
            (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        self.init(
            checked: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
            dayOfYear - (153 * marchMonth + 2) / 5 + 1)
    }

    private static var daysInEra: Int { 146_097 }
    /// The days from the beginning of era 0, 0000-03-01, to 1970-01-01.
    private static var daysFromEraTo1970: Int { 719_468 }

    // MARK: Other days

    /// Returns the date a number of days later; the first or the last date if there is no such date.
    public func adding(days: Int) -> CalendarDate {
        CalendarDate(daysSince1970: daysSince1970.saturatingAdding(days))
    }

    /// Returns the same day of a later month; the last day of that month if it is shorter.
    ///
    /// Months beyond ``years`` become the first or the last month.
    public func adding(months: Int) -> CalendarDate {
        let month = calendarMonth.adding(months: months)
        return CalendarDate(
            checked: month.year, month.month, Swift.min(day, month.dayCount))
    }

    /// Returns the same day of a later year; February 28 if that year has no February 29.
    public func adding(years: Int) -> CalendarDate {
        adding(months: years.saturatingMultiplied(by: 12))
    }

    /// Returns the number of days from another date to this date; negative if this date is earlier.
    public func days(since other: CalendarDate) -> Int { daysSince1970 - other.daysSince1970 }

    // MARK: Its place

    /// The month of the date.
    public var calendarMonth: CalendarMonth { CalendarMonth(checked: year, month) }

    /// The day of the week.
    public var weekday: Weekday {
        // 1970-01-01 was a Thursday.
        Weekday.sunday.adding(days: 4 + daysSince1970 % 7)
    }

    /// The number of the day in its year, from 1.
    public var dayOfYear: Int {
        daysSince1970 - CalendarDate(checked: year, 1, 1).daysSince1970 + 1
    }

    /// Returns the first day of the date's week; the first date if the week begins before it.
    public func startOfWeek(beginningOn first: Weekday) -> CalendarDate {
        adding(days: -first.days(until: weekday))
    }

    /// Returns the number of the date's week in the year of the week, from 1.
    ///
    /// With Monday and 4 days, weeks have the numbers of ISO 8601.
    ///
    /// - Parameters:
    ///   - first: The first day of a week.
    ///   - minimumDays: The number of days that the first week of a year has at least in this year; 1 to 7.
    public func week(beginningOn first: Weekday, minimumDays: Int) -> Int {
        // The day of the week that decides to which year the week belongs.
        let start = daysSince1970 - first.days(until: weekday)
        let deciding = start + 7 - minimumDays.clamped(1, 7)
        let year = CalendarDate(daysSince1970: deciding).year
        let dayOfYear = deciding - CalendarDate(checked: year, 1, 1).daysSince1970
        return dayOfYear / 7 + 1
    }
}
