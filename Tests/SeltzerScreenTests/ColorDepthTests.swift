// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import Testing

@Suite struct ColorDepthTests {
    @Test func depthsAreOrderedByTheirColors() {
        let depths: [ColorDepth] = [.monochrome, .eight, .sixteen, .palette, .trueColor]
        #expect(depths.shuffled().sorted() == depths)
    }
}
