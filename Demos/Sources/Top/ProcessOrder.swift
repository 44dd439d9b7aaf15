// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ProcessReading

/// The order of the rows: a column and a direction; processes with equal values are sorted by their
/// numbers.
struct ProcessOrder: Equatable, Sendable {
    /// The column.
    var column: ProcessColumn
    /// Whether the smallest value comes first.
    var isAscending: Bool

    /// Creates an order by a column; nil uses the direction that suits the column.
    init(_ column: ProcessColumn, isAscending: Bool? = nil) {
        self.column = column
        self.isAscending = isAscending ?? column.isAscendingFirst
    }

    /// Returns the indices of processes in the order; unknown values come last.
    func sorted(_ processes: [ProcessSample]) -> [Int] {
        switch column {
        case .command: sorted(processes, by: \.command)
        case .pid: sorted(processes) { Double($0.identity.pid) }
        case .user: sorted(processes) { $0.user ?? "" }
        case .state: sorted(processes, by: \.state.name)
        case .cpu: sorted(processes) { $0.cpu ?? -1 }
        case .memory: sorted(processes) { Double($0.memory ?? 0) }
        case .time: sorted(processes) { $0.time ?? -1 }
        case .threads: sorted(processes) { Double($0.threads ?? -1) }
        case .nice: sorted(processes) { Double($0.nice ?? 99) }
        }
    }

    private func sorted<Value: Comparable>(
        _ processes: [ProcessSample], by value: (ProcessSample) -> Value
    ) -> [Int] {
        let keys = processes.enumerated().map { (value($1), $1.identity.pid, $0) }
        return keys.sorted { first, second in
            if first.0 == second.0 { return first.1 < second.1 }
            return isAscending ? first.0 < second.0 : first.0 > second.0
        }.map(\.2)
    }
}
