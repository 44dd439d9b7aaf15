// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerScreen

@Suite struct ParagraphStyleTests {
    @Test func byDefaultALineIsCutAtItsEndWithoutIndents() {
        let style = ParagraphStyle()
        #expect(style.lineBreakMode == .byTruncating(.tail))
        #expect(style.alignment == .left)
        #expect(style.indent(isFirst: true, width: 40) == 0)
        #expect(style.indent(isFirst: false, width: 40) == 0)
    }

    @Test func anIndentLeavesRoomForAWideCharacter() {
        let style = ParagraphStyle(firstLineHeadIndent: 4, headIndent: 20)
        #expect(style.indent(isFirst: true, width: 40) == 4)
        #expect(style.indent(isFirst: false, width: 40) == 20)
        #expect(style.indent(isFirst: false, width: 10) == 8)
        #expect(style.indent(isFirst: true, width: 1) == 0)
        #expect(ParagraphStyle(headIndent: -3).indent(isFirst: false, width: 40) == 0)
        #expect(ParagraphStyle(headIndent: .max).indent(isFirst: false, width: .min) == 0)
    }

    @Test(arguments: [(8, 8), (0, 1), (-5, 1), (.max, 1_024)])
    func tabStopsHaveABoundedDistance(wanted: Int, given: Int) {
        #expect(ParagraphStyle(defaultTabInterval: wanted).tabInterval == given)
    }

    @Test func onlyLinesThatAreCutHaveATruncation() {
        #expect(LineBreakMode.byWordWrapping.truncation == nil)
        #expect(LineBreakMode.byCharWrapping.truncation == nil)
        #expect(LineBreakMode.byTruncatingHead.truncation == .head)
        #expect(LineBreakMode.byTruncatingMiddle.truncation == .middle)
        #expect(LineBreakMode.byTruncatingTail.truncation == .tail)
        #expect(LineBreakMode.byClipping.truncation == .clip)
    }
}
