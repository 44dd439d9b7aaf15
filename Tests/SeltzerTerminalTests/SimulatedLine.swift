// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ScreenModels
import SeltzerBase
import SeltzerScreen

@testable import SeltzerTerminal

/// A slow line with a terminal at one end, and at the other a program that shows what is typed.
///
/// Time passes in steps, without a clock. The program fills the lower rows with a letter for each key, and may change
/// the rows above by itself all the time.
@MainActor
final class SimulatedLine {
    /// What the line, the user and the program do.
    struct Situation: Sendable {
        /// The bytes a second that come through, from a time on.
        var rates: [(begin: Double, rate: Double)]
        /// The seconds there and back on an empty line.
        var roundTrip = 0.2
        /// Which of the terminal's answers are lost, by number and by the seconds since the user began to type.
        var isLost: @Sendable (Int, Double) -> Bool = { _, _ in false }
        /// The seconds between two keys.
        var keyInterval = 0.5
        /// The cells that a key changes.
        var changedCells = 20
        /// Whether the program changes the rest of the screen 15 times a second.
        var isAnimated = false
        /// The bytes a second that the line is said to have.
        var toldRate: Int?
    }

    private static let step = 0.02
    private static let size = Size(width: 80, height: 24)
    /// The rows that the program changes by itself.
    private static let animatedRows = 17

    private let situation: Situation
    private let channel = ScriptedChannel()
    private let display: TerminalDisplay
    private let buffer = CellBuffer(size: size)
    private var model = ScreenModel(size: size)
    /// What has changed and is not shown whole: by the last keys, and all of it.
    private var (answer, damage) = (Damage(), Damage())
    private var isRefused = false
    /// The seconds since the start.
    private var now = 0.0
    /// The bytes between program and terminal, and the fraction of the next one that came through.
    private var onWay: [UInt8] = []
    private var fraction = 0.0
    /// The end of what came, which may be the begin of a question.
    private var tail: [UInt8] = []
    private var answerCount = 0
    private var answerTimes: [Double] = []
    private var keyTimes: [Double] = []
    private var shownCount = 0
    private var waits: [Double] = []
    private var typingBegin = Double.infinity

    init(_ situation: Situation) throws {
        self.situation = situation
        channel.size = Self.size
        channel.bytesPerSecond = situation.toldRate
        display = TerminalDisplay(channel: channel, profile: .ansi, asksTerminal: true)
        try display.start(mouse: .off) { [weak self] event in self?.take(event) }
        now = situation.roundTrip
        channel.now = .seconds(now)
        channel.type("\u{1B}[0n\u{1B}[?62c")
        channel.clear()
        draw(0, in: 0..<Self.size.height)
    }

    /// Lets the user type from a time to another, and returns how long each key took to be seen.
    func waits(typingFrom begin: Double, to end: Double) -> [Double] {
        typingBegin = begin
        var (nextKey, nextFrame, frameCount) = (begin, 0.0, 0)
        while now < end + 30, now < end || shownCount < keyTimes.count {
            now += Self.step
            channel.now = .seconds(now)
            carry()
            if let time = channel.alarmTime, channel.now >= time { channel.send(.alarm) }
            if now >= nextKey, now < end {
                nextKey += situation.keyInterval
                keyTimes.append(now)
                channel.type("k")
            }
            if situation.isAnimated, now >= nextFrame {
                nextFrame = now + 1 / 15
                frameCount += 1
                draw(frameCount, in: 0..<Self.animatedRows)
            }
        }
        return waits + keyTimes[shownCount...].map { now - $0 }
    }

    // MARK: The program

    private func take(_ event: DisplayEvent) {
        switch event {
        case .ready:
            isRefused = false
            show()
        case .input:
            let cells = situation.changedCells
            for index in 0..<cells {
                let text = String(Self.letter(ofKey: keyTimes.count, at: index))
                buffer.write(text, x: index % 80, y: Self.animatedRows + index / 80)
            }
            let rows = (cells + 79) / 80
            answer.insert(Rect(x: 0, y: Self.animatedRows, width: min(80, cells), height: rows))
            isRefused = false
            show()
        default: break
        }
    }

    /// Draws a picture in which no cell is like its neighbors, nor like that of the picture before.
    private func draw(_ number: Int, in rows: Range<Int>) {
        for y in rows {
            let codes = (0..<80).map { UInt8(0x21 + ($0 * 7 + y * 13 + number * 5) % 90) }
            buffer.write(String(decoding: codes, as: UTF8.self), x: 0, y: y)
        }
        damage.insert(Rect(x: 0, y: rows.lowerBound, width: 80, height: rows.count))
        show()
    }

    /// Shows what changed: what a key changed comes first, as in an application.
    private func show() {
        defer { carryAway() }
        guard !isRefused else { return }
        guard answer.isEmpty || show(answer) else { return }
        for rect in answer.rects { damage.insert(rect) }
        answer = Damage()
        guard !damage.isEmpty, show(damage) else { return }
        damage = Damage()
    }

    private func show(_ damage: Damage) -> Bool {
        isRefused = !display.show(buffer, damage: damage, cursor: nil)
        return !isRefused
    }

    /// Another character of two bytes for each key; the next cell has the next one.
    private static func letter(ofKey number: Int, at index: Int) -> Character {
        Character(Unicode.Scalar(UInt16(0x100 + 2 * number + index % 2))!)
    }

    // MARK: The line and the terminal

    /// Lets bytes and answers come through.
    private func carry() {
        carryAway()
        let rate = situation.rates.last { $0.begin <= now }?.rate ?? 0
        fraction = onWay.isEmpty ? 0 : fraction + rate * Self.step
        let count = min(Int(fraction), onWay.count)
        fraction -= Double(count)
        if count > 0 {
            arrive(Array(onWay.prefix(count)))
            onWay.removeFirst(count)
        }
        while let time = answerTimes.first, time <= now {
            answerTimes.removeFirst()
            channel.type("\u{1B}[0n")
        }
    }

    /// Takes what was written to the line.
    private func carryAway() {
        onWay += channel.written
        channel.clear()
    }

    private func arrive(_ bytes: [UInt8]) {
        for byte in bytes {
            tail.append(byte)
            // A whole sequence or character, so that the model never sees half of one.
            guard Self.isWhole(tail) else { continue }
            if tail == LinePace.question {
                answerCount += 1
                if !situation.isLost(answerCount, now - typingBegin) {
                    answerTimes.append(now + situation.roundTrip)
                }
            } else {
                model.take(tail)
            }
            tail = []
        }
        look()
    }

    private static func isWhole(_ bytes: [UInt8]) -> Bool {
        guard bytes.first == 0x1B else { return bytes[0] < 0x80 || bytes.count == 2 }
        guard bytes.count > 1, bytes[1] == UInt8(ascii: "[") else { return bytes.count > 1 }
        return bytes.count > 2 && bytes.last.map { (0x40...0x7E).contains($0) } ?? false
    }

    /// Notes the keys that are to be seen now.
    private func look() {
        while shownCount < keyTimes.count {
            let cells = situation.changedCells
            let isSeen = (0..<cells).allSatisfy { index in
                let text = model[index % 80, Self.animatedRows + index / 80].text
                return text.unicodeScalars.first!.value > 0x101 + 2 * shownCount
            }
            guard isSeen else { return }
            waits.append(now - keyTimes[shownCount])
            shownCount += 1
        }
    }
}
