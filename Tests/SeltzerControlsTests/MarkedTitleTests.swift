// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews
import Testing

@testable import SeltzerControls

@Suite struct MarkedTitleTests {
    private func drawn(_ title: String, width: Int) -> String {
        let buffer = CellBuffer(size: Size(width: 12, height: 1))
        MarkedTitle(mark: "[x]", title: MnemonicTitle(title)).draw(
            in: Rect(x: 0, y: 0, width: width, height: 1), of: Canvas(buffer: buffer),
            markStyle: Style(), titleStyle: Style())
        return buffer.description
    }

    @Test func aTitleIsCutAndAMarkToo() {
        #expect(drawn("&Title", width: 12) == "[x] Title")
        #expect(drawn("&Title", width: 7) == "[x] Ti…")
        #expect(drawn("Title", width: 4) == "[x]")
        #expect(drawn("Title", width: 2) == "[x")
        #expect(drawn("Title", width: 0) == "")
        #expect(drawn("漢字", width: 7) == "[x] 漢…")
        #expect(drawn("", width: 12) == "[x]")
    }

    @Test @MainActor func itsWidthHasAGapOnlyBeforeATitle() {
        #expect(MarkedTitle.width(mark: 3, title: MnemonicTitle(""), in: View()) == 3)
        #expect(MarkedTitle.width(mark: 3, title: MnemonicTitle("&漢字"), in: View()) == 8)
    }
}
