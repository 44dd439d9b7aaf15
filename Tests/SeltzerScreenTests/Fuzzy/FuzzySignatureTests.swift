// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeededRandom
import SeltzerScreen
import Testing

@Suite struct FuzzySignatureTests {
    @Test func signatureOfATextHasThatOfEveryPatternFoundInIt() {
        var random = SeededGenerator(seed: 5)
        let letters = [
            "a", "S", "s", "k", "K", "\u{212A}", "\u{17F}", "@", "_", "0", "é", " ", "\u{7F}",
        ]
        var rejected = 0
        for _ in 0..<6_000 {
            let text = random.word(of: letters, upTo: 6)
            let pattern = FuzzyPattern(random.word(of: letters, upTo: 3))
            let signature = Array(text.utf8).withUnsafeBufferPointer { FuzzySignature($0) }
            if signature.contains(pattern.signature) { continue }
            rejected += 1
            #expect(fuzzyScore(pattern.query, in: text) == nil, "\(pattern.query) in \(text)")
        }
        #expect(rejected > 300)
    }
}
