// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The activity of a process.
public enum ProcessState: UInt8, Sendable, CaseIterable {
    /// It runs, or waits for a processor.
    case running = 0x52
    /// It waits for an event.
    case sleeping = 0x53
    /// It waits for a device, and takes no signals meanwhile.
    case waiting = 0x44
    /// A signal stopped it.
    case stopped = 0x54
    /// A debugger stopped it.
    case traced = 0x74
    /// It ended, and its parent has not asked for its status.
    case zombie = 0x5A
    /// It is an idle thread of the kernel.
    case idle = 0x49
    /// The system gives another letter.
    case other = 0x3F

    /// Creates the state from its letter on Linux.
    init(letter: UInt8) { self = Self(rawValue: letter) ?? .other }

    /// The state in a word.
    public var name: String {
        switch self {
        case .running: "running"
        case .sleeping: "sleeping"
        case .waiting: "waiting"
        case .stopped: "stopped"
        case .traced: "traced"
        case .zombie: "zombie"
        case .idle: "idle"
        case .other: "other"
        }
    }
}
