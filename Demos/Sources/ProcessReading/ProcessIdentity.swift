// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What tells a process from all others, also from later ones with the same number.
public struct ProcessIdentity: Hashable, Sendable {
    /// The number of the process.
    public let pid: Int32
    /// When the process started, in the unit of its source; two processes with one number differ in it.
    public let start: UInt64

    /// Creates an identity.
    public init(pid: Int32, start: UInt64) {
        (self.pid, self.start) = (pid, start)
    }
}
