// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ProgramSupport
import Testing

@Suite struct HarmlessLinesTests {
    @Test(arguments: [
        ("a\nb\n", "a\nb\n"),
        ("--bogus\u{1B}]0;X\u{7}", "--bogus␛]0;X␇"),
        ("a\r\nb", "a␤b"),
        ("\u{9B}2J\u{202E}x", "\u{FFFD}2Jx"),
    ])
    func controlsArePicturesAndLinesStay(text: String, harmless: String) {
        #expect(HarmlessLines.text(text) == harmless)
    }
}
