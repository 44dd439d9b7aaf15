// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The samples of the pages of Markdown views and links.
@MainActor
@Suite struct MarkdownSamplesTests {
    @Test func aLinkIsOpened() async {
        var opened: [String] = []
        func open(_ destination: String) { opened.append(destination) }
        let page = MarkdownView("# Tides\n\nSee the [tables](tables.md).")
        page.on { (link: LinkActivated) in
            open(link.destination)
            return .stop
        }
        let pilot = await Pilot(ViewController(view: page), columns: 30, rows: 5)
        await pilot.press("tab", "enter")
        #expect(opened == ["tables.md"])
    }

    @Test func anAnswerGrows() async {
        let answer = MarkdownView()
        answer.followsEnd = true
        answer.append("The tide ")
        answer.append("*rises*.\n")
        let pilot = await Pilot(ViewController(view: answer), columns: 30, rows: 3)
        #expect(pilot.screen.contains("The tide rises."))
    }

    @Test func aLinkButtonIsFollowed() async {
        var shown: [String] = []
        func show(_ destination: String) { shown.append(destination) }
        let help = LinkButton("Tide tables", destination: "https://example.org/tides")
        help.on { (link: LinkActivated) in
            show(link.destination)
            return .stop
        }
        let pilot = await Pilot(ViewController(view: help), columns: 30, rows: 3)
        await pilot.press("enter")
        #expect(shown == ["https://example.org/tides"])
    }

    @Test func aDocumentGrows() {
        var answer = MarkdownDocument()
        answer.append("# Tides\nThe moon *pulls*")
        answer.append(" the sea.\n")
        #expect(answer.blockCount == 2)
    }
}
