// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Pseudoterminal
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The process that gives the terminal back when nothing else can.
@Suite(.serialized) struct TerminalSessionGuardTests {
    private func child(_ arguments: String...) async throws -> PseudoterminalChild {
        let child = try PseudoterminalChild(["--guard"] + arguments)
        try #require(await child.shows("ready"))
        #expect(child.isRaw || arguments.contains("--display"))
        return child
    }

    @Test func killedProgramsTerminalIsGivenBackWithWhatWasPrinted() async throws {
        let child = try await child()
        child.type("pk")
        try #require(await child.shows("[k]"))
        child.send(SIGKILL)
        #expect(await child.ending() == .signalled(SIGKILL))
        #expect(await child.shows("<out>answer\r\n"))
        #expect(await child.holds { $0.hasOldModes && !$0.isInUse })
        #expect(child.output.count(of: "<out>") == 1)
    }

    @Test func guardOutlivesTheProgramsProcessGroup() async throws {
        let child = try await child()
        for signal in [SIGWINCH, SIGCONT, SIGURG] { child.sendToForeground(signal) }
        child.sendToForeground(SIGKILL)
        #expect(await child.ending() == .signalled(SIGKILL))
        #expect(await child.shows("<out>"))
        #expect(await child.holds { $0.hasOldModes })
    }

    @Test func guardKnowsWhatIsToBeTakenBackSinceItsStart() async throws {
        let child = try await child("--display", "--full")
        child.type("t")
        try #require(await child.shows("child's title"))
        child.send(SIGKILL)
        #expect(await child.ending() == .signalled(SIGKILL))
        #expect(await child.shows("\u{1B}[?1049l"))
        #expect(child.output.contains("\u{1B}[23;"))
        #expect(await child.holds { $0.hasOldModes })
    }

    @Test func rowsBelowThePromptAreTakenAwayToo() async throws {
        let child = try await child("--display", "--inline=4")
        child.send(SIGKILL)
        #expect(await child.ending() == .signalled(SIGKILL))
        #expect(await child.shows("\u{1B}[J"))
        #expect(await child.holds { $0.hasOldModes })
    }

    @Test(arguments: [("q", 0), ("x", 0), ("f", 0), ("", SIGTERM), ("", SIGSEGV)])
    func guardDoesNothingAfterAnyOtherEnd(keys: String, signal: Int32) async throws {
        let child = try await child()
        child.type(keys)
        if signal != 0 { child.send(signal) }
        _ = await child.ending()
        #expect(await child.holds { !$0.isInUse })
        #expect(child.hasOldModes)
        #expect(child.output.count(of: "<out>") == 1)
    }

    @Test func guardDoesNothingWhereAnotherProgramHasTheTerminal() async throws {
        let child = try await child()
        child.type("g")
        try #require(await child.shows("hello"))
        child.send(SIGKILL)
        #expect(await child.ending() == .signalled(SIGKILL))
        #expect(await child.holds { !$0.isInUse })
        #expect(child.output.count(of: "<out>") == 1)
    }

    @Test func thereIsNoGuardUnlessItIsWanted() async throws {
        let child = try PseudoterminalChild()
        try #require(await child.shows("ready"))
        child.send(SIGKILL)
        #expect(await child.ending() == .signalled(SIGKILL))
        #expect(await child.holds { !$0.isInUse })
        #expect(child.isRaw)
        #expect(!child.output.contains("<out>"))
    }
}
