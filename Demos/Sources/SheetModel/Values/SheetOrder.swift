// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Compares values of any kinds.
///
/// Null and empty texts come first, then numbers by value, then texts by their code points, then
/// bytes. Texts that are numbers count as numbers.
enum SheetOrder {
    /// The kinds of values in their order.
    enum Rank: UInt8 { case null, number, text, bytes }

    /// Returns the kind that a value counts as, and its number.
    static func rank(of value: SheetValue) -> (rank: Rank, number: Double) {
        switch value {
        case .null: (.null, 0)
        case .bytes: (.bytes, 0)
        case .text(let text) where text.isEmpty: (.null, 0)
        default: value.number.map { (.number, $0) } ?? (.text, 0)
        }
    }

    /// Whether the first value comes before the second one.
    static func isLess(_ first: SheetValue, _ second: SheetValue) -> Bool {
        compare(first, second) < 0
    }

    /// Returns a negative number if the first value comes before the second one, 0 if they are
    /// equal, and else a positive number.
    static func compare(_ first: SheetValue, _ second: SheetValue) -> Int {
        let (one, two) = (rank(of: first), rank(of: second))
        if one.rank != two.rank { return one.rank.rawValue < two.rank.rawValue ? -1 : 1 }
        switch one.rank {
        case .null: return 0
        case .number: return one.number < two.number ? -1 : one.number == two.number ? 0 : 1
        case .text: return compareText(first.text, second.text)
        case .bytes:
            guard case .bytes(let left) = first, case .bytes(let right) = second else { return 0 }
            return left == right ? 0 : left.lexicographicallyPrecedes(right) ? -1 : 1
        }
    }

    private static func compareText(_ first: String, _ second: String) -> Int {
        // `<` of strings compares characters, for which `é` has one place in both of its forms.
        if first.utf8.elementsEqual(second.utf8) { return 0 }
        return first.utf8.lexicographicallyPrecedes(second.utf8) ? -1 : 1
    }
}
