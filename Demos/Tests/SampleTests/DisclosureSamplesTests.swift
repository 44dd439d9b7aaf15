// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The samples of the pages of disclosure groups and accordions.
@MainActor
@Suite struct DisclosureSamplesTests {
    @Test func aGroupLoadsItsContentWhenItOpens() async {
        let disks = DisclosureGroup("&Disks") { group in
            guard group.isExpanded, group.contentView == nil else { return }
            group.contentView = Label("120 GB free")
        }
        let pilot = await Pilot(ViewController(view: disks), columns: 30, rows: 4)
        await pilot.press("alt-d")
        #expect(pilot.screen.contains("120 GB free"))
    }

    @Test func titleShowsAStateAndANumber() async throws {
        let run = DisclosureGroup("Run", Label("Test run passed"))
        run.header.attributedTitle = try StyledText(markup: "[success]✓[/] [bold]Run[/] swift test")
        run.header.secondaryText = "41 passed"
        let pilot = await Pilot(ViewController(view: run), columns: 40, rows: 4)
        #expect(pilot.screen.contains("▸ ✓ Run swift test") && pilot.screen.contains("41 passed▐"))
    }

    @Test func anAccordionHasOneOpenGroup() async {
        let general = Checkbox("Show tips"), network = Checkbox("Use a proxy")
        let settings = Accordion([
            DisclosureGroup("&General", general, isExpanded: true),
            DisclosureGroup("&Network", network),
        ])
        let pilot = await Pilot(ViewController(view: settings), columns: 30, rows: 6)
        await pilot.press("alt-n")
        #expect(settings.groups.map(\.isExpanded) == [false, true])
    }
}
