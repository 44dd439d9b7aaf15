// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import PlainPilot
import Seltzer
import SeltzerTesting
import Testing

@testable import Layouts

@MainActor
@Suite("Layouts")
struct LayoutsControllerTests {
    private let controller = LayoutsController()

    @Test("turns its pages by keys, all the way round", arguments: [40, 80, 200])
    func keysTurnThePages(columns: Int) async {
        let pilot = await Pilot(plain: controller, columns: columns, rows: 24)
        var seen: [String] = []
        for _ in LayoutPage.all {
            seen.append(controller.page.name)
            #expect(pilot.screen.contains(controller.page.title))
            await pilot.press("alt-n")
        }
        #expect(seen == LayoutPage.all.map(\.name))
        #expect(controller.page.name == seen.first)
        await pilot.press("alt-p")
        #expect(controller.page.name == seen.last)
    }

    @Test("turns its pages by clicks where there is no list")
    func clicksTurnThePages() async {
        let pilot = await Pilot(plain: controller, columns: 80, rows: 24)
        for page in LayoutPage.all.dropFirst() {
            await pilot.click(on: "[ > ]")
            #expect(controller.page.name == page.name)
        }
        await pilot.click(on: "[ < ]")
        #expect(controller.page.name == LayoutPage.all.dropLast().last?.name)
        await pilot.click(on: "\(LayoutPage.all.count - 1)/")
        await pilot.click(on: "Cards")
        #expect(controller.page.name == "cards")
        #expect(controller.presentedViewController == nil)
    }

    @Test("has a list of its pages where there is room")
    func aListIsBesideThePage() async {
        let pilot = await Pilot(plain: controller, columns: 130, rows: 24)
        for page in LayoutPage.all.reversed() {
            await pilot.click(on: " \(page.title) ")
            #expect(controller.page.name == page.name)
        }
        await pilot.resize(columns: 80, rows: 24)
        #expect(pilot.screen.contains("1/\(LayoutPage.all.count)"))
    }

    @Test("shows each page from its top", arguments: [true, false])
    func pagesBeginAtTheirTop(isFirst: Bool) async throws {
        let page = try #require(LayoutPage.named("scrolling"))
        let controller = LayoutsController(beginningWith: isFirst ? page : LayoutPage.all[0])
        let pilot = await Pilot(plain: controller, columns: 40, rows: 10)
        for _ in LayoutPage.all where controller.page.name != page.name {
            await pilot.press("alt-n")
        }
        #expect(pilot.screen.contains("A million rows"))
        #expect(pilot.screen.contains("Row 1\n") || pilot.screen.contains("Row 1 "))
    }

    @Test("opens the list of pages by keys")
    func theListIsOpenedByKeys() async {
        let pilot = await Pilot(plain: controller, columns: 80, rows: 24)
        for _ in 0..<20 where !isChooserFocused { await pilot.press("shift-tab") }
        await pilot.press("enter", "down", "down", "enter")
        #expect(controller.page.name == LayoutPage.all[2].name)
        #expect(controller.presentedViewController == nil)
    }

    private var isChooserFocused: Bool {
        (controller.window?.firstResponder as? Button)?.title.contains("/") == true
    }

    @Test("changes the colors and ends by keys")
    func themeAndEnd() async {
        let pilot = await Pilot(plain: controller, columns: 80, rows: 24)
        await pilot.press("f2")
        #expect(pilot.application.theme == Theme.builtIn.first)
        for _ in Theme.builtIn { await pilot.press("f2") }
        #expect(pilot.application.theme == nil)
        await pilot.press("ctrl-q")
        #expect(pilot.ending == .ended)
    }
}
