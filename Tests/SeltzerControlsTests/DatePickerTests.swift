// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: DateFieldControl, DateFieldControl+Keys, DateFieldControl+Drawing, CalendarPopover.

import SeededRandom
import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerControls

@MainActor
@Suite struct DatePickerTests {
    private static func date(_ text: String) -> CalendarDate {
        CalendarDate(text) ?? .min
    }

    private func picker(_ text: String = "2026-03-21", _ mode: DatePicker.Mode = .date)
        -> DatePicker
    {
        let picker = DatePicker(date: CalendarDate(text), mode: mode)
        picker.format = .iso8601
        return picker
    }

    private func start(
        _ views: View..., columns: Int = 40, rows: Int = 14, look: DisplayLook = .dark
    ) async -> Pilot {
        let stack = StackView(.vertical, views)
        return await Pilot(
            plain: ViewController(view: stack), columns: columns, rows: rows,
            capabilities: look.capabilities)
    }

    @Test func typedDigitsAreADate() async {
        var told: [CalendarDate?] = []
        let picker = DatePicker { told.append($0.date) }
        picker.format = .iso8601
        let pilot = await start(picker)
        #expect(pilot.screen.contains("yyyy-mm-dd"))
        await pilot.type("2026-3-21")
        #expect(picker.date == Self.date("2026-03-21"))
        #expect(told == [Self.date("2026-03-21")])
        #expect(pilot.events(DatePickerChanged.self).map(\.date) == told)
        // A new day counts when it is complete.
        await pilot.type("0")
        #expect(told.count == 1)
        await pilot.type("5")
        #expect(told.last == Self.date("2026-03-05"))
        await pilot.press("home")
        await pilot.type("1999")
        #expect(picker.date == Self.date("1999-03-05"))
    }

    @Test func arrowsChangeParts() async {
        let picker = picker()
        let pilot = await start(picker)
        await pilot.press("up", "right", "down", "right", "up", "pageup")
        #expect(picker.date == Self.date("2027-02-04"))
        // At the last part the key goes on, and the field stays focused without another view.
        await pilot.press("right", "left", "end", "home", "down")
        #expect(picker.date == Self.date("2026-02-04"))
        #expect(picker.isFocused)
    }

    @Test func partsThatAreNoDateHaveAMessage() async {
        let picker = picker("2026-02-21")
        let other = Checkbox("Other")
        let pilot = await start(picker, other)
        await pilot.press("end")
        await pilot.type("30")
        #expect(picker.date == nil && picker.validationMessage == "February has 28 days")
        #expect(pilot.screen.contains("× February has 28 days"))
        #expect(pilot.events(DatePickerChanged.self).map(\.date) == [nil])
        await pilot.press("up")
        #expect(picker.date == Self.date("2026-02-01") && picker.validationMessage == nil)
        // A missing part is told when editing has ended.
        await pilot.press("backspace")
        #expect(picker.date == nil && picker.validationMessage == nil)
        await pilot.press("tab")
        #expect(picker.validationMessage == "Enter the day")
        #expect(picker.state.contains(.invalid) && !picker.validate())
    }

    @Test func typedDigitsCountWhenEditingEnds() async {
        let picker = picker()
        let pilot = await start(picker, Checkbox("Other"))
        await pilot.press("end")
        await pilot.type("1")
        #expect(picker.date == Self.date("2026-03-21"))
        await pilot.press("tab")
        #expect(picker.date == Self.date("2026-03-01"))
    }

    @Test func limitsHold() async {
        let picker = picker("2020-01-01")
        picker.minimumDate = Self.date("2026-03-10")
        picker.maximumDate = Self.date("2026-04-05")
        #expect(picker.date == Self.date("2026-03-10"))
        picker.date = Self.date("2030-01-01")
        #expect(picker.date == Self.date("2026-04-05"))
        let pilot = await start(picker)
        #expect(pilot.events(DatePickerChanged.self).isEmpty)
        await pilot.press("right", "down")
        #expect(picker.date == Self.date("2026-03-10"))
        await pilot.press("right")
        await pilot.type("09")
        #expect(picker.date == nil && picker.validationMessage == "Not before 2026-03-10")
        await pilot.press("left")
        await pilot.type("5")
        #expect(picker.validationMessage == "Not after 2026-04-05")
        picker.maximumDate = Self.date("2020-01-01")
        picker.date = Self.date("2029-01-01")
        #expect(picker.date == Self.date("2026-03-10"))
    }

    @Test func pastesReplaceTheDate() async {
        let picker = picker()
        picker.format.dateOrder = .dayMonthYear
        picker.format.dateSeparator = "."
        let pilot = await start(picker)
        #expect(pilot.screen.contains("21.03.2026"))
        await pilot.paste(" 1.4.2027\n")
        #expect(picker.date == Self.date("2027-04-01"))
        await pilot.paste("2028-02-29")
        #expect(picker.date == Self.date("2028-02-29"))
        await pilot.paste("tomorrow")
        #expect(picker.date == Self.date("2028-02-29"))
        await pilot.press("delete")
        #expect(picker.date == nil && pilot.screen.contains("dd.mm.yyyy"))
    }

    @Test func theButtonOpensACalendar() async {
        let picker = picker()
        picker.minimumDate = Self.date("2026-03-05")
        let pilot = await start(picker)
        await pilot.press("alt-down")
        #expect(picker.isOpen && pilot.screen.contains("March 2026"))
        await pilot.press("right", "enter")
        #expect(!picker.isOpen && picker.date == Self.date("2026-03-22"))
        #expect(picker.isFocused)
        await pilot.click(on: "▾")
        #expect(picker.isOpen)
        await pilot.click(on: "18")
        #expect(!picker.isOpen && picker.date == Self.date("2026-03-18"))
        #expect(pilot.events(DatePickerChanged.self).count == 2)
        await pilot.press("space", "down", "escape")
        #expect(!picker.isOpen && picker.date == Self.date("2026-03-18"))
        // The same day closes the calendar, too.
        await pilot.press("f4", "enter")
        #expect(!picker.isOpen)
        #expect(pilot.events(DatePickerChanged.self).count == 2)
        await pilot.press("f4", "f4")
        #expect(!picker.isOpen)
    }

