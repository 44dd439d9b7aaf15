// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Random numbers that are the same for the same seed: xoshiro256**, by Blackman and Vigna.
struct Xoshiro: RandomNumberGenerator {
    private var state: (UInt64, UInt64, UInt64, UInt64)

    init(seed: UInt64) {
        state = (seed, seed ^ 0x9E37_79B9_7F4A_7C15, 0xBF58_476D_1CE4_E5B9, 0x94D0_49BB_1331_11EB)
        for _ in 0..<16 { _ = next() }
    }

    mutating func next() -> UInt64 {
        let scaled = state.1 &* 5
        let result = (scaled << 7 | scaled >> 57) &* 9
        let shifted = state.1 << 17
        state.2 ^= state.0
        state.3 ^= state.1
        state.1 ^= state.2
        state.0 ^= state.3
        state.2 ^= shifted
        state.3 = state.3 << 45 | state.3 >> 19
        return result
    }
}
