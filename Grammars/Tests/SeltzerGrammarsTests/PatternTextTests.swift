// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerGrammars

@Suite struct PatternTextTests {
    @Test(arguments: [
        ("a{,3}", "a{0,3}"), ("a{1,3}", "a{1,3}"), (#"a\{,3}"#, #"a\{,3}"#), ("[{,3}]", "[{,3}]"),
        ("a{,}", "a{,}"), ("{,3", "{,3"), (#"\\{,3}"#, #"\\{0,3}"#), ("abc", "abc"),
    ]) func repetitionsGetTheirLowerBound(pattern: String, expected: String) {
        let result = PatternText.withLowerBounds(Array(pattern.utf8))
        #expect(String(decoding: result, as: UTF8.self) == expected)
    }
}
