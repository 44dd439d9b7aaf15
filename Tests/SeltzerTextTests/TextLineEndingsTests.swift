// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeededRandom
import SeltzerText
import Testing

@Suite struct TextLineEndingsTests {
    @Test func bothKindsAreCounted() {
        let text = TextStorage("a\r\nb\n\rc\r\r\n\n")
        let endings = text.lineEndings(in: 0..<text.count)
        #expect(endings == TextLineEndings(lineFeeds: 2, carriageReturnLineFeeds: 2))
        #expect(endings.isMixed)
        #expect(!TextStorage("a\r\n").lineEndings(in: 0..<3).isMixed)
        #expect(!TextStorage("a\rb").lineEndings(in: 0..<3).isMixed)
    }

    @Test func aRangeCountsTheLineFeedsInIt() {
        let text = TextStorage("a\r\nb")
        #expect(text.lineEndings(in: 2..<99) == TextLineEndings(carriageReturnLineFeeds: 1))
        #expect(text.lineEndings(in: 0..<2) == TextLineEndings())
    }

    @Test func editsCountWhatTheyChange() {
        var random = SeededGenerator(seed: 7)
        var text = TextStorage("a\r\nb\n")
        var counted = text.lineEndings(in: 0..<text.count)
        for _ in 0..<2_000 {
            let start = Int.random(in: 0...text.count, using: &random)
            let end = min(text.count, start + Int.random(in: 0...3, using: &random))
            let new = ["", "\r", "\n", "\r\n", "x", "\n\r"].randomElement(using: &random) ?? ""
            let old = text
            text.replaceSubrange(start..<end, with: new)
            let change = TextChange(start: start, oldCount: end - start, newCount: new.utf8.count)
            counted.apply(change, from: old, to: text)
            #expect(counted == text.lineEndings(in: 0..<text.count))
        }
    }
}
