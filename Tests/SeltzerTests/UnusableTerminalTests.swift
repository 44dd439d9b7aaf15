// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Application+Terminal, Application+runAndExit, StandardOutput.

import Pseudoterminal
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// An application whose terminal is not where it should be, cannot be used, or is gone.
@Suite(.serialized, .oneAtATime) struct UnusableTerminalTests {
    /// Names that mean no terminal that can be used.
    static let names: [String?] = [
        nil, "", "dumb", "no-such-terminal", String(repeating: "x", count: 10_240),
        "../../etc/passwd",
        "\u{1B}[2J\u{7}é",
    ]

    @Test(arguments: names)
    func whatTERMNamesIsRefusedInASentence(name: String?) async throws {
        let child = try PseudoterminalChild(
            program: "ApplicationChild", environment: ["TERM": name])
        #expect(await child.ending() == .exited(1))
        #expect(child.output.filter(\.isNewline).count == 1)
        #expect(child.output.hasSuffix(".\r\n"))
        #expect(child.bytes.dropLast(2).allSatisfy { (0x20..<0x7F).contains($0) })
        #expect(child.hasOldModes)
    }

    @Test func withoutAnyTerminalOneSentenceSaysSo() async throws {
        let child = try PseudoterminalChild(program: "ApplicationChild", hasTerminal: false)
        #expect(await child.ending() == .exited(1))
        #expect(child.output.filter(\.isNewline).count == 1)
        #expect(child.bytes.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
    }

    @Test func theSentenceIsOnStandardErrorOnly() async throws {
        let child = try PseudoterminalChild(
            program: "ApplicationChild",
            script: "\"$CHILD\" 2>/dev/null; echo \"code $?\"", environment: ["TERM": "dumb"])
        #expect(await child.ending() == .exited(0))
        #expect(child.output == "code 1\r\n")
    }

    @Test func aShellSeesThatCtrlCEndedTheProgram() async throws {
        let child = try PseudoterminalChild(
            program: "ApplicationChild",
            script: "\"$CHILD\"; echo \"code $?\"", environment: ["SELTZER_QUERIES": "off"])
        try #require(await child.shows("ready 80x24"))
        child.type("\u{03}")
        #expect(await child.ending() == .exited(0))
        #expect(child.output.hasSuffix("code 130\r\n"))
        #expect(child.hasOldModes)
    }

    /// The process has a terminal of its own, whatever became of its standard descriptors.
    @Test(arguments: [
        "<&-", ">&-", "2>&-", "<&- >&-", ">&- 2>&-", "<&- >&- 2>&-", "</dev/null", ">/dev/null",
        "</dev/null >/dev/null 2>/dev/null", "</dev/null >/dev/full 2>&-",
    ])
    func redirectionsAndClosedDescriptorsAreNoMatter(redirections: String) async throws {
        let child = try PseudoterminalChild(
            program: "ApplicationChild",
            script: "\"$CHILD\" \(redirections); echo \"code $?\" >/dev/tty",
            environment: ["SELTZER_QUERIES": "off"])
        try #require(await child.shows("ready 80x24"))
        child.type("q")
        #expect(await child.ending() == .exited(0))
        #expect(child.output.hasSuffix("code 0\r\n"))
        #expect(child.hasOldModes)
    }

    @Test(arguments: [false, true])
    func aClosedWindowEndsTheProgramWithoutSpinning(ignoresSignal: Bool) async throws {
        let child = try PseudoterminalChild(
            ignoresSignal ? ["--ignore-hangup"] : [], program: "ApplicationChild")
        try #require(await child.shows("ready 80x24"))
        #if os(Linux)
        let before = child.computingTime
        #endif
        let start = ContinuousClock.now
        child.hangUp()
        // The end of input may be seen before the signal.
        let expected: Set<PseudoterminalChild.Ending> =
            ignoresSignal ? [.exited(129)] : [.exited(129), .signaled(SIGHUP)]
        #if os(Linux)
        var spent = Duration.zero
        _ = await child.holds { child in
            spent = max(spent, child.computingTime - before)
            return child.hasEndedUnseen
        }
        #expect(spent < .milliseconds(100))
        #endif
        let ending = await child.ending()
        #expect(expected.contains(ending), "\(ending)")
        // At once, but other builds may have the processor.
        #expect(ContinuousClock.now - start < .seconds(10))
    }
}
