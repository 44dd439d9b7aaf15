// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Pseudoterminal
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A way out of a program that holds a terminal.
struct WayOut: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var keys = ""
    var signals: [Int32] = []
    var endings: Set<PseudoterminalChild.Ending>

    /// Swift's traps are this signal or that, by the processor.
    static let trapped: Set<PseudoterminalChild.Ending> = [.signalled(SIGILL), .signalled(SIGTRAP)]
    /// The runtime's own errors abort, or are traps, by the optimizer.
    static let failed = trapped.union([.signalled(SIGABRT)])
    static let overflown: Set<PseudoterminalChild.Ending> = [
        .signalled(SIGSEGV), .signalled(SIGBUS),
    ]

    /// Linux has signals without a name above the others.
    #if os(Linux)
    static let realTime: Int32 = 40
    #else
    static let realTime = SIGPROF
    #endif

    static let all: [WayOut] =
        [
            WayOut(testDescription: "return", keys: "q", endings: [.exited(0)]),
            WayOut(testDescription: "throw", keys: "t", endings: trapped),
            WayOut(testDescription: "exit", keys: "x", endings: [.exited(3)]),
            WayOut(testDescription: "quick exit", keys: "Q", endings: [.exited(3)]),
            WayOut(testDescription: "fatal error", keys: "f", endings: trapped),
            WayOut(testDescription: "index out of bounds", keys: "b", endings: trapped),
            WayOut(testDescription: "stack overflow", keys: "o", endings: overflown),
            WayOut(testDescription: "abort", keys: "c", endings: [.signalled(SIGABRT)]),
            WayOut(testDescription: "nil", keys: "N", endings: trapped),
            WayOut(testDescription: "arithmetic overflow", keys: "V", endings: trapped),
            WayOut(testDescription: "division by zero", keys: "D", endings: trapped),
            WayOut(testDescription: "failed cast", keys: "C", endings: failed),
            WayOut(testDescription: "failed precondition", keys: "P", endings: trapped),
            WayOut(testDescription: "failed try", keys: "E", endings: trapped),
            WayOut(testDescription: "dead unowned reference", keys: "U", endings: failed),
            WayOut(testDescription: "overlapping access", keys: "X", endings: failed),
            WayOut(testDescription: "fatal error on another thread", keys: "T", endings: trapped),
            WayOut(testDescription: "fatal errors on several threads", keys: "M", endings: trapped),
            WayOut(
                testDescription: "abort on another thread", keys: "A",
                endings: [.signalled(SIGABRT)]),
            WayOut(
                testDescription: "stack overflow in a later turn", keys: "O", endings: overflown),
            WayOut(
                testDescription: "stack overflow on another thread", keys: "W",
                endings: overflown),
            WayOut(
                testDescription: "stack overflow on a thread of the program's own", keys: "H",
                endings: overflown),
            WayOut(
                testDescription: "TERM while the main actor is stuck", keys: "w",
                signals: [SIGTERM], endings: [.signalled(SIGTERM)]),
            WayOut(
                testDescription: "second signal while the main actor is stuck", keys: "w",
                signals: [SIGTERM, SIGINT], endings: [.signalled(SIGINT)]),
        ]
        + [
            SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP,
            SIGSYS, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, realTime,
        ].map { number in
            WayOut(
                testDescription: "signal \(number)", signals: [number],
                endings: [.signalled(number)])
        }
}

@Suite(.serialized, .oneAtATime) struct TerminalSessionTests {
    @Test(arguments: WayOut.all)
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

    @Test func standardOutputStaysFreeForData() async throws {
        var ends: [Int32] = [0, 0]
        pipe(&ends)
        let child = try PseudoterminalChild(output: ends[1])
        close(ends[1])
        try #require(await child.shows("ready"))
        child.type("pq")
        #expect(await child.ending() == .exited(0))
        var answer = [UInt8](repeating: 0, count: 100)
        let count = read(ends[0], &answer, answer.count)
        close(ends[0])
        #expect(String(decoding: answer.prefix(count), as: UTF8.self) == "answer\n")
        #expect(!child.output.contains("answer"))
        #expect(child.hasOldModes)
    }

