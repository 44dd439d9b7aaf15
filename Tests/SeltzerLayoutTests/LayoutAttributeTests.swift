// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerLayout
import Testing

@Suite struct LayoutAttributeTests {
    @Test func anAttributeHasAnAxis() {
        let horizontal = LayoutAttribute.allCases.filter { $0.axis == .horizontal }
        #expect(horizontal == [.left, .right, .width, .centerX])
        let vertical = LayoutAttribute.allCases.filter { $0.axis == .vertical }
        #expect(vertical == [.top, .bottom, .height, .centerY])
    }

    @Test func onlyLengthsAreExtents() {
        #expect(LayoutAttribute.allCases.filter(\.isExtent) == [.width, .height])
    }
}
