// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Consecutive runs of one length, but for some measured runs that are longer or shorter.
///
/// Only the measured runs need memory.
struct MeasuredLengths: Hashable {
    /// The number of runs.
    let count: Int
    /// The length of each run that is not measured.
    let length: Int
    /// The measured runs, in order.
    private let measured: [Int]
    /// The sums of the differences from ``length`` up to each measured run, beginning with 0.
    private let additions: [Int]

    /// Creates the runs.
    ///
    /// - Parameters:
    ///   - count: The number of runs; a negative number counts as 0.
    ///   - length: The length of each run that is not measured, at least 1.
    ///   - lengths: The lengths of measured runs, by their numbers.
    ///   - least: The minimum of a measured length; nil for `length`.
    init(count: Int, length: Int, lengths: [Int: Int], least: Int? = nil) {
        self.count = max(0, count)
        self.length = max(1, length)
        measured = lengths.keys.filter { $0 >= 0 && $0 < count }.sorted()
        var sums = [0]
        for run in measured {
            let length = max(least ?? self.length, lengths[run] ?? 0)
            let addition = length.saturatingSubtracting(self.length)
            sums.append((sums.last ?? 0).saturatingAdding(addition))
        }
        additions = sums
    }

    /// The sum of all lengths.
    var total: Int { start(of: count) }

    /// Returns the start of a run, or the end of the last one.
    func start(of index: Int) -> Int {
        index.saturatingMultiplied(by: length).saturatingAdding(additions[place(of: index)])
    }

    /// Returns the length of a run that exists.
    func length(of index: Int) -> Int {
        let place = place(of: index)
        guard place < measured.count, measured[place] == index else { return length }
        let addition = additions[place + 1].saturatingSubtracting(additions[place])
        return length.saturatingAdding(addition)
    }

    /// Returns the run at a line: the last run that starts there or before.
    func index(at line: Int) -> Int {
        var (low, high) = (0, count)
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if start(of: middle) <= line { low = middle } else { high = middle }
        }
        return low
    }

    /// Returns the number of measured runs before a run.
    private func place(of index: Int) -> Int {
        var (low, high) = (0, measured.count)
        while low < high {
            let middle = low + (high - low) / 2
            if measured[middle] < index { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