    @Test func standardInputStaysFreeForData() async throws {
        var ends: [Int32] = [0, 0]
        pipe(&ends)
        let child = try PseudoterminalChild(input: ends[0])
        close(ends[0])
        close(ends[1])
        try #require(await child.shows("ready"))
        child.type("kq")
        #expect(await child.ending() == .exited(0))
        #expect(child.output.contains("[k]"))
        #expect(child.hasOldModes)
    }

    @Test func whatWasTypedAheadIsForTheNextSession() async throws {
        let child = try PseudoterminalChild(["--twice"])
        try #require(await child.shows("ready"))
        child.type("qkq")
        #expect(await child.ending() == .exited(0))
        #expect(child.output.hasSuffix("<out><in>[ready 80x24][k]<out>"))
    }

    @Test func absentTerminalIsOneSentence() async throws {
        let child = try PseudoterminalChild(hasTerminal: false)
        #expect(await child.ending() == .exited(1))
        #expect(child.output.hasPrefix("There is no terminal"))
        #expect(child.output.filter(\.isNewline).count == 1)
    }

    @Test func openFilesWithoutRoomForAnotherAreNotAnUnknownTerminal() async throws {
        let child = try PseudoterminalChild(
            script: "ulimit -n 64; $CHILD --no-descriptor --profile")
        #expect(await child.ending() == .exited(0))
        #expect(child.output.hasPrefix("The terminal cannot be used: Too many open files"))
    }

    /// `kill %1` of a shell: the signal, and one that continues the process.
    @Test(arguments: [SIGTERM, SIGQUIT, SIGABRT])
    func signalEndsAProgramThatWasStartedInTheBackground(signal: Int32) async throws {
        let script = """
            set -m; $CHILD & until grep -q '^State:.T' /proc/$!/status; do sleep 0.01; done
            kill -\(signal) $!; kill -CONT $!
            while [ -d /proc/$! ]; do sleep 0.01; done; wait $!; echo ended $?
            """
        let child = try PseudoterminalChild(script: script)
        #expect(await child.shows("ended \(128 + signal)"), "\(child.output)")
        #expect(!child.output.contains("<in>"))
        #expect(child.hasOldModes)
        _ = await child.ending()
    }

