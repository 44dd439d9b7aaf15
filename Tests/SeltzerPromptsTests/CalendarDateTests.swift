// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerPrompts

@Suite struct CalendarDateTests {
    @Test(arguments: ["2026-11-25", "2024-02-29", "0001-01-01", "9999-12-31", "2000-02-29"])
    func daysOfTheCalendarAreDates(text: String) {
        #expect(CalendarDate(text)?.description == text)
    }

    @Test(arguments: [
        "2026-02-29", "2026-04-31", "1900-02-29", "2026-13-01", "2026-00-10", "2026-1", "x", "",
        "____-__-__",
        "10000-01-01", "2026-01-01-01",
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
}
