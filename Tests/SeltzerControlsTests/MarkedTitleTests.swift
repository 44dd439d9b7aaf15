// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews
import Testing

@testable import SeltzerControls

@MainActor
@Suite struct MarkedTitleTests {
    private func drawn(
        _ title: String, width: Int, state: Control.State = .normal
    ) -> String {
        let buffer = CellBuffer(size: Size(width: 12, height: 1))
        MarkedTitle(mark: "[x]", title: MnemonicTitle(title)).draw(
            state, in: Rect(x: 0, y: 0, width: width, height: 1), of: Canvas(buffer: buffer))
        return buffer.description
    }

    @Test func aTitleIsCutAndAMarkToo() {
        #expect(drawn("&Title", width: 12) == " [x] Title")
        #expect(drawn("&Title", width: 9) == " [x] Ti…")
        #expect(drawn("Title", width: 6) == " [x]")
        #expect(drawn("Title", width: 4) == " [x")
        #expect(drawn("Title", width: 2) == "[x")
        #expect(drawn("Title", width: 0) == "")
        #expect(drawn("漢字", width: 9) == " [x] 漢…")
        #expect(drawn("", width: 12) == " [x]")
    }

    @Test func theBarsAreNextToWhatIsDrawn() {
        #expect(drawn("Title", width: 12, state: .focused) == "▌[x] Title▐")
        #expect(drawn("Ti", width: 12, state: .focused) == "▌[x] Ti▐")
        #expect(drawn("", width: 12, state: .focused) == "▌[x]▐")
        #expect(drawn("Ti", width: 12, state: .invalid) == "▌[x] Ti")
    }

    @Test func itsWidthHasAGapOnlyBeforeATitle() {
        #expect(MarkedTitle.width(mark: 3, title: MnemonicTitle(""), in: View()) == 5)
        #expect(MarkedTitle.width(mark: 3, title: MnemonicTitle("&漢字"), in: View()) == 10)
    }
}
