// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: LineSpeed.

import Testing

@testable import SeltzerTerminal

@Suite struct LinePaceTests {
    /// A line and a terminal at its end, to which more is always to be sent.
    struct Line: CustomTestStringConvertible, Sendable {
        let rate: Double
        let roundTrip: Double
        var speed: Int?
        var testDescription: String { "\(rate) bytes a second, \(roundTrip) s" }
    }

    /// What became of a line.
    struct Outcome {
        var longestWait = 0.0
        var bytes = 0
    }

    static let lines = [
        Line(rate: 960, roundTrip: 0.2, speed: 960), Line(rate: 960, roundTrip: 0.2),
        Line(rate: 11_520, roundTrip: 0.2, speed: 11_520), Line(rate: 11_520, roundTrip: 0.2),
        Line(rate: 125_000, roundTrip: 0.2), Line(rate: 125_000, roundTrip: 0.02),
        Line(rate: 2_000_000, roundTrip: 0.05), Line(rate: 11_520, roundTrip: 0.2, speed: 960),
        Line(rate: 960, roundTrip: 0.2, speed: 11_520),
    ]

    /// Sends as much as there is room for, and notes what happens from a moment on.
    private func run(_ line: Line, seconds: Double, from begin: Double) -> Outcome {
        var pace = LinePace(isOn: true, bytesPerSecond: line.speed)
        var outcome = Outcome()
        var (now, freeAt) = (0.0, 0.0)
        var answers: [Double] = []
        func send(_ count: Int) {
            pace.ask(with: count, at: now)
            pace.send(count)
            freeAt = max(freeAt, now) + Double(count) / line.rate
            answers.append(freeAt + line.roundTrip)
            guard now >= begin else { return }
            outcome.longestWait = max(outcome.longestWait, freeAt - now)
            outcome.bytes += count
        }
        while now < seconds {
            while case let room = pace.room(isUrgent: false, at: now), room > 0 {
                send(min(room, 250_000) + LinePace.question.count)
            }
            pace.hold(at: now)
            if !pace.isAwaiting, pace.wantsQuestion(with: 0, isHeld: true, at: now) {
                send(LinePace.question.count)
            }
            // Whoever waits for nothing waits for ever.
            guard !answers.isEmpty else { break }
            now = answers.removeFirst()
            pace.answer(at: now)
        }
        return outcome
    }

    @Test(arguments: lines)
    func bytesDoNotWaitLongAndTheLineIsBusy(_ line: Line) {
        let outcome = run(line, seconds: 60, from: 30)
        #expect(outcome.longestWait < max(0.75 * line.roundTrip, 0.06) + 80 / line.rate)
        // The smallest parts are large for the slowest lines.
        let share = line.rate < 1_000 ? 0.4 : 0.85
        #expect(Double(outcome.bytes) > share * line.rate * 30)
    }

    @Test func fastTerminalGetsWholeFramesAndFewQuestions() {
        var pace = LinePace(isOn: true)
        pace.ask(with: 300, at: 0)
        pace.send(300)
        pace.answer(at: 0.0005)
        var questions = 0
        for frame in 0..<100 {
            let now = 1 + Double(frame) / 60
            #expect(pace.room(isUrgent: false, at: now) > 10_000)
            if pace.wantsQuestion(with: 10_000, isHeld: false, at: now) {
                pace.ask(with: 10_000, at: now)
                questions += 1
            }
            pace.send(10_000)
            if pace.isAwaiting { pace.answer(at: now + 0.001) }
        }
        #expect((10...25).contains(questions))
        #expect(pace.room(isUrgent: false, at: 3) > 300_000)
    }

    @Test func nothingIsAskedOfATerminalThatDoesNotAnswer() {
        var pace = LinePace()
        #expect(pace.room(isUrgent: false, at: 0) == .max)
        #expect(!pace.wantsQuestion(with: 1_000_000, isHeld: true, at: 0))
        pace.send(1_000_000)
        #expect(pace.room(isUrgent: false, at: 1) == .max)
        #expect(pace.deadline == nil)
    }

    @Test func silenceEndsTheLimitUntilAnAnswerComes() {
        var pace = LinePace(isOn: true)
        pace.ask(with: 20_000, at: 5)
        pace.send(20_000)
        #expect(pace.room(isUrgent: false, at: 5) == 0)
        #expect(pace.room(isUrgent: true, at: 5) > 0)
        #expect(pace.deadline == 6)
        pace.expire(at: 5.9)
        #expect(pace.room(isUrgent: false, at: 5.9) == 0)
        pace.expire(at: 6)
        #expect(pace.room(isUrgent: false, at: 6) == .max)
        #expect(!pace.isAwaiting)
        pace.answer(at: 7)
        #expect(pace.room(isUrgent: false, at: 7) < .max)
        #expect(pace.room(isUrgent: false, at: 7) > 0)
        // One that has answered is waited for longer.
        pace.ask(with: 20_000, at: 8)
        pace.send(20_000)
        #expect(pace.deadline == 38)
    }

    @Test func anAnswerThatComesAtOnceAfterALossIsThatOfAnEarlierQuestion() throws {
        var pace = LinePace(isOn: true, bytesPerSecond: 960)
        pace.answer(at: 0)
        pace.ask(with: 200, at: 1)
        pace.send(200)
        let loss = try #require(pace.deadline)
        pace.expire(at: loss)
        pace.ask(with: 4, at: loss)
        pace.send(4)
        // The first one's, which says that the second may come as well.
        pace.answer(at: loss + 0.01)
        let nextLoss = try #require(pace.deadline)
        pace.expire(at: nextLoss)
        pace.ask(with: 200, at: nextLoss)
        pace.send(200)
        pace.answer(at: nextLoss)
        #expect(pace.isAwaiting)
        #expect(pace.room(isUrgent: false, at: nextLoss) < 200)
    }

    @Test func questionsThatWereNeverSentAreNotWaitedFor() {
        var pace = LinePace(isOn: true)
        pace.ask(with: 100, at: 0)
        pace.send(40)
        pace.forgetUnsent()
        #expect(!pace.isAwaiting)
        pace.ask(with: 10, at: 0)
        pace.send(10)
        pace.forgetUnsent()
        #expect(pace.isAwaiting)
    }

    @Test func timesThatGoBackAndEnormousNumbersDoNotTrap() {
        var pace = LinePace(isOn: true, bytesPerSecond: .max)
        #expect(pace.room(isUrgent: true, at: .infinity) > 0)
        pace.ask(with: 1 << 40, at: 10)
        pace.send(1 << 40)
        pace.answer(at: 3)
        #expect(pace.room(isUrgent: false, at: 3) >= 0)
        pace.answer(at: 0)
        #expect(pace.room(isUrgent: false, at: 0) >= 0)
        pace = LinePace(isOn: true, bytesPerSecond: -5)
        #expect(pace.room(isUrgent: true, at: 0) > 0)
    }
}