    @Test(arguments: [SIGTERM, SIGQUIT, SIGABRT])
    func signalEndsAProgramThatGoesOnInTheBackground(signal: Int32) async throws {
        let script = """
            set -m; $CHILD; bg >/dev/null; list=$(mktemp); jobs -p >$list; read child <$list; rm $list
            until grep -q '^State:.T' /proc/$child/status; do sleep 0.01; done
            kill -\(signal) $child; kill -CONT $child
            while [ -d /proc/$child ]; do sleep 0.01; done; wait $child; echo ended $?
            """
        let child = try PseudoterminalChild(script: script)
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

    @Test func sizeIsToldWhenItChanges() async throws {
        let child = try PseudoterminalChild()
        try #require(await child.shows("[ready 80x24]"))
        child.resize(columns: 260, rows: 1)
        #expect(await child.shows("[size 260x1]"))
        child.type("q")
        #expect(await child.ending() == .exited(0))
    }

    @Test func alarmComesWhenAskedFor() async throws {
        let child = try PseudoterminalChild()
        try #require(await child.shows("ready"))
        child.type("l")
        #expect(await child.shows("[alarm]"))
        child.type("q")
        #expect(await child.ending() == .exited(0))
    }

    @Test func whatHasComeIsToldBeforeAnAlarm() async throws {
        let child = try PseudoterminalChild()
        try #require(await child.shows("ready"))
        child.type("+")
        try #require(await child.shows("[late]"))
        child.type("k")
        #expect(await child.shows("[k][alarm]"))
        child.type("q")
        #expect(await child.ending() == .exited(0))
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

    @Test func fullTerminalTellsWhenItTakesMore() async throws {
        let child = try PseudoterminalChild()
        try #require(await child.shows("ready"))
        child.type("a")
        #expect(await child.shows("[writable]"))
        child.type("q")
        #expect(await child.ending() == .exited(0))
        #expect(child.output.hasSuffix("<out>"))
    }

    @Test(arguments: [SIGTERM, SIGABRT])
    func everyTerminalOfTheProcessIsGivenBack(signal: Int32) async throws {
        let second = try SecondTerminal()
        let child = try PseudoterminalChild([second.path])
        try #require(await child.shows("ready"))
        try #require(second.read() == "<in>")
        child.send(signal)
        #expect(await child.ending() == .signalled(signal))
        #expect(child.output.hasSuffix("<out>"))
        #expect(second.read() == "<out>")
    }

    @Test(arguments: [SIGTERM, SIGQUIT, SIGSEGV])
    func hostsHandlerRunsAfterTheTerminalIsGivenBack(signal: Int32) async throws {
        let child = try PseudoterminalChild(["--host"])
        try #require(await child.shows("ready"))
        child.send(signal)
        #expect(await child.ending() == .signalled(signal))
        #expect(child.output.hasSuffix("<out>host"))
    }

    @Test(arguments: [SIGTERM, SIGABRT, SIGSEGV])
    func hostsHandlerIsToldAllThatTheSystemTells(signal: Int32) async throws {
        let child = try PseudoterminalChild(["--informed-host"])
        try #require(await child.shows("ready"))
        child.send(signal)
        #expect(await child.ending() == .signalled(signal))
        #expect(child.output.hasSuffix("<out>informed"))
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

    #if os(Linux)
    /// Swift's backtracer is on where the environment says nothing, and would ask a question for 30 seconds.
    static let reported: [WayOut] = [
        WayOut(testDescription: "fatal error", keys: "f", endings: WayOut.trapped),
        WayOut(testDescription: "error after the session", keys: "t", endings: WayOut.trapped),
        WayOut(testDescription: "fatal errors at one time", keys: "M", endings: WayOut.trapped),
        WayOut(testDescription: "stack overflow later", keys: "O", endings: WayOut.overflown),
        WayOut(testDescription: "QUIT", signals: [SIGQUIT], endings: [.signalled(SIGQUIT)]),
        WayOut(testDescription: "ABRT", signals: [SIGABRT], endings: [.signalled(SIGABRT)]),
        WayOut(testDescription: "SEGV", signals: [SIGSEGV], endings: [.signalled(SIGSEGV)]),
    ]

    @Test(arguments: reported)
    func backtracerReportsAfterwardsAndAsksNothing(way: WayOut) async throws {
        let settings = ["SWIFT_BACKTRACE": "enable=yes,color=no,threads=crashed"]
        let child = try PseudoterminalChild(environment: settings)
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

    @Test func closedWindowEndsTheProcess() async throws {
        let child = try PseudoterminalChild()
        try #require(await child.shows("ready"))
        child.hangUp()
        // The end of input may be seen before the signal.
        #expect([.signalled(SIGHUP), .exited(0)].contains(await child.ending()))
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
        #expect(await child.ending() == .signalled(SIGTERM))
        #expect(await child.shows("<out>"))
        #expect(child.hasOldModes)
    }

    @Test(arguments: [("C", false), ("C.UTF-8", true), ("xx_YY.utf8@none", true), ("xx_YY", false)])
    func localeTellsWhetherThereIsUnicode(locale: String, isUnicode: Bool) async throws {
        let child = try PseudoterminalChild(["--profile"], environment: ["LC_ALL": locale])
        #expect(await child.ending() == .exited(0))
        #expect(child.output.contains("isUnicode: \(isUnicode)"))
    }
}

extension String {
    /// The number of times that a text occurs.
    func count(of text: String) -> Int {
        indices.filter { self[$0...].hasPrefix(text) }.count
    }
}
