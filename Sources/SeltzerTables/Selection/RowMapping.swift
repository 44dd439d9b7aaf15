// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A change of a table's rows, which maps old row numbers to new row numbers.
struct RowMapping {
    /// The rows that were deleted or moved, by their old numbers.
    let deleted: IndexRanges
    /// The rows that were inserted or moved, by their new numbers.
    let inserted: IndexRanges
    /// The new numbers of moved rows, by their old ones.
    let moved: [Int: Int]
    /// The rows whose content changed, by their old numbers.
    let reloaded: IndexRanges
    /// The new number of rows.
    let count: Int

    /// Returns the new number of a row; nil for a deleted row.
    func row(_ old: Int) -> Int? {
        if let to = moved[old] { return to }
        guard !deleted.contains(old) else { return nil }
        return inserted.index(ofMissing: old - deleted.count(below: old))
    }
}
