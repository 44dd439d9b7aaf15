// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: cn_host, cn_signals.

import Pseudoterminal
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A session in a host with signal handlers of its own.
@Suite(.serialized, .oneAtATime) struct TerminalSessionHostTests {
    @Test(arguments: [SIGTERM, SIGQUIT, SIGSEGV])
    func hostsHandlerRunsAfterTheTerminalIsGivenBack(signal: Int32) async throws {
        let child = try PseudoterminalChild(["--host"])
        try #require(await child.shows("ready"))
        child.send(signal)
        #expect(await child.ending() == .signaled(signal))
        #expect(child.output.hasSuffix("<out>host"))
    }

    @Test(arguments: [SIGTERM, SIGABRT, SIGSEGV])
    func hostsHandlerIsToldAllThatTheSystemTells(signal: Int32) async throws {
        let child = try PseudoterminalChild(["--informed-host"])
        try #require(await child.shows("ready"))
        child.send(signal)
        #expect(await child.ending() == .signaled(signal))
        #expect(child.output.hasSuffix("<out>informed"))
    }

    @Test(arguments: [SIGQUIT, SIGABRT])
    func crashInTheHostsHandlerEndsTheProcessAtOnce(signal: Int32) async throws {
        let child = try PseudoterminalChild(["--faulty-host"])
        try #require(await child.shows("ready"))
        child.send(signal)
        #expect(await child.ending() == .signaled(SIGSEGV))
        #expect(child.output.hasSuffix("<out>host"))
        #expect(child.hasOldModes)
    }

    @Test(arguments: ["o", "O"])
    func hostsHandlerRunsOnceInAFaultOfTheProgram(key: String) async throws {
        let child = try PseudoterminalChild(["--informed-host"])
        try #require(await child.shows("ready"))
        child.type(key)
        #expect(WayOut.overflown.contains(await child.ending()))
        #expect(child.output.hasSuffix("<out>informed"))
    }

    /// A signal that has no meaning but that which the host gives it.
    @Test func signalThatTheHostUsesEndsNothing() async throws {
        let child = try PseudoterminalChild(["--host"])
        try #require(await child.shows("ready"))
        child.send(SIGUSR1)
        #expect(await child.shows("host"))
        child.type("k")
        #expect(await child.shows("[k]"))
        child.type("q")
        #expect(await child.ending() == .exited(0))
    }

    @Test func hostsHandlerIsBackAfterTheLastSession() async throws {
        let child = try PseudoterminalChild(["--host"])
        try #require(await child.shows("ready"))
        child.type("r")
        #expect(await child.shows("<out>host"))
    }

    @Test func signalThatWasIgnoredFromTheStartStaysIgnored() async throws {
        let child = try PseudoterminalChild(["--ignore-hangup"])
        try #require(await child.shows("ready"))
        child.send(SIGHUP)
        child.type("k")
        #expect(await child.shows("[k]"))
        child.type("q")
        #expect(await child.ending() == .exited(0))
    }
}
