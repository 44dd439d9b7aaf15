// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import PlainPilot
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
        let pilot = await Pilot(plain: gallery, columns: 120, rows: 36)
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

    @Test("opens on the welcome page, with the focus in the list of pages")
    func opensOnTheWelcomePage() async {
        let gallery = GalleryController()
        let pilot = await Pilot(plain: gallery, columns: 110, rows: 34)
        #expect(gallery.page.page.name == "welcome")
        await pilot.press("down")
        #expect(gallery.page.page.name == "label")
        let button = GalleryPage.names.firstIndex(of: "button") ?? 0
        for _ in 1..<button { await pilot.press("down") }
        await pilot.press("enter", "space")
        #expect(pilot.events(ButtonPressed.self).map(\.title) == ["Press"])
    }

    @Test("focuses the list again when a wider window shows it, unless there was input meanwhile")
    func listGetsTheFocusBack() async {
        let page = GalleryPage.all.first { $0.name == "button" } ?? .welcome
        let gallery = GalleryController(beginningWith: page)
        let pilot = await Pilot(plain: gallery, columns: 90, rows: 24)
        let focused = gallery.window?.firstResponder
        #expect(focused === gallery.preferredFocusedView)
        await pilot.resize(columns: 60, rows: 24)
        #expect(gallery.window?.firstResponder !== focused)
        await pilot.resize(columns: 90, rows: 24)
        #expect(gallery.window?.firstResponder === focused)
        await pilot.resize(columns: 60, rows: 24)
        await pilot.press("tab")
        await pilot.resize(columns: 90, rows: 24)
        #expect(gallery.window?.firstResponder !== focused)
    }

    @Test(
        "reaches every page with the mouse alone, also where there is no list",
        arguments: [40, 120])
    func everyPageIsReachedByMouse(columns: Int) async {
        let gallery = GalleryController()
        let pilot = await Pilot(plain: gallery, columns: columns, rows: columns == 40 ? 10 : 60)
        for page in GalleryPage.all.dropFirst() {
            if columns == 40 {
                await pilot.click(on: "[ › ]")
            } else {
                // The list is longer than the screen: the wheel shows the rest of it.
                for _ in 0..<40 where pilot.row(ofPage: page.title) == nil {
                    await pilot.wheel(dy: 1, column: 4, row: 20)
                }
                await pilot.click(column: 4, row: pilot.row(ofPage: page.title) ?? 0)
            }
            #expect(gallery.page.page.name == page.name)
        }
    }

    @Test("finds a page by some of its letters")
    func filterFindsAPage() async {
        let gallery = GalleryController()
        let pilot = await Pilot(plain: gallery, columns: 110, rows: 34)
        await pilot.press("/")
        await pilot.type("pobu")
        #expect(pilot.row(ofPage: "Pop-up button") != nil)
        #expect(pilot.row(ofPage: "Text field") == nil)
        await pilot.press("enter")
        #expect(gallery.page.page.name == "pop-up-button")
        await pilot.press("/")
        await pilot.type("qqq")
        #expect(pilot.screen.contains("No page matches"))
        await pilot.press("escape")
        #expect(pilot.row(ofPage: "Text field") != nil)
        #expect(gallery.page.page.name == "pop-up-button")
    }

    @Test("finds pages and actions in its palette")
    func paletteFindsPagesAndActions() async {
        let gallery = GalleryController()
        let pilot = await Pilot(plain: gallery, columns: 110, rows: 34)
        await pilot.press("ctrl-p")
        await pilot.type("Pop-up")
        await pilot.press("enter")
        #expect(gallery.page.page.name == "pop-up-button")
        await pilot.press("ctrl-p")
        await pilot.type("nextp")
        await pilot.press("enter")
        #expect(gallery.page.page.name != "pop-up-button")
    }

    @Test("opens a menu of its actions by a right click and by a key")
    func menuHasTheActions() async {
        let gallery = GalleryController()
        let pilot = await Pilot(plain: gallery, columns: 110, rows: 34)
        await pilot.click(column: 60, row: 20, button: .right)
        #expect(gallery.page.page.name == "welcome")
        await pilot.click(on: "Next page")
        #expect(gallery.page.page.name == "label")
        await pilot.press("shift-f10")
        await pilot.type("next")
        await pilot.press("enter")
        #expect(gallery.page.page.name != "label")
    }

    @Test("opens the list of pages over the page in a narrow window")
    func listIsPresentedInANarrowWindow() async {
        let gallery = GalleryController()
        let pilot = await Pilot(plain: gallery, columns: 60, rows: 20)
        #expect(pilot.row(ofPage: "Text field") == nil)
        await pilot.click(on: "Pages")
        await pilot.click(on: "Text field")
        #expect(gallery.page.page.name == "text-field")
        await pilot.type("!")
        #expect(pilot.events(TextChanged.self).count == 1)
        // A log takes the key for its own search; behind it, the key opens the list.
        await pilot.press("tab", "f8", "f8", "f8", "f8", "f8", "f8", "f8", "f8")
        await pilot.press("/")
        await pilot.press("end", "enter")
        #expect(gallery.page.page.name == GalleryPage.names.last)
    }

    @Test("shows the events of a page with their routes, the newest first")
    func eventsAreShownWithTheirRoutes() async {
        let pilot = await Pilot(
            plain: GalleryController(beginningWith: .button), columns: 160, rows: 45)
        #expect(pilot.screen.contains("No events yet"))
        #expect(pilot.screen.contains("Press a button."))
        await pilot.click(on: "Press")
        #expect(pilot.screen.contains("ButtonPressed  title: \"Press\""))
        #expect(pilot.screen.contains("[Button] →  · "))
        #expect(pilot.screen.contains(" passed"))
        await pilot.click(on: "Greet")
        let places = ["\"Greet\"", "\"Press\""].compactMap { pilot.location(of: $0)?.y }
        #expect(places.count == 2 && places[0] < places[1] || pilot.screen.contains("×2"))
        await pilot.press("f4")
        #expect(pilot.screen.contains("No events yet"))
    }

    @Test("unfolds the route of an event")
    func routesUnfold() async {
        let pilot = await Pilot(
            plain: GalleryController(beginningWith: .button), columns: 160, rows: 45)
        await pilot.click(on: "Press")
        #expect(!pilot.screen.contains("· GalleryController"))
        await pilot.click(on: "ButtonPressed")
        #expect(pilot.screen.contains("· GalleryController"))
        await pilot.press("enter")
        #expect(!pilot.screen.contains("· GalleryController"))
    }

    @Test("shows simple names of types on every page", arguments: GalleryPage.names)
    func namesAreSimple(name: String) async throws {
        let page = try #require(GalleryPage.named(name))
        let pilot = await Pilot(
            plain: GalleryController(beginningWith: page), columns: 160, rows: 45)
        await pilot.press("enter")
        try await PageUse.byKeys[name]?.act(pilot)
        for part in [
            "Seltzer.", "Controls.", "Views.", "Gallery.", "context at", "Optional(", "0x0",
        ] {
            #expect(!pilot.screen.contains(part), "\(part)")
        }
    }

    @Test("shows no panel of events beside a page that posts none")
    func pagesWithoutEventsHaveNoPanel() async {
        let pilot = await Pilot(
            plain: GalleryController(beginningWith: .label), columns: 160, rows: 45)
        #expect(!pilot.screen.contains("Events"))
        await pilot.press("f8")
        #expect(pilot.screen.contains("Events"))
    }

    @Test("changes the theme and the size of the page")
    func themeAndSizeChange() async {
        let gallery = GalleryController()
        let pilot = await Pilot(plain: gallery, columns: 120, rows: 30)
        #expect(pilot.application.theme == nil)
        await pilot.press("f2")
        #expect(pilot.application.theme == .fathom)
        await pilot.click(on: "Fathom")
        await pilot.click(on: "Cassis")
        #expect(pilot.application.theme == .cassis)
        await pilot.press("f3")
        #expect(gallery.page.view.frame.size == Size(width: 40, height: 10))
        await pilot.press("f3")
        #expect(gallery.page.view.frame.size == Size(width: 20, height: 5))
    }

    @Test("gives the keys to what is on a page that was turned to")
    func pageTurnedToHasTheKeys() async {
        let gallery = GalleryController(beginningWith: .cellGrid)
        let pilot = await Pilot(plain: gallery, columns: 80, rows: 24)
        for _ in GalleryPage.all {
            await pilot.press("f8")
            let focused = gallery.view.window?.firstResponder as? View
            // Labels and badges that fit have no view that can be focused.
            let isOnPage = focused?.isDescendant(of: gallery.page.view) == true
            #expect(isOnPage || ["label", "badge"].contains(gallery.page.page.name))
        }
    }

    @Test("ends by its key")
    func endsByKey() async {
        let pilot = await Pilot(plain: GalleryController(), columns: 80, rows: 24)
        await pilot.press("ctrl-q")
        #expect(pilot.ending == .ended)
    }
}

extension Pilot {
    /// Returns the row of a page in the list at the left of the screen; nil if it is not there.
    fileprivate func row(ofPage title: String) -> Int? {
        screen.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { line in
            line.prefix(24).split(separator: "  ").first.map { $0.trimming == title } == true
        }
    }
}

extension Substring {
    fileprivate var trimming: String {
        split(separator: " ").joined(separator: " ")
    }
}
