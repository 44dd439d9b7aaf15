// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: cn_foreground, cn_program.

import Pseudoterminal
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Another program on a session's terminal.
@Suite(.serialized, .oneAtATime) struct TerminalSessionRunForegroundTests {
    /// A child whose session has given the terminal to a shell, which waits for a line.
    private func lender(action: String = "g", output: Int32 = -1) async throws
        -> PseudoterminalChild
    {
        let child = try PseudoterminalChild(output: output)
        try #require(await child.shows("ready"))
        child.type(action)
        try #require(await child.shows("hello"))
        #expect(child.hasOldModes)
        return child
    }

    @Test func programHasTheTerminalUntilItsEnd() async throws {
        let child = try await lender()
        #expect(child.output.contains("<out>"))
        child.type("abc\n")
        #expect(await child.shows("[status 5]"))
        #expect(child.output.contains("got abc"))
        #expect(child.output.count(of: "<in>") == 2)
        #expect(await child.shows("[resumed]"))
        #expect(child.isRaw)
        child.type("q")
        #expect(await child.ending() == .exited(0))
        #expect(child.hasOldModes)
        #expect(child.output.count(of: "<out>") == 2)
    }

    @Test func programHasTheTerminalAlsoWhereOutputIsAPipe() async throws {
        var ends: [Int32] = [0, 0]
        pipe(&ends)
        defer { ends.forEach { close($0) } }
        let child = try await lender(output: ends[1])
        child.type("abc\nq")
        #expect(await child.shows("got abc"))
    }

    @Test(arguments: [("\u{3}", 130), ("\u{1C}", 131)])
    func keysForSignalsEndOnlyTheProgram(key: String, status: Int) async throws {
        let child = try await lender()
        child.type(key)
        #expect(await child.shows("[status \(status)]"))
        child.type("k")
        #expect(await child.shows("[k]"))
        child.type("q")
        #expect(await child.ending() == .exited(0))
    }

    @Test func whatIsTypedAheadIsDropped() async throws {
        let child = try await lender()
        child.type("abc\nq\n")
        #expect(await child.shows("[status 5]"))
        child.type("k")
        #expect(await child.shows("[k]"))
        child.type("q")
        #expect(await child.ending() == .exited(0))
    }

    @Test func sizeIsAskedAnewAtTheEnd() async throws {
        let child = try await lender()
        child.resize(columns: 50, rows: 20)
        child.type("\n")
        #expect(await child.shows("[status 5]"))
        #expect(!child.output.contains("[size"))
        child.resize(columns: 51, rows: 20)
        #expect(await child.shows("[size 51x20]"))
        child.type("q")
        #expect(await child.ending() == .exited(0))
    }

    @Test func absentProgramIsOneSentence() async throws {
        let child = try PseudoterminalChild()
        try #require(await child.shows("ready"))
        child.type("n")
        let sentence =
            "[The program \"no such program\" cannot be started: No such file or directory; check its name and PATH.]"
        #expect(await child.shows(sentence))
        #expect(child.isRaw)
        child.type("q")
        #expect(await child.ending() == .exited(0))
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGSEGV, SIGUSR1])
    func endMeanwhileTellsTheProgramAndTouchesTheTerminalNoMore(signal: Int32) async throws {
        let child = try await lender(action: "h")
        child.send(signal)
        #expect(await child.ending() == .signaled(signal))
        #expect(await child.shows("hung up"))
        #expect(child.hasOldModes)
        #expect(child.output.count(of: "<out>") == 1)
    }
}
