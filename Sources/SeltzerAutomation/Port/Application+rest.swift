// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

extension Application {
    /// Waits until no frame is due and no work runs.
    ///
    /// Some programs never rest, for instance if they watch files. So the wait for work ends after
    /// 300 ms, and the wait for frames after 2 s.
    ///
    /// - Parameter tolerated: The number of tasks that the wait ignores.
    /// - Returns: The number of tasks that did not end in time, to be ignored in the next call.
    @discardableResult
    package final func untilRest(tolerating tolerated: Int = 0) async -> Int {
        let tolerated = min(tolerated, activeWorkCount)
        let start = ContinuousClock.now
        var quietTurns = 0
        while quietTurns < 3, isRunning, !isEnding, start.duration(to: .now) < .seconds(2) {
            try? await Task.sleep(for: .milliseconds(4))
            let isPatient = start.duration(to: .now) < .milliseconds(300)
            let isWorking = activeWorkCount > tolerated && isPatient
            quietTurns = isQuiet && !isWorking ? quietTurns + 1 : 0
        }
        return activeWorkCount
    }
}
