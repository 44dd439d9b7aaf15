// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: CalendarDate+arithmetic, CalendarDate+seconds, CalendarMonth, Weekday, TimeOfDay.

import Foundation
import SeededRandom
import Testing

@testable import SeltzerControls

@Suite struct CalendarDateTests {
    @Test(arguments: [
        "2026-11-25", "2024-02-29", "0001-01-01", "9999-12-31", "2000-02-29", "0000-02-29",
        "-0044-03-15", "-9999-01-01",
    ])
    func daysOfTheCalendarAreDates(text: String) {
        #expect(CalendarDate(text)?.description == text)
    }

    @Test(arguments: [
        "2026-02-29", "2026-04-31", "1900-02-29", "2026-13-01", "2026-00-10", "2026-1", "x", "",
        "____-__-__", "10000-01-01", "2026-01-01-01", "2026-+1-01", "--044-03-15", "-10000-01-01",
    ])
    func otherTextsAreNone(text: String) {
        #expect(CalendarDate(text) == nil)
    }

    @Test func datesAreInOrder() throws {
        let dates = try ["2026-01-02", "2025-12-31", "2026-01-01"].map {
            try #require(CalendarDate($0))
        }
        #expect(dates.sorted().map(\.description) == ["2025-12-31", "2026-01-01", "2026-01-02"])
    }

    // MARK: Arithmetic

    /// Days of the whole range, the ends first.
    private func days(_ count: Int) -> [Int] {
        var random = SeededGenerator(seed: 44)
        let ends = [CalendarDate.min, .max].map(\.daysSince1970)
        return ends + (0..<count).map { _ in Int.random(in: ends[0]...ends[1], using: &random) }
    }

    /// The C library counts days of the Gregorian calendar before 1582, too.
    @Test func daysAreThoseOfTheCLibrary() {
        for day in days(5_000) {
            var seconds = time_t(day * 86_400)
            var parts = tm()
            #expect(gmtime_r(&seconds, &parts) != nil)
            let date = CalendarDate(daysSince1970: day)
            #expect(date.year == Int(parts.tm_year) + 1_900)
            #expect(date.month == Int(parts.tm_mon) + 1)
            #expect(date.day == Int(parts.tm_mday))
            #expect(date.weekday.rawValue == Int(parts.tm_wday) + 1)
            #expect(date.dayOfYear == Int(parts.tm_yday) + 1)
            #expect(date.daysSince1970 == day)
            #expect(CalendarDate(date.description) == date)
        }
    }

