// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: AlternateStack, cn_backtracer, cn_line, cn_registry, cn_stack.

import Pseudoterminal
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// How a session restores the terminal at the end of its process.
@Suite(.serialized, .oneAtATime) struct TerminalSessionWaysOutTests {
    @Test(arguments: WayOut.all + WayOut.inC)
    func terminalIsGivenBackOnEveryWayOut(way: WayOut) async throws {
        let child = try PseudoterminalChild()
        try #require(await child.shows("ready"))
        #expect(child.isRaw)
        child.type(way.keys)
        if way.keys == "w" { try #require(await child.shows("stuck")) }
        for (index, signal) in way.signals.enumerated() {
            // Not a sleep of the task: busy tests beside it would make that longer than the grace of the first.
            if index > 0 { usleep(100_000) }
            child.send(signal)
        }
        let ending = await child.ending()
        #expect(way.endings.contains(ending), "\(ending)")
        #expect(child.hasOldModes)
        #expect(child.output.count(of: "<out>") == 1)
        #expect(child.flags & O_NONBLOCK == 0)
    }

    @Test(arguments: [SIGTERM, SIGABRT])
    func everyTerminalOfTheProcessIsGivenBack(signal: Int32) async throws {
        let second = try SecondTerminal()
        let child = try PseudoterminalChild([second.path])
        try #require(await child.shows("ready"))
        try #require(second.read() == "<in>")
        child.send(signal)
        #expect(await child.ending() == .signaled(signal))
        #expect(child.output.hasSuffix("<out>"))
        #expect(second.read() == "<out>")
    }

    @Test func closedWindowEndsTheProcess() async throws {
        let child = try PseudoterminalChild()
        try #require(await child.shows("ready"))
        child.hangUp()
        // The end of input may be seen before the signal.
        #expect([.signaled(SIGHUP), .exited(0)].contains(await child.ending()))
    }

    @Test func closedWindowIsToldWhereItsSignalIsIgnored() async throws {
        let child = try PseudoterminalChild(["--ignore-hangup"])
        try #require(await child.shows("ready"))
        child.hangUp()
        #expect(await child.ending() == .exited(0))
    }

    @Test func outputThatWasStoppedIsStartedAtTheEnd() async throws {
        let child = try PseudoterminalChild()
        try #require(await child.shows("ready"))
        child.stopOutput()
        child.send(SIGTERM)
        #expect(await child.ending() == .signaled(SIGTERM))
        #expect(await child.shows("<out>"))
        #expect(child.hasOldModes)
    }

    #if os(Linux)
    /// Swift's backtracer is on where the environment says nothing, and would ask a question for 30 seconds.
    static let reported: [WayOut] = [
        WayOut(testDescription: "fatal error", keys: "f", endings: WayOut.trapped),
        WayOut(testDescription: "error after the session", keys: "t", endings: WayOut.trapped),
        WayOut(testDescription: "fatal errors at one time", keys: "M", endings: WayOut.trapped),
        WayOut(testDescription: "stack overflow later", keys: "O", endings: WayOut.overflown),
        WayOut(testDescription: "QUIT", signals: [SIGQUIT], endings: [.signaled(SIGQUIT)]),
        WayOut(testDescription: "ABRT", signals: [SIGABRT], endings: [.signaled(SIGABRT)]),
        WayOut(testDescription: "SEGV", signals: [SIGSEGV], endings: [.signaled(SIGSEGV)]),
    ]

    @Test(arguments: reported)
    func backtracerReportsAfterwardsAndAsksNothing(way: WayOut) async throws {
        let settings = ["SWIFT_BACKTRACE": "enable=yes,color=no,threads=crashed"]
        try await expectReport(of: way, PseudoterminalChild(environment: settings))
    }

    /// All ways in which a program crashes by itself.
    static let crashes =
        WayOut.inC
        + WayOut.all.filter { way in
            way.signals.isEmpty
                && way.endings.allSatisfy { if case .signaled = $0 { true } else { false } }
        }

    /// In a container the backtracer may not trace.
    ///
    /// It reads memory in a thread of the process, by way of SIGSEGV.
    @Test(arguments: crashes)
    func everyCrashIsReportedWhereTracingIsForbidden(way: WayOut) async throws {
        let settings = ["SWIFT_BACKTRACE": "enable=yes,color=no,threads=crashed,symbolicate=off"]
        try await expectReport(
            of: way, PseudoterminalChild(["--untraced"], environment: settings))
    }

    private func expectReport(of way: WayOut, _ child: PseudoterminalChild) async throws {
        try #require(await child.shows("ready"))
        child.type(way.keys)
        for signal in way.signals { child.send(signal) }
        let ending = await child.ending()
        #expect(way.endings.contains(ending), "\(ending)")
        #expect(child.hasOldModes)
        let parts = child.output.split(separator: "<out>", maxSplits: 1)
        try #require(parts.count == 2)
        #expect(parts[1].contains("Program crashed"))
        // The question is wiped out in the same moment.
        #expect(!parts[1].contains("(29s)"))
    }
    #endif
}
