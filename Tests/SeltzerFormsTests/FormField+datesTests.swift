// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerForms
import SeltzerTesting
import SeltzerViews
import Testing

private struct Booking: Sendable {
    var day: CalendarDate?
    var time: TimeOfDay?
    var note = ""

    static let range = CalendarDate(daysSince1970: 20_500)...CalendarDate(daysSince1970: 20_600)

    static var form: Form<Booking> {
        Form(
            of: Booking(),
            fields: [
                .date("day", \.day, in: range).required("Choose a day"),
                .time("time", \.time, minuteInterval: 15), .date("note", \.note),
            ])
    }
}

@MainActor
@Suite struct FormFieldDatesTests {
    @Test func answersAreDatesAndTimes() throws {
        let value = try Booking.form.value(answering: [
            "day": "2026-3-21", "time": "9:30", "note": "2026-1-2",
        ])
        #expect(value.day?.description == "2026-03-21")
        #expect(value.time?.description == "09:30")
        #expect(value.note == "2026-01-02")
        #expect(try Booking.form.value(answering: ["day": "2026-03-21", "time": ""]).time == nil)
    }

    @Test(arguments: [
        ("day", "2025-01-01", "Not before 2026-02-16"),
        ("day", "2027-01-01", "Not after 2026-05-27"),
        ("day", "soon", "Enter a date, such as 2026-03-21"), ("day", "", "Choose a day"),
        ("time", "25:00", "Enter a time, such as 14:30"),
        ("note", "2026-02-30", "Enter a date, such as 2026-03-21"),
    ])
    func otherAnswersHaveAMessage(field: String, text: String, message: String) {
        var answers = ["day": "2026-03-21"]
        answers[field] = text
        #expect(throws: FormErrors([FormError(field: field, message: message)])) {
            try Booking.form.value(answering: answers)
        }
    }

    @Test func pickersAnswer() async {
        let controller = FormController(Booking.form)
        let pilot = await Pilot(plain: controller, columns: 60, rows: 16)
        await pilot.type("20260321\t0930\t")
        #expect(controller.value.day?.description == "2026-03-21")
        #expect(controller.value.time?.description == "09:30")
        // A day that is incomplete is an error, and not the day before.
        await pilot.press("shift-tab", "shift-tab", "backspace", "tab")
        #expect(controller.errors.map(\.field) == ["day"])
        #expect(pilot.screen.contains("× Enter a date, such as 2026-03-21"))
        controller.setText("2026-04-01", of: "day")
        #expect(pilot.events(FormFieldChanged.self).contains { $0.field == "time" })
        await pilot.settle()
        #expect(pilot.screen.contains("2026-04-01"))
    }
}
