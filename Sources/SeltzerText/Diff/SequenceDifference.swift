// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The places where two sequences of numbers differ.
///
/// The differences are found by the algorithm of Eugene W. Myers, *An O(ND) Difference Algorithm and
/// Its Variations* (1986), in its form that needs linear space. If many elements differ, the
/// sequences are split at elements that each of them has once, as in patience diff; the result is
/// then correct, but not always the shortest one.
package struct SequenceDifference: Sendable {
    /// A part of the old sequence, and the part of the new sequence that replaces it.
    package struct Change: Hashable, Sendable {
        package var old: Range<Int>
        package var new: Range<Int>

        package init(old: Range<Int>, new: Range<Int>) {
            self.old = old
            self.new = new
        }
    }

    /// The changes in order; between two changes there is at least one common element.
    package var changes: [Change]

    /// Compares two sequences.
    ///
    /// - Parameters:
    ///   - old: The old sequence.
    ///   - new: The new sequence.
    ///   - symbolCount: All elements are from 0 up to this number.
    package init(from old: [Int32], to new: [Int32], symbolCount: Int) {
        var search = DifferenceSearch(old, new, symbolCount: symbolCount)
        search.run()
        changes = Self.changes(removed: search.isRemoved, added: search.isAdded)
    }

    /// Joins the marks of both sequences to changes.
    private static func changes(removed: [Bool], added: [Bool]) -> [Change] {
        var changes: [Change] = []
        var old = 0
        var new = 0
        while old < removed.count || new < added.count {
            let (oldStart, newStart) = (old, new)
            while old < removed.count, removed[old] { old += 1 }
            while new < added.count, added[new] { new += 1 }
            if old > oldStart || new > newStart {
                changes.append(Change(old: oldStart..<old, new: newStart..<new))
            } else {
                old += 1
                new += 1
            }
        }
        return changes
    }

    /// Moves each pure insertion and removal to the place that reads best.
    ///
    /// A block of equal lines can often be said to begin at several places, such as at the closing
    /// brace before a function, or at the function.
    ///
    /// - Parameters:
    ///   - old: The old sequence.
    ///   - new: The new sequence.
    ///   - cost: Returns how bad it is that a block begins or ends before an index; the first
    ///     parameter says whether the index is one of the new sequence.
    package mutating func slide(
        _ old: [Int32], _ new: [Int32], cost: (_ isNew: Bool, _ index: Int) -> Int
    ) {
        for index in changes.indices {
            let change = changes[index]
            let isNew = change.old.isEmpty
            guard isNew != change.new.isEmpty else { continue }
            let previous = index > 0 ? changes[index - 1] : Change(old: 0..<0, new: 0..<0)
            let next =
                index + 1 < changes.count
                ? changes[index + 1]
                : Change(old: old.count..<old.count, new: new.count..<new.count)
            // One common element stays between two changes, except at the ends of the sequences.
            let margin = (before: index > 0 ? 1 : 0, after: index + 1 < changes.count ? 1 : 0)
            let room = Room(
                before: change.old.lowerBound - previous.old.upperBound - margin.before,
                after: next.old.lowerBound - change.old.upperBound - margin.after)
            let shift = Self.bestShift(
                of: isNew ? change.new : change.old, in: isNew ? new : old, room: room
            ) { cost(isNew, $0) }
            changes[index].old = change.old.shifted(by: shift)
            changes[index].new = change.new.shifted(by: shift)
        }
    }

    /// How many common elements are before and after a change.
    private struct Room {
        var before: Int
        var after: Int
    }

    private static func bestShift(
        of range: Range<Int>, in sequence: [Int32], room: Room, cost: (Int) -> Int
    ) -> Int {
        var first = 0
        while first > -room.before,
            sequence[range.lowerBound + first - 1] == sequence[range.upperBound + first - 1]
        {
            first -= 1
        }
        var last = 0
        while last < room.after,
            sequence[range.lowerBound + last] == sequence[range.upperBound + last]
        {
            last += 1
        }
        var best = last
        var bestCost = Int.max
        // A long run of equal elements has equal places, so the last ones are enough.
        for shift in (max(first, last - 100)...last).reversed() {
            let total = cost(range.lowerBound + shift) + cost(range.upperBound + shift)
            if total < bestCost { (best, bestCost) = (shift, total) }
        }
        return best
    }
}

extension Range<Int> {
    fileprivate func shifted(by distance: Int) -> Range<Int> {
        lowerBound + distance..<upperBound + distance
    }
}
