// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The identities of the rows that a table finds again after a reload: the selected rows and the current one.
///
/// They are asked for when a row is selected, because the data source has other rows already when it reloads.
struct RowIdentities {
    /// The rows of a selection that stay with their identities; the rows of a larger one keep their numbers.
    static var maximumRows: Int { 100_000 }
    /// The rows without an identity after which no others are asked for one.
    private static var maximumFailures: Int { 100 }

    /// The identities by the rows' numbers.
    private(set) var identities: [Int: AnyHashable]
    /// The rows that were asked for.
    private var rows: IndexRanges

    /// Creates the identities of rows; none at first.
    init(_ identities: [Int: AnyHashable] = [:]) {
        self.identities = identities
        rows = IndexRanges(identities.keys)
    }

    /// Keeps the identities of some rows and forgets all others.
    ///
    /// It costs the rows that are new or forgotten, not those that stay.
    ///
    /// - Parameters:
    ///   - wanted: The rows.
    ///   - identify: Returns the identity of a row; nil for none.
    mutating func keep(_ wanted: IndexRanges, identify: (Int) -> AnyHashable?) {
        let (new, old) = (wanted.subtracting(rows), rows.subtracting(wanted))
        rows = wanted
        if !identities.isEmpty {
            if old.count > identities.count {
                identities = identities.filter { wanted.contains($0.key) }
            } else {
                for range in old.ranges { for row in range { identities[row] = nil } }
            }
        }
        var failures = 0
        for range in new.ranges {
            for row in range {
                guard let identity = identify(row) else {
                    failures += 1
                    if identities.isEmpty, failures == Self.maximumFailures { return }
                    continue
                }
                identities[row] = identity
            }
        }
    }

    /// Keeps each identity with its row when rows come, go and move.
    mutating func follow(_ mapping: RowMapping) {
        var moved: [Int: AnyHashable] = [:]
        for (row, identity) in identities {
            if let new = mapping.row(row) { moved[new] = identity }
        }
        self = RowIdentities(moved)
    }
}
