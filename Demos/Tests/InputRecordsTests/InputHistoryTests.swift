// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import InputRecords
import Seltzer
import Testing

@Suite struct InputHistoryTests {
    private let key = DecodedInput.event(.key(KeyPress(.up)))

    @Test func aMillionRecordsKeepOnlyTheNewest() {
        let history = InputHistory(limit: 1_000)
        for _ in 0..<1_000_000 { history.append(key) }
        #expect(history.total == 1_000_000)
        #expect(history.numbers == 999_001...1_000_000)
        #expect(history[999_000] == nil && history[1_000_001] == nil)
        #expect(history[999_001]?.number == 999_001)
        #expect(history[1_000_000]?.number == 1_000_000)
    }

    @Test func eventsOfTheSameBytesShowThemOnce() {
        let history = InputHistory()
        let two = ReceivedInput(bytes: [1, 2], byteCount: 2, decoded: [key, key])
        #expect(history.append(two).map(\.bytes) == [[1, 2], []])
        let none = ReceivedInput(bytes: [27, 91, 122], byteCount: 3, decoded: [])
        #expect(history.append(none).map(\.decoded) == [nil])
        #expect(history.total == 3)
    }

    @Test func emptyHistoryHasNoNumbers() {
        let history = InputHistory(limit: 0)
        #expect(history.numbers == nil && history[0] == nil && history[1] == nil)
        #expect(history.limit == 1)
    }
}
