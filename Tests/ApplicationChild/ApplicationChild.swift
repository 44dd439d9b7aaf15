// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A whole application, which shows the input that it gets, and ends by `runAndExit()`.
///
/// With `--storm` a signal interrupts it every 100 µs. With `--inline` it has five rows of the screen, and with `--kept`
/// these stay at the end.
@main
@MainActor
struct ApplicationChild {
    static func main() async {
        if CommandLine.arguments.contains("--ignore-hangup") { signal(SIGHUP, SIG_IGN) }
        if CommandLine.arguments.contains("--storm") { beginStorm() }
        let application = Application(root: BoardController(), presentation: presentation)
        await application.runAndExit()
    }

    private static var presentation: ScreenPresentation {
        guard CommandLine.arguments.contains("--inline") else { return .fullScreen }
        let isKept = CommandLine.arguments.contains("--kept")
        return .inline(rows: 5, atEnd: isKept ? .kept : .cleared)
    }

    /// Interrupts calls of the system: the handler does nothing, and calls are not begun again.
    private static func beginStorm() {
        var action = sigaction()
        #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = { _ in }
        #else
        action.__sigaction_handler.sa_handler = { _ in }
        #endif
        sigaction(SIGALRM, &action, nil)
        let interval = timeval(tv_sec: 0, tv_usec: 100)
        var timer = itimerval(it_interval: interval, it_value: interval)
        #if canImport(Darwin)
        setitimer(ITIMER_REAL, &timer, nil)
        #else
        setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
        #endif
    }
}
