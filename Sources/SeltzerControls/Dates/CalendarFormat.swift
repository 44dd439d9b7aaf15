// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The names and the habits of a language and a place for dates and times.
///
/// ``current`` reads them from the system. A program may also give its own:
///
/// ```swift
/// var format = CalendarFormat.iso8601
/// format.firstWeekday = .sunday
/// format.dateOrder = .monthDayYear
/// format.dateSeparator = "/"
/// calendar.format = format
/// ```
public struct CalendarFormat: Hashable, Sendable {
    /// The order of the parts of a date.
    public enum DateOrder: Hashable, Sendable, CaseIterable {
        /// As in `2026-03-21`.
        case yearMonthDay
        /// As in `21.03.2026`.
        case dayMonthYear
        /// As in `03/21/2026`.
        case monthDayYear
    }

    /// The names of the months, from January.
    public var monthNames: [String]
    /// The short names of the months, from January.
    public var shortMonthNames: [String]
    /// The names of the days of the week, from Sunday.
    public var weekdayNames: [String]
    /// The short names of the days of the week, from Sunday.
    public var shortWeekdayNames: [String]
    /// The first day of a week.
    public var firstWeekday = Weekday.monday
    /// The number of days that the first week of a year has at least in this year, 1 to 7; 4 in ISO 8601.
    public var minimumDaysInFirstWeek = 4
    /// The order of the parts of a date.
    public var dateOrder = DateOrder.yearMonthDay
    /// The text between two parts of a date.
    public var dateSeparator = "-"
    /// Whether times have the hours 0 to 23; if false, 1 to 12 with ``amSymbol`` or ``pmSymbol``.
    public var uses24HourClock = true
    /// The word for the hours before noon.
    public var amSymbol = "AM"
    /// The word for the hours from noon on.
    public var pmSymbol = "PM"

    /// The format of ISO 8601, such as `2026-03-21 14:30`, with English names.
    public static var iso8601: CalendarFormat { CalendarFormat() }

    /// The system's names and weeks, with the numbers of ISO 8601, for fields whose answers also come from flags.
    package static var answers: CalendarFormat {
        var format = current
        (format.dateOrder, format.dateSeparator) = (iso8601.dateOrder, iso8601.dateSeparator)
        format.uses24HourClock = true
        return format
    }

    private init() {
        monthNames = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September",
            "October", "November", "December",
        ]
        weekdayNames = [
            "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
        ]
        shortMonthNames = monthNames.map { String($0.prefix(3)) }
        shortWeekdayNames = weekdayNames.map { String($0.prefix(3)) }
    }

    // MARK: Names

    /// Returns the name of a month; its number if there is no name.
    func name(ofMonth month: Int) -> String { Self.name(month, in: monthNames) }

    /// Returns the name of a day of the week; its number if there is no name.
    func name(of weekday: Weekday) -> String { Self.name(weekday.rawValue, in: weekdayNames) }

    /// Returns the short name of a day of the week; its number if there is no name.
    func shortName(of weekday: Weekday) -> String {
        Self.name(weekday.rawValue, in: shortWeekdayNames)
    }

    private static func name(_ number: Int, in names: [String]) -> String {
        names.indices.contains(number - 1) ? names[number - 1] : String(number)
    }

    /// The days of a week, from the first one.
    var weekdays: [Weekday] { (0..<7).map { firstWeekday.adding(days: $0) } }

    // MARK: Texts

    /// Returns a month as a title, such as `March 2026`.
    public func title(of month: CalendarMonth) -> String {
        "\(name(ofMonth: month.month)) \(month.year)"
    }

    /// Returns a date as text in numbers, such as `21.03.2026`.
    public func string(from date: CalendarDate) -> String {
        let year = (date.year < 0 ? "-" : "") + date.year.magnitude.padded(to: 4)
        let parts = [
            DatePart.year: year, .month: date.month.magnitude.padded(to: 2),
            .day: date.day.magnitude.padded(to: 2),
        ]
        return dateParts.compactMap { parts[$0] }.joined(separator: dateSeparator)
    }

    /// Returns a time as text, such as `14:30` or `2:30 PM`; with seconds unless they are 0.
    public func string(from time: TimeOfDay) -> String {
        guard !uses24HourClock else { return time.description }
        let parts = time.second == 0 ? [time.minute] : [time.minute, time.second]
        let hour = (time.hour + 11) % 12 + 1
        return ([String(hour)] + parts.map { $0.magnitude.padded(to: 2) })
            .joined(separator: ":") + " \(time.hour < 12 ? amSymbol : pmSymbol)"
    }

    /// Returns a date in words with its day of the week, such as `Saturday, 21 March 2026`.
    func words(for date: CalendarDate) -> String {
        let month = name(ofMonth: date.month)
        let words =
            dateOrder == .monthDayYear ? "\(month) \(date.day)," : "\(date.day) \(month)"
        return "\(name(of: date.weekday)), \(words) \(date.year)"
    }

    /// Returns the date of a text in the order of this format or of ISO 8601; nil if there is no such day.
    public func date(from text: String) -> CalendarDate? {
        let text = String(text.trimmed)
        if let date = CalendarDate(text) { return date }
        let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
        guard numbers.count == 3 else { return nil }
        let parts = Dictionary(uniqueKeysWithValues: zip(dateParts, numbers))
        guard let year = parts[.year], let month = parts[.month], let day = parts[.day] else {
            return nil
        }
        return CalendarDate(year: year, month: month, day: day)
    }

    /// Returns the time of a text such as `14:30` or `2:30 PM`; nil if there is no such time.
    public func time(from text: String) -> TimeOfDay? {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let time = words.first.flatMap(TimeOfDay.init), words.count <= 2 else { return nil }
        guard words.count == 2 else { return time }
        let word = words[1].lowercased()
        let isAfternoon = word == pmSymbol.lowercased() || word == "pm"
        guard isAfternoon || word == amSymbol.lowercased() || word == "am",
            (1...12).contains(time.hour)
        else { return nil }
        return TimeOfDay(
            hour: time.hour % 12 + (isAfternoon ? 12 : 0), minute: time.minute,
            second: time.second)
    }

    /// The parts of a date in their order.
    var dateParts: [DatePart] {
        switch dateOrder {
        case .yearMonthDay: [.year, .month, .day]
        case .dayMonthYear: [.day, .month, .year]
        case .monthDayYear: [.month, .day, .year]
        }
    }
}
