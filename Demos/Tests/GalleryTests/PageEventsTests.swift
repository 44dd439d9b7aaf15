// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@testable import Gallery

@MainActor
@Suite("The events of the gallery's pages")
struct PageEventsTests {
    @Test("have values that can be read", arguments: GalleryPage.names)
    func valuesCanBeRead(name: String) async throws {
        for use in [PageUse.byMouse[name], PageUse.byKeys[name]].compactMap({ $0 }) {
            let page = try #require(GalleryPage.named(name))
            let controller = PageController(page)
            let pilot = await Pilot(
                controller, columns: PageUse.size.width, rows: PageUse.size.height)
            controller.preferredFocusedView?.becomeFirstResponder()
            await pilot.settle()
            try await use.act(pilot)
            for trace in pilot.routes where trace.isOfControls {
                let values = RoutedEventText.values(of: trace.event)
                // A type's name before a parenthesis is how Swift prints a value.
                #expect(values.firstMatch(of: #/\b[A-Z]\w*\(/#) == nil, "\(values)")
            }
        }
    }

    @Test(
        "begin when somebody uses the page", arguments: GalleryPage.names,
        [Size(width: 160, height: 45), Size(width: 60, height: 20)])
    func nothingHappensBefore(name: String, in size: Size) async throws {
        let page = try #require(GalleryPage.named(name))
        let pilot = await Pilot(
            GalleryController(beginningWith: page), columns: size.width, rows: size.height)
        await pilot.settle()
        let expectsEvents = page.hint != nil && !page.showsRoutes(in: size)
        #expect(pilot.screen.contains("No events yet") == expectsEvents)
    }

    @Test("are listed, too, for what is pressed by its name")
    func pressesByNameAreListed() async throws {
        let page = try #require(GalleryPage.named("button"))
        let pilot = await Pilot(GalleryController(beginningWith: page), columns: 160, rows: 45)
        try await pilot.element(.button, "Greet").click()
        #expect(!pilot.screen.contains("No events yet"))
    }
}
