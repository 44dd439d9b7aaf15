// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerCurses

@Suite struct DurationNanosecondsTests {
    @Test(arguments: [
        (Duration.milliseconds(1_500), Int64(1_500_000_000)), (.zero, 0), (.seconds(-1), 0),
        (.nanoseconds(-1), 0), (.seconds(Int64.max), Int64(1 << 32) * 1_000_000_000),
    ])
    func nanosecondsAreWithinTheirLimits(duration: Duration, expected: Int64) {
        #expect(duration.nanoseconds == expected)
    }

    @Test(arguments: [
        (Duration.milliseconds(1_500), Int32(1_500)), (.zero, 0), (.seconds(-1), 0),
        (.nanoseconds(1), 1), (.microseconds(1_001), 2), (.seconds(Int64.max), 10_000),
    ])
    func millisecondsAreRoundedUpWithinTheirLimits(duration: Duration, expected: Int32) {
        #expect(duration.milliseconds == expected)
    }
}
