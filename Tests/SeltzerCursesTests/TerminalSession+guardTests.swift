// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: cn_guard.

import Pseudoterminal
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The process that gives the terminal back when nothing else can.
@Suite(.serialized, .oneAtATime) struct TerminalSessionGuardTests {
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
        #expect(await child.ending() == .signaled(SIGKILL))
        #expect(await child.shows("<out>answer\r\n"))
        #expect(await child.holds { $0.hasOldModes && !$0.isInUse })
        #expect(child.output.count(of: "<out>") == 1)
    }

    @Test func guardOutlivesTheProgramsProcessGroup() async throws {
        let child = try await child()
        for signal in [SIGWINCH, SIGCONT, SIGURG] { child.sendToForeground(signal) }
        child.sendToForeground(SIGKILL)
        #expect(await child.ending() == .signaled(SIGKILL))
        #expect(await child.shows("<out>"))
        #expect(await child.holds { $0.hasOldModes })
    }

    @Test func guardKnowsWhatIsToBeTakenBackSinceItsStart() async throws {
        let child = try await child("--display", "--full")
        child.type("t")
        try #require(await child.shows("child's title"))
        child.send(SIGKILL)
        #expect(await child.ending() == .signaled(SIGKILL))
        #expect(await child.shows("\u{1B}[?47h\u{1B}[H\u{1B}[J\u{1B}[?1049l"))
        #expect(child.output.contains("\u{1B}[23;"))
        #expect(await child.holds { $0.hasOldModes })
    }

    @Test func rowsBelowThePromptAreTakenAwayToo() async throws {
        let child = try await child("--display", "--inline=4")
        child.send(SIGKILL)
        #expect(await child.ending() == .signaled(SIGKILL))
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
        #expect(await child.ending() == .signaled(SIGKILL))
        #expect(await child.holds { !$0.isInUse })
        #expect(child.output.count(of: "<out>") == 1)
    }

    @Test func guardDoesNothingWhereTheProgramWaitsInTheBackground() async throws {
        guard access("/bin/bash", X_OK) == 0 else { return }
        let child = try PseudoterminalChild(
            shell: ["/bin/bash", "--norc", "--noprofile", "-i"],
            environment: ["PS1": "$ ", "HISTFILE": "", "INPUTRC": "/dev/null"])
        try #require(await child.shows("$ "))
        child.type("\"$CHILD\" --guard\n")
        try #require(await child.shows("ready"))
        // Only a prompt after this one says that the shell has the terminal again.
        child.forgetOutput()
        child.type("z")
        try #require(await child.shows("$ "))
        try #require(await isStopped(in: child, by: "first"))
        child.forgetOutput()
        child.type("bg; echo con''tinued\n")
        try #require(await child.shows("continued"))
        // It stops once more when it comes to the terminal.
        try #require(await isStopped(in: child, by: "second"))
        child.forgetOutput()
        child.type("kill -9 %1; wait; echo en''ded\n")
        try #require(await child.shows("ended"))
        // A shell that has not noticed yet that the job is gone refuses to exit.
        child.type("exec true\n")
        #expect(await child.ending() == .exited(0))
        // A process that is gone has left the terminal's file.
        #expect(await child.holds { !$0.isInUse })
        // What was written last has to be read yet.
        var reads = 0
        _ = await child.holds { _ in
            reads += 1
            return reads > 3
        }
        #expect(!child.output.contains("<out>"))
    }

    /// Waits until the shell tells that its job has stopped.
    private func isStopped(in shell: PseudoterminalChild, by word: String) async -> Bool {
        let limit = ContinuousClock.now + .seconds(60)
        var count = 0
        while count < 50 || ContinuousClock.now < limit {
            count += 1
            shell.forgetOutput()
            // The typed line itself has the quotes, and the answer has not.
            shell.type("jobs -s; echo \(word)''\(count)\n")
            guard await shell.shows("\(word)\(count)") else { return false }
            if shell.output.contains("Stopped") { return true }
        }
        return false
    }

    @Test func thereIsNoGuardUnlessItIsWanted() async throws {
        let child = try PseudoterminalChild()
        try #require(await child.shows("ready"))
        child.send(SIGKILL)
        #expect(await child.ending() == .signaled(SIGKILL))
        #expect(await child.holds { !$0.isInUse })
        #expect(child.isRaw)
        #expect(!child.output.contains("<out>"))
    }
}
