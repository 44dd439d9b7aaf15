// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: CalendarFormat+locale, WeekTerritories.

import SeededRandom
import Testing

@testable import SeltzerControls

@Suite struct CalendarFormatTests {
    private let day = CalendarDate(checked: 2026, 3, 5)

    @Test(arguments: [
        ("%d.%m.%Y", "05.03.2026"), ("%m/%d/%Y", "03/05/2026"), ("%m/%d/%y", "03/05/2026"),
        ("%Y-%m-%d", "2026-03-05"), ("%-d.%-m.%Y", "05.03.2026"), ("%e. %m. %Y", "05. 03. 2026"),
        // Other formats keep the order of ISO 8601.
        ("%a %d %b %Y", "2026-03-05"), ("%F", "2026-03-05"), ("", "2026-03-05"),
        ("%Y%m%d", "2026-03-05"), ("%d.%m/%Y", "2026-03-05"), ("%", "2026-03-05"),
        ("%dx%mx%Y", "2026-03-05"),
    ])
    func theOrderIsReadFromTheSystem(format: String, text: String) {
        var calendar = CalendarFormat.iso8601
        calendar.readDate(format)
        #expect(calendar.string(from: day) == text)
        #expect(calendar.date(from: text) == day)
    }

    @Test func datesOfEachOrderAreReadBack() {
        var random = SeededGenerator(seed: 3)
        for order in CalendarFormat.DateOrder.allCases {
            var format = CalendarFormat.iso8601
            format.dateOrder = order
            format.dateSeparator = "/"
            for _ in 0..<500 {
                let date = CalendarDate(
                    daysSince1970: Int.random(in: -719_528...2_932_896, using: &random))
                #expect(format.date(from: format.string(from: date)) == date)
                // ISO 8601 is always read.
                #expect(format.date(from: " \(date)\n") == date)
            }
            #expect(format.date(from: "31/31/31") == nil)
            #expect(format.date(from: "") == nil && format.date(from: "soon") == nil)
        }
    }

    @Test func timesHaveTwelveOrTwentyFourHours() throws {
        var format = CalendarFormat.iso8601
        let words = [(0, "12:05 AM"), (11, "11:05 AM"), (12, "12:05 PM"), (23, "11:05 PM")]
        for (hour, text) in words {
            let time = try #require(TimeOfDay(hour: hour, minute: 5))
            format.uses24HourClock = false
            #expect(format.string(from: time) == text)
            #expect(format.time(from: text) == time)
            #expect(format.time(from: text.lowercased()) == time)
            format.uses24HourClock = true
            #expect(format.string(from: time) == time.description)
        }
        #expect(format.time(from: "13:00 PM") == nil && format.time(from: "1:00 XM") == nil)
        #expect(format.time(from: "1:00 PM PM") == nil)
    }

    @Test func theLocalesWithoutALanguageAreISO8601() {
        for name in ["C", "POSIX", "C.UTF-8"] {
            #expect(CalendarFormat(localeName: name) == .iso8601)
        }
        #expect(CalendarFormat(localeName: "xx_NOWHERE.UTF-8") == nil)
        #expect(CalendarFormat(localeName: "../../etc/passwd") == nil)
    }

    @Test func missingNamesAreNumbers() {
        var format = CalendarFormat.iso8601
        (format.monthNames, format.weekdayNames, format.shortWeekdayNames) = ([], ["x"], [])
        #expect(format.title(of: day.calendarMonth) == "3 2026")
        #expect(format.words(for: day) == "5, 5 3 2026")
        #expect(format.shortName(of: .sunday) == "1")
    }

    @Test func weeksOfTerritories() {
        #expect(WeekTerritories.firstWeekday(of: "US") == .sunday)
        #expect(WeekTerritories.firstWeekday(of: "CH") == .monday)
        #expect(WeekTerritories.firstWeekday(of: "EG") == .saturday)
        #expect(WeekTerritories.firstWeekday(of: "MV") == .friday)
        #expect(WeekTerritories.firstWeekday(of: "") == .monday)
        #expect(WeekTerritories.minimumDaysInFirstWeek(of: "DE") == 4)
        #expect(WeekTerritories.minimumDaysInFirstWeek(of: "US") == 1)
    }
}
