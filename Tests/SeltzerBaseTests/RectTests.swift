// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@Suite struct RectTests {
    @Test func leftAndTopEdgesAreInsideRightAndBottomOnesAreNot() {
        let rect = Rect(x: 3, y: 1, width: 90, height: 14)
        #expect(rect.contains(Point(x: 3, y: 1)))
        #expect(rect.contains(Point(x: 92, y: 14)))
        #expect(!rect.contains(Point(x: 2, y: 1)))
        #expect(!rect.contains(Point(x: 93, y: 14)))
        #expect(!rect.contains(Point(x: 92, y: 15)))
    }
}
