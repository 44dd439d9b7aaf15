// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import Testing

@Suite struct AttributesTests {
    @Test func eachAttributeHasABitOfItsOwn() {
        let all: [Attributes] = [
            .bold, .dim, .italic, .underline, .blink, .reverse, .strikethrough,
        ]
        #expect(all.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
        #expect(Attributes(all).rawValue.nonzeroBitCount == all.count)
    }
}
