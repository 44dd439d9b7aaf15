// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct KeyFooterTests {
    @Test func theKeysInForceAreShownTheNearestFirst() async {
        let screen = await KeyScreen(columns: 200)
        #expect(
            screen.bottom.hasPrefix(
                " ctrl-x ctrl-s Save  ctrl-x k Kill the line  alt-w 入力する  ? Keys  q Quit  tab Next  "
                    + "shift-tab Previous  ctrl-c Cancel  ctrl-z Suspend  ctrl-l Repaint"))
    }

    @Test func itFollowsTheFocus() async {
        let screen = await KeyScreen()
        #expect(screen.bottom.hasPrefix(" ctrl-x ctrl-s Save  ctrl-x k Kill the line"))
        screen.list.becomeFirstResponder()
        await screen.pilot.settle()
        #expect(screen.bottom.hasPrefix(" f1 Channel 1  f2 Channel 2"))
        #expect(screen.bottom.hasSuffix("  ? Keys"))
    }

    @Test func whatDoesNotFitIsMissingButNotTheListOfAll() async {
        let screen = await KeyScreen(columns: 40, rows: 10)
        #expect(screen.bottom == " ctrl-x ctrl-s Save …            ? Keys")
    }

    @Test(arguments: [1, 2, 3, 5, 7, 8, 10, 12, 20])
    func anyWidthWillDo(width: Int) async {
        let screen = await KeyScreen(columns: width, rows: 3)
        #expect(screen.bottom.cellWidth <= width)
        if width >= 8 { #expect(screen.bottom.hasSuffix("? Keys")) }
        await screen.pilot.press("ctrl-x")
        #expect(screen.bottom.cellWidth <= width)
        await screen.pilot.resize(columns: 80, rows: 3)
        #expect(screen.bottom == " ctrl-x-  ctrl-s Save  k Kill the line")
    }

    @Test func pendingKeysAndWhatMayFollowAreShown() async {
        let screen = await KeyScreen()
        await screen.pilot.press("ctrl-x")
        #expect(screen.bottom == " ctrl-x-  ctrl-s Save  k Kill the line")
        await screen.pilot.press("escape")
        #expect(screen.bottom.hasPrefix(" ctrl-x ctrl-s Save"))
        await screen.pilot.press("ctrl-x")
        await screen.pilot.advance(by: .seconds(5))
        #expect(screen.bottom.hasPrefix(" ctrl-x ctrl-s Save"))
    }

    @Test func anActionThatCannotRunIsFainter() async {
        let screen = await KeyScreen(columns: 40, rows: 3)
        #expect(
            screen.pilot.difference(fromSnapshot: "footerWithADisabledAction", isStyled: true)
                == nil)
        screen.editor.isChanged = true
        await screen.pilot.press("f10")
        #expect(
            screen.pilot.difference(fromSnapshot: "footerWithAnEnabledAction", isStyled: true)
                == nil)
    }

    @Test func aClickPerformsAnAction() async {
        let screen = await KeyScreen(columns: 120)
        await screen.pilot.click(on: "Kill the line")
        #expect(screen.editor.notes == ["kill"])
        await screen.pilot.click(on: "Save")
        #expect(screen.editor.notes == ["kill"])
        #expect(screen.editor.isFirstResponder)
        await screen.pilot.press("ctrl-x")
        await screen.pilot.click(on: "k Kill")
        #expect(screen.editor.notes == ["kill", "kill"])
        #expect(screen.pilot.application.pendingKeys.isEmpty)
        await screen.pilot.click(on: "Keys")
        #expect(screen.pilot.screen.contains("─ Keys ─"))
    }

    @Test func aPressThatEndsElsewherePerformsNothing() async {
        let screen = await KeyScreen(columns: 120)
        await screen.pilot.press(column: 23, row: 23)
        await screen.pilot.release(column: 3, row: 3)
        await screen.pilot.press(column: 3, row: 3)
        await screen.pilot.release(column: 23, row: 23)
        #expect(screen.editor.notes.isEmpty)
    }

    @Test func theUsersKeysAreShown() async throws {
        let screen = await KeyScreen(columns: 200)
        screen.pilot.application.keyMap = try KeyMap(parsing: "kill = ctrl-k\nword = none\n")
        await screen.pilot.settle()
        #expect(screen.bottom.hasPrefix(" ctrl-x ctrl-s Save  ctrl-k Kill the line  ? Keys"))
    }

    @Test func aFooterThatIsGoneLeavesNothingBehind() async {
        let screen = await KeyScreen()
        weak var footer: KeyFooter?
        do {
            let second = KeyFooter()
            footer = second
            screen.editor.addSubview(second)
            await screen.pilot.settle()
            second.removeFromSuperview()
        }
        await screen.pilot.press("ctrl-x")
        #expect(footer == nil)
    }
}
