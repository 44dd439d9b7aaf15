// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The resources that all processes use together; values that the system does not report are nil.
public struct SystemTotals: Hashable, Sendable {
    /// The number of processors.
    public var cores = 1
    /// The use of all processors since the previous sample, from 0 to 1; nil in the first sample.
    public var cpu: Double?
    /// The average number of processes that want to run, over 1, 5 and 15 minutes; empty if it is
    /// unknown.
    public var load: [Double] = []
    /// The memory of the machine, in bytes.
    public var memory: UInt64?
    /// The memory in use, in bytes.
    public var memoryUsed: UInt64?
    /// The swap space on disks, in bytes.
    public var swap: UInt64?
    /// The used part of the swap space, in bytes.
    public var swapUsed: UInt64?
    /// The seconds since the start of the machine.
    public var uptime: Double?

    /// Creates totals without known values.
    public init() {}
}
