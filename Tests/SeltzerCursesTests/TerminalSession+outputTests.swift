// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: cn_output, OutputWatch.

import Pseudoterminal
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What a program prints while its screen is up.
@Suite(.serialized) struct TerminalSessionOutputTests {
    private static let printed = "first\r\nsecond\r\nthird\r\n"
    /// Clears the alternate screen and leaves it.
    private static let leaving = "\u{1B}[?47h\u{1B}[H\u{1B}[J\u{1B}[?1049l"

    /// A way out of the program, and what it then leaves behind what was printed.
    static let waysOut: [WayOut] = [
        WayOut(testDescription: "return", keys: "q", endings: [.exited(0)]),
        WayOut(testDescription: "exit", keys: "x", endings: [.exited(3)]),
        WayOut(testDescription: "fatal error", keys: "f", endings: WayOut.trapped),
        WayOut(testDescription: "TERM", signals: [SIGTERM], endings: [.signaled(SIGTERM)]),
        WayOut(testDescription: "SEGV", signals: [SIGSEGV], endings: [.signaled(SIGSEGV)]),
    ]

    private func child(_ arguments: String..., output: Int32 = -1) async throws
        -> PseudoterminalChild
    {
        let child = try PseudoterminalChild(["--display"] + arguments, output: output)
        try #require(await child.shows("ready"))
        child.type("p")
        try #require(await child.shows("printed"))
        return child
    }

    @Test(arguments: waysOut)
    func outputIsShownInItsOrderAtTheEnd(way: WayOut) async throws {
        let child = try await child("--full")
        #expect(!child.output.contains("first"))
        child.type(way.keys)
        for signal in way.signals { child.send(signal) }
        let ending = await child.ending()
        #expect(way.endings.contains(ending), "\(ending)")
        #expect(child.hasOldModes)
        let parts = child.output.split(separator: Self.printed, omittingEmptySubsequences: false)
        #expect(parts.count == 2)
        #expect(parts.first?.contains(Self.leaving) == true)
        if way.keys == "f" { #expect(child.output.contains("Fatal error: asked for\r\n")) }
    }

    @Test(arguments: waysOut)
    func outputIsShownAboveTheRowsAtOnceAndOnlyOnce(way: WayOut) async throws {
        let child = try await child("--inline=4")
        try #require(await child.shows("third"))
        child.type(way.keys)
        for signal in way.signals { child.send(signal) }
        let ending = await child.ending()
        #expect(way.endings.contains(ending), "\(ending)")
        #expect(child.hasOldModes)
        let parts = child.output.split(separator: Self.printed, omittingEmptySubsequences: false)
        #expect(parts.count == 2)
        #expect(!child.output.contains("first\nsecond"))
        if way.keys == "f" { #expect(child.output.contains("Fatal error: asked for\r\n")) }
    }

    @Test func pipesAreLeftAlone() async throws {
        var ends: [Int32] = [0, 0]
        pipe(&ends)
        let child = try await child("--full", output: ends[1])
        close(ends[1])
        child.type("q")
        #expect(await child.ending() == .exited(0))
        var bytes = [UInt8](repeating: 0, count: 100)
        let count = read(ends[0], &bytes, bytes.count)
        #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == "first\nthird\n")
        #expect(child.output.contains("second\r\n"))
        close(ends[0])
    }

    @Test func keepingCanBeTurnedOff() async throws {
        let child = try await child("--spoil")
        #expect(child.output.contains("first"))
        child.type("q")
        #expect(await child.ending() == .exited(0))
    }

    @Test func fullDiskCostsOnlyWhatFindsNoRoom() async throws {
        let child = try PseudoterminalChild(["--display", "--full-disk"])
        try #require(await child.shows("ready"))
        child.type("p")
        try #require(await child.shows("printed"))
        child.type("q")
        #expect(await child.ending() == .exited(0))
        #expect(!child.output.contains("first"))
    }
}
