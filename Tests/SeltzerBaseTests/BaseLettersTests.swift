// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@Suite struct BaseLettersTests {
    @Test(arguments: [
        ("É", "e"), ("naïve", "naive"), ("Ærø", "aero"), ("Łódź", "lodz"), ("Þór", "thor"),
        ("ẹ\u{301}", "e"), ("語é", "語e"), ("Й", "и"),
    ])
    func accentsAndStrokesAreLeftOut(text: String, letters: String) {
        #expect(TextFolding().folded(text).baseLetters == letters)
    }

    @Test(arguments: ["", "abc", "A-1", "語", "σ", "クス"])
    func lettersThatHaveNoneAreTheTextItself(text: String) {
        #expect(TextFolding().folded(text).baseLetters == nil)
    }

    /// The sign for a vowel that is left out makes another syllable.
    @Test func aViramaIsKept() {
        #expect("\u{915}\u{94D}\u{937}".baseLetters == nil)
    }
}
