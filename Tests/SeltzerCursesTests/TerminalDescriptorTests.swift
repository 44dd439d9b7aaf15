// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: cn_terminal.

import Pseudoterminal
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The flags of the open file that a shell and its programs share.
@Suite(.serialized, .oneAtATime) struct TerminalDescriptorTests {
    /// Puts a command where nothing lies below `/dev`, so that its terminal has no name there.
    ///
    /// Not by another root: where there is no `/proc`, Dispatch ends a process of several threads.
    private static func withoutDevices(_ command: String) -> String {
        "exec unshare --mount sh -c 'mount -t tmpfs none /dev && \(command)'"
    }

    private static let canHideDevices =
        geteuid() == 0 && system("(\(withoutDevices("true"))) 2>/dev/null") == 0

    /// A few ways out of the program.
    private static let waysOut = WayOut.all.filter { way in
        ["return", "exit", "fatal error", "abort"].contains(way.testDescription)
            || way.signals == [SIGTERM] && way.keys.isEmpty || way.signals == [SIGSEGV]
    }

    @Test func flagsAreNeverTouchedWhereTheTerminalCanBeOpenedAnew() async throws {
        let child = try PseudoterminalChild()
        let flags = child.firstFlags
        try #require(await child.shows("ready"))
        #expect(child.flags == flags)
        child.type("z")
        try #require(await child.shows("<out><in>[resumed]"))
        #expect(child.flags == flags)
        child.type("q")
        #expect(await child.ending() == .exited(0))
        #expect(child.flags == flags)
    }

    @Test(
        .enabled(if: canHideDevices, "only root can take the names of devices from a program"),
        arguments: waysOut)
    func sharedFlagsAreAsBeforeOnEveryWayOut(way: WayOut) async throws {
        let child = try PseudoterminalChild(script: Self.withoutDevices("exec \"$CHILD\""))
        let flags = child.firstFlags
        try #require(await child.shows("ready"), "\(child.output)")
        #expect(child.flags == flags | O_NONBLOCK)
        child.type(way.keys)
        for signal in way.signals { child.send(signal) }
        let ending = await child.ending()
        #expect(way.endings.contains(ending), "\(ending)")
        #expect(child.flags == flags)
        #expect(child.hasOldModes)
    }

    @Test(
        .enabled(if: canHideDevices, "only root can take the names of devices from a program")
    )
    func sharedFlagsAreAsBeforeWhileTheProgramIsStopped() async throws {
        let script = "set -m; \"$CHILD\"; echo stopped; read line; fg >/dev/null; echo ended $?"
        let child = try PseudoterminalChild(script: Self.withoutDevices(script))
        let flags = child.firstFlags
        try #require(await child.shows("ready"))
        child.type("z")
        try #require(await child.shows("stopped"))
        #expect(child.flags == flags)
        child.type("\n")
        try #require(await child.shows("[resumed]"))
        #expect(child.flags == flags | O_NONBLOCK)
        child.type("q")
        #expect(await child.shows("ended 0"))
        #expect(await child.ending() == .exited(0))
        #expect(child.flags == flags)
    }
}
