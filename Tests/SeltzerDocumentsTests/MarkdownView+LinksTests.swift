// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: MarkdownEvents.

import SeltzerControls
import SeltzerDocuments
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

/// Links that are focused and followed.
@MainActor
@Suite struct MarkdownViewLinksTests: MarkdownScene {
    @Test func tabMovesThroughLinksAndEnterFollows() async {
        let text =
            "[one](/1 't') and [two](two.md)\n\n" + String(repeating: "text\n\n", count: 20)
            + "<https://a.org/>"
        let (_, pilot) = await start(text, rows: 5)
        await pilot.press("tab", "enter", "tab", "enter")
        #expect(
            pilot.events(LinkActivated.self) == [
                LinkActivated(destination: "/1", title: "t"), LinkActivated(destination: "two.md"),
            ])
        await pilot.press("tab", "enter")
        #expect(pilot.screen.contains("https://a.org/"))
        #expect(pilot.events(LinkActivated.self).last?.destination == "https://a.org/")
        await pilot.press("shift-tab", "enter")
        #expect(pilot.events(LinkActivated.self).last?.destination == "two.md")
        #expect(lines(pilot)[0].hasPrefix("▌ one and two"))
    }

    @Test func afterTheLastLinkTabMovesTheFocus() async {
        let view = MarkdownView("[a](b)"), button = Button("Next")
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [view, button])), columns: 20, rows: 8)
        view.becomeFirstResponder()
        await pilot.press("tab")
        #expect(view.isFirstResponder)
        await pilot.press("tab")
        #expect(button.isFirstResponder)
    }

    @Test func aClickFollowsALinkAndADragElsewhereDoesNot() async {
        let (_, pilot) = await start("see [the tables](t.md 'Tides') now")
        await pilot.click(on: "tables")
        #expect(
            pilot.events(LinkActivated.self) == [LinkActivated(destination: "t.md", title: "Tides")]
        )
        await pilot.drag(fromColumn: 8, row: 0, toColumn: 30, row: 5)
        await pilot.click(on: "now")
        #expect(pilot.events(LinkActivated.self).count == 1)
    }
}
