// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A move of neighboring rows that brings rows of the screen to their places in a frame.
struct RowShift: Equatable {
    /// The rows of the move: the rows that move, and the rows that become blank.
    let rows: Range<Int>
    /// The distance in rows; positive is up, negative is down.
    let distance: Int

    /// The minimum number of rows that a move must put right.
    static let worthMoving = 3
    /// The maximum number of row comparisons of a search.
    private static let searchLimit = 1 << 16

    /// Returns the move that puts the most rows right; nil if no move saves bytes.
    ///
    /// Rows are compared by hashes, so a collision at worst gives a move that does not help. Each
    /// run of rows that one distance puts in place is a candidate.
    ///
    /// Source: curses' search for moved lines, which goes back to Heckel, "A technique for
    /// isolating differences between files".
    ///
    /// - Parameters:
    ///   - old: The hash of each shown row.
    ///   - new: The hash of each wanted row.
    ///   - rows: The rows to consider; other rows neither move nor count.
    static func best(
        from old: UnsafePointer<UInt64>, to new: UnsafePointer<UInt64>, in rows: Range<Int>
    ) -> RowShift? {
        guard rows.count > worthMoving else { return nil }
        let farthest = min(rows.count - 1, max(1, searchLimit / rows.count))
        return withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * farthest + 1) { votes in
            votes.initialize(repeating: 0)
            for row in rows where new[row] != old[row] {
                let sources = (row - farthest...row + farthest).clamped(
                    to: rows.first!...rows.last!)
                for source in sources where new[row] == old[source] {
                    votes[source - row + farthest] += 1
                }
            }
            var best: RowShift?
            var bestGain = worthMoving - 1
            for step in 1...farthest {
                for distance in [step, -step] where votes[distance + farthest] > bestGain {
                    let found = self.best(by: distance, from: old, to: new, in: rows)
                    if let found, found.gain > bestGain { (best, bestGain) = found }
                }
            }
            return best
        }
    }

    /// Returns the run of rows in which a distance puts the most rows right.
    private static func best(
        by distance: Int, from old: UnsafePointer<UInt64>, to new: UnsafePointer<UInt64>,
        in rows: Range<Int>
    ) -> (shift: RowShift, gain: Int)? {
        let targets =
            (rows.lowerBound + max(0, -distance))..<(rows.upperBound - max(0, distance))
        var best: (shift: RowShift, gain: Int)?
        var (run, gain) = (targets.lowerBound, 0)
        for row in targets.lowerBound...targets.upperBound {
            if row < targets.upperBound, new[row] == old[row + distance] {
                if new[row] != old[row] { gain += 1 }
                continue
            }
            if gain > best?.gain ?? 0 {
                let shift = RowShift(targets: run..<row, distance: distance)
                let net = gain - shift.lostRows(from: old, to: new, targets: run..<row)
                if net > best?.gain ?? 0 { best = (shift, net) }
            }
            (run, gain) = (row + 1, 0)
        }
        return best
    }

    /// The rows that become blank.
    var blankRows: Range<Int> {
        distance > 0
            ? (rows.upperBound - distance)..<rows.upperBound
            : rows.lowerBound..<(rows.lowerBound - distance)
    }

    /// The number of rows that are right before the move and become blank.
    private func lostRows(
        from old: UnsafePointer<UInt64>, to new: UnsafePointer<UInt64>, targets: Range<Int>
    ) -> Int {
        var lost = 0
        for row in blankRows where !targets.contains(row) && new[row] == old[row] { lost += 1 }
        return lost
    }
}

extension RowShift {
    /// Creates the move that brings rows to their places.
    private init(targets: Range<Int>, distance: Int) {
        self.init(
            rows: distance > 0
                ? targets.lowerBound..<(targets.upperBound + distance)
                : (targets.lowerBound + distance)..<targets.upperBound,
            distance: distance)
    }
}
