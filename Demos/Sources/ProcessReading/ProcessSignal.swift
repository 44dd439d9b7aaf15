// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A signal that a user sends to a process.
public enum ProcessSignal: String, CaseIterable, Sendable {
    case terminate = "TERM"
    case kill = "KILL"
    case interrupt = "INT"
    case hangUp = "HUP"
    case quit = "QUIT"
    case stop = "STOP"
    case resume = "CONT"
    case user1 = "USR1"
    case user2 = "USR2"

    /// The name with its prefix, as in `SIGTERM`.
    public var name: String { "SIG\(rawValue)" }

    /// The number of the signal on this system.
    public var number: Int32 {
        switch self {
        case .terminate: SIGTERM
        case .kill: SIGKILL
        case .interrupt: SIGINT
        case .hangUp: SIGHUP
        case .quit: SIGQUIT
        case .stop: SIGSTOP
        case .resume: SIGCONT
        case .user1: SIGUSR1
        case .user2: SIGUSR2
        }
    }

    /// Whether the signal ends a process that does not handle it.
    public var isDestructive: Bool { self != .stop && self != .resume }
}
