// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@testable import SeltzerControls

@MainActor
@Suite struct TypeSearchTests {
    private func search(_ letter: String, _ count: Int) -> TypeSearch {
        var typing = TypeAhead()
        typing.type(letter, at: .zero)
        return TypeSearch(typing, from: nil, count: count)
    }

    /// A pause of the machine does not decide whether a key of a short list is consumed.
    @Test func aScreenOfRowsIsSearchedInOneTurn() {
        let search = search("x", 12)
        let isOver = search.advance { row in
            let end = ContinuousClock.now + .milliseconds(1)
            while ContinuousClock.now < end {}
            return "row \(row)"
        }
        #expect(isOver)
        #expect(search.found == nil)
    }

    @Test func manyRowsTakeSeveralTurns() {
        let search = search("x", 10_000)
        let text: (Int) -> String? = { row in
            let end = ContinuousClock.now + .microseconds(200)
            while ContinuousClock.now < end {}
            return row == 500 ? "x" : "row"
        }
        #expect(!search.advance(text))
        var turns = 1
        while !search.advance(text) { turns += 1 }
        #expect(search.found == 500)
        #expect(turns > 2)
    }
}
