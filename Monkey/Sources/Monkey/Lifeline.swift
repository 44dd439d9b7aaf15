// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// Lets the system end this process if it uses too much processor time without a sign of life.
///
/// Processor time, and not the time of a clock: a process that waits for a busy machine does not hang.
struct Lifeline {
    /// The environment variable with ``patience``.
    static let variable = "SELTZER_MONKEY_PATIENCE"

    /// The seconds of processor time between two signs of life at most.
    let patience: Int
    /// The longest time between two signs of life so far.
    private(set) var longestStep = Duration.zero
    private var last = Duration.zero

    /// Begins with a sign of life.
    init(patience: Int) {
        self.patience = patience
        last = ProcessorTime.own
        limit()
    }

    /// Begins with the patience that the parent has; without limit where there is no such parent.
    init() {
        let patience = ProcessInfo.processInfo.environment[Self.variable].flatMap { Int($0) }
        self.init(patience: patience ?? 1_000_000)
    }

    /// Gives a sign of life.
    mutating func sign() {
        let now = ProcessorTime.own
        longestStep = max(longestStep, now - last)
        last = now
        limit()
    }

    /// Sets the processor time after which the system sends SIGXCPU.
    private func limit() {
        var limit = rlimit()
        let end = Int(last.components.seconds) + 1 + patience
        #if canImport(Darwin) || canImport(Musl)
        let resource = RLIMIT_CPU
        #else
        let resource = __rlimit_resource_t(RLIMIT_CPU.rawValue)
        #endif
        guard getrlimit(resource, &limit) == 0 else { return }
        limit.rlim_cur = min(limit.rlim_max, rlim_t(end))
        setrlimit(resource, &limit)
    }
}

/// The time that processors worked for processes, of the user and of the system.
enum ProcessorTime {
    /// The time of this process.
    static var own: Duration {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    /// The time of all children that have ended.
    static var children: Duration {
        var usage = rusage()
        #if canImport(Darwin) || canImport(Musl)
        getrusage(RUSAGE_CHILDREN, &usage)
        #else
        getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
        #endif
        return duration(usage.ru_utime) + duration(usage.ru_stime)
    }

    private static func duration(_ time: timeval) -> Duration {
        .seconds(time.tv_sec) + .microseconds(Int(time.tv_usec))
    }
}
