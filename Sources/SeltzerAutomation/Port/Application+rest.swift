// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

extension Application {
    /// Waits until nothing is drawn and nothing works.
    ///
    /// Some programs never rest, as those that watch files: work is waited for up to 300 ms, and frames up to 2 s.
    ///
    /// - Parameter tolerated: The number of tasks that are not waited for.
    /// - Returns: The number of tasks that were waited for in vain, for the next call.
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
