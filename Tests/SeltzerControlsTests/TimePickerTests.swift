// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerControls

@MainActor
@Suite struct TimePickerTests {
    private func picker(_ text: String) -> TimePicker {
        let picker = TimePicker(time: TimeOfDay(text))
        picker.format = .iso8601
        return picker
    }

    private func start(_ picker: TimePicker) async -> Pilot {
        await Pilot(
            plain: ViewController(view: StackView(.vertical, [picker])), columns: 30, rows: 3)
    }

    @Test func typedDigitsAndStepsAreATime() async {
        var told: [String?] = []
        let picker = TimePicker { told.append($0.time?.description) }
        picker.format = .iso8601
        let pilot = await start(picker)
        #expect(pilot.screen.contains("--:--"))
        await pilot.type("730")
        #expect(told == ["07:30"])
        picker.minuteInterval = 25
        await pilot.press("up")
        #expect(picker.time?.description == "07:31")
        picker.minuteInterval = 10
        await pilot.press("up", "down", "down")
        #expect(picker.time?.description == "07:20")
        await pilot.press("left", "down")
        #expect(told.last == "06:20")
        #expect(pilot.events(TimePickerChanged.self).map(\.time?.description) == told)
    }

    @Test func twelveHoursHaveTwoHalves() async {
        let picker = picker("12:05")
        picker.format.uses24HourClock = false
        let pilot = await start(picker)
        #expect(pilot.screen.contains("12:05 PM"))
        await pilot.press("end", "up")
        #expect(picker.time?.description == "00:05")
        await pilot.paste("3:15 pm")
        #expect(picker.time?.description == "15:15")
        await pilot.paste("08:00")
        #expect(picker.time?.description == "08:00")
    }

    @Test func limitsHold() async {
        let picker = picker("23:00")
        picker.maximumTime = TimeOfDay("18:00")
        picker.minimumTime = TimeOfDay("08:30")
        #expect(picker.time?.description == "18:00")
        let pilot = await start(picker)
        await pilot.press("up")
        #expect(picker.time?.description == "18:00")
        await pilot.type("0700")
        #expect(picker.time == nil && picker.validationMessage == "Not before 08:30")
        picker.maximumTime = TimeOfDay("01:00")
        picker.time = TimeOfDay("12:00")
        #expect(picker.time?.description == "08:30")
    }

    @Test func secondsAreShownIfWanted() async {
        let picker = picker("07:30:15")
        let pilot = await start(picker)
        // Seconds without a place are not part of the time.
        #expect(picker.time?.description == "07:30")
        picker.showsSeconds = true
        picker.time = TimeOfDay("07:30:15")
        await pilot.settle()
        #expect(pilot.screen.contains("07:30:15"))
        await pilot.press("end", "up")
        #expect(picker.time?.description == "07:30:16")
        await pilot.press("tab")
        #expect(pilot.events(TimePickerChanged.self).count == 1)
    }

    @Test func aTimeIsAFieldForReaders() async throws {
        let picker = picker("07:30")
        let pilot = await start(picker)
        let field = try #require(pilot.elements.flatMap(\.all).first { $0.role == .textField })
        #expect(field.value == "07:30")
        #expect(picker.accessibilityChangeValue(to: "19:45"))
        #expect(picker.time?.description == "19:45")
        #expect(!picker.accessibilityChangeValue(to: "later"))
    }
}
