// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Pseudoterminal
import SeltzerBase
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A whole application on terminals that are slow, stuck or strange.
@Suite(.serialized, .oneAtATime) struct StrangeTerminalTests {
    /// Whether the long checks are asked for.
    static let isLong = getenv("SELTZER_LONG_TESTS") != nil
    private static let large = Size(width: 200, height: 60)

    #if os(Linux)
    @Test(arguments: [[], ["--storm"]])
    func aReaderThatStopsCostsNeitherMemoryNorKeys(arguments: [String]) async throws {
        let application = try await ApplicationOnTerminal(arguments, size: Self.large)
        let child = application.child
        child.type("u")
        try #require(await child.holds { $0.bytes.count > 300_000 })
        child.isReading = false
        let memory = child.residentKilobytes
        let limit = ContinuousClock.now + .seconds(Self.isLong ? 10 : 1)
        #expect(await child.holds { _ in ContinuousClock.now > limit })
        // A sanitizer keeps what has been freed.
        if getenv("ASAN_OPTIONS") == nil { #expect(child.residentKilobytes - memory < 1_024) }
        let start = ContinuousClock.now
        child.type("q")
        #expect(await child.ending() == .exited(0))
        // At once, but other builds may have the processor.
        #expect(ContinuousClock.now - start < .seconds(10))
        #expect(child.hasOldModes)
        child.isReading = true
        #expect(await child.shows("\u{1B}[?1049l"))
    }
    #endif

    @Test func framesAreDroppedNotQueuedWhileNobodyReads() async throws {
        let application = try await ApplicationOnTerminal(size: Self.large)
        let child = application.child
        let frame = child.bytes.count
        child.isReading = false
        for key in "fghijklmnop" { child.type("\u{0C}\(key)") }
        child.type("\u{0C}z")
        child.isReading = true
        let difference = await application.differenceToFreshPaint("key z")
        #expect(difference == nil)
        #expect(child.bytes.count < 2 * frame)
        #expect(await application.quit() == .exited(0))
    }

    /// Larger than what a terminal takes before somebody reads.
    private static let huge = Size(width: 300, height: 80)

    /// What is written for some keys, each pressed when the frame before it is there, and how much there was then.
    private func output(
        _ arguments: [String] = [], readCount: Int = 65_536, counts expected: [Int] = []
    ) async throws -> (bytes: [UInt8], counts: [Int]) {
        let application = try await ApplicationOnTerminal(arguments, size: Self.huge)
        let child = application.child
        child.readCount = readCount
        var counts: [Int] = []
        for (index, key) in "abc".enumerated() {
            child.type(String(key))
            // To look at the screen takes longer than to count.
            let isThere =
                expected.isEmpty
                ? await application.shows("key \(key)")
                : await child.holds { $0.bytes.count >= expected[index] }
            #expect(isThere)
            counts.append(child.bytes.count)
        }
        #expect(await application.quit() == .exited(0))
        #expect(child.hasOldModes)
        return (child.bytes, counts)
    }

    @Test func bytesAreTheSameThroughASlowTerminalAndInAStormOfSignals() async throws {
        let expected = try await output()
        #expect(expected.counts[0] > 30_000)
        for (arguments, readCount) in [([], 1), (["--storm"], 65_536), (["--storm"], 7)] {
            let slow = try await output(
                arguments, readCount: readCount, counts: expected.counts)
            #expect(slow.counts == expected.counts)
            #expect(slow.bytes == expected.bytes)
        }
    }

    /// What terminals may answer that they should not.
    static let answers: [String] = [
        "\u{1B}[?62c\u{1B}[?62c\u{1B}[?62c", "\u{1B}[c", "\u{1B}[?1;99999999999999999999999c",
        "\u{1B}[?" + String(repeating: "1;", count: 3_000) + "c",
        "\u{1B}]11;rgb:zz/zz/zz\u{1B}\\", "\u{1B}]11;\u{07}", "\u{1B}]11;rgb:1/2\u{1B}[?62c",
        "\u{1B}[?2026;9$y", "\u{1B}[?99999999999;1$y", "\u{1B}[?2048;2$y\u{1B}[48;0;0;0;0t",
        "\u{1B}[48;-1;70000;1;1t", "\u{1B}P>|\u{1B}[2J\u{1B}\\",
        "\u{1B}P>|" + String(repeating: "v", count: 3_000),
        "\u{1B}P1+r524742=ZZ\u{1B}\\", "\u{1B}[0;0R\u{1B}[99999;99999R", "\u{1B}[?999u",
        "\u{1B}[?u",
        "\u{1B}[>", "\u{1B}]52;c;!!!\u{07}", "\u{1B}_G\u{1B}\\\u{1B}^x\u{1B}\\\u{1B}Xy\u{1B}\\",
    ]

    @Test func answersThatAreWrongLateOrGarbageAreNotTyped() async throws {
        let child = try PseudoterminalChild(program: "ApplicationChild")
        try #require(await child.shows("ready 80x24"))
        for answer in Self.answers {
            // What never ends is ended; what ends is not begun anew by that.
            let bytes = Array("\(answer)\u{1B}\\\u{1B}[<65;3;3M".utf8)
            #expect(await child.flood(bytes))
        }
        child.forgetOutput()
        // Paints every cell, so that texts are whole in the output.
        child.type("\u{0C}")
        #expect(await child.shows("turns \(Self.answers.count) at 2,2"))
        #expect(await child.shows("ready 80x24"))
        #expect(!child.output.contains("key "))
        child.type("k\u{0C}")
        #expect(await child.shows("key k 80x24"))
        child.type("q")
        #expect(await child.ending() == .exited(0))
        #expect(child.hasOldModes)
    }
}
