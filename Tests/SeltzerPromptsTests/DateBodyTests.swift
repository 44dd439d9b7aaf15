// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@testable import SeltzerPrompts

@MainActor
@Suite struct DateBodyTests {
    private let march = CalendarDate(year: 2026, month: 3, day: 1)
    private let may = CalendarDate(year: 2026, month: 5, day: 31)

    private func ask(
        _ body: @escaping @MainActor @Sendable (PromptGroup) async throws -> CalendarDate
    ) async throws -> (PilotProgram<CalendarDate>, Pilot) {
        let program = PilotProgram(columns: 44, rows: 14) { try await body(PromptGroup()) }
        return (program, try #require(await program.nextPilot()))
    }

    @Test func datesAreDaysOfTheCalendar() async throws {
        let (program, pilot) = try await ask { try await $0.date("When") }
        await pilot.press("enter")
        #expect(pilot.screen.contains("× Enter a date as year, month and day"))
        await pilot.type("20260230\n")
        #expect(pilot.screen.contains("× February has 28 days"))
        await pilot.press("ctrl-u")
        await pilot.type("2026-2-28\n")
        #expect(try await program.result == CalendarDate(year: 2026, month: 2, day: 28))
        #expect(pilot.screen == "✓ When  2026-02-28")
    }

    @Test func datesAreWithinTheirRange() async throws {
        let range = try #require(march)...(try #require(may))
        let (program, pilot) = try await ask { try await $0.date("When", in: range) }
        await pilot.type("2027-01-01\n")
        #expect(pilot.screen.contains("× Enter a date from 2026-03-01 to 2026-05…"))
        await pilot.press("home", "down", "end", "up", "enter")
        #expect(pilot.screen.contains("× Enter a date from"))
        await pilot.press("left", "up", "up", "enter")
        #expect(try await program.result.description == "2026-03-02")
    }

    @Test func anEmptyFieldIsTheDefault() async throws {
        let standard = march
        let (program, pilot) = try await ask { try await $0.date("When", default: standard) }
        #expect(pilot.screen.contains("2026-03-01"))
        await pilot.press("delete", "enter")
        #expect(try await program.result == march)
    }

    @Test func theCalendarChoosesADay() async throws {
        let standard = march
        let (program, pilot) = try await ask { try await $0.date("When", default: standard) }
        #expect(!pilot.screen.contains("March"))
        await pilot.press("alt-down")
        #expect(pilot.screen.contains("March 2026"))
        await pilot.press("pagedown", "right", "space")
        #expect(pilot.screen.contains("2026-04-02"))
        await pilot.press("alt-up")
        #expect(!pilot.screen.contains("April"))
        await pilot.press("f4", "right", "enter")
        #expect(try await program.result.description == "2026-04-03")
    }
}
