// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerGrammars

@Suite struct WildcardTests {
    @Test(arguments: [
        ("*.c", "a.c", true), ("*.c", "a.cc", false), ("Makefile*", "Makefile", true),
        ("?.c", "ab.c", false), ("?.c", "é.c", true), ("*", "", true), ("", "a", false),
        ("a*b*c", "aXbXbc", true), ("a*b*c", "aXbX", false), (".*rc", ".bashrc", true),
    ]) func patternsFitNames(pattern: String, name: String, fits: Bool) {
        #expect(Wildcard.fits(name, pattern: pattern) == fits)
    }

    @Test func manyStarsTakeLittleTime() {
        let name = String(repeating: "a", count: 2_000)
        let pattern = String(repeating: "a*", count: 200) + "b"
        #expect(!Wildcard.fits(name, pattern: pattern))
    }
}
