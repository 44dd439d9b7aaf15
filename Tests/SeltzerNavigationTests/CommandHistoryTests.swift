// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerNavigation
import Testing

@Suite struct CommandHistoryTests {
    @Test func theLatestCommandIsFirstAndEachIsThereOnce() {
        var history = CommandHistory()
        for name in ["a", "b", "a"] { history.note(name) }
        #expect(history.recent == ["a", "b"])
        #expect(history.counts == ["a": 2, "b": 1])
    }

    @Test func itKeepsALimitedNumber() {
        var history = CommandHistory()
        for number in 0..<500 { history.note("\(number)") }
        #expect(history.recent.count == CommandHistory.maximumRecentCount)
        #expect(history.recent.first == "499")
    }
}
