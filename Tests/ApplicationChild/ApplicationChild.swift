// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A whole application that says on its screen what it is told, and by its exit code how it ended: 0 by itself,
/// 3 cancelled, 4 disconnected, 1 where there is no terminal to use.
///
/// With `--storm` a signal interrupts it every 100 µs; with `--inline` it has five rows below the prompt,
/// and with `--kept` these stay at the end.
@main
@MainActor
struct ApplicationChild {
    static func main() async {
        if CommandLine.arguments.contains("--ignore-hangup") { signal(SIGHUP, SIG_IGN) }
        if CommandLine.arguments.contains("--storm") { beginStorm() }
        let application = Application(root: BoardController(), presentation: presentation)
        do {
            switch try await application.run() {
            case .ended: exit(0)
            case .cancelled: exit(3)
            case .disconnected: exit(4)
            }
        } catch {
            print(error)
            exit(1)
        }
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
