// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerDocuments
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct MarkdownViewAccessibilityTests {
    private let text = """
        # Tides

        See the [tables of the
        harbor](tables.md), or [漢字 text](kanji.md).

        ## Spring

        ![none](a.png) No link.
        """

    private func start(columns: Int = 40) async -> (MarkdownView, Pilot) {
        let view = MarkdownView(text)
        return (view, await Pilot(ViewController(view: view), columns: columns, rows: 12))
    }

    @Test func linksAndHeadingsAreElements() async throws {
        let (_, pilot) = await start()
        let document = try #require(pilot.elements(.document).first)
        #expect(document.label == "Tides")
        #expect(
            document.children.map(\.line) == [
                "heading \"Tides\" at level 1", "link \"tables of the harbor\"",
                "link \"漢字 text\"", "heading \"Spring\" at level 2",
            ])
        #expect(document.children.map(\.hint) == [nil, "tables.md", "kanji.md", nil])
    }

    @Test func aLinkThatWrapsIsOneElement() async {
        let (_, pilot) = await start(columns: 20)
        #expect(pilot.elements(.link).map(\.label) == ["tables of the harbor", "漢字 text"])
    }

    @Test func aLinkIsPressedByItsName() async throws {
        let (_, pilot) = await start()
        try await pilot.element(.link, "漢字 text").click()
        #expect(pilot.events(LinkActivated.self).map(\.destination) == ["kanji.md"])
    }

    @Test func theCurrentLinkIsFocused() async {
        let (_, pilot) = await start()
        await pilot.press("tab")
        let focused = pilot.elements.flatMap(\.all).filter(\.isFocused)
        #expect(focused.map(\.role) == [.document, .link])
        #expect(focused.last?.label == "tables of the harbor")
    }

    @Test func partsOutOfSightAreNoElements() async {
        let view = MarkdownView(String(repeating: "text\n\n", count: 40) + "[far](far.md)")
        let pilot = await Pilot(ViewController(view: view), columns: 40, rows: 6)
        #expect(pilot.elements(.link).isEmpty)
        await pilot.press("end")
        #expect(pilot.elements(.link).map(\.label) == ["far"])
    }
}
