// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

/// Whatever the answers of the terminal do, a display paints within a second what it may write.
@MainActor
@Suite struct TerminalDisplayScheduleTests {
    /// A program that paints all the time, a user who types and stops it at times, and a terminal that answers by a
    /// schedule and is full at times.
    @MainActor
    final class Scene {
        private static let size = Size(width: 60, height: 16)

        private let channel = ScriptedChannel()
        private let display: TerminalDisplay
        private let buffer: CellBuffer
        private var statusAnswers: AnswerSchedule
        private var attributeAnswers: AnswerSchedule
        private(set) var now = 0.0
        private var isRefused = false
        private var isWanted = false
        private var waitsSince = 0.0
        private(set) var longestWait = 0.0
        private var letter = 0
        private var nextFrame = 0.0
        private var blockedUntil: Double?
        /// The end of what was written, which may be the begin of a question.
        private var tail: [UInt8] = []

        init(seed: UInt64) throws {
            statusAnswers = AnswerSchedule(seed: seed)
            attributeAnswers = AnswerSchedule(seed: ~seed)
            channel.size = Self.size
            channel.bytesPerSecond = seed % 4 == 0 ? 960 : nil
            display = TerminalDisplay(channel: channel, profile: .ansi, asksTerminal: true)
            let rows = seed % 3 == 0 ? 6 : Self.size.height
            buffer = CellBuffer(size: Size(width: Self.size.width, height: rows))
            if rows == 6 { display.setPresentation(.inline(rows: rows)) }
            try display.start(mouse: .all) { [weak self] in self?.take($0) }
            carry()
        }

        private func take(_ event: DisplayEvent) {
            switch event {
            case .ready, .contentLost: isRefused = false
            case .input: isRefused = false
            default: return
            }
            show()
        }

        private func draw() {
            letter += 1
            let text = String(UnicodeScalar(UInt8(0x41 + letter % 26)))
            let count = min(
                buffer.size.area, [1, 5, 60, 900].randomElement(using: &statusAnswers.random) ?? 1)
            for place in 0..<count {
                buffer.write(text, x: place % Self.size.width, y: place / Self.size.width)
            }
            if !isWanted { waitsSince = now }
            isWanted = true
            show()
        }

        private func show() {
            guard isWanted, !isRefused else { return }
            isRefused = !display.show(buffer, damage: Damage(buffer.bounds), cursor: nil)
            if !isRefused { isWanted = false }
            carry()
        }

        /// Takes what was written, and schedules the answers to its questions.
        private func carry() {
            let bytes = tail + channel.written
            channel.clear()
            tail = Array(bytes.suffix(3))
            var isPaint = false
            var index = 0
            while index < bytes.count {
                if bytes[index...].starts(with: LinePace.question) {
                    statusAnswers.ask(at: now)
                    index += LinePace.question.count
                } else if bytes[index...].starts(with: [0x1B, 0x5B, 0x63]) {
                    attributeAnswers.ask(at: now)
                    index += 3
                } else {
                    isPaint = isPaint || index >= 3
                    index += 1
                }
            }
            if isPaint { waitsSince = now }
            if tail.last == UInt8(ascii: "n") || tail.last == UInt8(ascii: "c") { tail = [] }
        }

        /// Goes on to the next event; returns what is wrong, nil if nothing is.
        func step() -> String? {
            let alarm = channel.alarmTime?.components
            let times: [Double?] = [
                statusAnswers.arrivals.first, attributeAnswers.arrivals.first,
                alarm.map { Double($0.seconds) + Double($0.attoseconds) * 1e-18 }, nextFrame,
                blockedUntil,
            ]
            guard let next = times.compactMap(\.self).min() else { return "waits for nothing" }
            now = max(now, next)
            channel.now = max(channel.now, .seconds(now))
            if isWanted, blockedUntil == nil {
                longestWait = max(longestWait, now - waitsSince)
                if now - waitsSince > 1 { return "waits for \(now - waitsSince) s" }
            }
            if let end = blockedUntil, now >= end {
                (blockedUntil, channel.room, waitsSince) = (nil, .max, now)
                channel.send(.writable)
            }
            if let time = channel.alarmTime, channel.now >= time {
                channel.setAlarm(after: nil)
                channel.send(.alarm)
            }
            for _ in 0..<statusAnswers.take(at: now) { channel.type("\u{1B}[0n") }
            for _ in 0..<attributeAnswers.take(at: now) { channel.type("\u{1B}[?62c") }
            if now >= nextFrame { act() }
            carry()
            return nil
        }

        private func act() {
            nextFrame = now + statusAnswers.number(below: 0.2)
            switch Int.random(in: 0..<40, using: &statusAnswers.random) {
            case 0:
                channel.room = Int.random(in: 0..<200, using: &statusAnswers.random)
                blockedUntil = now + statusAnswers.number(below: 3)
            case 1: channel.send(.resumed)
            case 2...6: channel.type("k")
            default: draw()
            }
        }
    }

    @Test func somethingIsPaintedWithinASecond() throws {
        let count = AnswerSchedule.count(40)
        let first = AnswerSchedule.firstSeed
        var longest = 0.0
        for seed in first..<(first + UInt64(count)) {
            let scene = try Scene(seed: seed)
            for step in 0..<100 {
                if let wrong = scene.step() {
                    Issue.record(
                        "\(wrong): SELTZER_SEED=\(seed) SELTZER_OPERATIONS=1, step \(step)")
                    return
                }
            }
            longest = max(longest, scene.longestWait)
        }
        #expect(longest > 0.5)
    }
}
