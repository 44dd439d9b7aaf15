// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import Routes

@Suite struct WrappedTextTests {
    @Test(arguments: [
        ("", 5, [""]), ("a b", 3, ["a b"]), ("aa bb cc", 6, ["aa bb", "    cc"]),
        ("  one two", 6, ["  one", "      two"]), ("中捕获 中捕获", 8, ["中捕获", "    中捕获"]),
        ("abcdefgh i", 4, ["abcdefgh", "    i"]), ("a b", 0, ["a b"]),
    ])
    func linesBreakAtBlanks(text: String, width: Int, lines: [String]) {
        #expect(WrappedText.lines(of: text, width: width) == lines)
    }
}
