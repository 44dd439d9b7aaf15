// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Consecutive runs of different lengths, such as the columns of a grid or the sections of a table.
///
/// Sums saturate: they stay at the largest number.
struct RunLengths: Hashable {
    /// The start of each run, and the end of the last one.
    private let edges: [Int]

    /// Creates the runs; a negative length counts as 0.
    init(_ lengths: some Collection<Int>) {
        var edges = [0]
        edges.reserveCapacity(lengths.count + 1)
        var end = 0
        for length in lengths {
            end = end.saturatingAdding(max(0, length))
            edges.append(end)
        }
        self.edges = edges
    }

    /// The number of runs.
    var count: Int { edges.count - 1 }

    /// The sum of all lengths.
    var total: Int { edges[count] }

    /// Returns the start of a run that exists.
    func start(of index: Int) -> Int { edges[index] }

    /// Returns the end of a run that exists.
    func end(of index: Int) -> Int { edges[index + 1] }

    /// Returns the length of a run that exists.
    func length(of index: Int) -> Int { edges[index + 1] - edges[index] }

    /// Returns the run at a place: the last run that starts there or before.
    ///
    /// So an empty run is never returned if another run follows.
    ///
    /// A place before all runs belongs to the first one. The search is binary.
    func index(at place: Int) -> Int {
        var low = 0
        var high = count
        while high - low > 1 {
            let middle = (low + high) / 2
            if edges[middle] <= place { low = middle } else { high = middle }
        }
        return low
    }
}

/// Consecutive runs of one length, such as rows of one height.
struct EqualLengths: Hashable {
    /// The number of runs.
    let count: Int
    /// The length of each run.
    let length: Int

    /// Creates the runs; a negative number counts as 0, and a length is at least 1.
    init(count: Int, length: Int) {
        self.count = max(0, count)
        self.length = max(1, length)
    }

    /// The sum of all lengths.
    var total: Int { count.saturatingMultiplied(by: length) }

    /// Returns the start of a run.
    func start(of index: Int) -> Int { index.saturatingMultiplied(by: length) }

    /// Returns the runs that overlap a range of places.
    func indices(from start: Int, to end: Int) -> Range<Int> {
        guard end > start, end > 0 else { return 0..<0 }
        let first = (max(0, start) / length).clamped(0, count)
        return first..<((end - 1) / length + 1).clamped(first, count)
    }
}
