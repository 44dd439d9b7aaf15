// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerTerminal

/// Whatever the answers of the terminal do, a frame never waits for more than a second.
///
/// The clock stands still between two events. `SELTZER_OPERATIONS` asks for more schedules, `SELTZER_SEED` for others.
@Suite struct LinePaceScheduleTests {
    /// A program that paints, as `TerminalDisplay` does it, and a terminal that answers by a schedule.
    struct Scene {
        var schedule: AnswerSchedule
        var pace: LinePace
        var now = 0.0
        /// The bytes of the frame that waits.
        var remaining = 0
        var isUrgent = false
        /// The time since when a frame waits without a part of it being sent.
        var waitsSince = 0.0
        var nextFrame = 0.0
        var longestWait = 0.0

        init(seed: UInt64) {
            schedule = AnswerSchedule(seed: seed)
            let speeds: [Int?] = [nil, nil, 960, 115_200]
            pace = LinePace(
                isOn: true,
                bytesPerSecond: speeds.randomElement(using: &schedule.random) ?? nil)
            if Bool.random(using: &schedule.random) { ask(with: 0) }
        }

        private mutating func ask(with count: Int) {
            pace.ask(with: count + LinePace.question.count, at: now)
            pace.send(LinePace.question.count, isFrame: false)
            schedule.ask(at: now)
        }

        /// Sends what there is room for, and waits for the rest.
        mutating func paint() {
            pace.expire(at: now)
            while case let room = pace.room(isUrgent: isUrgent, at: now), room > 0, remaining > 0 {
                let count = min(room, remaining)
                let isHeld = count < remaining
                if pace.wantsQuestion(with: count, isHeld: isHeld, at: now) { ask(with: count) }
                pace.send(count)
                remaining -= count
                waitsSince = now
                if isUrgent { break }
            }
            isUrgent = false
            guard remaining > 0 else {
                let pauses = [0, 0, 0.01, 0.3, 2, 12]
                nextFrame = now + (pauses.randomElement(using: &schedule.random) ?? 0)
                return pace.release()
            }
            pace.hold(isUrgent: Bool.random(using: &schedule.random), at: now)
            if pace.wantsQuestion(with: 0, isHeld: true, at: now), !pace.isAwaiting { ask(with: 0) }
        }

        /// Goes on to the next event; returns what is wrong, nil if nothing is.
        mutating func step() -> String? {
            let ends: [Double?] = [
                schedule.arrivals.first, remaining > 0 ? pace.deadline : nextFrame,
            ]
            guard let next = ends.compactMap(\.self).min() else { return "waits for nothing" }
            now = max(now, next)
            if remaining > 0 {
                guard pace.deadline != nil else { return "waits without an end" }
                longestWait = max(longestWait, now - waitsSince)
                if now - waitsSince > 1 { return "waits for \(now - waitsSince) s" }
            }
            for _ in 0..<schedule.take(at: now) { pace.answer(at: now) }
            if remaining == 0, now >= nextFrame {
                let counts = [40, 300, 2_000, 20_000, 300_000]
                remaining = counts.randomElement(using: &schedule.random) ?? 40
                waitsSince = now
                isUrgent = schedule.number(below: 1) < 0.2
            }
            if remaining > 0 { paint() }
            return nil
        }
    }

    @Test func frameNeverWaitsForMoreThanASecond() {
        let count = AnswerSchedule.count(4_000)
        let first = AnswerSchedule.firstSeed
        var longest = 0.0
        for seed in first..<(first + UInt64(count)) {
            var scene = Scene(seed: seed)
            for step in 0..<60 {
                if let wrong = scene.step() {
                    Issue.record(
                        "\(wrong): SELTZER_SEED=\(seed) SELTZER_OPERATIONS=1, step \(step)")
                    return
                }
            }
            longest = max(longest, scene.longestWait)
        }
        // A test that waits for nothing would prove nothing.
        #expect(longest > 0.5)
    }

    @Test func linesThatAnswerAgainAreFastAgain() {
        for seed in 1...UInt64(min(AnswerSchedule.count(1_000), 20_000)) {
            var scene = Scene(seed: seed)
            for _ in 0..<60 { _ = scene.step() }
            scene.schedule.isRegular = true
            // Answers that are late still arrive, for 40 s.
            let end = scene.now + 60
            while scene.now < end { _ = scene.step() }
            while scene.remaining > 0 { _ = scene.step() }
            (scene.remaining, scene.waitsSince) = (20_000, scene.now)
            let begin = scene.now
            scene.paint()
            while scene.remaining > 0, scene.now < begin + 60, scene.nextFrame <= begin {
                _ = scene.step()
            }
            if scene.now - begin > 2 {
                Issue.record("20 kB take \(scene.now - begin) s: seed \(seed)")
                return
            }
        }
    }
}
