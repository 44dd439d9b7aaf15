// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// All processes at one moment.
public struct ProcessSnapshot: Sendable {
    /// The processes, in the order of the system.
    public var processes: [ProcessSample]
    /// What they use together.
    public var totals: SystemTotals

    /// Creates a snapshot.
    public init(_ processes: [ProcessSample] = [], totals: SystemTotals = SystemTotals()) {
        (self.processes, self.totals) = (processes, totals)
    }
}
