// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The least and the greatest of some numbers; empty if there are none.
struct PlotExtent: Hashable {
    var low = Double.infinity
    var high = -Double.infinity

    var isEmpty: Bool { low > high }

    /// Includes a number; a number that is not finite is left out.
    mutating func include(_ value: Double) {
        guard value.isFinite else { return }
        if value < low { low = value }
        if value > high { high = value }
    }

    mutating func include(_ other: PlotExtent) {
        low = min(low, other.low)
        high = max(high, other.high)
    }
}

/// A sequence of numbers that finds the least and the greatest number of any range fast.
///
/// Levels lie above the numbers. Each level holds the extents of blocks of the level below, 16 in a block. A block is
/// added when it is complete. So appending is O(1) amortized, and finding the extent of a range is O(log n).
struct MinMaxPyramid {
    private(set) var values: [Double] = []
    private var levels: [[PlotExtent]] = []

    private static var branching: Int { 16 }

    init(_ values: some Sequence<Double> = []) {
        self.values = Array(values)
        var level = blocks(in: self.values.count).map { block in
            block.reduce(into: PlotExtent()) { $0.include(self.values[$1]) }
        }
        while !level.isEmpty {
            levels.append(level)
            level = blocks(in: level.count).map { block in
                block.reduce(into: PlotExtent()) { $0.include(level[$1]) }
            }
        }
    }

    /// Returns the ranges of the complete blocks of a level.
    private func blocks(in count: Int) -> [Range<Int>] {
        (0..<count / Self.branching).map { $0 * Self.branching..<($0 + 1) * Self.branching }
    }

    mutating func append(_ value: Double) {
        values.append(value)
        var count = values.count, level = 0
        while count % Self.branching == 0 {
            var extent = PlotExtent()
            include((count - Self.branching)..<count, of: level, in: &extent)
            if level == levels.count { levels.append([]) }
            levels[level].append(extent)
            count /= Self.branching
            level += 1
        }
    }

    /// Returns the extent of the finite numbers in a range of indexes.
    func extent(of range: Range<Int>) -> PlotExtent {
        let range = range.clamped(to: 0..<values.count)
        var extent = PlotExtent()
        var start = range.lowerBound, end = range.upperBound, level = 0
        while start < end {
            let firstBlock = (start + Self.branching - 1) / Self.branching
            let lastBlock = end / Self.branching
            guard firstBlock < lastBlock else {
                include(start..<end, of: level, in: &extent)
                break
            }
            include(start..<firstBlock * Self.branching, of: level, in: &extent)
            include(lastBlock * Self.branching..<end, of: level, in: &extent)
            (start, end, level) = (firstBlock, lastBlock, level + 1)
        }
        return extent
    }

    /// Includes a range of a level; the numbers are level 0.
    private func include(_ range: Range<Int>, of level: Int, in extent: inout PlotExtent) {
        if level == 0 {
            for index in range { extent.include(values[index]) }
        } else {
            for index in range { extent.include(levels[level - 1][index]) }
        }
    }
}
