// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The search for the middle of the shortest path through a part of two sequences.
///
/// A path goes from the starts of both sequences to their ends; each element that only one of them
/// has is a step. Searches from both ends follow each diagonal as far as they can, with one more
/// step in each round, until they meet (E. W. Myers, 1986, section 4b).
struct PathSearch {
    /// The result of a search.
    enum Result {
        /// A place on a shortest path.
        case found(DifferencePlace)
        /// No path has few enough steps; the place is the farthest one from the start.
        case tooFar(DifferencePlace)
    }

    /// The diagonals that a search has reached.
    private struct Front {
        var low: Int
        var high: Int
    }

    /// For each diagonal, the place in the old sequence that the search from the start reached.
    private var forward: [Int]
    /// For each diagonal, the place in the old sequence that the search from the end reached.
    private var backward: [Int]
    /// The index of diagonal 0.
    private let origin: Int
    /// The maximum number of rounds.
    private let limit: Int

    init(oldCount: Int, newCount: Int) {
        let diagonals = oldCount + newCount + 3
        origin = newCount + 1
        forward = Array(repeating: 0, count: diagonals)
        backward = Array(repeating: 0, count: diagonals)
        limit = max(256, Int(Double(diagonals).squareRoot()))
    }

    /// Returns the middle of the shortest path through a part that has no common elements at its
    /// ends, and that is not empty on either side.
    mutating func middle(of box: DifferenceBox, _ old: [Int32], _ new: [Int32]) -> Result {
        let start = box.old.lowerBound - box.new.lowerBound
        let end = box.old.upperBound - box.new.upperBound
        var ahead = Front(low: start, high: start)
        var behind = Front(low: end, high: end)
        let meetsAhead = (start - end) & 1 != 0
        forward[origin + start] = box.old.lowerBound
        backward[origin + end] = box.old.upperBound
        for _ in 0..<limit {
            Self.widen(&ahead, in: box, &forward, origin, unreached: -1)
            if let place = advance(
                ahead, in: box, old, new, until: meetsAhead ? behind : nil)
            {
                return .found(place)
            }
            Self.widen(&behind, in: box, &backward, origin, unreached: .max)
            if let place = retreat(
                behind, in: box, old, new, until: meetsAhead ? nil : ahead)
            {
                return .found(place)
            }
        }
        return .tooFar(farthest(of: ahead, in: box))
    }

    /// Adds a diagonal at each end of a front; at the edges of the part, removes one instead.
    private static func widen(
        _ front: inout Front, in box: DifferenceBox, _ reached: inout [Int], _ origin: Int,
        unreached: Int
    ) {
        if front.low > box.old.lowerBound - box.new.upperBound {
            front.low -= 1
            reached[origin + front.low - 1] = unreached
        } else {
            front.low += 1
        }
        if front.high < box.old.upperBound - box.new.lowerBound {
            front.high += 1
            reached[origin + front.high + 1] = unreached
        } else {
            front.high -= 1
        }
    }

    /// Takes a step from the start on each diagonal; returns the place where the other search was.
    private mutating func advance(
        _ front: Front, in box: DifferenceBox, _ old: [Int32], _ new: [Int32], until other: Front?
    ) -> DifferencePlace? {
        for diagonal in stride(from: front.high, through: front.low, by: -2) {
            let index = origin + diagonal
            var place = max(forward[index - 1] + 1, forward[index + 1])
            while place < box.old.upperBound, place - diagonal < box.new.upperBound,
                old[place] == new[place - diagonal]
            {
                place += 1
            }
            forward[index] = place
            if let other, other.low <= diagonal, diagonal <= other.high, backward[index] <= place {
                return DifferencePlace(old: place, new: place - diagonal)
            }
        }
        return nil
    }

    /// Takes a step from the end on each diagonal; returns the place where the other search was.
    private mutating func retreat(
        _ front: Front, in box: DifferenceBox, _ old: [Int32], _ new: [Int32], until other: Front?
    ) -> DifferencePlace? {
        for diagonal in stride(from: front.high, through: front.low, by: -2) {
            let index = origin + diagonal
            // The diagonal above may be unreached, which is the largest number.
            var place = min(backward[index - 1], backward[index + 1] &- 1)
            while place > box.old.lowerBound, place - diagonal > box.new.lowerBound,
                old[place - 1] == new[place - diagonal - 1]
            {
                place -= 1
            }
            backward[index] = place
            if let other, other.low <= diagonal, diagonal <= other.high, place <= forward[index] {
                return DifferencePlace(old: place, new: place - diagonal)
            }
        }
        return nil
    }

    /// Returns the place that is farthest from the start.
    private func farthest(of front: Front, in box: DifferenceBox) -> DifferencePlace {
        var best = DifferencePlace(old: box.old.lowerBound, new: box.new.lowerBound)
        for diagonal in stride(from: front.low, through: front.high, by: 2) {
            var place = min(forward[origin + diagonal], box.old.upperBound)
            place = min(place, box.new.upperBound + diagonal)
            let (old, new) = (place, place - diagonal)
            guard old >= box.old.lowerBound, new >= box.new.lowerBound else { continue }
            if old + new > best.old + best.new { best = DifferencePlace(old: old, new: new) }
        }
        return best
    }
}
