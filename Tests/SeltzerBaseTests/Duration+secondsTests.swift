// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@Suite struct DurationSecondsTests {
    @Test(
        "Seconds of any kind are a duration",
        arguments: [
            (0.25, Duration.milliseconds(250)), (0, .zero), (-3, .zero), (.nan, .zero),
            (-.infinity, .zero), (.infinity, .seconds(1_000_000_000)),
        ])
    func secondsAreClamped(seconds: Double, duration: Duration) {
        #expect(Duration(clampingSeconds: seconds) == duration)
    }
}
