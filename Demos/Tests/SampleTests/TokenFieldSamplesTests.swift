// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

private struct TaggedDocument { var tags: [String] = [] }

/// The sample of the page of token fields.
@MainActor
@Suite struct TokenFieldSamplesTests {
    @Test func aTokenFieldSetsTags() async {
        var document = TaggedDocument()
        let tags = TokenField(["swift", "terminal"], placeholder: "Tags")
        tags.allowsDuplicates = false
        tags.validateToken = { $0.count > 20 ? "At most 20 letters" : nil }
        tags.on { (event: TokenFieldChanged) in
            document.tags = event.tokens
            return .stop
        }
        let pilot = await Pilot(ViewController(view: tags), columns: 40, rows: 3)
        await pilot.type("ui,")
        #expect(document.tags == ["swift", "terminal", "ui"])
    }
}
