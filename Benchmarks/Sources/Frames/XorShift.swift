// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The random numbers that all programs of the comparison draw the same content from (Marsaglia's xorshift32).
struct XorShift {
    private var state: UInt32 = 12_345

    /// Returns the next number.
    mutating func next() -> UInt32 {
        state ^= state << 13
        state ^= state >> 17
        state ^= state << 5
        return state
    }

    /// Returns the next number, as a remainder.
    mutating func next(below limit: Int) -> Int { Int(next() % UInt32(limit)) }
}
