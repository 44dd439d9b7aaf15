// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ControlLook+link, LinkActivated.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct LinkButtonTests {
    private func start(
        _ link: LinkButton, columns: Int = 20, look: DisplayLook = .dark
    ) async -> Pilot {
        let stack = StackView(.vertical, [link])
        return await Pilot(
            plain: ViewController(view: stack), columns: columns, rows: 3,
            capabilities: look.capabilities)
    }

    @Test func aPressPostsTheAddressAndRunsTheAction() async {
        var presses = 0
        let link = LinkButton("&Tides", destination: "https://a.org/t") { _ in presses += 1 }
        let pilot = await start(link)
        await pilot.click(on: "Tides")
        await pilot.press("enter", "space", "alt-t")
        #expect(presses == 4)
        #expect(
            pilot.events(LinkActivated.self)
                == Array(repeating: LinkActivated(destination: "https://a.org/t"), count: 4))
        link.isEnabled = false
        await pilot.settle()
        await pilot.click(on: "Tides")
        #expect(presses == 4)
    }

    @Test func theTitleIsCutWhereThereIsNoRoom() async {
        let pilot = await start(LinkButton("Höhe der 潮汐", destination: "a"), columns: 11)
        #expect(
            pilot.screen.hasPrefix(" Höhe der…") || pilot.screen.hasPrefix(">Höhe der…")
                || pilot.screen.contains("…"))
        await pilot.resize(columns: 1, rows: 1)
        #expect(await pilot.faults().isEmpty)
    }

    @Test(arguments: DisplayLook.allCases)
    func statesAreAsDesigned(_ look: DisplayLook) async {
        let states: [(LinkButton) -> Void] = [
            { _ in }, { $0.isHighlighted = true }, { $0.isEnabled = false },
        ]
        let links = states.map { prepare in
            let link = LinkButton("Tide tables", destination: "https://example.org/tides")
            prepare(link)
            return link
        }
        let focused = LinkButton("Tide tables", destination: "tides")
        let stack = StackView(.vertical, links + [focused])
        let pilot = await Pilot(
            plain: ViewController(view: stack), columns: 16, rows: 4,
            capabilities: look.capabilities)
        focused.becomeFirstResponder()
        await pilot.settle()
        #expect(
            pilot.difference(fromSnapshot: "linkButton-\(look.rawValue)", isStyled: true) == nil)
    }
}
