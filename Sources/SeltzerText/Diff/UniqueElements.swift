// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The elements that each of two sequences has exactly once, in the same order: places where the
/// sequences agree although much else differs (patience diff, Bram Cohen).
struct UniqueElements {
    /// For each symbol, how often it occurs in the parts that are compared, and where.
    private var oldCounts: [UInt8]
    private var newCounts: [UInt8]
    private var oldPlaces: [Int32]

    init(symbolCount: Int) {
        oldCounts = Array(repeating: 0, count: symbolCount)
        newCounts = oldCounts
        oldPlaces = Array(repeating: 0, count: symbolCount)
    }

    /// Returns the places of the longest common sequence of unique elements, in order; none if
    /// there are no such elements.
    mutating func anchors(
        of box: DifferenceBox, _ old: [Int32], _ new: [Int32]
    ) -> [DifferencePlace] {
        for place in box.old {
            let symbol = Int(old[place])
            oldCounts[symbol] = min(2, oldCounts[symbol] + 1)
            oldPlaces[symbol] = Int32(place)
        }
        for place in box.new {
            let symbol = Int(new[place])
            newCounts[symbol] = min(2, newCounts[symbol] + 1)
        }
        var candidates: [DifferencePlace] = []
        for place in box.new {
            let symbol = Int(new[place])
            guard oldCounts[symbol] == 1, newCounts[symbol] == 1 else { continue }
            candidates.append(DifferencePlace(old: Int(oldPlaces[symbol]), new: place))
        }
        // The next call starts from zero again.
        for place in box.old { oldCounts[Int(old[place])] = 0 }
        for place in box.new { newCounts[Int(new[place])] = 0 }
        return Self.longestIncreasing(candidates)
    }

    /// Returns the longest part of some places whose places in the old sequence increase, by
    /// patience sorting.
    private static func longestIncreasing(_ places: [DifferencePlace]) -> [DifferencePlace] {
        // For each length, the last place of the best sequence; and what comes before each place.
        var ends: [Int] = []
        var previous = [Int](repeating: -1, count: places.count)
        for (index, place) in places.enumerated() {
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if places[ends[middle]].old < place.old { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = ends[low - 1] }
            if low < ends.count { ends[low] = index } else { ends.append(index) }
        }
        var chain: [DifferencePlace] = []
        var index = ends.last ?? -1
        while index >= 0 {
            chain.append(places[index])
            index = previous[index]
        }
        return chain.reversed()
    }
}
