// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TableView+Rows.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct TableViewScrollingTests {
    @Test(
        "Keys scroll as far as there are rows",
        arguments: [
            (["down"], "0.1"), (["down", "down", "up"], "0.1"), (["up"], "0.0"),
            (["pagedown"], "0.6"), (["pagedown", "pageup"], "0.0"), (["end"], "0.14"),
            (["end", "down"], "0.14"), (["end", "home"], "0.0"),
        ])
    func keys(keys: [String], top: String) async throws {
        let scene = await TableScene(Shelf(20))
        scene.table.becomeFirstResponder()
        for key in keys { await scene.pilot.press(try #require(KeyChord(parsing: key))) }
        #expect(scene.texts.first == top)
    }

    @Test func aTableIsSeenToScrollToARow() async {
        let scene = await TableScene(Shelf(200))
        let row = TableIndexPath(row: 150, section: 0)
        scene.table.scrollToRow(at: row, at: .top, animated: true)
        await scene.pilot.advance(by: .milliseconds(40))
        let offset = scene.table.contentOffset.y
        #expect(offset > 0 && offset < 150)
        #expect(scene.texts.first == "0.\(offset)")
        await scene.pilot.advance(by: .seconds(1))
        #expect(scene.texts.first == "0.150")
    }

    @Test func theScrollBarShowsTheFocusOnlyWhileNoVisibleRowDoes() async {
        let scene = await TableScene(Shelf(40), allowsSelection: true)
        scene.pilot.application.theme = .fathom
        let showsFocus = {
            (0..<6).contains {
                scene.pilot.display.buffer[Point(x: 19, y: $0)].foreground == Theme.fathom[.focus]
            }
        }
        scene.table.becomeFirstResponder()
        await scene.pilot.press("down")
        #expect(!showsFocus())
        await scene.pilot.wheel(dy: 1, column: 1, row: 1)
        #expect(showsFocus())
        await scene.pilot.wheel(dy: -1, column: 1, row: 1)
        #expect(!showsFocus())
    }

    @Test func theScrollBarShowsTheFocusWhileTheSelectionIsOutOfView() async {
        let scene = await TableScene(Shelf(40), allowsSelection: true)
        scene.pilot.application.theme = .fathom
        let bar = {
            (0..<6).map { scene.pilot.display.buffer[Point(x: 19, y: $0)].foreground }
        }
        scene.table.becomeFirstResponder()
        for (row, showsFocus) in [(2, false), (30, true), (3, false)] {
            scene.table.selectRow(at: TableIndexPath(row: row, section: 0))
            await scene.pilot.settle()
            #expect(bar().contains(Theme.fathom[.focus]) == showsFocus)
            #expect(bar().contains(Theme.fathom[.border]) != showsFocus)
        }
    }

    @Test func theWheelScrollsLinesAndIsLeftToOthersAtTheEnd() async {
        let scene = await TableScene(Shelf(8), rowHeight: 2)
        var heard = 0
        scene.table.superview?.on { (event: MouseEvent) in
            if event.phase == .scroll { heard += 1 }
            return .ignored
        }
        await scene.pilot.wheel(dy: -1, column: 1, row: 1)
        #expect(heard == 1)
        await scene.pilot.wheel(dy: 1, column: 1, row: 1)
        #expect(scene.table.bounds.origin == Point(x: 0, y: 3))
        #expect(scene.texts == ["", "0.2", "", "0.3", "", "0.4"])
        await scene.pilot.wheel(dy: 1, column: 1, row: 1, modifiers: .shift)
        await scene.pilot.wheel(dx: 1, column: 1, row: 1)
        #expect(heard == 3)
        await scene.pilot.wheel(dy: 9, column: 1, row: 1)
        #expect(scene.table.bounds.origin == Point(x: 0, y: 10))
        #expect(heard == 3)
    }

    @Test func aRowIsScrolledIntoSightAndNoFurther() async {
        let scene = await TableScene(Shelf(10, 10))
        scene.table.scrollToRow(at: TableIndexPath(row: 1, section: 1))
        #expect(scene.table.bounds.minY == 6)
        scene.table.scrollToRow(at: TableIndexPath(row: 7, section: 0))
        #expect(scene.table.bounds.minY == 6)
        scene.table.scrollToRow(at: TableIndexPath(row: 2, section: 0))
        #expect(scene.table.bounds.minY == 2)
        scene.table.scrollToRow(at: TableIndexPath(row: 99, section: 9))
        #expect(scene.table.bounds.minY == 2)
        scene.table.scrollRectToVisible(Rect(x: 0, y: 5, width: 1, height: 90))
        #expect(scene.table.bounds.minY == 5)
    }

    @Test func aViewThatGetsTheKeysIsScrolledIntoSight() async {
        let scene = await TableScene(Shelf(9), rowHeight: 4)
        await scene.pilot.press("tab", "tab")
        #expect(scene.table.bounds.minY == 0)
        await scene.pilot.press("tab")
        #expect(scene.table.bounds.minY == 2)
        await scene.pilot.resize(columns: 20, rows: 1)
        let focused = scene.pilot.application.windows[0].firstResponder as? Button
        #expect(
            focused.map { scene.table.bounds.contains($0.convert(Point.zero, to: scene.table)) }
                == true)
    }

    @Test func aViewThatHasTheKeysStaysInSightWhenRoomGetsScarce() async throws {
        let scene = await TableScene(Shelf(30))
        await scene.pilot.press("tab", "shift-tab")
        let cell = try #require(scene.table.visibleCells.last as? BookCell)
        #expect(cell.button.isFirstResponder)
        await scene.pilot.resize(columns: 20, rows: 2)
        #expect(cell.button.isFirstResponder)
        #expect(scene.texts == ["0.4", "0.5"])
    }

    @Test func keysThatCameTogetherActOnTheRowsThereWillBe() async {
        let scene = await TableScene(Shelf(30))
        scene.table.becomeFirstResponder()
        await scene.pilot.press("end")
        scene.pilot.display.send(
            .input([.key(KeyPress(.home)), .key(KeyPress(.tab)), .key(KeyPress(.enter))]))
        await scene.pilot.settle()
        #expect(scene.texts.first == "0.0")
        let pressed = scene.pilot.routes.last { $0.event is ButtonPressed }
        let cell = scene.table.cellForRow(at: TableIndexPath(row: 0, section: 0)) as? BookCell
        #expect(cell?.button.isFirstResponder == true)
        #expect(pressed?.originID == cell.map { ObjectIdentifier($0.button) })
    }

    @Test func tabFollowsTheOrderOfTheRowsAfterScrollingToo() async {
        let scene = await TableScene(Shelf(30))
        for step in [2, 1, -1, 5, -2] {
            await scene.pilot.wheel(dy: step, column: 1, row: 1)
            let shown = scene.table.subviews.filter { $0 is TableViewCell && !$0.isHidden }
            #expect(shown.map(\.frame.minY) == shown.map(\.frame.minY).sorted())
            #expect(shown.count == 6)
        }
    }
}
