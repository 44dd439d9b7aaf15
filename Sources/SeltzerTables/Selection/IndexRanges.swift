// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A set of indices, stored as ranges.
///
/// Its cost depends on the number of ranges, not on their lengths.
struct IndexRanges: Hashable {
    /// The ranges in order; none is empty, and no two touch.
    private(set) var ranges: [Range<Int>] = []
    /// The number of indices.
    private(set) var count = 0

    init() {}

    init(_ range: Range<Int>) { insert(range) }

    /// Creates a set of indices in any order.
    init(_ indices: some Sequence<Int>) {
        for index in indices.sorted() {
            if let last = ranges.last, index <= last.upperBound {
                ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, index + 1)
            } else {
                ranges.append(index..<index + 1)
            }
        }
        updateCount()
    }

    var isEmpty: Bool { ranges.isEmpty }

    var first: Int? { ranges.first?.lowerBound }

    var last: Int? { ranges.last.map { $0.upperBound - 1 } }

    func contains(_ index: Int) -> Bool {
        let place = place { $0.upperBound > index }
        return place < ranges.count && ranges[place].lowerBound <= index
    }

    /// Returns the number of indices below a value.
    func count(below place: Int) -> Int {
        var count = 0
        for range in ranges {
            guard range.lowerBound < place else { break }
            count = count.saturatingAdding(min(range.upperBound, place) - range.lowerBound)
        }
        return count
    }

    /// Returns a missing index by its number: the index outside the set after that many other missing indices.
    func index(ofMissing number: Int) -> Int {
        var index = number
        for range in ranges {
            guard range.lowerBound <= index else { break }
            index = index.saturatingAdding(range.count)
        }
        return index
    }

    /// Adds the indices of a range.
    mutating func insert(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let first = place { $0.upperBound >= range.lowerBound }
        var (end, joined, oldCount) = (first, range, 0)
        while end < ranges.count, ranges[end].lowerBound <= range.upperBound {
            let old = ranges[end]
            joined = min(joined.lowerBound, old.lowerBound)..<max(joined.upperBound, old.upperBound)
            oldCount += old.count
            end += 1
        }
        if end == first + 1, ranges[first] == joined { return }
        ranges.replaceSubrange(first..<end, with: CollectionOfOne(joined))
        count += joined.count - oldCount
    }

    /// Removes the indices of a range.
    mutating func remove(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let first = place { $0.upperBound > range.lowerBound }
        var (end, removed) = (first, 0)
        while end < ranges.count, ranges[end].lowerBound < range.upperBound {
            removed += ranges[end].clamped(to: range).count
            end += 1
        }
        guard end > first else { return }
        let before = ranges[first].lowerBound..<max(ranges[first].lowerBound, range.lowerBound)
        let after = min(ranges[end - 1].upperBound, range.upperBound)..<ranges[end - 1].upperBound
        count -= removed
        ranges.removeSubrange(first..<end)
        if !after.isEmpty { ranges.insert(after, at: first) }
        if !before.isEmpty { ranges.insert(before, at: first) }
    }

    private mutating func updateCount() {
        count = 0
        for range in ranges { count = count.saturatingAdding(range.count) }
    }

    /// Returns the indices that are not in another set.
    func subtracting(_ other: IndexRanges) -> IndexRanges {
        var result = IndexRanges()
        var place = 0
        for range in ranges {
            var start = range.lowerBound
            while place < other.ranges.count, other.ranges[place].upperBound <= start { place += 1 }
            var next = place
            while next < other.ranges.count, other.ranges[next].lowerBound < range.upperBound {
                let hole = other.ranges[next]
                if hole.lowerBound > start { result.ranges.append(start..<hole.lowerBound) }
                start = max(start, hole.upperBound)
                next += 1
            }
            if start < range.upperBound { result.ranges.append(start..<range.upperBound) }
        }
        result.updateCount()
        return result
    }

    /// Moves the indices at and after an index up by a number.
    ///
    /// The new indices are not in the set.
    mutating func openGap(at index: Int, count: Int) {
        guard count > 0 else { return }
        let first = place { $0.upperBound > index }
        guard first < ranges.count else { return }
        for place in first..<ranges.count {
            ranges[place] = Self.moved(ranges[place], by: count, from: index)
        }
        updateCount()
        if ranges[first].lowerBound < index { remove(index..<index.saturatingAdding(count)) }
    }

    /// Removes the indices of a range, and moves the indices above it down to its start.
    mutating func closeGap(_ gap: Range<Int>) {
        guard !gap.isEmpty else { return }
        remove(gap)
        let first = place { $0.lowerBound >= gap.upperBound }
        guard first < ranges.count else { return }
        for place in first..<ranges.count {
            let range = ranges[place]
            ranges[place] = range.lowerBound - gap.count..<range.upperBound - gap.count
        }
        guard first > 0, ranges[first - 1].upperBound == ranges[first].lowerBound else { return }
        ranges[first - 1] = ranges[first - 1].lowerBound..<ranges[first].upperBound
        ranges.remove(at: first)
    }

    private static func moved(_ range: Range<Int>, by count: Int, from index: Int) -> Range<Int> {
        let start = range.lowerBound
        let end = range.upperBound.saturatingAdding(count)
        return (start >= index ? min(end, start.saturatingAdding(count)) : start)..<end
    }

    /// Returns the place of the first range that fulfills a condition, by binary search.
    ///
    /// All ranges after it must fulfill the condition, too.
    private func place(where isReached: (Range<Int>) -> Bool) -> Int {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if isReached(ranges[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
