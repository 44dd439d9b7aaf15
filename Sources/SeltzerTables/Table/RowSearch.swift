// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A search for rows by their identities, after a table was reloaded.
///
/// It asks for the rows around a place, the nearest first, and each search continues where the last one stopped. So
/// rows that moved a little are found soon, and many rows are found in one pass.
final class RowSearch {
    /// The number of rows that the search may still ask for.
    var limit = Int.max
    private let count: Int
    private let start: Int
    /// The rows that were asked for.
    private var range: Range<Int>
    /// The identities that are not found yet.
    private var missing: Set<AnyHashable>
    private var found: [AnyHashable: Int] = [:]

    /// Creates a search.
    ///
    /// - Parameters:
    ///   - identities: All identities to search for.
    ///   - count: The number of rows.
    ///   - start: The row at which the search begins.
    init(for identities: some Sequence<AnyHashable>, count: Int, from start: Int) {
        self.count = count
        self.start = min(start, count)
        range = self.start..<self.start
        missing = Set(identities)
    }

    /// Returns the row with an identity; nil if none is found within the limit.
    ///
    /// - Parameters:
    ///   - wanted: The identity.
    ///   - identify: Returns the current identity of a row; nil for none.
    func row(of wanted: AnyHashable, identify: (Int) -> AnyHashable?) -> Int? {
        while missing.contains(wanted), limit > 0, range != 0..<count {
            limit -= 1
            let row = growRange()
            guard let identity = identify(row), missing.remove(identity) != nil else { continue }
            found[identity] = row
        }
        return found[wanted]
    }

    /// Adds the nearer of the two rows beside the range, and returns it.
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
