// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerControls

@Suite struct ProgressPaceTests {
    @Test func thePaceIsWhatWasDoneInTheTime() {
        var pace = ProgressPace()
        #expect(pace.rate(at: .zero) == nil)
        for second in 0...4 { pace.note(Double(second) * 10, at: .seconds(second)) }
        #expect(pace.rate(at: .seconds(4)) == 10)
        #expect(pace.timeLeft(until: 100, at: .seconds(4)) == .seconds(6))
        // While nothing goes on it slows down.
        #expect(pace.rate(at: .seconds(8)) == 5)
    }

    @Test func itIsOfTheLastWhile() {
        var pace = ProgressPace()
        for second in 0...60 {
            pace.note(second < 30 ? 0 : Double(second - 30), at: .seconds(second))
        }
        #expect(pace.rate(at: .seconds(60)) == 1)
    }

    @Test func littleTimeTellsNothing() {
        var pace = ProgressPace()
        pace.note(0, at: .zero)
        pace.note(50, at: .milliseconds(300))
        #expect(pace.rate(at: .milliseconds(300)) == nil)
        #expect(pace.timeLeft(until: 100, at: .milliseconds(300)) == nil)
    }

    @Test func whatBeginsAnewForgets() {
        var pace = ProgressPace()
        pace.note(90, at: .zero)
        pace.note(10, at: .seconds(5))
        #expect(pace.rate(at: .seconds(5)) == nil)
        pace.note(.nan, at: .seconds(6))
        pace.note(20, at: .seconds(10))
        #expect(pace.rate(at: .seconds(10)) == 2)
        pace.note(30, at: .seconds(2))
        #expect(pace.rate(at: .seconds(2)) == nil)
    }

    @Test func whatWouldTakeForEverIsNotTold() {
        var pace = ProgressPace()
        pace.note(0, at: .zero)
        pace.note(1e-300, at: .seconds(10))
        #expect(pace.timeLeft(until: 1e300, at: .seconds(10)) == nil)
    }

    @Test(
        arguments: [
            (Duration.zero, "0:00"), (.milliseconds(200), "0:01"), (.seconds(42), "0:42"),
            (.seconds(725), "12:05"), (.seconds(10_800), "3:00:00"), (.seconds(-5), "0:00"),
        ] as [(Duration, String)])
    func timesAreShownAsAClockDoes(duration: Duration, text: String) {
        #expect(duration.clockText == text)
    }
}
