// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let calendar = GalleryPage(
        name: "calendar", title: "Calendar", group: .choices,
        summary: "Shows a month, to select one day, several or a range.",
        hint: "Press arrows and Space, PgDn for a month, or drag."
    ) {
        CalendarController()
    }
}

/// The calendar of a harbor.
private final class CalendarController: ViewController, CalendarViewDelegate {
    private func day(_ text: String) -> CalendarDate { CalendarDate(text) ?? .today }

    private func calendar(_ selection: CalendarSelection) -> CalendarView {
        let calendar = CalendarView(selection: selection)
        calendar.format = .iso8601
        calendar.today = day("2026-03-10")
        calendar.focusedDate = day("2026-03-21")
        return calendar
    }

    override func loadView() {
        let first = day("2026-03-12"), last = day("2026-03-19")
        let landing = calendar(.singleDate(day("2026-03-21")))
        landing.delegate = self
        let holiday = calendar(.dateRange(first...last))
        holiday.showsWeekNumbers = true
        let market = calendar(.multiDate([first, last]))
        market.format.firstWeekday = .sunday
        let survey = calendar(.singleDate(nil))
        survey.availableDateRange = first...day("2026-04-30")
        view = SpecimensView(
            [
                Specimen("Landing", "Spring tides; not on Sundays", landing),
                Specimen("Holiday", "A range, numbers of weeks", holiday),
                Specimen("Market days", "Several; weeks from Sunday", market),
                Specimen("Survey", "March 12 to April 30", survey),
            ], columnWidth: 33)
    }

    func calendarView(
        _ calendarView: CalendarView, canSelectDate date: CalendarDate
    ) -> Bool { date.weekday != .sunday }

    func calendarView(
        _ calendarView: CalendarView, decorationFor date: CalendarDate
    ) -> CalendarView.Decoration? {
        switch date.dayOfYear % 15 {
        case 3: .default()
        case 4: .sign("!", color: .warning)
        default: nil
        }
    }
}
