// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Counts the clicks of a double, triple or longer click.
struct ClickCounter {
    private var last: Click?
    /// The number of the last click in its series; 0 before the first.
    private(set) var lastCount = 0

    /// Returns the number of a click in its series.
    mutating func count(_ click: Click) -> Int {
        let isNext = last?.isContinued(by: click) == true
        lastCount = isNext ? lastCount.saturatingAdding(1) : 1
        last = click
        return lastCount
    }
}
