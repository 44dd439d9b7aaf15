// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerControls

@MainActor
@Suite struct AlertViewTests {
    private let message = "Seven files are in use by another program, and cannot be deleted now."

    private func view(_ titles: [String] = ["Try again", "Leave them"]) -> AlertView {
        view("Delete?", message, titles)
    }

    private func view(_ heading: String, _ message: String, _ titles: [String]) -> AlertView {
        let view = AlertView(isSheet: false)
        view.show(heading: heading, message: message)
        view.buttons = titles.map { Button($0) }
        return view
    }

    private func picture(
        of view: AlertView, columns: Int, rows: Int, look: DisplayLook = .dark
    ) async -> Pilot {
        let controller = ViewController(view: view)
        controller.wantsInitialFocus = false
        return await Pilot(
            plain: controller, columns: columns, rows: rows, capabilities: look.capabilities)
    }

    @Test func itWouldLikeLinesThatAreEasyToRead() {
        let size = view().sizeThatFits(.unbounded)
        #expect(size.width <= 64)
        #expect(size.height == 1 + 1 + 1 + 2 + 1 + 1 + 1)
        #expect(view([]).sizeThatFits(.unbounded).height >= 4)
    }

    @Test func theMessageIsWrappedOnASmallScreen() async {
        let pilot = await picture(of: view(), columns: 40, rows: 10)
        #expect(pilot.location(of: "Seven files") != nil)
        #expect(pilot.location(of: "now.") != nil)
        #expect(pilot.screen.contains("Try again      Leave them"))
    }

    @Test func emptyLinesGoFirstThenTheEndOfTheMessage() async {
        let pilot = await picture(of: view(), columns: 40, rows: 4)
        // The rest is reached by scrolling.
        #expect(pilot.screen.hasPrefix("   Delete?  "))
        #expect(pilot.screen.hasSuffix("▝\n          Try again      Leave them"))
        #expect(pilot.screen.contains("Seven files"))
        await pilot.resize(columns: 40, rows: 2)
        #expect(!pilot.screen.contains("Seven files"))
        #expect(pilot.screen.contains("Try again"))
        await pilot.resize(columns: 16, rows: 3)
        #expect(pilot.screen.contains("Leave them"))
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let view = view("漢字?", "A message.", ["&Yes", "&No"])
        let pilot = await picture(of: view, columns: 30, rows: 5, look: look)
        await pilot.press("tab")
        #expect(pilot.difference(fromSnapshot: "alertView-\(look.rawValue)", isStyled: true) == nil)
    }

    @Test(arguments: [(0, 0), (1, 1), (3, 2)])
    func smallSizesDoNotTrap(columns: Int, rows: Int) async {
        let long = String(repeating: "long ", count: 20_000)
        let view = view(long, long, [long])
        let pilot = await picture(of: view, columns: columns, rows: rows)
        await pilot.press("tab", "enter")
        #expect(pilot.events(ButtonPressed.self).count <= 1)
    }
}
