// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ScreenModels
import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

/// How a display shows frames on a slow line, with its `PacedOutput`.
@MainActor
@Suite final class TerminalDisplayOutputTests: TerminalDisplayScene {
    init() throws {
        try super.init(
            size: Size(width: 80, height: 24), mouse: .off, bytesPerSecond: 960, asksTerminal: true)
        channel.now = .milliseconds(300)
        channel.type("\u{1B}[0n\u{1B}[?62c")
        channel.clear()
        receiver.events = []
    }

    private func fill(_ text: String) {
        for y in 0..<24 { buffer.write(String(repeating: text, count: 80), x: 0, y: y) }
    }

    /// Answers what is asked in what was written, and takes that away.
    private func answer() {
        let written = channel.written
        let count = written.indices.count { written[$0...].starts(with: LinePace.question) }
        channel.clear()
        channel.now += .milliseconds(300)
        channel.type(String(repeating: "\u{1B}[0n", count: count))
    }

    /// Shows a frame of which a part is on the terminal then, and the line full.
    private func begin() {
        fill("a")
        for _ in 0..<3 where !show() { answer() }
        #expect(!show())
    }

    @Test func aPartIsSentAndTheRestWithTheNewestCellsWhenThatHasComeThrough() {
        var model = ScreenModel(size: buffer.size)
        fill("a")
        var isWhole = false
        for step in 0..<300 where !isWhole {
            if step == 3 { fill("b") }
            isWhole = show()
            #expect(isWhole || channel.written.suffix(4) == LinePace.question[...])
            #expect(channel.written.count < 1_000)
            let count = channel.written.count
            #expect(isWhole || !show() && channel.written.count == count)
            model.take(channel.written)
            receiver.events = []
            answer()
            // None while the line is measured.
            #expect(receiver.events.allSatisfy { $0 == .ready })
        }
        #expect(isWhole)
        #expect(model.text(0) == String(repeating: "b", count: 80))
        #expect(model.text(23) == String(repeating: "b", count: 80))
        #expect(model.unknown.allSatisfy { $0 == "CSI 5n" })
    }

    @Test func whatInputChangesIsSentAtOnce() {
        begin()
        channel.clear()
        receiver.answer = { [display, buffer] in
            buffer.write("typed", x: 10, y: 5)
            display.show(
                buffer, damage: Damage(Rect(x: 10, y: 5, width: 5, height: 1)), cursor: nil)
        }
        channel.type("k")
        #expect(String(decoding: channel.written, as: UTF8.self).contains("typed"))
        #expect(channel.written.count < 80)
    }

    /// Lets the time pass until a frame is whole, with a terminal that answers no more; returns how long it took.
    private func timeUntilWhole(isWhole: Bool = false) -> Duration {
        let begin = channel.now
        var isWhole = isWhole
        while !isWhole, let alarm = channel.alarm, channel.now - begin < .seconds(60) {
            channel.now += alarm
            receiver.events = []
            channel.send(.alarm)
            if receiver.events.contains(.ready) { isWhole = show() }
        }
        #expect(isWhole)
        return channel.now - begin
    }

    @Test func whatInputChangesIsShownWithinASecondWhereAnAnswerIsLost() {
        begin()
        for text in ["b", "c", "d"] {
            var isWhole = false
            receiver.answer = { [weak self] in
                self?.fill(text)
                isWhole = self?.show() ?? false
            }
            channel.type("k")
            #expect(timeUntilWhole(isWhole: isWhole) <= .seconds(1), "\(text)")
            channel.now += .seconds(2)
        }
    }

    @Test func aFrameThatMovesByItselfWaitsForALostAnswerForSecondsAtMost() {
        begin()
        fill("b")
        #expect(!show())
        #expect(timeUntilWhole() <= .seconds(8))
    }

    @Test func framesGoOnWhenTheTerminalDoesNotAnswerAnyMore() {
        begin()
        #expect(channel.alarm != nil)
        channel.now += .seconds(60)
        receiver.events = []
        channel.send(.alarm)
        #expect(receiver.events == [.ready])
        #expect(show())
    }

    @Test func aTerminalThatTellsNothingOfTheLineHasNoLimit() throws {
        let channel = ScriptedChannel()
        channel.bytesPerSecond = 960
        let display = TerminalDisplay(channel: channel, profile: .ansi, asksTerminal: true)
        try display.start(mouse: .off) { _ in }
        channel.type("\u{1B}[?62c")
        fill("a")
        #expect(display.show(buffer, damage: Damage(buffer.bounds), cursor: nil))
        display.stop()
        #expect(channel.waits.isEmpty)
    }

    @Test func theEndWaitsForTheLastAnswer() {
        begin()
        channel.answers = Array(repeating: "\u{1B}[0n", count: 20)
        display.stop()
        #expect((1..<20).contains(channel.waits.count))
    }
}
