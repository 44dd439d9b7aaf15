// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTesting

@Suite struct StyledScreenTests {
    @Test func eachRunOfStyleHasItsLine() {
        let buffer = CellBuffer(size: Size(width: 12, height: 2))
        let canvas = Canvas(buffer: buffer)
        canvas.draw("plain", at: .zero)
        canvas.draw("漢", at: Point(x: 6, y: 0), style: Style(attributes: [.bold, .underline]))
        canvas.draw(
            "ab", at: Point(x: 10, y: 1),
            style: Style(foreground: .rgb(255, 136, 0), background: .palette(4)))
        let lines = StyledScreen(buffer).description.split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.prefix(4) == ["plain 漢", "          ab", "--", "0:6-7 bold underline"])
        #expect(lines.count == 5)
        #expect(lines.last?.hasPrefix("1:10-11 ") == true)
        #expect(lines.last?.contains(" on ") == true)
    }

    @Test func linksAndLinesBelowAreTold() {
        let buffer = CellBuffer(size: Size(width: 12, height: 1))
        let style = Style(underlineStyle: .curly, underlineColor: .rgb(1, 2, 3), link: Link("x:y"))
        Canvas(buffer: buffer).draw("ab", at: .zero, style: style)
        Canvas(buffer: buffer).draw("c", at: Point(x: 2, y: 0), style: Style(link: Link("x:z")))
        #expect(
            StyledScreen(buffer).description
                == "abc\n--\n0:0-1 underline curly line #010203 link x:y\n0:2-2 link x:z")
    }

    @Test func aScreenOfNoExtentHasNoRuns() {
        #expect(StyledScreen(CellBuffer(size: .zero)).description == "--")
    }
}
