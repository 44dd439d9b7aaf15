// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A day of the proleptic Gregorian calendar, without a time and a time zone.
///
/// The calendar of today is also used for days before its introduction in 1582, as in ISO 8601. Year 0 is the year
/// before year 1, and has the text `0000`.
///
/// ```swift
/// let day = CalendarDate(year: 2026, month: 3, day: 31)
/// day?.adding(months: 1)      // 2026-04-30
/// day?.weekday                // .tuesday
/// ```
public struct CalendarDate: Hashable, Sendable {
    /// The year, within ``years``.
    public let year: Int
    /// The month, from 1.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// The years that have dates: -9,999 to 9,999.
    public static var years: ClosedRange<Int> { -9_999...9_999 }

    /// The first date.
    public static var min: CalendarDate { CalendarDate(daysSince1970: .min) }

    /// The last date.
    public static var max: CalendarDate { CalendarDate(daysSince1970: .max) }

    /// Creates a date; nil if there is no such day.
    public init?(year: Int, month: Int, day: Int) {
        guard Self.years.contains(year), (1...12).contains(month),
            (1...CalendarMonth.dayCount(of: month, year: year)).contains(day)
        else { return nil }
        self.init(checked: year, month, day)
    }

    /// Creates a date from parts that are known to exist.
    init(checked year: Int, _ month: Int, _ day: Int) {
        (self.year, self.month, self.day) = (year, month, day)
    }
}

extension CalendarDate: Comparable {
    /// Returns whether a date is before another.
    public static func < (first: CalendarDate, second: CalendarDate) -> Bool {
        (first.year, first.month, first.day) < (second.year, second.month, second.day)
    }
}

extension CalendarDate: LosslessStringConvertible {
    /// Reads a date such as `2026-11-25`; nil if there is no such day.
    ///
    /// A year before year 0 has a sign, as in `-0044-03-15`.
    public init?(_ description: String) {
        let isNegative = description.hasPrefix("-")
        let text = isNegative ? description.dropFirst() : description[...]
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, let year = Self.number(parts[0], 4),
            let month = Self.number(parts[1], 2), let day = Self.number(parts[2], 2)
        else { return nil }
        self.init(year: isNegative ? -year : year, month: month, day: day)
    }

    /// The date as text, such as `2026-11-25`.
    public var description: String {
        (year < 0 ? "-" : "") + year.magnitude.padded(to: 4) + "-" + month.magnitude.padded(to: 2)
            + "-" + day.magnitude.padded(to: 2)
    }

    /// Returns a number of one digit to a count of digits; nil for other texts.
    private static func number(_ text: Substring, _ count: Int) -> Int? {
        guard (1...count).contains(text.utf8.count),
            text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { return nil }
        return Int(text)
    }
}

extension UInt {
    /// Returns the number in decimal, with zeros before it up to a count of digits.
    func padded(to count: Int) -> String {
        let digits = String(self)
        return String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits
    }
}
