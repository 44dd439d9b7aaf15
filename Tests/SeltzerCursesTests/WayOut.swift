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
    static let trapped: Set<PseudoterminalChild.Ending> = [.signaled(SIGILL), .signaled(SIGTRAP)]
    /// The runtime's own errors abort, or are traps, by the optimizer.
    static let failed = trapped.union([.signaled(SIGABRT)])
    static let overflown: Set<PseudoterminalChild.Ending> = [
        .signaled(SIGSEGV), .signaled(SIGBUS),
    ]

    /// Crashes in code of C, with a frame pointer and without.
    static let inC: [WayOut] = [
        WayOut(testDescription: "bad memory in C", keys: "0", endings: overflown),
        WayOut(testDescription: "bad instruction in C", keys: "1", endings: [.signaled(SIGILL)]),
        WayOut(testDescription: "division in C", keys: "2", endings: [.signaled(SIGFPE)]),
        WayOut(testDescription: "missing page in C", keys: "3", endings: [.signaled(SIGBUS)]),
        WayOut(testDescription: "breakpoint in C", keys: "4", endings: [.signaled(SIGTRAP)]),
        WayOut(testDescription: "abort in C", keys: "5", endings: [.signaled(SIGABRT)]),
        WayOut(testDescription: "bad memory without frame", keys: "6", endings: overflown),
        WayOut(
            testDescription: "bad instruction without frame", keys: "7",
            endings: [.signaled(SIGILL)]),
        WayOut(testDescription: "division without frame", keys: "8", endings: [.signaled(SIGFPE)]),
        WayOut(
            testDescription: "missing page without frame", keys: "9", endings: [.signaled(SIGBUS)]
        ),
        WayOut(
            testDescription: "breakpoint without frame", keys: "m", endings: [.signaled(SIGTRAP)]),
        WayOut(testDescription: "abort without frame", keys: "y", endings: [.signaled(SIGABRT)]),
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
            WayOut(testDescription: "abort", keys: "c", endings: [.signaled(SIGABRT)]),
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
                endings: [.signaled(SIGABRT)]),
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
                signals: [SIGTERM], endings: [.signaled(SIGTERM)]),
            WayOut(
                // In this order: of two signals that wait, the lower number is delivered first.
                testDescription: "second signal while the main actor is stuck", keys: "w",
                signals: [SIGINT, SIGTERM], endings: [.signaled(SIGTERM)]),
        ]
        + [
            SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP,
            SIGSYS, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, realTime,
        ].map { number in
            WayOut(
                testDescription: "signal \(number)", signals: [number],
                endings: [.signaled(number)])
        }
}
