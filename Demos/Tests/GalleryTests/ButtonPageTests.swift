// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@testable import Gallery

@MainActor
@Suite("The page of buttons")
struct ButtonPageTests {
    @Test func theSlowButtonGoesByTheClockOfTheApplication() async throws {
        let pilot = await Pilot(PageController(.button), columns: 70, rows: 24)
        let title = "Takes a second"
        await pilot.click(on: title)
        await pilot.click(on: title)
        #expect(pilot.events(ButtonPressed.self).count == 1)
        await pilot.advance(by: .seconds(1))
        await pilot.click(on: title)
        #expect(pilot.events(ButtonPressed.self).count == 2)
    }
}
