// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@testable import NewProject

@MainActor
@Suite struct NewProjectTests {
    @Test func nameIsTypedAndHandedIn() async throws {
        let pilot = await Pilot(NewProject.nameScreen(), columns: 30, rows: 3)
        #expect(pilot.screen.contains("my-project"))
        await pilot.press("tab")
        await pilot.type("seltzer 漢字")
        await pilot.press("enter")
        #expect(pilot.events(TextSubmitted.self).map(\.text) == ["seltzer 漢字"])
    }

    @Test func kindIsChosenByKeys() async throws {
        let pilot = await Pilot(NewProject.kindScreen(of: "x"), columns: 30, rows: 5)
        await pilot.press("tab", "down", "enter")
        #expect(pilot.events(RowActivated.self).map(\.indexPath.row) == [1])
    }

    @Test func kindIsChosenByMouse() async throws {
        let pilot = await Pilot(NewProject.kindScreen(of: "x"), columns: 30, rows: 5)
        await pilot.click(on: "plugin")
        await pilot.click(on: "plugin")
        #expect(pilot.events(RowActivated.self).map(\.indexPath.row) == [2])
    }

    @Test func kindHasABarDownItsSideAndItsKeysInTheLastRow() async throws {
        let pilot = await Pilot(NewProject.kindScreen(of: "x"), columns: 30, rows: 5)
        let rows = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows.count == 5 && rows.allSatisfy { $0.hasPrefix("▌ ") })
        #expect(rows.first == "▌ What is x?")
        #expect(rows.last?.contains("↑↓ Select") == true)
    }

    @Test func nameHasABarDownItsSideAndItsKeysInTheLastRow() async throws {
        let pilot = await Pilot(NewProject.nameScreen(), columns: 30, rows: 3)
        let rows = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows.count == 3 && rows.allSatisfy { $0.hasPrefix("▌ ") })
        #expect(rows.first == "▌ What is the name?")
        #expect(rows.last?.contains("Enter Continue") == true)
    }
}
