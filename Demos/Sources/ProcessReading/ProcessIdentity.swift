// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The identity of a process, which distinguishes it from later processes with the same number.
public struct ProcessIdentity: Hashable, Sendable {
    /// The number of the process.
    public let pid: Int32
    /// The time at which the process started, in the unit of its source; it differs between
    /// processes with the same number.
    public let start: UInt64

    /// Creates an identity from the number and the start time of a process.
    public init(pid: Int32, start: UInt64) {
        (self.pid, self.start) = (pid, start)
    }
}
