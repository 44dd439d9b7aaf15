// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerTerminal

@Suite struct Base64Tests {
    /// The examples of RFC 4648, section 10, and all six bits.
    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
        ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("\u{FFFD}", "77+9"), ("~~?", "fn4/"),
    ])
    func bytesAreEncodedAsTheStandardSays(_ text: String, _ digits: String) {
        #expect(Base64.encode(Array(text.utf8)) == Array(digits.utf8))
    }
}
