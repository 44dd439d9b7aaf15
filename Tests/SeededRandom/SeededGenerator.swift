// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Random numbers that are the same for the same seed (SplitMix64, Steele, Lea and Flood 2014).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates a generator of the numbers that belong to a seed.
    package init(seed: UInt64) {
        state = seed
    }

    /// Returns the next number.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var result = state
        result = (result ^ result >> 30) &* 0xBF58_476D_1CE4_E5B9
        result = (result ^ result >> 27) &* 0x94D0_49BB_1331_11EB
        return result ^ result >> 31
    }

    /// Returns true with a probability in percent.
    package mutating func chance(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &self) < percent
    }

    /// Returns one of some items, of which there must be one.
    package mutating func pick<Element>(_ items: [Element]) -> Element {
        items[Int.random(in: 0..<items.count, using: &self)]
    }

    /// Returns a number of a range, which must not be empty.
    package mutating func number(_ range: Range<Int>) -> Int {
        Int.random(in: range, using: &self)
    }
}
