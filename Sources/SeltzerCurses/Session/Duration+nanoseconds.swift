// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Duration {
    /// The duration in nanoseconds, at least zero and at most about a hundred years, for C.
    var nanoseconds: Int64 {
        let (seconds, attoseconds) = components
        guard seconds >= 0, attoseconds >= 0 else { return 0 }
        return min(seconds, 1 << 32) * 1_000_000_000 + attoseconds / 1_000_000_000
    }

    /// The duration in milliseconds, rounded up, at least zero and at most ten seconds, for C.
    var milliseconds: Int32 {
        Int32(min((nanoseconds + 999_999) / 1_000_000, 10_000))
    }
}
