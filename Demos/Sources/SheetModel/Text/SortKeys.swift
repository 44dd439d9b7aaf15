// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The values by which rows are sorted, in a form that compares fast.
///
/// A number is one word in the order of numbers. A text is its first eight bytes as a word, and the
/// next bytes for equal words: texts compare by their first 256 bytes.
struct SortKeys: Sendable {
    /// The keys of one column.
    struct Column: Sendable {
        var ranks: [UInt8] = []
        var heads: [UInt64] = []
        private var tails: [UInt8] = []
        private var ends: [Int] = []
        let isDescending: Bool

        private static let headLength = 8
        private static let tailLength = 248

        init(isDescending: Bool) {
            self.isDescending = isDescending
        }

        mutating func add(_ value: SheetValue) {
            let (rank, number) = SheetOrder.rank(of: value)
            ranks.append(rank.rawValue)
            switch rank {
            case .null: heads.append(0)
            case .number: heads.append(Self.word(number))
            case .text, .bytes:
                var head: UInt64 = 0
                var count = 0
                Self.forEachByte(of: value) { byte in
                    if count < Self.headLength {
                        head |= UInt64(byte) << UInt64(56 - 8 * count)
                    } else if count < Self.headLength + Self.tailLength {
                        tails.append(byte)
                    }
                    count += 1
                }
                heads.append(head)
            }
            ends.append(tails.count)
        }

        private static func forEachByte(of value: SheetValue, _ body: (UInt8) -> Void) {
            switch value {
            case .text(let text):
                for byte in text.utf8.prefix(headLength + tailLength) { body(byte) }
            case .bytes(let bytes):
                for byte in bytes.prefix(headLength + tailLength) { body(byte) }
            default: break
            }
        }

        /// Returns a word that compares as the number does.
        private static func word(_ number: Double) -> UInt64 {
            let bits = (number == 0 ? 0 : number).bitPattern
            return bits >> 63 == 1 ? ~bits : bits | (1 << 63)
        }

        /// Returns a negative number if one row comes before another, 0 if they are equal.
        func compare(_ first: Int, _ second: Int) -> Int {
            if ranks[first] != ranks[second] { return ranks[first] < ranks[second] ? -1 : 1 }
            if heads[first] != heads[second] { return heads[first] < heads[second] ? -1 : 1 }
            let (one, two) = (tail(first), tail(second))
            if one.isEmpty, two.isEmpty { return 0 }
            if tails[one] == tails[two] { return 0 }
            return tails[one].lexicographicallyPrecedes(tails[two]) ? -1 : 1
        }

        private func tail(_ row: Int) -> Range<Int> {
            (row == 0 ? 0 : ends[row - 1])..<ends[row]
        }
    }

    private(set) var columns: [Column]

    /// Creates keys of no rows.
    init(_ sorts: [SheetSort]) {
        columns = sorts.map { Column(isDescending: $0.isDescending) }
    }

    /// Adds the value of the next row.
    mutating func add(_ value: SheetValue, to column: Int) {
        columns[column].add(value)
    }

    /// Whether one row comes before another; equal rows keep their order.
    func isLess(_ first: UInt32, _ second: UInt32) -> Bool {
        for column in columns {
            let order = column.compare(Int(first), Int(second))
            if order != 0 { return (order < 0) != column.isDescending }
        }
        return first < second
    }
}
