// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The identities of the rows that a table finds again after a reload: the selected rows and the current one.
///
/// The table asks for an identity when a row is selected: at a reload the data source already has other rows.
struct RowIdentities {
    /// The maximum size of a selection that stays with identities; a larger selection stays with row numbers.
    static var maximumRows: Int { 100_000 }
    /// The number of rows without an identity after which the table stops asking.
    private static var maximumFailures: Int { 100 }

    /// The identities by row number.
    private(set) var identities: [Int: AnyHashable]
    /// The rows that the table has asked about.
    private(set) var rows: IndexRanges

    /// Creates the identities of rows; none at first.
    init(_ identities: [Int: AnyHashable] = [:]) {
        self.identities = identities
        rows = IndexRanges(identities.keys)
    }

    /// Keeps the identities of some rows and forgets all others.
    ///
    /// The cost depends on new and forgotten rows, not on rows that stay.
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

    /// Keeps each identity with its row when rows are inserted, deleted and moved.
    mutating func follow(_ mapping: RowMapping) {
        var moved: [Int: AnyHashable] = [:]
        for (row, identity) in identities {
            if let new = mapping.row(row) { moved[new] = identity }
        }
        self = RowIdentities(moved)
    }
}
