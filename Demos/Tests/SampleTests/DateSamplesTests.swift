// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Seltzer
import SeltzerTesting
import Testing

private struct Task { var due: CalendarDate? }
private struct Trip { var day: CalendarDate? }
private struct Clock { var alarm: TimeOfDay? }

/// The samples of the pages of dates and times.
@MainActor
@Suite struct DateSamplesTests {
    @Test func aDatePickerSetsADay() async {
        var task = Task()
        let due = DatePicker(date: .today) { task.due = $0.date }
        due.minimumDate = .today
        let pilot = await Pilot(ViewController(view: due), columns: 30, rows: 1)
        await pilot.paste("2099-12-31")
        #expect(task.due?.description == "2099-12-31")
    }

    @Test func aTimePickerSetsATime() async {
        var clock = Clock()
        let alarm = TimePicker(time: TimeOfDay("07:30")) { clock.alarm = $0.time }
        alarm.minuteInterval = 5
        let pilot = await Pilot(ViewController(view: alarm), columns: 30, rows: 1)
        await pilot.press("right", "up")
        #expect(clock.alarm?.description == "07:35")
    }

    @Test func aCalendarSetsADay() async {
        var trip = Trip()
        let calendar = CalendarView(selection: .singleDate(.today)) { trip.day = $0.selectedDate }
        calendar.availableDateRange = .today ... .max
        let pilot = await Pilot(ViewController(view: calendar), columns: 30, rows: 8)
        await pilot.press("pagedown", "space")
        #expect(trip.day != nil)
    }

    @Test func aProgramGivesAFormat() {
        let calendar = CalendarView()
        var format = CalendarFormat.iso8601
        format.firstWeekday = .sunday
        format.dateOrder = .monthDayYear
        format.dateSeparator = "/"
        calendar.format = format
        let day = CalendarDate(year: 2026, month: 3, day: 31)
        #expect(day.map(calendar.format.string) == "03/31/2026")
        #expect(day?.adding(months: 1).description == "2026-04-30")
        #expect(day?.weekday == .tuesday)
    }

    @Test func aDateOfFoundationIsADay() {
        let date = Foundation.Date(timeIntervalSince1970: 0)
        let offset = TimeZone.current.secondsFromGMT(for: date)
        let day = CalendarDate(
            secondsSince1970: Int(date.timeIntervalSince1970), secondsFromGMT: offset)
        #expect(day.secondsSince1970(secondsFromGMT: offset) <= 0)
    }
}
