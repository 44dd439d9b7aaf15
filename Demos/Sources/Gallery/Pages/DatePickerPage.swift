// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let datePicker = GalleryPage(
        name: "date-picker", title: "Date picker", group: .choices,
        summary: "Takes a date or a time: typed or from a calendar.",
        hint: "Type digits, press ↑ or ↓, or Alt-↓ for the calendar."
    ) {
        let delivery = DatePicker(date: CalendarDate("2026-03-21"))
        let empty = DatePicker()
        let slot = DatePicker(date: CalendarDate("2026-03-21"), mode: .dateAndTime)
        slot.minuteInterval = 15
        slot.time = TimeOfDay("14:30")
        let opening = TimePicker(time: TimeOfDay("07:30"))
        opening.minuteInterval = 5
        let last = DatePicker(date: CalendarDate("2026-03-31"))
        last.minimumDate = CalendarDate("2026-03-01")
        last.maximumDate = CalendarDate("2026-03-31")
        let noon = TimePicker(time: TimeOfDay("12:05"))
        let disabled = DatePicker(date: CalendarDate("2026-12-24"))
        disabled.isEnabled = false
        for picker in [delivery, empty, slot, opening, last, noon, disabled] {
            picker.format = .iso8601
        }
        noon.format.uses24HourClock = false
        return ViewController(
            view: SpecimensView([
                Specimen("Delivery", "A day", delivery),
                Specimen("Birthday", "Nothing yet", empty),
                Specimen("Opening time", "Steps of 5 minutes", opening),
                Specimen("Lunch", "A clock of 12 hours", noon),
                Specimen("Last day", "Within March", last),
                Specimen("Disabled", "Keeps its value", disabled),
                Specimen("Slot", "A day and a time", slot),
            ]))
    }
}
