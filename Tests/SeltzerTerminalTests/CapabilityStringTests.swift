// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerTerminal

@Suite struct CapabilityStringTests {
    @Test(arguments: [
        ("", ""), ("abc", "abc"), ("\u{1B}[J$<50>", "\u{1B}[J"), ("$<5>a$<2.5*/>b", "ab"),
        ("$<.5>a", "a"), ("$<>a", "$<>a"), ("$<a>", "$<a>"), ("$<5", "$<5"), ("$", "$"),
        ("$<", "$<"), ("a$<5/>", "a"), ("$$<5>", "$"),
    ])
    func paddingsAreLeftOut(_ string: String, _ expected: String) {
        let result = CapabilityString.withoutPadding(Array(string.utf8))
        #expect(String(decoding: result, as: UTF8.self) == expected)
    }
}