    /// Foundation has another calendar before 1582-10-15.
    ///
    /// Its sums with negative months are wrong at times (Swift 6.3.1): 98 months before 4546-04-29, it has 4538-03-01.
    @Test func sumsAndWeeksAreThoseOfFoundation() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        var random = SeededGenerator(seed: 7)
        func foundation(_ date: CalendarDate) -> Date {
            Date(timeIntervalSince1970: Double(date.secondsSince1970()))
        }
        func own(_ date: Date) -> CalendarDate {
            CalendarDate(secondsSince1970: Int(date.timeIntervalSince1970))
        }
        for _ in 0..<1_000 {
            let day = Int.random(in: -130_000...2_900_000, using: &random)
            let date = CalendarDate(daysSince1970: day)
            let months = Int.random(in: 0...400, using: &random)
            let count = Int.random(in: -9_000...9_000, using: &random)
            let later = try #require(
                calendar.date(byAdding: .month, value: months, to: foundation(date)))
            #expect(date.adding(months: months) == own(later))
            let earlier = date.adding(months: -months)
            #expect(earlier.calendarMonth.adding(months: months) == date.calendarMonth)
            #expect(earlier.day == min(date.day, earlier.calendarMonth.dayCount))
            let other = try #require(
                calendar.date(byAdding: .day, value: count, to: foundation(date)))
            #expect(date.adding(days: count) == own(other))
            #expect(own(other).days(since: date) == count)
            let year = try #require(
                calendar.date(byAdding: .year, value: months / 12, to: foundation(date)))
            #expect(date.adding(years: months / 12) == own(year))
            for first in [Weekday.sunday, .monday, .saturday] {
                let minimum = Int.random(in: 1...7, using: &random)
                calendar.firstWeekday = first.rawValue
                calendar.minimumDaysInFirstWeek = minimum
                #expect(
                    date.week(beginningOn: first, minimumDays: minimum)
                        == calendar.component(.weekOfYear, from: foundation(date)))
                let start = date.startOfWeek(beginningOn: first)
                #expect(start.weekday == first && (0...6).contains(date.days(since: start)))
            }
        }
    }

    @Test func monthsFollowOneAnother() {
        var month = CalendarDate.min.calendarMonth
        var wrong: [CalendarMonth] = []
        while month < CalendarDate.max.calendarMonth {
            let next = month.adding(months: 1)
            if month.lastDay.adding(days: 1) != next.firstDay { wrong.append(month) }
            if next.adding(months: -1) != month { wrong.append(month) }
            month = next
        }
        #expect(wrong.isEmpty)
        #expect(month.description == "9999-12" && month.adding(months: 1) == month)
        #expect(CalendarMonth(year: 2026, month: 13) == nil)
        #expect(CalendarMonth(year: 10_000, month: 1) == nil)
    }

    @Test func sumsEndAtTheFirstAndTheLastDate() {
        #expect(CalendarDate.max.adding(days: 1) == .max)
        #expect(CalendarDate.max.adding(days: .max) == .max)
        #expect(CalendarDate.min.adding(days: .min) == .min)
        #expect(CalendarDate.max.adding(months: .max).description == "9999-12-31")
        #expect(CalendarDate.min.adding(years: .min).description == "-9999-01-01")
        #expect(CalendarDate.min.startOfWeek(beginningOn: .sunday) == .min)
        #expect(CalendarDate(secondsSince1970: .min) == .min)
        #expect(CalendarDate(secondsSince1970: .max, secondsFromGMT: .max) == .max)
    }

    @Test func aShorterMonthHasItsLastDay() throws {
        let date = try #require(CalendarDate("2024-01-31"))
        #expect(date.adding(months: 1).description == "2024-02-29")
        #expect(date.adding(months: -2).description == "2023-11-30")
        let leap = try #require(CalendarDate("2024-02-29"))
        #expect(leap.adding(years: 1).description == "2025-02-28")
        #expect(leap.adding(years: -4).description == "2020-02-29")
        #expect(leap.calendarMonth.day(40).description == "2024-02-29")
    }

    @Test func secondsHaveADayInEachTimeZone() {
        #expect(CalendarDate(secondsSince1970: 0).description == "1970-01-01")
        #expect(CalendarDate(secondsSince1970: -1).description == "1969-12-31")
        #expect(CalendarDate(secondsSince1970: -86_400).description == "1969-12-31")
        #expect(CalendarDate(secondsSince1970: -86_401).description == "1969-12-30")
        #expect(
            CalendarDate(secondsSince1970: 0, secondsFromGMT: -3_600).description == "1969-12-31")
        let noon = TimeOfDay(secondOfDay: 43_200)
        #expect(
            CalendarDate(daysSince1970: 1).secondsSince1970(at: noon, secondsFromGMT: 3_600)
                == 86_400 + 43_200 - 3_600)
    }

    @Test func todayIsTheDayOfTheSystem() {
        // Between two questions midnight may pass.
        let before = Date()
        let (today, now) = (CalendarDate.today, TimeOfDay.now)
        let days = [before, Date()].map { date in
            CalendarDate(
                secondsSince1970: Int(date.timeIntervalSince1970),
                secondsFromGMT: TimeZone.current.secondsFromGMT(for: date))
        }
        #expect(days.contains(today))
        #expect((0..<86_400).contains(now.secondOfDay))
    }

    @Test(arguments: [
        ("00:00", 0), ("7:30", 27_000), ("23:59:59", 86_399), ("14:30:05", 52_205),
    ])
    func timesAreRead(text: String, seconds: Int) throws {
        let time = try #require(TimeOfDay(text))
        #expect(time.secondOfDay == seconds)
        #expect(TimeOfDay(time.description) == time)
        #expect(TimeOfDay(secondOfDay: seconds) == time)
    }

    @Test(arguments: ["", "24:00", "12:60", "12", "12:", "1:2:3:4", "+1:00", "12:30:60", "١٢:٣٠"])
    func otherTextsAreNoTimes(text: String) {
        #expect(TimeOfDay(text) == nil)
    }

    @Test func timesBeyondADayAreItsEnds() {
        #expect(TimeOfDay(secondOfDay: -1) == .midnight)
        #expect(TimeOfDay(secondOfDay: .max).description == "23:59:59")
        #expect(TimeOfDay.midnight < TimeOfDay(secondOfDay: 1))
    }
}
