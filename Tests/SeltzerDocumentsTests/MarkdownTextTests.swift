// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerText
import Testing

@testable import SeltzerDocuments

@Suite struct MarkdownTextTests {
    @Test(arguments: [
        "", "no link", "[a](b)", "one [a](b) *two [c **d**](e)* and <https://f.g>",
        "[![picture](p.png)](target) ![alone](q.png) [x](y \"title\")", "[open](never *closed",
        "`[code](no)` \\[escaped](no) [a][b]",
    ])
    func linksAreFoundWithoutMakingTheText(source: String) {
        let document = MarkdownDocument(source)
        let inlines = (0..<document.blockCount).flatMap { document.inlines(of: $0) }
        #expect(MarkdownText.links(of: inlines) == MarkdownText(inlines).links.map(\.link))
    }
}
