// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import PlainPilot
import Seltzer
import SeltzerTesting
import Testing

@testable import Gallery

@MainActor
@Suite("The welcome page")
struct WelcomePageTests {
    private func start(_ columns: Int, _ rows: Int) async -> Pilot {
        await Pilot(plain: GalleryController(), columns: columns, rows: rows)
    }

    @Test("shows the route of each event live, with figures", arguments: [(110, 34), (160, 45)])
    func routesAreLive(columns: Int, rows: Int) async throws {
        let pilot = await start(columns, rows)
        #expect(pilot.screen.contains("Press Pour: the event climbs."))
        try await pilot.element(.button, "Pour").click()
        #expect(
            try await pilot.element(.list, "Route").value?.hasPrefix("ButtonPressed from Button")
                == true)
        #expect(pilot.screen.contains("ButtonPressed"))
        #expect(pilot.screen.contains("1 event "))
        #expect(pilot.screen.contains("per route"))
        try await pilot.element(.slider, "Level of the glass").increment()
        #expect(
            try await pilot.element(.list, "Route").value?.hasPrefix("SliderChanged from Slider")
                == true)
        #expect(pilot.screen.contains("2 events"))
    }

    @Test("leaves the panel of events out, whose place the routes take")
    func thereAreNoEventsTwice() async {
        let pilot = await start(160, 45)
        #expect(!pilot.screen.contains("│ Events"))
        // Past the page of the label, which posts none.
        for _ in 0..<2 { await pilot.press("alt-n") }
        #expect(pilot.screen.contains("│ Events"))
    }

    @Test("has no routes where there is no room", arguments: [(60, 20), (80, 24), (40, 12)])
    func smallWindows(columns: Int, rows: Int) async throws {
        let pilot = await start(columns, rows)
        #expect(!pilot.screen.contains("X-ray  the newest"))
        try await pilot.element(.button, "Pour").click()
        _ = try await pilot.element(.staticText, "1 glass").accessibilityElement()
        await pilot.resize(columns: 110, rows: 34)
        #expect(pilot.screen.contains("X-ray  the newest"))
    }

    @Test("a choice of a responder shows no route of its own")
    func choosingABoxIsNoEvent() async throws {
        let pilot = await start(160, 45)
        try await pilot.element(.button, "Pour").click()
        let route = try await pilot.element(.list, "Route").value
        try await pilot.element(.list, "Route").element(.row, "Button").click()
        #expect(try await pilot.element(.list, "Route").value == route)
    }
}
