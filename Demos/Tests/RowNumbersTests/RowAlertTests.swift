// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@testable import RowNumbers

@MainActor
@Suite struct RowAlertTests {
    private func openScene() async -> RowsScene {
        let scene = await RowsScene(.view, rows: 15)
        await scene.click(column: 65, row: 4)
        return scene
    }

    @Test(arguments: ["enter", "space", "escape"])
    func aKeyClosesIt(key: String) async throws {
        let scene = await openScene()
        #expect(scene.isAlertShown)
        await scene.pilot.press(try #require(KeyChord(parsing: key)))
        #expect(!scene.isAlertShown)
        #expect(!scene.pilot.screen.contains("中捕获"))
    }

    @Test func aClickOnOKClosesItAndNoOther() async {
        let scene = await openScene()
        for (column, row) in [(2, 2), (65, 1), (65, 10), (79, 14)] {
            await scene.click(column: column, row: row)
        }
        #expect(scene.isAlertShown)
        #expect(scene.shownNumbers.count == 1)
        await scene.pilot.click(on: " OK ")
        #expect(!scene.isAlertShown)
    }

    @Test func keysAndWheelAreBlockedBeneath() async {
        let scene = await openScene()
        let table = scene.rowsView?.table
        await scene.pilot.press("q", "down", "end", "tab", "shift-tab", "x")
        await scene.pilot.wheel(dy: 3, column: 10, row: 2)
        #expect(scene.pilot.ending == nil)
        #expect(table?.bounds.origin == .zero)
        #expect(scene.isAlertShown)
        await scene.pilot.press("enter")
        #expect(!scene.isAlertShown)
        await scene.pilot.press("end")
        #expect(table?.bounds.origin == Point(x: 0, y: 15))
    }

    @Test func theApplicationsKeysGoOn() async {
        let scene = await openScene()
        await scene.pilot.press("ctrl-c")
        await scene.pilot.settle()
        #expect(scene.pilot.ending == .cancelled)
    }

    @Test func whoHadTheKeysHasThemAgain() async {
        let scene = await RowsScene(.both, rows: 15)
        await scene.pilot.press("tab", "tab", "enter")
        #expect(scene.shownNumbers.map(\.row) == [1])
        await scene.pilot.press("enter", "escape", "enter")
        #expect(scene.shownNumbers.map(\.row) == [1, 1])
    }

    @Test func itStaysInTheMiddleWhenTheScreenChanges() async {
        let scene = await openScene()
        for (columns, rows) in [(40, 9), (20, 6), (200, 60)] {
            await scene.pilot.resize(columns: columns, rows: rows)
            let frame = scene.pilot.application.windows.last?.frame ?? .zero
            #expect(abs(frame.minX + frame.width / 2 - columns / 2) <= 1)
            #expect(scene.pilot.location(of: " OK ").map(frame.contains) == true)
        }
    }
}
