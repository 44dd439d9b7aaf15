// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What the processes use together; values that the system does not tell are nil.
public struct SystemTotals: Hashable, Sendable {
    /// The number of processors.
    public var cores = 1
    /// The use of all processors since the sample before, from 0 to 1; nil in the first sample.
    public var cpu: Double?
    /// The average number of processes that want to run, over 1, 5 and 15 minutes; empty if it is not known.
    public var load: [Double] = []
    /// The memory of the machine, in bytes.
    public var memory: UInt64?
    /// The memory in use, in bytes.
    public var memoryUsed: UInt64?
    /// The room for memory on disks, in bytes.
    public var swap: UInt64?
    /// The used part of it, in bytes.
    public var swapUsed: UInt64?
    /// The seconds since the start of the machine.
    public var uptime: Double?

    /// Creates totals of which nothing is known.
    public init() {}
}
