// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@testable import Gallery

@MainActor
@Suite("The page of drag and drop")
struct DragAndDropPageTests {
    @Test func filesAreTakenWithoutAPointer() async {
        let pilot = await Pilot(PageController(.dragAndDrop), columns: 70, rows: 24)
        await pilot.paste("/")
        #expect(pilot.screen.contains("Got 1:"))
    }

    @Test func filesAreTakenAnywhereUnderThePointer() async {
        let pilot = await Pilot(PageController(.dragAndDrop), columns: 70, rows: 24)
        await pilot.move(column: 6, row: 6)
        await pilot.paste("/ '/'")
        #expect(pilot.screen.contains("Got 2:"))
    }

    @Test func keysDropABottleIntoTheClosedCellar() async throws {
        let pilot = await Pilot(PageController(.dragAndDrop), columns: 70, rows: 24)
        await pilot.press("ctrl-t", "tab", "tab")
        await pilot.advance(by: .milliseconds(510))
        #expect(pilot.events(SpringLoaded.self).count == 1)
        await pilot.press("tab", "ctrl-t")
        let cellar = try #require(pilot.location(of: "Elderflower"))
        let lemon = try #require(pilot.location(of: "Lemon"))
        #expect(lemon.y == cellar.y + 1)
    }
}
