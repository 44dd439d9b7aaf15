// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A set of row numbers, one bit for each row.
struct RowSet {
    private var words: [UInt64]

    /// Creates a set of rows.
    init(_ rows: [UInt32] = [], count: Int) {
        words = [UInt64](repeating: 0, count: count / 64 + 1)
        for row in rows { insert(Int(row)) }
    }

    /// Adds a row.
    mutating func insert(_ row: Int) {
        words[row / 64] |= 1 << UInt64(row % 64)
    }

    /// Whether the set contains a row.
    func contains(_ row: Int) -> Bool {
        row / 64 < words.count && words[row / 64] & (1 << UInt64(row % 64)) != 0
    }
}
