// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: cn_clock, cn_stop.

import Pseudoterminal
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A session whose process stops, continues, and runs in the background.
@Suite(.serialized, .oneAtATime) struct TerminalSessionJobsTests {
    /// The reports of Swift's backtracer: none; some; some on a terminal that stops jobs which write.
    static let reports = ["enable=no", "enable=yes,color=no,threads=crashed", "tostop"]

    /// `kill %1` of a shell: the signal, and one that continues the process.
    @Test(arguments: [SIGTERM, SIGQUIT, SIGABRT, SIGSEGV], reports)
    func signalEndsAProgramThatWasStartedInTheBackground(
        signal: Int32, reports: String
    ) async throws {
        let script = """
            \(setting(reports)) set -m; $CHILD &
            until grep -q '^State:.T' /proc/$!/status; do sleep 0.01; done
            kill -\(signal) $!; kill -CONT $!
            while [ -d /proc/$! ]; do sleep 0.01; done; wait $!; end=$?; stty -tostop; echo ended $end
            """
        let child = try PseudoterminalChild(script: script, environment: environment(reports))
        #expect(await child.shows("ended \(128 + signal)"), "\(child.output)")
        #expect(!child.output.contains("<in>"))
        #expect(child.hasOldModes)
        _ = await child.ending()
    }

    private func environment(_ reports: String) -> [String: String?] {
        ["SWIFT_BACKTRACE": reports == "tostop" ? Self.reports[1] : reports]
    }

    /// A command of the shell that lets the terminal stop jobs that write.
    private func setting(_ reports: String) -> String {
        reports == "tostop" ? "stty tostop;" : ""
    }

    @Test(arguments: [SIGTERM, SIGQUIT, SIGABRT, SIGSEGV], reports)
    func signalEndsAProgramThatGoesOnInTheBackground(
        signal: Int32, reports: String
    ) async throws {
        let script = """
            \(setting(reports)) set -m; $CHILD; bg >/dev/null
            list=$(mktemp); jobs -p >$list; read child <$list; rm $list
            until grep -q '^State:.T' /proc/$child/status; do sleep 0.01; done
            kill -\(signal) $child; kill -CONT $child
            while [ -d /proc/$child ]; do sleep 0.01; done; wait $child; end=$?; stty -tostop; echo ended $end
            """
        let child = try PseudoterminalChild(script: script, environment: environment(reports))
        try #require(await child.shows("ready"))
        child.type("z")
        #expect(await child.shows("ended \(128 + signal)"), "\(child.output)")
        #expect(child.output.count(of: "<out>") == 1)
        #expect(child.hasOldModes)
        _ = await child.ending()
    }

    /// It stops in the background, and takes the terminal in the foreground.
    @Test func programThatWasStartedInTheBackgroundComesToTheForeground() async throws {
        let script = """
            set -m; $CHILD & until grep -q '^State:.T' /proc/$!/status; do sleep 0.01; done
            echo stopped; fg >/dev/null; echo ended $?
            """
        let child = try PseudoterminalChild(script: script)
        try #require(await child.shows("stopped"))
        try #require(await child.shows("<in>[ready"))
        child.type("kq")
        #expect(await child.shows("[k]<out>ended 0"), "\(child.output)")
        _ = await child.ending()
    }

    /// Nobody could bring a process to the foreground that has no shell above it.
    @Test func suspensionWithoutAShellGoesOnAtOnce() async throws {
        let child = try PseudoterminalChild()
        try #require(await child.shows("ready"))
        child.type("z")
        try #require(await child.shows("<out><in>[resumed]"))
        #expect(child.isRaw)
        child.type("q")
        #expect(await child.ending() == .exited(0))
        #expect(child.hasOldModes)
    }

    @Test func suspensionStopsTheJobAndContinuingItGoesOn() async throws {
        let script = "set -m; $CHILD; echo stopped; fg >/dev/null; echo ended $?"
        let child = try PseudoterminalChild(script: script)
        try #require(await child.shows("ready"))
        child.type("z")
        try #require(await child.shows("<out>stopped"))
        try #require(await child.shows("<in>[resumed]"))
        child.type("kq")
        try #require(await child.shows("[k]<out>ended 0"))
        #expect(await child.ending() == .exited(0))
    }

    /// A signal for the whole group waits while the main thread blocks it, also where it is ignored.
    @Test func suspensionStopsTheJobOnceWhileTheMainThreadBlocksSignals() async throws {
        let script = "set -m; $CHILD --stuck-host; echo stopped; fg >/dev/null; echo ended $?"
        let child = try PseudoterminalChild(script: script)
        try #require(await child.shows("ready"))
        child.sendToForeground(SIGURG)
        try #require(await child.shows("host"))
        child.type("z")
        try #require(await child.shows("<out>stopped"))
        try #require(await child.shows("<in>[resumed]"), "\(child.output)")
        child.type("q")
        #expect(await child.shows("ended 0"))
        #expect(await child.ending() == .exited(0))
    }

    @Test func signalFromOutsideStopsTheJobToo() async throws {
        let script = "set -m; $CHILD; echo stopped; fg >/dev/null; echo ended $?"
        let child = try PseudoterminalChild(script: script)
        try #require(await child.shows("ready"))
        child.sendToForeground(SIGTSTP)
        try #require(await child.shows("<out>stopped"))
        try #require(await child.shows("<in>[resumed]"))
        child.type("q")
        #expect(await child.ending() == .exited(0))
    }

    /// Stopped and continued without warning, a program cannot know what is on the screen.
    @Test func continuationTakesTheTerminalAnew() async throws {
        let child = try PseudoterminalChild()
        try #require(await child.shows("ready"))
        child.send(SIGSTOP)
        child.send(SIGCONT)
        try #require(await child.shows("<out><in>[resumed]"))
        child.type("q")
        #expect(await child.ending() == .exited(0))
    }
}
