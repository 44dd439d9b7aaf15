// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerTerminalView

@Suite struct Base64Tests {
    @Test(arguments: [
        ("", ""), ("YQ==", "a"), ("YWI=", "ab"), ("YWJj", "abc"), ("w6k", "é"),
        ("/+8=", "\u{FFFD}\u{FFFD}"),
    ]) func dataAreDecoded(data: String, text: String) { #expect(Base64.decoded(data) == text) }

    @Test(arguments: ["!", "a b", "YQ\n"]) func otherTextIsRefused(data: String) {
        #expect(Base64.decoded(data) == nil)
    }
}
