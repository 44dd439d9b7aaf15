// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import Testing

@testable import SeltzerControls

@Suite struct ColorPartsTests {
    @Test func aPaletteEntryHasThePartsOfXterm() {
        #expect(ColorParts(Color.palette(208))?.color == Color("#ff8700"))
        #expect(ColorParts(Color.accent) == nil && ColorParts(Color.default) == nil)
    }

    @Test func partsBeyondTheirLimitsAreTheNearest() {
        #expect(ColorParts(red: -5, green: 300, blue: 128).color == Color("#00ff80"))
        var parts = ColorParts(red: 0, green: 0, blue: 0)
        parts.setHSB(-120, 200, 300)
        #expect(parts.hue == 240 && parts.color == Color("#0000ff"))
    }

    @Test func theShownColorIsOneOfTheDisplay() {
        let orange = Color("#ff8800")!
        #expect(orange.shown(at: .trueColor) == orange)
        #expect(orange.shown(at: .palette) == Color("#ff8700"))
        #expect(orange.shown(at: .monochrome) == nil)
        #expect(Color("#fe0101")!.shown(at: .sixteen) == Color("#ff0000"))
        #expect(Color.palette(3).shown(at: .sixteen) == Color("#cdcd00"))
    }
}
