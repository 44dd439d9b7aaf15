// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerTables

@MainActor
@Suite struct DataGridFindTests {
    @Test func aScanVisitsEachCellOnceFromAnyCellOn() {
        for isBackwards in [false, true] {
            for start in 0..<12 {
                let first = GridPosition(row: start / 4, column: start % 4)
                var scan = GridScan(
                    rows: 3, columns: 4, from: first, isBackwards: isBackwards, includesStart: false
                )
                var visited: [GridPosition] = []
                while let place = scan.next(), visited.count < 20 { visited.append(place) }
                #expect(visited.count == 12)
                #expect(Set(visited).count == 12)
                #expect(visited.last == first)
                #expect(scan.next() == nil)
            }
        }
    }

    @Test func typingGoesToTheFirstCellAndF3ToTheNext() async {
        let scene = await DataGridScene(Readings(40))
        await scene.pilot.press("ctrl-f")
        await scene.pilot.type("LORI")
        #expect(scene.grid.currentPosition == GridPosition(row: 4, column: 0))
        #expect(scene.pilot.difference(fromSnapshot: "dataGridFind", isStyled: true) == nil)
        await scene.pilot.press("enter")
        #expect(scene.grid.currentPosition == GridPosition(row: 9, column: 0))
        await scene.pilot.press("escape")
        #expect(scene.grid.isFirstResponder)
        #expect(!scene.pilot.screen.contains("Find in cells"))
        await scene.pilot.press("f3")
        #expect(scene.grid.currentPosition == GridPosition(row: 14, column: 0))
        await scene.pilot.press("shift-f3", "shift-f3")
        #expect(scene.grid.currentPosition == GridPosition(row: 4, column: 0))
    }

    @Test func aTextThatIsNowhereIsReported() async {
        let scene = await DataGridScene(Readings(10))
        await scene.pilot.press("f3")
        await scene.pilot.type("zzz")
        #expect(scene.pilot.screen.contains("Not found"))
        #expect(scene.grid.currentPosition == GridPosition(row: 0, column: 0))
    }

    @Test func aSearchThatSkipsPendingCellsSaysSo() async {
        let source = Readings(10)
        source.isPending = true
        let scene = await DataGridScene(source)
        await scene.pilot.press("ctrl-f")
        await scene.pilot.type("zzz")
        #expect(scene.grid.find.bar?.status.text == "Not found in the loaded rows")
        source.isPending = false
        await scene.pilot.press("enter")
        #expect(scene.grid.find.bar?.status.text == "Not found")
    }

    @Test func aSearchAmongManyCellsTakesTurnsAndEndsWithTheBar() async {
        let scene = await DataGridScene(Products(100_000, 1_000))
        await scene.pilot.press("ctrl-f")
        scene.grid.find.query = "nothing"
        scene.grid.findNext()
        #expect(scene.grid.find.bar?.status.text.hasPrefix("Searching row") == true)
        scene.grid.dismissFindBar()
        await scene.pilot.settle()
        #expect(scene.grid.isFirstResponder)
    }

    @Test func aMatchIsFoundRegardlessOfCase() {
        for (query, text, match) in [
            ("ab", "xABy", "AB"), ("é", "CAFÉ", "É"), ("漢", "a漢字", "漢"),
        ] {
            let range = DataGridFind.range(of: query, in: text)
            #expect(range.map { String(text[$0]) } == match)
        }
        #expect(DataGridFind.range(of: "", in: "a") == nil)
        #expect(DataGridFind.range(of: "b", in: "a") == nil)
    }
}
