// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@testable import Gallery

@MainActor
@Suite("The gallery")
struct GalleryControllerTests {
    @Test("reaches every page with keys alone")
    func everyPageIsReachedByKeys() async {
        let gallery = GalleryController()
        let pilot = await Pilot(gallery, columns: 120, rows: 36)
        var seen: [String] = []
        for _ in GalleryPage.all {
            seen.append(gallery.page.page.name)
            await pilot.press("alt-n")
        }
        #expect(seen == GalleryPage.names)
        #expect(gallery.page.page.name == seen[0])
        await pilot.press("alt-p")
        #expect(gallery.page.page.name == seen.last)
    }

    @Test(
        "reaches every page with the mouse alone, also where there is no list",
        arguments: [40, 120])
    func everyPageIsReachedByMouse(columns: Int) async {
        let gallery = GalleryController()
        let pilot = await Pilot(gallery, columns: columns, rows: columns == 40 ? 10 : 60)
        for page in GalleryPage.all.dropFirst() {
            await pilot.click(on: columns == 40 ? "[ > ]" : page.title)
            #expect(gallery.page.page.name == page.name)
        }
    }

    @Test("shows the events of a page with their routes, the newest first")
    func eventsAreShownWithTheirRoutes() async {
        let pilot = await Pilot(GalleryController(beginningWith: .button), columns: 120, rows: 30)
        await pilot.click(on: "[ Press ]")
        #expect(pilot.screen.contains("ButtonPressed(title: \"Press\")"))
        #expect(pilot.screen.contains("Button > "))
        await pilot.click(on: "Greet")
        #expect(pilot.location(of: "\"Greet\"")!.y < pilot.location(of: "\"Press\")")!.y)
        await pilot.press("f4")
        #expect(pilot.screen.contains("None yet."))
    }

    @Test("changes the theme and the size of the page")
    func themeAndSizeChange() async {
        let gallery = GalleryController()
        let pilot = await Pilot(gallery, columns: 120, rows: 30)
        #expect(pilot.application.theme == nil)
        await pilot.press("f2")
        #expect(pilot.application.theme == .fathom)
        await pilot.click(on: "Theme:")
        #expect(pilot.application.theme == .cassis)
        await pilot.press("f3")
        #expect(gallery.page.view.frame.size == Size(width: 40, height: 10))
        await pilot.click(on: "Size:")
        #expect(gallery.page.view.frame.size == Size(width: 20, height: 5))
    }

    @Test("gives the keys to what is on a page that was turned to")
    func pageTurnedToHasTheKeys() async {
        let gallery = GalleryController(beginningWith: .cellGrid)
        let pilot = await Pilot(gallery, columns: 80, rows: 24)
        for _ in GalleryPage.all {
            await pilot.press("f8")
            let focused = gallery.view.window?.firstResponder as? View
            // A label that fits has no view that can be focused.
            let isOnPage = focused?.isDescendant(of: gallery.page.view) == true
            #expect(isOnPage || gallery.page.page.name == "label")
        }
    }

    @Test("ends by its key")
    func endsByKey() async {
        let pilot = await Pilot(GalleryController(), columns: 80, rows: 24)
        await pilot.press("ctrl-q")
        #expect(pilot.ending == .ended)
    }
}
