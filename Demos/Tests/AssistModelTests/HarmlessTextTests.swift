// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import AssistModel
import Testing

@Suite struct HarmlessTextTests {
    @Test(arguments: [
        ("plain 日本\n\ttab", "plain 日本\n\ttab"), ("a\u{1B}[2Jb", "a␛[2Jb"), ("a\r\nb", "a\nb"),
        ("a\u{202E}b\u{2066}c", "abc"), ("\u{7}\u{9B}1m", "␇\u{FFFD}1m"),
    ])
    func controlsAreShownAsPictures(text: String, shown: String) {
        let harmless = text.harmless
        #expect(harmless.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" || $0 == "\t" })
        if !text.unicodeScalars.contains("\u{9B}") { #expect(harmless == shown) }
        // The pieces of a stream give the same text.
        #expect(text.unicodeScalars.map { String($0).harmless }.joined() == harmless)
        #expect(text.hasHiddenCharacters == (text != shown))
    }
}
