// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerScreen

@Suite struct OKLabTests {
    /// Values of the reference conversion, to four digits.
    @Test(
        arguments: [
            (0x000000, 0, 0, 0), (0xFFFFFF, 1, 0, 0), (0xFF0000, 0.6280, 0.2249, 0.1258),
            (0x00FF00, 0.8664, -0.2339, 0.1795), (0x0000FF, 0.4520, -0.0324, -0.3115),
            (0x808080, 0.5999, 0, 0),
        ] as [(UInt32, Float, Float, Float)])
    func valuesAreThoseOfTheSource(_ hex: UInt32, _ lightness: Float, _ a: Float, _ b: Float) {
        let color = OKLab(
            red: UInt8(hex >> 16),
            green: UInt8(hex >> 8 & 0xFF),
            blue: UInt8(hex & 0xFF)
        )
        #expect(abs(color.lightness - lightness) < 0.001)
        #expect(abs(color.a - a) < 0.001)
        #expect(abs(color.b - b) < 0.001)
    }
}
