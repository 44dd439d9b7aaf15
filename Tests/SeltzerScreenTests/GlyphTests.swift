// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerScreen

@Suite struct GlyphTests {
    @Test(
        arguments: [
            ("a", "a", 1), ("漢", "漢", 2), ("\u{7}", "␇", 1), ("\u{7F}", "␡", 1), ("\t", " ", 1),
        ] as [(Unicode.Scalar, Unicode.Scalar, UInt8)])
    func aScalarOrItsReplacementIsShown(scalar: Unicode.Scalar, shown: Unicode.Scalar, width: UInt8)
        throws
    {
        let glyph = try #require(Glyph(sanitizing: scalar))
        #expect(glyph.bits == shown.value)
        #expect(glyph.width == width)
        #expect(!glyph.isCluster)
    }

    @Test(arguments: ["\u{301}", "\u{202E}", "\u{200B}"] as [Unicode.Scalar])
    func aScalarWithoutAWidthIsNoGlyph(scalar: Unicode.Scalar) {
        #expect(Glyph(sanitizing: scalar) == nil)
    }

    @Test func onlyTheTopBitMarksACluster() {
        #expect(Glyph(bits: 0x8000_0001, width: 2).isCluster)
        #expect(!Glyph(bits: 0x10_FFFF, width: 1).isCluster)
        #expect(!Glyph.space.isCluster)
    }

    @Test func aDisputedWidthIsMarked() throws {
        #expect(try #require(Glyph(sanitizing: "\u{AD}")).isWidthContested)
        #expect(try !#require(Glyph(sanitizing: "a")).isWidthContested)
    }
}
