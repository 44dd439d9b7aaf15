// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ByteChannel, DisplayEvent.

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

/// Events of the channel: input, sizes, suspension and end, and input that is given back.
@MainActor
@Suite final class TerminalDisplayInputTests: TerminalDisplayScene {
    @Test func whatIsReadTogetherIsToldTogether() {
        channel.type("ab\u{1B}[A")
        #expect(
            receiver.events == [
                .input([
                    .key(KeyPress(.character("a"))), .key(KeyPress(.character("b"))),
                    .key(KeyPress(.up)),
                ])
            ])
    }

    @Test func loneEscapeIsToldWhenTheAlarmComes() throws {
        channel.now = .seconds(5)
        channel.type("\u{1B}")
        #expect(receiver.events == [])
        let delay = try #require(channel.alarm)
        #expect(delay > .zero)
        channel.now += delay
        channel.send(.alarm)
        #expect(receiver.events == [.input([.key(KeyPress(.escape))])])
        #expect(channel.alarm == nil)
    }

    @Test func timeForEscapeIsKeptAtTheStartAndAfterASuspension() throws {
        let channel = ScriptedChannel()
        let settings = InputSettings(escapeTimeout: .milliseconds(400))
        let display = TerminalDisplay(channel: channel, profile: .ansi, inputSettings: settings)
        try display.start(mouse: .off) { _ in }
        channel.type("\u{1B}")
        #expect(channel.alarm == .milliseconds(400))
        display.suspend()
        channel.send(.resumed)
        #expect(channel.alarm == nil)
        channel.type("\u{1B}")
        #expect(channel.alarm == .milliseconds(400))
        _ = display
    }

    @Test func sequenceInTwoReadsIsOneKeyAndTakesTheAlarmBack() {
        channel.type("\u{1B}")
        channel.type("[A")
        #expect(receiver.events == [.input([.key(KeyPress(.up))])])
        #expect(channel.alarm == nil)
    }

    @Test func motionIsToldOnceAndClicksAlways() {
        let moves = (1...200).map { "\u{1B}[<35;\($0);3M" }.joined()
        channel.type(moves + "\u{1B}[<0;9;3M\u{1B}[<0;9;3m\u{1B}[<64;9;3M\u{1B}[<64;9;3M")
        guard case .input(let events)? = receiver.events.first else {
            Issue.record("\(receiver.events)")
            return
        }
        #expect(receiver.events.count == 1)
        #expect(events.count == 5)
        #expect(events.first == .mouse(MouseInput(.move, at: Point(x: 199, y: 2))))
    }

    // MARK: Size, suspension, end

    @Test func resizeIsToldAndPaintsEveryCell() {
        #expect(show())
        channel.clear()
        channel.size = Size(width: 10, height: 2)
        channel.send(.resized(Size(width: 10, height: 2)))
        #expect(receiver.events == [.input([.resize(Size(width: 10, height: 2))])])
        #expect(display.size == Size(width: 10, height: 2))
        let small = CellBuffer(size: display.size)
        #expect(display.show(small, damage: Damage(), cursor: nil))
        #expect(!channel.written.isEmpty)
    }

    @Test func resizeThereAndBackLosesTheContent() {
        #expect(show())
        channel.clear()
        channel.send(.resized(Size(width: 20, height: 4)))
        #expect(receiver.events == [.contentLost])
        #expect(display.show(buffer, damage: Damage(), cursor: nil))
        #expect(!channel.written.isEmpty)
    }

    @Test func suspensionDropsWhatIsPendingAndPaintsAllAfterwards() {
        channel.script = [4]
        buffer.write("abc", x: 0, y: 0)
        #expect(show())
        channel.clear()
        display.suspend()
        #expect(channel.suspensions == 1)
        channel.send(.resumed)
        #expect(receiver.events == [.contentLost])
        #expect(display.show(buffer, damage: Damage(), cursor: nil))
        #expect(text(0).hasPrefix("abc "))
    }

    @Test func sizeChangedDuringSuspensionIsTold() {
        display.suspend()
        channel.size = Size(width: 7, height: 3)
        channel.send(.resumed)
        #expect(
            receiver.events == [.input([.resize(Size(width: 7, height: 3))]), .contentLost])
    }

    @Test func frameRefusedBeforeASuspensionIsAskedForAfterwards() {
        channel.room = 0
        #expect(show())
        #expect(!show())
        display.suspend()
        channel.room = .max
        channel.send(.resumed)
        #expect(receiver.events == [.ready, .contentLost])
        #expect(show())
    }

    @Test func otherProgramGetsTheTerminalAndTheScreenComesBack() async throws {
        buffer.write("abc", x: 0, y: 0)
        #expect(show())
        channel.clear()
        #expect(try await display.runForeground(["vi", "x"]) == 7)
        #expect(channel.commands == [["vi", "x"]])
        #expect(receiver.events == [.contentLost])
        #expect(display.show(buffer, damage: Damage(), cursor: nil))
        #expect(text(0).hasPrefix("abc "))
    }

    @Test func mouseModeChangesWhileItRuns() {
        display.setMouseMode(.clicks)
        #expect(
            visible(channel.written)
                == "^[[?1006l^[[?1003l^[[?1002l^[[?1000l^[[?1000h^[[?1006h")
        #expect(channel.entering == TerminalModes(profile: .ansi, mouse: .clicks).entering)
        #expect(channel.leaving == TerminalModes(profile: .ansi, mouse: .all).leaving)
        channel.clear()
        display.setMouseMode(.clicks)
        #expect(channel.written == [])
    }

    @Test func observerSeesBytesBeforeMotionsAreLeftOut() {
        var seen: [ReceivedInput] = []
        display.inputObserver = { seen.append($0) }
        channel.type("\u{1B}[<35;2;2M\u{1B}[<35;3;2M\u{1B}[?62c\u{1B}[")
        #expect(seen.count == 3)
        #expect(seen.map { visible($0.bytes) }.last == "^[[?62c")
        #expect(seen.last?.decoded == [.report(.primaryAttributes([62]))])
        let move = MouseInput(.move, at: Point(x: 2, y: 1))
        #expect(receiver.events == [.input([.mouse(move)])])
        channel.now += .seconds(10)
        channel.send(.alarm)
        #expect(seen.last?.bytes == [0x1B, 0x5B])
        #expect(receiver.events.last == .input([.key(KeyPress(.character("["), modifiers: .alt))]))
    }

    @Test func hangUpAndSignalsAreTold() {
        channel.send(.hungUp)
        channel.send(.terminated(signal: 15))
        #expect(receiver.events == [.disconnected, .terminated(signal: 15)])
    }

    // MARK: Typed ahead

    /// What comes in one read, how many events are left at the end, and what of it is for the next display.
    nonisolated static let typedAhead: [(String, Int, String)] = [
        ("ab\r", 2, "b\r"),
        ("abc", 0, ""),
        ("a漢é\u{1B}[A", 2, "é\u{1B}[A"),
        ("a\u{1B}[<35;4;2Mb\u{1B}[<0;4;2Mc", 4, "bc"),
        ("a\u{1B}[200~x\ry\u{1B}[201~b", 2, "\u{1B}[200~x\ry\u{1B}[201~b"),
        ("a\u{1B}[?62cb", 1, "b"),
        ("a\u{1B}[97;1:3u\u{1B}[98;1:1u", 2, "\u{1B}[98;1:1u"),
    ]

    @Test(arguments: typedAhead)
    func typedEventsAreGivenBackAsTheirBytes(input: String, left: Int, expected: String) throws {
        let channel = ScriptedChannel()
        let display = TerminalDisplay(channel: channel, profile: .ansi)
        try display.start(mouse: .all) { [unowned display] event in
            if case .input(let events) = event { display.unread(events.suffix(left)) }
        }
        channel.type(input)
        #expect(channel.unread == expected)
    }

    @Test func whatIsTypedUpToTheEndIsGivenBack() {
        channel.pending = ["x\u{1B}[<35;4;2M", "y\u{1B}[200~cut"]
        display.stop()
        #expect(channel.unread == "xy")
        #expect(receiver.events.isEmpty)
    }
}
