// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import Monkey

@MainActor
struct HuntTests {
    @Test func aHangIsTriedForAsLongAsTheRestOfItsActsSuggests() {
        #expect(Hunt.patience(after: ["key tab"]) == 2)
        #expect(Hunt.patience(after: ["slow 300", "key a", "slow 1500", "key b"]) == 17)
        #expect(Hunt.patience(after: ["slow 30000"]) == Child.patience)
    }

    @Test func aTallyCountsTheEventsOfUsesThatDidNotEnd() {
        var tally = Tally()
        tally.add(["use 1 Cells", "acts 1000", "events 1600", "use 2 Routes 5"], .seconds(1))
        tally.add(["use 3 Top", "events 100", "use 4 Top", "acts 1010", "acts 2040"], .seconds(2))
        tally.add(["use 5 Routes 5", "acts 1000"], .zero)
        tally.add(["use 6 Routes 5"], .zero)
        #expect(tally.eventCount == 1_600 + 100 + 2_040 + 1_000)
        #expect(tally.line.contains("3 s of processor time, 1580 a second of it"))
    }

    @Test func aStepIsAsLongAsTheProcessorWorksOnIt() {
        // Far more time than the tests have: the system would end them.
        var lifeline = Lifeline(patience: 1_000_000)
        let end = ProcessorTime.own + .milliseconds(20)
        while ProcessorTime.own < end {}
        lifeline.sign()
        #expect(lifeline.longestStep >= .milliseconds(20))
    }
}
