// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A set of indices, kept as ranges: it costs what it has of stretches, however long they are.
struct IndexRanges: Hashable {
    /// The stretches: none empty, in order, no two touching.
    private(set) var ranges: [Range<Int>] = []

    /// Creates an empty set.
    init() {}

    /// Creates a set of one stretch.
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
    }

    var isEmpty: Bool { ranges.isEmpty }

    /// The number of indices.
    var count: Int { ranges.reduce(0) { $0.saturatingAdding($1.count) } }

    var first: Int? { ranges.first?.lowerBound }

    var last: Int? { ranges.last.map { $0.upperBound - 1 } }

    func contains(_ index: Int) -> Bool {
        let place = place { $0.upperBound > index }
        return place < ranges.count && ranges[place].lowerBound <= index
    }

    /// Returns the number of indices before a place.
    func count(below place: Int) -> Int {
        var count = 0
        for range in ranges {
            guard range.lowerBound < place else { break }
            count = count.saturatingAdding(min(range.upperBound, place) - range.lowerBound)
        }
        return count
    }

    /// Returns the index that as many others come before as a number says, those in the set not counted.
    func index(ofMissing number: Int) -> Int {
        var index = number
        for range in ranges {
            guard range.lowerBound <= index else { break }
            index = index.saturatingAdding(range.count)
        }
        return index
    }

    /// Adds the indices of a stretch.
    mutating func insert(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let first = place { $0.upperBound >= range.lowerBound }
        var end = first
        var joined = range
        while end < ranges.count, ranges[end].lowerBound <= range.upperBound {
            joined =
                min(
                    joined.lowerBound, ranges[end].lowerBound)..<max(
                    joined.upperBound, ranges[end].upperBound)
            end += 1
        }
        ranges.replaceSubrange(first..<end, with: CollectionOfOne(joined))
    }

    /// Takes the indices of a stretch out.
    mutating func remove(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let first = place { $0.upperBound > range.lowerBound }
        var end = first
        var rest: [Range<Int>] = []
        while end < ranges.count, ranges[end].lowerBound < range.upperBound {
            let old = ranges[end]
            if old.lowerBound < range.lowerBound {
                rest.append(old.lowerBound..<range.lowerBound)
            }
            if old.upperBound > range.upperBound {
                rest.append(range.upperBound..<old.upperBound)
            }
            end += 1
        }
        ranges.replaceSubrange(first..<end, with: rest)
    }

    /// Returns the indices that another set does not have.
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
        return result
    }

    /// Moves what follows on, because so many indices come in at a place.
    mutating func openGap(at index: Int, count: Int) {
        guard count > 0 else { return }
        let first = place { $0.upperBound > index }
        guard first < ranges.count else { return }
        for place in first..<ranges.count {
            ranges[place] = Self.moved(ranges[place], by: count, from: index)
        }
        if ranges[first].lowerBound < index { remove(index..<index.saturatingAdding(count)) }
    }

    /// Takes the indices of a stretch out, and moves what follows up to where it was.
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

    /// Returns the place of the first stretch that a condition holds for, and for all after it; found by halving.
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
