// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: SplitColumnsView, SplitViewController+widths.

import SeltzerBase
import SeltzerNavigation
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct SplitViewControllerTests {
    @MainActor private struct Scene {
        let log = LoggedPage.Log()
        let list: LoggedPage
        let detail: LoggedPage
        let split: SplitViewController
        let pilot: Pilot

        init(columns: Int = 90, look: DisplayLook = .dark) async {
            list = LoggedPage("Mail", log)
            detail = LoggedPage("Inbox", log)
            split = SplitViewController(primary: list, secondary: detail)
            pilot = await Pilot(
                plain: split, columns: columns, rows: 6, capabilities: look.capabilities)
            log.lines = []
        }

        var focused: InputResponder? { pilot.application.keyWindow?.firstResponder }
    }

    @Test func bothColumnsShowWhereThereIsRoom() async {
        let scene = await Scene()
        #expect(scene.pilot.screen.contains("Page Mail"))
        #expect(scene.pilot.screen.contains("Page Inbox"))
        #expect(!scene.split.isCollapsed)
        #expect(scene.list.splitViewController === scene.split)
        #expect(scene.focused === scene.list.first)
        scene.split.show(.secondary)
        #expect(scene.focused === scene.detail.first)
    }

    @Test func aNarrowScreenShowsOneColumnAndAWayBack() async {
        let scene = await Scene(columns: 40)
        #expect(scene.split.isCollapsed)
        #expect(scene.pilot.screen.contains("Page Mail"))
        #expect(!scene.pilot.screen.contains("Page Inbox"))
        scene.split.show(.secondary)
        await scene.pilot.settle()
        #expect(scene.pilot.screen.hasPrefix(" ‹ Mail"))
        #expect(scene.pilot.screen.contains("Page Inbox"))
        #expect(scene.focused === scene.detail.first)
        await scene.pilot.press("escape")
        #expect(scene.pilot.screen.contains("Page Mail"))
        #expect(scene.focused === scene.list.first)
        scene.split.show(.secondary)
        scene.split.show(.primary)
        await scene.pilot.settle()
        #expect(scene.pilot.screen.contains("Page Mail"))
    }

    @Test func whatHasTheFocusStaysWhenTheRoomGoes() async {
        let scene = await Scene()
        scene.detail.second.becomeFirstResponder()
        await scene.pilot.resize(columns: 50, rows: 6)
        #expect(scene.split.isCollapsed)
        #expect(scene.focused === scene.detail.second)
        #expect(scene.pilot.screen.contains("Page Inbox"))
        // The column that stays is told nothing.
        #expect(scene.log.lines.filter { $0.contains("ppear") && $0.hasPrefix("Inbox") }.isEmpty)
        await scene.pilot.resize(columns: 100, rows: 6)
        #expect(!scene.split.isCollapsed)
        #expect(scene.focused === scene.detail.second)
        #expect(scene.pilot.screen.contains("Page Mail"))
        #expect(
            scene.pilot.events(ColumnsCollapsed.self).map(\.isCollapsed) == [true, false])
    }

    @Test func theWidthOfTheListIsKept() async {
        let scene = await Scene()
        await scene.pilot.drag(fromColumn: 28, row: 2, toColumn: 40, row: 2)
        #expect(scene.list.view.bounds.width == 40)
        await scene.pilot.resize(columns: 50, rows: 6)
        #expect(scene.list.window != nil)
        await scene.pilot.resize(columns: 90, rows: 6)
        #expect(scene.list.view.bounds.width == 40)
    }

    @Test(arguments: [50, 90])
    func aColumnGetsAnotherController(columns: Int) async {
        let scene = await Scene(columns: columns)
        scene.split.show(.secondary)
        let other = LoggedPage("Spam", scene.log)
        scene.split.setViewController(other, for: .secondary)
        scene.split.setViewController(scene.list, for: .secondary)
        await scene.pilot.settle()
        #expect(scene.split.viewController(for: .secondary) === other)
        #expect(scene.pilot.screen.contains("Page Spam"))
        #expect(scene.focused === other.first)
        #expect(scene.detail.window == nil && scene.detail.parent == nil)
        let list = LoggedPage("Folders", scene.log)
        scene.split.setViewController(list, for: .primary)
        scene.split.show(.primary)
        await scene.pilot.settle()
        #expect(scene.pilot.screen.contains("Page Folders"))
        #expect(scene.list.parent == nil)
    }

    @Test func whatWasPushedInANarrowStackComesBackInItsColumn() async {
        let scene = await Scene(columns: 50)
        scene.split.show(.secondary)
        let third = LoggedPage("Letter", scene.log)
        scene.detail.navigationController?.pushViewController(third)
        await scene.pilot.settle()
        #expect(scene.pilot.screen.hasPrefix(" ‹ Inbox"))
        third.second.becomeFirstResponder()
        scene.log.lines = []
        await scene.pilot.resize(columns: 90, rows: 6)
        #expect(scene.pilot.screen.contains("Page Mail"))
        #expect(scene.pilot.screen.contains("Page Letter"))
        #expect(!scene.pilot.screen.contains("Page Inbox"))
        #expect(scene.focused === third.second)
        #expect(scene.log.lines.filter { $0.contains("ppear") && $0.hasPrefix("Letter") }.isEmpty)
        await scene.pilot.resize(columns: 50, rows: 6)
        #expect(scene.pilot.screen.hasPrefix(" ‹ Inbox"))
        #expect(scene.pilot.screen.contains("Page Letter"))
        #expect(scene.focused === third.second)
        await scene.pilot.press("escape")
        #expect(scene.pilot.screen.contains("Page Inbox"))
        await scene.pilot.resize(columns: 90, rows: 6)
        #expect(scene.pilot.screen.contains("Page Inbox"))
        #expect(third.parent == nil)
    }

    @Test func whatIsPoppedInAWideColumnIsGoneInTheNarrowStack() async {
        let scene = await Scene(columns: 50)
        let other = LoggedPage("Folders", scene.log)
        scene.list.navigationController?.pushViewController(other)
        await scene.pilot.resize(columns: 90, rows: 6)
        #expect(scene.pilot.screen.contains("Page Folders"))
        #expect(scene.pilot.screen.contains("Page Inbox"))
        await scene.pilot.press("escape")
        #expect(scene.pilot.screen.contains("Page Mail"))
        await scene.pilot.resize(columns: 50, rows: 6)
        #expect(scene.pilot.screen.contains("Page Mail"))
        #expect(other.parent == nil)
    }

    @Test func aSupplementaryColumnStandsBetween() async {
        let log = LoggedPage.Log()
        let (accounts, list, detail) = (
            LoggedPage("Accounts", log), LoggedPage("Mail", log), LoggedPage("Inbox", log)
        )
        let split = SplitViewController(primary: accounts, supplementary: list, secondary: detail)
        split.preferredPrimaryColumnWidth = 20
        split.preferredSupplementaryColumnWidth = 30
        let pilot = await Pilot(plain: split, columns: 100, rows: 6)
        #expect([accounts, list, detail].map(\.view.bounds.width) == [20, 30, 48])
        await pilot.resize(columns: 50, rows: 6)
        #expect(pilot.screen.contains("Page Accounts"))
        split.show(.secondary)
        await pilot.settle()
        #expect(pilot.screen.contains("Page Inbox"))
        await pilot.press("escape")
        #expect(pilot.screen.contains("Page Mail"))
        split.show(.primary)
        await pilot.settle()
        #expect(pilot.screen.contains("Page Accounts"))
        await pilot.resize(columns: 100, rows: 6)
        #expect([accounts, list, detail].map(\.view.bounds.width) == [20, 30, 48])
    }

    @Test(arguments: [50, 100])
    func theSupplementaryColumnMayComeLater(columns: Int) async {
        let scene = await Scene(columns: columns)
        #expect(scene.split.viewController(for: .supplementary) == nil)
        scene.split.show(.supplementary)
        let list = LoggedPage("Letters", scene.log)
        scene.split.setViewController(list, for: .supplementary)
        scene.split.show(.supplementary)
        await scene.pilot.settle()
        #expect(scene.pilot.screen.contains("Page Letters"))
        #expect(scene.focused === list.first)
    }

    @Test(arguments: [(0, 0), (1, 1), (79, 3), (300, 2)])
    func anySizeWillDo(columns: Int, rows: Int) async {
        let scene = await Scene(columns: columns)
        await scene.pilot.resize(columns: columns, rows: rows)
        scene.split.show(.secondary)
        await scene.pilot.resize(columns: 80, rows: 5)
        #expect(!scene.split.isCollapsed)
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let scene = await Scene(columns: 80, look: look)
        #expect(
            scene.pilot.difference(
                fromSnapshot: "splitViewController-\(look.rawValue)", isStyled: true) == nil)
    }
}
