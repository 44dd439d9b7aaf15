// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerScreen

@Suite struct ColorContrastTests {
    @Test func contrastIsThatOfTheFormula() throws {
        let white = Color.hex(0xFFFFFF)
        #expect(abs(try #require(white.contrastRatio(with: .hex(0))) - 21) < 0.001)
        #expect(white.contrastRatio(with: white) == 1)
        #expect(abs(try #require(Color.hex(0x767676).contrastRatio(with: white)) - 4.542) < 0.001)
        #expect(abs(try #require(Color.hex(0xFF0000).contrastRatio(with: white)) - 3.998) < 0.001)
        #expect(Color.red.contrastRatio(with: white) == nil)
    }

    @Test func lightnessIsThatOfTheFormula() throws {
        #expect(Color.hex(0).lightness == 0)
        #expect(abs(try #require(Color.hex(0xFFFFFF).lightness) - 100) < 0.001)
        #expect(abs(try #require(Color.hex(0x777777).lightness) - 50.034) < 0.01)
        #expect(abs(try #require(Color.hex(0xFF0000).lightness) - 53.24) < 0.01)
        #expect(Color.red.lightness == nil)
    }

    @Test func colorsAreMixedByChannel() {
        let black = Color.hex(0)
        #expect(black.mixed(with: .hex(0xFF8000), part: 0.5) == .hex(0x804000))
        #expect(black.mixed(with: .red, part: 0.5) == black)
        #expect(black.moved(towards: .hex(0xFFFFFF)) { $0 != black } == .hex(0x030303))
        #expect(black.moved(towards: .hex(0xFFFFFF)) { _ in false } == .hex(0xFFFFFF))
        #expect(black.moved(towards: .hex(0xFFFFFF), from: 0.5) { _ in true } == .hex(0x808080))
    }
}
