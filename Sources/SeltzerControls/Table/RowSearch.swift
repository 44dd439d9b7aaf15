// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The search for rows by their identities, in a table that has been reloaded.
///
/// It looks at the rows around a place, from the nearest one on, and goes on where the last search stopped: rows that
/// have moved a little are found soon, and many rows are found in one walk.
final class RowSearch {
    /// The rows that it still looks at.
    var limit = Int.max
    private let count: Int
    private let start: Int
    /// The rows that it has looked at.
    private var range: Range<Int>
    /// What is looked for and not found yet.
    private var missing: Set<AnyHashable>
    private var found: [AnyHashable: Int] = [:]

    /// Creates a search.
    ///
    /// - Parameters:
    ///   - identities: All that is going to be looked for.
    ///   - count: The number of rows.
    ///   - start: The row to begin at.
    init(for identities: some Sequence<AnyHashable>, count: Int, from start: Int) {
        self.count = count
        self.start = min(start, count)
        range = self.start..<self.start
        missing = Set(identities)
    }

    /// Returns the row that has an identity; nil where there is none within the limit.
    ///
    /// - Parameter identify: Returns the identity that a row has now; nil for none.
    func row(of wanted: AnyHashable, identify: (Int) -> AnyHashable?) -> Int? {
        while missing.contains(wanted), limit > 0, range != 0..<count {
            limit -= 1
            let row = growRange()
            guard let identity = identify(row), missing.remove(identity) != nil else { continue }
            found[identity] = row
        }
        return found[wanted]
    }

    /// Takes in the nearer of the two rows beside the range, and returns it.
    private func growRange() -> Int {
        let isBefore =
            range.lowerBound > 0
            && (range.upperBound == count || start - range.lowerBound < range.upperBound - start)
        range =
            isBefore
            ? range.lowerBound - 1..<range.upperBound : range.lowerBound..<range.upperBound + 1
        return isBefore ? range.lowerBound : range.upperBound - 1
    }
}
