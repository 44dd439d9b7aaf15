// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Numbers that look like measurements, the same in every run.
struct SampleValues {
    private var state: UInt64

    /// Creates a source; equal seeds give equal numbers.
    init(seed: UInt64) {
        state = seed
    }

    /// Returns a number from 0 to 1 (a linear congruential generator with Knuth's constants for
    /// MMIX).
    mutating func next() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 40) / Double(1 << 24)
    }

    /// Returns numbers that wander between two limits.
    mutating func walk(_ count: Int, in range: ClosedRange<Double>, step: Double = 0.12) -> [Double]
    {
        var place = 0.5, drift = 0.0
        return (0..<count).map { _ in
            drift = drift * 0.7 + (next() - 0.5) * step
            place += drift - (place - 0.5) * 0.12
            place = min(max(place, 0), 1)
            return range.lowerBound + place * (range.upperBound - range.lowerBound)
        }
    }
}
