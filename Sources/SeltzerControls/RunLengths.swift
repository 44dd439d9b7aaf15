// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Things one after another, each of its own length: where each begins, and what lies at a place.
///
/// Columns of a grid, or sections of a table with so many rows. Sums that no number can hold stay at the largest
/// one.
struct RunLengths: Hashable {
    /// Where each begins, and where the last ends.
    private let edges: [Int]

    /// Creates the runs; a negative length counts as none.
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

    /// How many there are.
    var count: Int { edges.count - 1 }

    /// The length of all together.
    var total: Int { edges[count] }

    /// Where one begins that exists.
    func start(of index: Int) -> Int { edges[index] }

    /// Where one ends that exists.
    func end(of index: Int) -> Int { edges[index + 1] }

    /// The length of one that exists.
    func length(of index: Int) -> Int { edges[index + 1] - edges[index] }

    /// The one at a place: the last that begins there or before, so that empty ones are passed over; the first
    /// for a place before all.
    ///
    /// Found by halving.
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

/// Things one after another, all of one length: rows.
struct EqualLengths: Hashable {
    /// How many there are.
    let count: Int
    /// The length of each.
    let length: Int

    /// Creates the things; a negative number counts as none, and a length is at least 1.
    init(count: Int, length: Int) {
        self.count = max(0, count)
        self.length = max(1, length)
    }

    /// The length of all together.
    var total: Int { count.saturatingMultiplied(by: length) }

    /// Where one begins.
    func start(of index: Int) -> Int { index.saturatingMultiplied(by: length) }

    /// Those that a stretch touches.
    func indices(from start: Int, to end: Int) -> Range<Int> {
        guard end > start, end > 0 else { return 0..<0 }
        let first = (max(0, start) / length).clamped(0, count)
        return first..<((end - 1) / length + 1).clamped(first, count)
    }
}
