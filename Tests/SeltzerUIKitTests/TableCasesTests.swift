// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: FocusAnimationCoordinator, MultipleSelectionStyle, TableView+Focus, TableView+Taps,
// TableViewCell+SelectionStyle, TableViewFocusUpdateContext, TableView+Places.

import Seltzer
import SeltzerTesting
import Testing

/// Taps and the focus of the row.
@MainActor
@Suite struct TableCasesTests {
    @Test("U-R2: a press highlights the row, and selects nothing")
    func pressHighlights() async {
        let screen = await TableScreen()
        await screen.pilot.mouseDown(column: 1, row: 2)
        #expect(
            screen.source.take().filter { !$0.contains("Focus") } == [
                "shouldHighlight 2", "didHighlight 2",
            ])
        #expect(screen.source.highlights == [true])
        #expect(screen.selected == [])
        #expect(screen.focused == 2)
        await screen.pilot.mouseUp(column: 1, row: 2)
    }

    @Test("U-R3: the release selects, in UIKit's order of calls")
    func releaseSelects() async {
        let screen = await TableScreen()
        screen.source.allowsPrimaryAction = false
        await screen.click(1)
        _ = screen.source.take()
        await screen.click(3)
        #expect(
            screen.source.take().filter { !$0.contains("Focus") } == [
                "shouldHighlight 3", "didHighlight 3", "didUnhighlight 3", "willSelect 3",
                "willDeselect 1", "didDeselect 1", "didSelect 3", "canPerform 3",
            ])
        #expect(screen.selected == [3])
        #expect(screen.source.highlights == [true, false, true, false])
        #expect(screen.pilot.events(TableSelectionChanged.self).count == 2)
    }

    @Test("U-R4: a release elsewhere only ends the highlight")
    func releaseElsewhere() async {
        let screen = await TableScreen()
        await screen.click(1)
        _ = screen.source.take()
        await screen.pilot.drag(fromColumn: 1, row: 3, toColumn: 1, row: 5)
        #expect(
            screen.source.take().filter { !$0.contains("Focus") } == [
                "shouldHighlight 3", "didHighlight 3", "didUnhighlight 3",
            ])
        #expect(screen.selected == [1])
        await screen.pilot.mouseDown(column: 1, row: 3)
        await screen.pilot.move(column: 1, row: 5)
        await screen.pilot.move(column: 1, row: 3)
        #expect(screen.table.cellForRow(at: screen.path(3))?.isHighlighted == true)
        await screen.pilot.mouseUp(column: 1, row: 3)
        #expect(screen.selected == [3])
    }

    @Test("U-R4: a wheel during the press selects nothing")
    func wheelDuringPress() async {
        let screen = await TableScreen([50])
        await screen.pilot.mouseDown(column: 1, row: 2)
        await screen.pilot.wheel(dy: 2, column: 1, row: 2)
        await screen.pilot.mouseUp(column: 1, row: 2)
        #expect(screen.selected == [])
        #expect(screen.table.visibleCells.allSatisfy { !$0.isHighlighted })
    }

    @Test("U-R5: a row that is not highlighted is not selected, and asked for nothing else")
    func noHighlight() async {
        let screen = await TableScreen()
        screen.source.refused = [2]
        await screen.click(2)
        #expect(screen.source.take().filter { !$0.contains("Focus") } == ["shouldHighlight 2"])
        #expect(screen.selected == [])
        await screen.pilot.press("down", "down", "enter")
        #expect(screen.focused == 2)
        #expect(screen.selected == [])
    }

    @Test("U-R5: only a pressed row is asked about its highlight")
    func onlyPressedRowsAreAsked() async {
        let screen = await TableScreen([100])
        await screen.pilot.press("down", "down", "end", "home")
        await screen.pilot.wheel(dy: 3, column: 1, row: 1)
        #expect(!screen.source.take().contains { $0.hasPrefix("shouldHighlight") })
    }

    @Test("U-R6: willSelectRowAt that returns nil changes nothing, and the old row is not asked")
    func willSelectNil() async {
        let screen = await TableScreen()
        await screen.click(1)
        screen.source.replacements = [3: nil]
        _ = screen.source.take()
        await screen.click(3)
        #expect(screen.selected == [1])
        #expect(screen.source.take().filter { $0.contains("elect") } == ["willSelect 3"])
    }

    @Test("U-R7: willSelectRowAt may return another row, which is selected")
    func willSelectAnother() async {
        let screen = await TableScreen()
        screen.source.replacements = [3: 7]
        await screen.click(3)
        #expect(screen.selected == [7])
        #expect(
            screen.source.take().filter { $0.contains("elect") } == ["willSelect 3", "didSelect 7"])
    }

    @Test("U-R8: a tap on the selected row calls the delegate again")
    func tapAgain() async {
        let screen = await TableScreen()
        await screen.click(2)
        _ = screen.source.take()
        await screen.click(2)
        #expect(
            screen.source.take().filter { $0.contains("elect") } == ["willSelect 2", "didSelect 2"])
        #expect(screen.selected == [2])
        #expect(screen.pilot.events(TableSelectionChanged.self).count == 1)
        #expect(screen.pilot.events(RowActivated.self).count == 2)
    }

    @Test("U-R9: arrow keys move the focus, and select nothing")
    func arrows() async {
        let screen = await TableScreen()
        await screen.pilot.press("down", "down")
        #expect(screen.focused == 2)
        #expect(screen.selected == [])
        #expect(
            screen.source.take() == [
                "shouldFocus 1", "didFocus 0 1", "shouldFocus 2", "didFocus 1 2",
            ])
        screen.source.allowsFocus = false
        await screen.pilot.press("down")
        #expect(screen.focused == 2)
    }

    @Test("U-R9: with selectionFollowsFocus, arrow keys select")
    func selectionFollowsFocus() async {
        let screen = await TableScreen { $0.selectionFollowsFocus = true }
        await screen.pilot.press("down", "down")
        #expect(screen.selected == [1])
        #expect(
            screen.source.take().filter { $0.contains("didSelect") } == [
                "didSelect 0", "didSelect 1",
            ])
    }

    @Test("U-R9: End moves the focus too")
    func lastRow() async {
        let screen = await TableScreen()
        screen.table.columns = [TableColumn("Name")]
        await screen.pilot.press("down", "enter", "end")
        #expect(screen.focused == 9)
        #expect(screen.selected == [1])
    }

    @Test("U-R10: Enter and Space tap the focused row", arguments: ["enter", "space"])
    func keysTap(key: String) async {
        let screen = await TableScreen()
        await screen.pilot.press("down", KeyChord(stringLiteral: key))
        #expect(screen.selected == [1])
        #expect(
            screen.source.take().filter { !$0.contains("Focus") } == [
                "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1",
                "didSelect 1", "canPerform 1", "perform 1",
            ])
        await screen.pilot.press(KeyChord(stringLiteral: key))
        #expect(screen.source.take().contains("didSelect 1"))
    }

    @Test("U-R10: a list that pushes on selection works by keys, and after coming back")
    func pushByKeys() async {
        let screen = await TableScreen()
        var pushed: [Int] = []
        screen.source.whenSelected = { _, path in pushed.append(path.row) }
        await screen.pilot.press("down", "enter", "enter", "down", "enter")
        #expect(pushed == [1, 1, 2])
    }

    @Test("U-R11: the primary action comes after the selection, for clicks and Enter only")
    func primaryAction() async {
        let screen = await TableScreen()
        await screen.click(2)
        #expect(screen.source.take().suffix(3) == ["didSelect 2", "canPerform 2", "perform 2"])
        await screen.pilot.press("down")
        #expect(!screen.source.take().contains { $0.hasPrefix("perform") })
        screen.source.allowsPrimaryAction = false
        await screen.pilot.press("enter")
        #expect(screen.source.take().suffix(2) == ["didSelect 3", "canPerform 3"])
    }

    @Test("U-R12: a selection by the program calls no delegate")
    func selectionByProgram() async {
        let screen = await TableScreen()
        screen.table.selectRow(at: screen.path(2), animated: true, scrollPosition: .top)
        screen.table.deselectRow(at: screen.path(2), animated: true)
        #expect(screen.source.take() == [])
        #expect(screen.table.indexPathsForSelectedRows == nil)
    }

    @Test("U-R13: selectRow(at: nil) deselects all rows")
    func selectNil() async {
        let screen = await TableScreen()
        screen.table.selectRow(at: screen.path(2))
        screen.table.selectRow(at: nil, animated: false, scrollPosition: .none)
        #expect(screen.selected == [])
    }

    @Test("U-R25: without selection, taps do nothing, and the keys scroll")
    func noSelection() async {
        let screen = await TableScreen { $0.allowsSelection = false }
        await screen.click(2)
        await screen.pilot.press("down", "enter")
        #expect(!screen.source.take().contains { $0.contains("elect") || $0.contains("ighlight") })
        #expect(screen.table.contentOffset.y == 1)
    }

    @Test("U-R26: with multiple selection, a tap adds a row or takes it away")
    func multiple() async {
        let screen = await TableScreen { $0.allowsMultipleSelection = true }
        await screen.click(1)
        await screen.click(3)
        #expect(screen.selected == [1, 3])
        _ = screen.source.take()
        await screen.click(1)
        #expect(screen.selected == [3])
        #expect(
            screen.source.take().filter { $0.contains("elect") } == [
                "willDeselect 1", "didDeselect 1",
            ])
        await screen.pilot.press("down", "space", "down", "enter")
        #expect(screen.selected == [2])
        await screen.pilot.click(column: 1, row: 4, modifiers: .shift)
        #expect(screen.selected == [2, 3, 4])
    }

    @Test("U-R26: the desktop's way is a setting")
    func multipleLikeDesktop() async {
        let screen = await TableScreen {
            $0.allowsMultipleSelection = true
            $0.multipleSelectionStyle = .desktop
        }
        await screen.click(1)
        await screen.click(3)
        #expect(screen.selected == [3])
        await screen.pilot.click(column: 1, row: 1, modifiers: .control)
        #expect(screen.selected == [1, 3])
    }
}
