// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@Suite struct InsetsTests {
    @Test func sidesAreAddedUp() {
        let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(insets.horizontal == 6)
        #expect(insets.vertical == 4)
        #expect(Insets(all: 2) == Insets(top: 2, left: 2, bottom: 2, right: 2))
    }

    @Test func sumsStayAtTheNearestValue() {
        #expect(Insets(all: .max).horizontal == .max)
        #expect(Insets(all: .min).vertical == .min)
    }
}
