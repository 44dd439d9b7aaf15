// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The order in which people expect names: without regard to case, and with numbers by their values.
///
/// `page 2` comes before `page 10`. Names that are equal so far are ordered by their letters.
public enum NaturalOrder {
    /// A name, prepared for comparisons.
    public struct Key: Comparable, Sendable {
        private let folded: [UInt8]
        private let name: String

        /// Prepares a name.
        public init(_ name: String) {
            self.name = name
            folded = Array(name.lowercased().utf8)
        }

        /// Returns whether the names are the same, also in case.
        public static func == (first: Key, second: Key) -> Bool { first.name == second.name }

        /// Returns whether the first name comes before the second one.
        public static func < (first: Key, second: Key) -> Bool {
            let order = compare(first.folded, second.folded)
            return order != 0 ? order < 0 : first.name < second.name
        }

        private static func compare(_ first: [UInt8], _ second: [UInt8]) -> Int {
            var (a, b) = (0, 0)
            while a < first.count, b < second.count {
                if isDigit(first[a]), isDigit(second[b]) {
                    let order = compareNumbers(first, &a, second, &b)
                    if order != 0 { return order }
                } else if first[a] != second[b] {
                    return first[a] < second[b] ? -1 : 1
                } else {
                    a += 1
                    b += 1
                }
            }
            return (first.count - a) - (second.count - b)
        }

        /// Compares two numbers of any length, and moves behind them.
        private static func compareNumbers(
            _ first: [UInt8], _ a: inout Int, _ second: [UInt8], _ b: inout Int
        ) -> Int {
            let (one, two) = (digits(first, &a), digits(second, &b))
            if one.count != two.count { return one.count < two.count ? -1 : 1 }
            for (x, y) in zip(one, two) where x != y { return x < y ? -1 : 1 }
            return 0
        }

        /// Returns the digits at a place without leading zeros, and moves behind them.
        private static func digits(_ name: [UInt8], _ place: inout Int) -> ArraySlice<UInt8> {
            while place < name.count, name[place] == UInt8(ascii: "0") { place += 1 }
            let start = place
            while place < name.count, isDigit(name[place]) { place += 1 }
            return name[start..<place]
        }

        private static func isDigit(_ byte: UInt8) -> Bool {
            byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        }
    }
}
