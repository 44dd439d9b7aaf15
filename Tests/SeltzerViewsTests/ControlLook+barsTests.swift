// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews
import Testing

@Suite struct ControlLookBarsTests {
    private func bars(
        _ state: Control.State, size: Size = Size(width: 4, height: 1), isUnicode: Bool = true,
        depth: ColorDepth = .trueColor
    ) -> (text: String, buffer: CellBuffer, room: Rect) {
        let buffer = CellBuffer(size: size)
        let canvas = Canvas(
            buffer: buffer, isUnicode: isUnicode, theme: .fathom, colorDepth: depth)
        let room = ControlLook.drawBars(state, in: buffer.bounds, of: canvas)
        return (buffer.description, buffer, room)
    }

    @Test func twoBarsShowTheFocusAndOneAnError() {
        #expect(bars(.normal).text == "")
        #expect(bars(.focused).text == "▌  ▐")
        #expect(bars(.invalid).text == "▌")
        #expect(bars([.invalid, .focused]).text == "▌  ▐")
        #expect(bars([.focused, .disabled]).text == "")
    }

    @Test func colorTellsTheErrorFromTheFocus() {
        #expect(bars(.focused).buffer[.zero].foreground == Theme.fathom[.focus])
        #expect(bars([.focused, .invalid]).buffer[.zero].foreground == Theme.fathom[.danger])
    }

    @Test func signsReplaceColorsAndBlocks() {
        #expect(bars(.invalid, depth: .monochrome).text == "!")
        #expect(bars([.invalid, .focused], depth: .monochrome).text == "!  ▐")
        #expect(bars(.focused, isUnicode: false).text == ">  <")
    }

    @Test func theRoomIsTheSameInEveryState() {
        let room = Rect(x: 1, y: 0, width: 2, height: 1)
        for state in [Control.State.normal, .focused, .invalid, .disabled] {
            #expect(bars(state).room == room)
        }
        let narrow = bars(.focused, size: Size(width: 2, height: 1))
        #expect(narrow.room.width == 2)
        #expect(narrow.text == "")
    }

    @Test func aTallControlHasTallBars() {
        #expect(bars(.focused, size: Size(width: 3, height: 2)).text == "▌ ▐\n▌ ▐")
    }
}