    @Test func theWheelStepsThePartUnderThePointer() async throws {
        let picker = picker()
        let pilot = await start(picker)
        let place = try #require(pilot.location(of: "03"))
        await pilot.wheel(dy: -1, column: place.x, row: place.y)
        #expect(picker.date == Self.date("2026-04-21"))
        await pilot.click(on: "2026")
        await pilot.press("up")
        #expect(picker.date == Self.date("2027-04-21"))
    }

    @Test func dateAndTime() async {
        let picker = picker("2026-03-21", .dateAndTime)
        picker.minuteInterval = 15
        picker.time = TimeOfDay(hour: 14, minute: 30)
        let pilot = await start(picker)
        #expect(pilot.screen.contains("2026-03-21 14:30"))
        await pilot.press("end", "up")
        #expect(picker.time == TimeOfDay(hour: 14, minute: 45))
        await pilot.paste("2027-01-02T08:15")
        #expect(picker.time == TimeOfDay(hour: 8, minute: 15))
        #expect(picker.date == Self.date("2027-01-02"))
        picker.format.uses24HourClock = false
        await pilot.settle()
        #expect(pilot.screen.contains("2027-01-02 08:15 AM"))
        await pilot.press("end")
        await pilot.type("p")
        #expect(picker.time == TimeOfDay(hour: 20, minute: 15))
        picker.datePickerMode = .time
        await pilot.settle()
        #expect(picker.date == nil && pilot.screen.contains("08:15 PM"))
        #expect(!pilot.screen.contains("▾"))
    }

    @Test func theInlineStyleShowsTheCalendar() async {
        let picker = picker("2026-03-21", .dateAndTime)
        picker.time = TimeOfDay(hour: 9, minute: 0)
        picker.preferredDatePickerStyle = .inline
        picker.maximumDate = Self.date("2026-03-25")
        #expect(picker.sizeThatFits(.zero) == Size(width: 28, height: 9))
        let pilot = await start(picker)
        #expect(pilot.screen.contains("March 2026") && pilot.screen.contains("09:00"))
        await pilot.press("left", "space")
        #expect(picker.date == Self.date("2026-03-20"))
        await pilot.press("down", "enter")
        #expect(picker.date == Self.date("2026-03-25"))
        await pilot.press("tab", "up")
        #expect(picker.time == TimeOfDay(hour: 10, minute: 0))
        #expect(pilot.events(DatePickerChanged.self).count == 3)
        picker.datePickerMode = .date
        await pilot.settle()
        #expect(!pilot.screen.contains("10:00"))
        #expect(picker.date == Self.date("2026-03-25") && picker.time == nil)
        picker.isEnabled = false
        #expect(!picker.canBecomeFirstResponder && !picker.calendar.isEnabled)
    }

    @Test(arguments: [20, 14, 10, 5, 2, 1])
    func aNarrowFieldShowsTheCurrentPart(columns: Int) async {
        let picker = picker("2026-03-21", .dateAndTime)
        picker.time = TimeOfDay(hour: 14, minute: 35)
        let pilot = await start(picker, columns: columns, rows: 1)
        #expect(await pilot.faults().isEmpty)
        await pilot.press("end")
        if columns >= 5 { #expect(pilot.screen.contains("35")) }
        await pilot.press("home")
        if columns >= 10 { #expect(pilot.screen.contains("2026")) }
        #expect(await pilot.faults().isEmpty)
    }

    @Test(arguments: DisplayLook.allCases)
    func eachStateIsVisible(look: DisplayLook) async {
        let wrong = picker()
        wrong.maximumDate = Self.date("2026-01-31")
        wrong.date = nil
        let disabled = picker()
        disabled.isEnabled = false
        let pilot = await start(wrong, disabled, picker(), look: look)
        await pilot.type("20260301")
        await pilot.press("end")
        let styled = pilot.styledScreen
        #expect(pilot.screen.contains("Not after 2026-01-31"))
        await pilot.press("tab")
        #expect(pilot.styledScreen != styled)
    }

    @Test func aPickerIsAFieldForReaders() async throws {
        let picker = picker()
        let pilot = await start(picker)
        let field = try #require(pilot.elements.flatMap(\.all).first { $0.role == .comboBox })
        #expect(field.value == "2026-03-21" && field.isFocused)
        #expect(picker.accessibilityChangeValue(to: "2030-12-31"))
        #expect(picker.date == Self.date("2030-12-31"))
        #expect(!picker.accessibilityChangeValue(to: "2030-02-31"))
    }

    @Test func randomUseKeepsTheDateWithinItsLimits() async {
        var random = SeededGenerator(seed: 12)
        let picker = picker()
        let limits = Self.date("2025-12-31")...Self.date("2026-06-02")
        (picker.minimumDate, picker.maximumDate) = (limits.lowerBound, limits.upperBound)
        let pilot = await start(picker, columns: 31, rows: 12)
        let keys: [KeyChord] = [
            "left", "right", "up", "down", "pageup", "pagedown", "home", "end", "space", "enter",
            "backspace", "alt-down", "escape", "0", "1", "3", "9", "-",
        ]
        for _ in 0..<200 {
            await pilot.press(random.pick(keys))
            if let date = picker.date { #expect(limits.contains(date)) }
        }
        #expect(await pilot.faults().isEmpty)
    }
}
