// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The sample of the page of search fields.
@MainActor
@Suite struct SearchFieldSamplesTests {
    @Test func aSearchFieldPostsSearches() async {
        var found: [String] = []
        func find(_ text: String, in scope: Int) { found.append("\(text) in \(scope)") }
        let search = SearchField()
        search.scopeButtonTitles = ["All", "Names", "Texts"]
        search.on { (event: SearchSubmitted) in
            find(event.text, in: event.scopeIndex)
            return .stop
        }
        let pilot = await Pilot(ViewController(view: search), columns: 40, rows: 8)
        await pilot.type("tides\n")
        #expect(found == ["tides in 0"])
    }
}
