// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

private struct MarkedDocument { var markColor: Color? }

/// The sample of the page of color wells.
@MainActor
@Suite struct ColorWellSamplesTests {
    @Test func aColorWellSetsAColor() async {
        var document = MarkedDocument()
        let mark = ColorWell(.accent) { document.markColor = $0.selectedColor }
        let pilot = await Pilot(ViewController(view: mark), columns: 60, rows: 20)
        await pilot.press("space", "right", "space")
        #expect(document.markColor == .link)
    }
}
