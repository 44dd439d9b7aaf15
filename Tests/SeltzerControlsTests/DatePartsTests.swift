// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: DatePart.

import SeededRandom
import Testing

@testable import SeltzerControls

@Suite struct DatePartsTests {
    private let today = CalendarDate(checked: 2026, 3, 21)
    private let now = TimeOfDay(secondOfDay: 52_200)

    private func parts(
        _ order: CalendarFormat.DateOrder = .yearMonthDay, hasDate: Bool = true,
        hasTime: Bool = false, is24: Bool = true, hasSeconds: Bool = false
    ) -> DateParts {
        var format = CalendarFormat.iso8601
        format.dateOrder = order
        format.uses24HourClock = is24
        return DateParts(format, hasDate: hasDate, hasTime: hasTime, hasSeconds: hasSeconds)
    }

    private func typing(_ text: String, into parts: DateParts) -> DateParts {
        var parts = parts
        for character in text { _ = parts.type(character) }
        parts.commit()
        return parts
    }

    @Test(arguments: [
        ("20260321", "2026-03-21"), ("2026-3-21", "2026-03-21"), ("2026321", "2026-03-21"),
        ("2026.3.5", "2026-03-05"), ("0026-03-05", "0026-03-05"), ("26-3-5", "0026-03-05"),
        // A digit that does not fit begins the number again.
        ("2026-15-1", "2026-05-01"), ("2026-3-35", "2026-03-05"), ("x2026-03-21", "2026-03-21"),
    ])
    func digitsGoOnToTheNextPart(typed: String, date: String) {
        #expect(typing(typed, into: parts()).date?.description == date)
    }

    @Test func emptyPartsShowLetters() {
        var parts = parts(hasTime: true)
        #expect(parts.text == "yyyy-mm-dd --:--" && parts.isEmpty && parts.problem == nil)
        _ = parts.type("2")
        #expect(parts.text == "0002-mm-dd --:--")
        #expect(parts.date == nil && parts.problem == "Enter the year")
        parts.erase()
        #expect(parts.text == "yyyy-mm-dd --:--")
    }

    @Test func aDayThatIsNotThereIsAProblem() {
        let parts = typing("20260230", into: parts())
        #expect(parts.date == nil && parts.problem == "February has 28 days")
        #expect(typing("20240229", into: self.parts()).problem == nil)
        #expect(typing("2902", into: self.parts(.dayMonthYear)).problem == "Enter the year")
    }

    @Test func lettersChooseTheHalfOfTheDay() {
        var parts = typing("1230", into: parts(hasDate: false, hasTime: true, is24: false))
        #expect(parts.time == nil && parts.problem == "Enter AM or PM")
        let answers = "pA7x".map { parts.type($0) }
        #expect(answers == [true, true, false, false])
        #expect(parts.time?.description == "00:30")
        _ = parts.type("P")
        #expect(parts.time?.description == "12:30")
        parts.set(TimeOfDay(hour: 0, minute: 5))
        #expect(parts.text == "12:05 AM")
    }

    @Test func erasingEmptiesOnePartAfterTheOther() {
        var parts = parts()
        parts.set(today)
        parts.select(2)
        _ = parts.type("1")
        #expect(parts.text == "2026-03-01")
        parts.erase()
        #expect(parts.text == "2026-03-21")
        parts.erase()
        #expect(parts.text == "2026-03-dd")
        parts.erase()
        parts.erase()
        #expect(parts.text == "2026-mm-dd")
        parts.clear()
        #expect(parts.isEmpty && parts.currentPart == .year)
    }

    @Test func stepsBeginAgainWithinAPart() {
        var parts = parts(hasTime: true)
        parts.set(CalendarDate(checked: 2026, 1, 31))
        parts.set(TimeOfDay(hour: 23, minute: 58))
        func step(_ part: Int, _ count: Int) -> String {
            parts.select(part)
            parts.step(by: count, today: today, now: now)
            return parts.text
        }
        #expect(step(2, 1) == "2026-01-01 23:58")
        #expect(step(2, -1) == "2026-01-31 23:58")
        #expect(step(1, 1) == "2026-02-28 23:58")
        #expect(step(0, -2) == "2024-02-28 23:58")
        #expect(step(3, 1) == "2024-02-28 00:58")
        parts.minuteInterval = 15
        #expect(step(4, 1) == "2024-02-28 00:00")
        #expect(step(4, -1) == "2024-02-28 00:45")
        #expect(step(0, 100_000) == "9999-02-28 00:45")
        #expect(step(0, -100_000) == "0001-02-28 00:45")
    }

    @Test func anEmptyPartBeginsWithNow() {
        var parts = parts(hasTime: true)
        for index in parts.parts.indices {
            parts.select(index)
            parts.step(by: 1, today: today, now: now)
        }
        #expect(parts.text == "2026-03-21 14:30")
    }

    /// Random keys never leave a part with a number that it cannot have.
    @Test func randomKeysKeepEachPartInItsRange() {
        var random = SeededGenerator(seed: 5)
        let keys = Array("0123456789-:.apx ")
        for round in 0..<200 {
            var parts = parts(
                CalendarFormat.DateOrder.allCases[round % 3], hasTime: round % 2 == 0,
                is24: round % 5 != 0, hasSeconds: round % 7 == 0)
            parts.minuteInterval = [1, 5, 15, 30][round % 4]
            for _ in 0..<60 {
                switch Int.random(in: 0..<6, using: &random) {
                case 0:
                    parts.step(by: Int.random(in: -3...3, using: &random), today: today, now: now)
                case 1: parts.select(Int.random(in: -1...9, using: &random))
                case 2: parts.erase()
                case 3 where round % 9 == 0: parts.clear()
                default: _ = parts.type(keys.randomElement(using: &random) ?? "0")
                }
                check(parts)
            }
        }
    }

    private func check(_ parts: DateParts) {
        #expect(parts.parts.indices.contains(parts.current))
        #expect(parts.typed.count <= 4)
        let ranges: [DatePart: ClosedRange<Int>] = [
            .year: 1...9_999, .month: 1...12, .day: 1...31, .hour: 0...23, .minute: 0...59,
            .second: 0...59, .period: 0...1,
        ]
        for (part, value) in parts.values { #expect(ranges[part]?.contains(value) == true) }
        if parts.problem == nil, parts.missingPart == nil, parts.hasDate {
            #expect(parts.date != nil)
        }
    }
}
