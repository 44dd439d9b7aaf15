// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Pseudoterminal
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The flags of the open file that a shell and its programs share.
@Suite struct TerminalDescriptorTests {
    /// A root without devices, so that the terminal has no name there; nil where a program cannot be given one.
    private static let bareRoot: String? =
        geteuid() == 0 && access("/mnt", X_OK) == 0 && access("/mnt/dev", F_OK) != 0
            && access("/mnt/proc", F_OK) != 0 ? "/mnt" : nil

    /// A few ways out of the program.
    private static let waysOut = WayOut.all.filter { way in
        ["return", "exit", "fatal error", "abort"].contains(way.testDescription)
            || way.signals == [SIGTERM] && way.keys.isEmpty || way.signals == [SIGSEGV]
    }

    @Test func flagsAreNeverTouchedWhereTheTerminalCanBeOpenedAnew() async throws {
        let child = try PseudoterminalChild()
        let flags = child.flags
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
        .enabled(if: bareRoot != nil, "only root can take the names of devices from a program"),
        .disabled("now and then the program does not get ready there, and why is not known yet"),
        arguments: waysOut)
    func sharedFlagsAreAsBeforeOnEveryWayOut(way: WayOut) async throws {
        let child = try PseudoterminalChild(["--root=\(Self.bareRoot ?? "")"])
        let flags = child.flags
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
        .enabled(if: bareRoot != nil, "only root can take the names of devices from a program"),
        .disabled("now and then the program does not get ready there, and why is not known yet")
    )
    func sharedFlagsAreAsBeforeWhileTheProgramIsStopped() async throws {
        let root = Self.bareRoot ?? ""
        let script =
            "set -m; \"$CHILD\" --root=\(root); echo stopped; read line; fg >/dev/null; echo ended $?"
        let child = try PseudoterminalChild(script: script)
        let flags = child.flags
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
