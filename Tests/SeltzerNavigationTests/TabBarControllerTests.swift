// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerNavigation
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct TabBarControllerTests {
    private func scene(
        _ titles: [String] = ["&Inbox", "&Calendar", "People"], columns: Int = 40,
        look: DisplayLook = .dark
    ) async -> (TabBarController, LoggedPage.Log, Pilot) {
        let log = LoggedPage.Log()
        let tabs = TabBarController(viewControllers: titles.map { LoggedPage($0, log) })
        let pilot = await Pilot(
            plain: tabs, columns: columns, rows: 6, capabilities: look.capabilities)
        log.lines = []
        return (tabs, log, pilot)
    }

    @Test func theControllersAreChildrenWithTheirTitles() async {
        let (tabs, _, pilot) = await scene()
        #expect(pilot.screen.contains("▌Inbox▐  Calendar   People"))
        #expect(
            tabs.viewControllers.allSatisfy { $0.parent === tabs && $0.tabBarController === tabs })
        tabs.viewControllers[2].title = "Friends"
        tabs.viewControllers[1].navigationItem.title = "Days"
        await pilot.settle()
        #expect(pilot.screen.contains("▌Inbox▐  Days   Friends"))
        tabs.view.removeFromSuperview()
        #expect(tabs.viewControllers.allSatisfy { $0.parent === tabs })
    }

    @Test func keysMnemonicsAndClicksSelect() async {
        let (tabs, _, pilot) = await scene()
        await pilot.click(on: "People")
        #expect(tabs.selectedIndex == 2)
        await pilot.press("ctrl-pagedown")
        #expect(tabs.selectedIndex == 0)
        await pilot.press("alt-c")
        #expect(tabs.selectedViewController === tabs.viewControllers[1])
        #expect(pilot.events(TabSelected.self).map(\.title) == ["People", "Inbox", "Calendar"])
    }

    @Test func controllersAreToldInTheOrderOfUIKit() async {
        let (tabs, log, pilot) = await scene(["a", "b"])
        tabs.selectedIndex = 1
        await pilot.settle()
        #expect(
            log.lines == [
                "b didLoad", "b willAppear", "a willDisappear", "a didDisappear", "b didAppear",
            ])
        log.lines = []
        tabs.selectedViewController = tabs.viewControllers[0]
        await pilot.settle()
        #expect(
            log.lines == ["a willAppear", "b willDisappear", "b didDisappear", "a didAppear"])
    }

    @Test func theControllersAreReplacedInOrder() async {
        let (tabs, log, pilot) = await scene(["a", "b", "c"])
        let old = tabs.viewControllers
        tabs.selectedIndex = 1
        let new = LoggedPage("new", log)
        tabs.viewControllers = [old[2], new, old[1], new, tabs]
        await pilot.settle()
        #expect(tabs.viewControllers.map(\.title) == ["c", "new", "b"])
        #expect(tabs.selectedViewController === old[1])
        #expect(old[0].parent == nil)
        tabs.selectedIndex = 9
        tabs.selectedViewController = old[0]
        #expect(tabs.selectedIndex == 2)
        tabs.viewControllers = []
        #expect(tabs.selectedIndex == nil)
    }

    @Test func moreTabsThanFitScroll() async {
        let (tabs, _, pilot) = await scene((0..<40).map { "A long title \($0)" })
        // A title that is cut says so, and leaves a cell before the sign.
        let row = pilot.screen.split(separator: "\n")[0]
        #expect(row.hasSuffix("… ›"), "\(row)")
        await pilot.press("ctrl-pageup")
        #expect(tabs.selectedIndex == 39)
        #expect(pilot.screen.contains("title 39"))
    }

    @Test func keysFindTheActionsOfATabWithoutFocus() async {
        let bare = ViewController(view: Label("bare"))
        var pressed = 0
        bare.bind("x") { pressed += 1 }
        let tabs = TabBarController(viewControllers: [bare])
        tabs.wantsInitialFocus = false
        let pilot = await Pilot(plain: tabs, columns: 20, rows: 5)
        await pilot.press("x")
        #expect(pressed == 1)
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let (_, _, pilot) = await scene(look: look)
        await pilot.press("ctrl-pagedown")
        #expect(
            pilot.difference(fromSnapshot: "tabController-\(look.rawValue)", isStyled: true)
                == nil)
    }
}
