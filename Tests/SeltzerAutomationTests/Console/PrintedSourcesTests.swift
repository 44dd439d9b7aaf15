// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerAutomation

@Suite struct PrintedSourcesTests {
    @Test func everythingIsOfTheOnlyStreamThatWrote() {
        var sources = PrintedSources()
        sources.note(output: 20, error: 0)
        #expect(sources.source(ofByteBefore: 1) == .output)
        #expect(sources.source(ofByteBefore: 20) == .output)
        sources.note(output: 20, error: 30)
        #expect(sources.source(ofByteBefore: 21) == .error)
        #expect(sources.source(ofByteBefore: 20) == .output)
        #expect(sources.source(ofByteBefore: 31) == nil)
    }

    @Test func theLastLinesOfBothAreCertainAndThoseBeforeAreNot() {
        var sources = PrintedSources()
        sources.note(output: 40, error: 30)
        #expect(sources.source(ofByteBefore: 10) == nil)
        #expect(sources.source(ofByteBefore: 30) == .error)
        #expect(sources.source(ofByteBefore: 31) == .output)
        #expect(sources.source(ofByteBefore: 40) == .output)
        #expect(sources.end == 40)
    }

    @Test func whatWasReadIsForgotten() {
        var sources = PrintedSources()
        for end in stride(from: 10, through: 100, by: 10) {
            sources.note(output: end, error: end - 5)
        }
        sources.removeAll(before: 95)
        #expect(sources.source(ofByteBefore: 95) == .error)
        #expect(sources.source(ofByteBefore: 100) == .output)
        sources.removeAll(before: 1_000)
        #expect(sources.end == 100)
    }
}
