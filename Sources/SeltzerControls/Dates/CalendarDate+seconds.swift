// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Points in time, as other programs and Foundation's `Date` count them.
extension CalendarDate {
    /// Creates the date of a point in time.
    ///
    /// ```swift
    /// let now = Foundation.Date()
    /// let offset = TimeZone.current.secondsFromGMT(for: now)
    /// let day = CalendarDate(secondsSince1970: Int(now.timeIntervalSince1970), secondsFromGMT: offset)
    /// ```
    ///
    /// - Parameters:
    ///   - seconds: The seconds since the beginning of 1970-01-01 in UTC.
    ///   - offset: The seconds by which clocks are ahead of UTC.
    public init(secondsSince1970 seconds: Int, secondsFromGMT offset: Int = 0) {
        let local = seconds.saturatingAdding(offset)
        self.init(
            daysSince1970: local >= 0 ? local / 86_400 : (local + 1) / 86_400 - 1)
    }

    /// Returns the seconds from the beginning of 1970-01-01 in UTC to a time of this day.
    ///
    /// - Parameters:
    ///   - time: The time of the day.
    ///   - offset: The seconds by which clocks are ahead of UTC.
    public func secondsSince1970(
        at time: TimeOfDay = .midnight, secondsFromGMT offset: Int = 0
    ) -> Int {
        (daysSince1970 * 86_400 + time.secondOfDay).saturatingSubtracting(offset)
    }

    /// The date of today, on the clock and in the time zone of the system.
    public static var today: CalendarDate { LocalTime.now.date }
}

extension TimeOfDay {
    /// The present time, on the clock and in the time zone of the system.
    public static var now: TimeOfDay { LocalTime.now.timeOfDay }
}

/// The date and the time that a clock on the wall shows.
private struct LocalTime {
    /// The seconds since the beginning of 1970-01-01 in the time zone of the system.
    private let seconds: Int

    static var now: LocalTime {
        var moment = time(nil)
        var local = tm()
        let offset = localtime_r(&moment, &local) == nil ? 0 : Int(local.tm_gmtoff)
        return LocalTime(seconds: Int(moment).saturatingAdding(offset))
    }

    var date: CalendarDate { CalendarDate(secondsSince1970: seconds) }

    var timeOfDay: TimeOfDay {
        TimeOfDay(secondOfDay: (seconds % 86_400 + 86_400) % 86_400)
    }
}
