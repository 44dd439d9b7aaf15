// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SheetModel

@Suite struct JSONCheckTests {
    @Test(arguments: [
        "0", "-1.5e+3", "1e400", "true", "null", "\"a\\u00e9\\n\"", "[]", " { } ",
        "[1, [], {\"a\": [2]}]", "{\"a\":1,\"b\":{}}",
    ])
    func valuesAreAccepted(_ text: String) {
        #expect(JSONCheck.isValue(text))
    }

    @Test(arguments: [
        "", "01", "1.", ".5", "+1", "1e", "nul", "nulll", "{a:1}", "{\"a\" 1}", "{\"a\":1,}",
        "[1,]",
        "[1 2]", "[1}", "[", "]", "1 2", "\"a", "\"\\x\"", "\"\\u12g4\"", "\"\t\"",
    ])
    func otherTextsAreNot(_ text: String) {
        #expect(!JSONCheck.isValue(text))
    }

    @Test func depthDoesNoHarm() {
        let depth = 200_000
        let open = String(repeating: "[", count: depth)
        #expect(JSONCheck.isValue(open + String(repeating: "]", count: depth)))
        #expect(!JSONCheck.isValue(open))
    }
}
