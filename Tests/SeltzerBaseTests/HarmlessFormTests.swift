// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@Suite struct HarmlessFormTests {
    @Test(arguments: [
        ("plain", "plain"), ("a\r\nb\t", "a␍␊b␉"), ("\u{1B}[2J\u{0}\u{7F}", "␛[2J␀␡"),
        ("\u{9B}1m", "\u{FFFD}1m"), ("one\u{2028}two\u{2029}", "one\u{2424}two\u{2424}"),
        ("\u{202E}gpj\u{2069}", "gpj"), ("漢字 👩‍👩‍👧", "漢字 👩‍👩‍👧"), ("", ""),
    ])
    func controlsAreShownAsPicturesAndLeftOutWhereTheyTurnText(text: String, form: String) {
        #expect(text.harmlessForm == form)
    }

    @Test func theFormOfAFormIsItself() {
        for value in UInt32(0)..<0x3000 {
            guard let form = Unicode.Scalar(value)?.harmlessForm else { continue }
            #expect(form.harmlessForm == form && !form.isBidiControl)
        }
    }
}
