// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The order in which people expect names: without regard to case and accents, and with numbers by their values.
///
/// `page 2` comes before `page 10`, and `élan` between `eland` and `elm`. Names that are equal so
/// far are ordered by their accents, then by their letters. The order follows Unicode's base
/// letters, and does not depend on a language.
public enum NaturalOrder {
    /// A name, prepared for comparisons.
    public struct Key: Comparable, Sendable {
        private let bytes: [UInt8]
        private let name: String

        /// Prepares a name for comparisons.
        public init(_ name: String) {
            self.name = name
            var bytes: [UInt8] = []
            NaturalOrder.append(name, to: &bytes)
            self.bytes = bytes
        }

        /// Returns whether the names are the same, including case.
        public static func == (first: Key, second: Key) -> Bool { first.name == second.name }

        /// Returns whether the first name comes before the second one.
        public static func < (first: Key, second: Key) -> Bool {
            let order = first.bytes.withUnsafeBytes { one in
                second.bytes.withUnsafeBytes { NaturalOrder.compare(one[...], $0[...]) }
            }
            return order != 0 ? order < 0 : first.name < second.name
        }
    }

    /// Returns the places of the names, sorted in natural order.
    ///
    /// The bytes of all names are in one array, so that a comparison follows no reference: a million names take a second.
    ///
    /// - Parameters:
    ///   - count: The number of names.
    ///   - name: Returns a name, and the number of its group; the lower groups come first.
    ///   - check: Called after every 65,536 names and comparisons; an error that it throws ends the
    ///     sorting.
    static func order(
        of count: Int, name: (Int) -> (group: UInt8, name: String),
        checking check: () throws -> Void
    ) rethrows -> [Int] {
        var steps = 0
        func step() throws {
            steps &+= 1
            if steps & 0xFFFF == 0 { try check() }
        }
        var bytes: [UInt8] = []
        var ends = [0]
        bytes.reserveCapacity(count * 16)
        ends.reserveCapacity(count + 1)
        for index in 0..<count {
            let (group, name) = name(index)
            bytes.append(group)
            append(name, to: &bytes)
            ends.append(bytes.count)
            try step()
        }
        return try bytes.withUnsafeBytes { bytes in
            try ends.withUnsafeBufferPointer { ends in
                try (0..<count).sorted { first, second in
                    try step()
                    let order = compare(
                        bytes[ends[first]..<ends[first + 1]],
                        bytes[ends[second]..<ends[second + 1]])
                    return order != 0 ? order < 0 : name(first).name < name(second).name
                }
            }
        }
    }

    /// Appends bytes that compare in the order of the names: the base letters, and then all letters
    /// if they differ from the base letters.
    private static func append(_ name: String, to bytes: inout [UInt8]) {
        let folded = TextFolding().folded(name)
        guard let base = folded.baseLetters else { return appendLetters(folded, to: &bytes) }
        appendLetters(base, to: &bytes)
        bytes.append(0)
        appendLetters(folded, to: &bytes)
    }

    /// Appends the bytes of letters; a number is `0`, the count of its digits and its digits.
    private static func appendLetters(_ name: String, to bytes: inout [UInt8]) {
        var name = name
        name.withUTF8 { text in
            var place = 0
            while place < text.count {
                guard isDigit(text[place]) else {
                    bytes.append(text[place])
                    place += 1
                    continue
                }
                while place < text.count, text[place] == UInt8(ascii: "0") { place += 1 }
                let start = place
                while place < text.count, isDigit(text[place]) { place += 1 }
                bytes.append(UInt8(ascii: "0"))
                var count = place - start
                while count >= 0xFF {
                    bytes.append(0xFF)
                    count -= 0xFF
                }
                bytes.append(UInt8(count))
                bytes.append(contentsOf: text[start..<place])
            }
        }
    }

    private static func compare(
        _ first: Slice<UnsafeRawBufferPointer>, _ second: Slice<UnsafeRawBufferPointer>
    ) -> Int {
        let (one, two) = (
            UnsafeRawBufferPointer(rebasing: first), UnsafeRawBufferPointer(rebasing: second)
        )
        if let start = one.baseAddress, let other = two.baseAddress {
            let order = memcmp(start, other, min(one.count, two.count))
            if order != 0 { return Int(order) }
        }
        return one.count - two.count
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
}
