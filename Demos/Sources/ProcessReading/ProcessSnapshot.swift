// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// All processes at one moment.
public struct ProcessSnapshot: Sendable {
    /// The processes, in the order of the system.
    public var processes: [ProcessSample]
    /// The resources that they use together.
    public var totals: SystemTotals

    /// Creates a snapshot of processes and their totals.
    public init(_ processes: [ProcessSample] = [], totals: SystemTotals = SystemTotals()) {
        (self.processes, self.totals) = (processes, totals)
    }
}
