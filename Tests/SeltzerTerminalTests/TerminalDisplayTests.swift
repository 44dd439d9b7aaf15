// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ScreenModels
import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@MainActor
@Suite struct TerminalDisplayTests {
    /// Collects what a display tells.
    @MainActor
    final class Receiver {
        var events: [DisplayEvent] = []
    }

    let channel = ScriptedChannel()
    let receiver = Receiver()
    let display: TerminalDisplay
    let buffer = CellBuffer(size: Size(width: 20, height: 4))

    init() throws {
        display = TerminalDisplay(channel: channel, profile: .ansi)
        try display.start(mouse: .all) { [receiver] in receiver.events.append($0) }
    }

    private var everything: Damage { Damage(buffer.bounds) }

    private func show() -> Bool {
        display.show(buffer, damage: everything, cursor: nil)
    }

    private func text(_ y: Int) -> String {
        var model = ScreenModel(size: buffer.size)
        model.take(channel.written)
        #expect(model.unknown == [])
        return model.text(y)
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

    // MARK: Start and stop

    @Test func startOpensTheChannelWithTheModes() {
        let modes = TerminalModes(profile: .ansi, mouse: .all)
        #expect(channel.entering == modes.entering)
        #expect(channel.leaving == modes.leaving)
        #expect(channel.writes == 0)
        #expect(display.size == Size(width: 20, height: 4))
    }

    @Test func failedStartLeavesTheDisplayAsItWas() throws {
        let channel = ScriptedChannel()
        channel.refusesToOpen = true
        let display = TerminalDisplay(channel: channel, profile: .ansi)
        #expect(throws: ScriptedChannel.Refusal.self) {
            try display.start(mouse: .off) { _ in }
        }
        #expect(!display.show(buffer, damage: everything, cursor: nil))
        channel.refusesToOpen = false
        try display.start(mouse: .off) { _ in }
        #expect(display.show(buffer, damage: everything, cursor: nil))
    }

    @Test func nothingIsShownBeforeTheStartAndAfterTheEnd() {
        let channel = ScriptedChannel()
        let display = TerminalDisplay(channel: channel, profile: .ansi)
        #expect(!display.show(buffer, damage: everything, cursor: nil))
        #expect(!display.perform(.bell))
        display.suspend()
        display.stop()
        #expect(channel.writes == 0 && channel.suspensions == 0)

        self.display.stop()
        #expect(!self.channel.isOpen)
        #expect(!show())
        self.channel.type("a")
        #expect(receiver.events == [])
    }

    @Test func displayCanBeStartedAgain() throws {
        buffer.write("abc", x: 0, y: 0)
        #expect(show())
        display.stop()
        channel.clear()
        try display.start(mouse: .off) { [receiver] in receiver.events.append($0) }
        #expect(show())
        #expect(text(0).hasPrefix("abc "))
    }

    @Test func eventsOfAStoppedDisplayAreDropped() throws {
        let display = display
        let channel = ScriptedChannel()
        let other = TerminalDisplay(channel: channel, profile: .ansi)
        var count = 0
        try other.start(mouse: .off) { [weak other] _ in
            count += 1
            other?.stop()
        }
        channel.size = Size(width: 1, height: 1)
        channel.send(.resumed)
        #expect(count == 1)
        _ = display
    }

    // MARK: Output

    @Test func frameIsOneWriteAndNoFrameIsNone() {
        buffer.write("hello", x: 0, y: 1)
        #expect(show())
        #expect(channel.writes == 1)
        #expect(text(1).hasPrefix("hello "))
        #expect(show())
        #expect(channel.writes == 1)
    }

    @Test func bytesTakenOneByOneAreTheSameBytes() {
        buffer.write("hello", x: 0, y: 1)
        buffer.put("漢", width: 2, x: 7, y: 2, Style(foreground: .rgb(1, 2, 3), background: .red))
        let other = ScriptedChannel()
        let whole = TerminalDisplay(channel: other, profile: .ansi)
        #expect(throws: Never.self) { try whole.start(mouse: .all) { _ in } }
        whole.show(buffer, damage: everything, cursor: nil)

        channel.room = 1
        #expect(show())
        #expect(channel.written.count == 1)
        var turns = 0
        while channel.written.count < other.written.count, turns < 10_000 {
            channel.send(.writable)
            turns += 1
        }
        #expect(channel.written == other.written)
        channel.send(.writable)
        #expect(channel.written == other.written)
        #expect(receiver.events == [])
    }

    @Test func frameIsRefusedWhileOneIsPendingAndTheNewestFollows() {
        channel.script = [3, 0, 5]
        buffer.write("first", x: 0, y: 0)
        #expect(show())
        buffer.write("second", x: 0, y: 0)
        #expect(!show())
        buffer.write("third ", x: 0, y: 0)
        #expect(!show())
        channel.send(.writable)
        channel.send(.writable)
        #expect(receiver.events == [])
        channel.send(.writable)
        #expect(receiver.events == [.ready])
        #expect(show())
        #expect(text(0).hasPrefix("third "))
        let all = String(decoding: channel.written, as: UTF8.self)
        #expect(!all.contains("second"))
        channel.send(.writable)
        #expect(receiver.events == [.ready])
    }

    @Test func inputIsHandledWhileOutputIsStuck() {
        channel.room = 0
        #expect(show())
        channel.type("q")
        #expect(receiver.events == [.input([.key(KeyPress(.character("q")))])])
    }

    @Test func invalidationPaintsEveryCell() {
        buffer.write("abc", x: 0, y: 0)
        #expect(show())
        channel.clear()
        display.invalidate()
        #expect(display.show(buffer, damage: Damage(), cursor: nil))
        #expect(text(0).hasPrefix("abc "))
    }

    @Test func bellRingsBehindWhatIsPending() {
        channel.script = [2]
        buffer.write("abc", x: 0, y: 0)
        #expect(show())
        channel.room = 0
        for _ in 0..<100 { display.perform(.bell) }
        channel.room = .max
        channel.send(.writable)
        #expect(channel.written.last == 0x07)
        #expect(channel.written.filter { $0 == 0x07 }.count == 1)
        display.perform(.bell)
        #expect(channel.written.suffix(2) == [0x07, 0x07])
    }

    @Test func requestsNeverCutAFrame() {
        channel.script = [2]
        buffer.write("abc", x: 0, y: 0)
        #expect(show())
        channel.room = 0
        for number in 0..<1_000 {
            #expect(
                display.perform(.copy("text \(number)")) && display.perform(.title("\(number)")))
        }
        #expect(!show())
        channel.room = 1
        while !channel.written.suffix(7).elementsEqual("2;999\u{1B}\\".utf8) {
            channel.send(.writable)
        }
        let text = String(decoding: channel.written, as: UTF8.self)
        let frame = text.prefix { $0 != "]" }.dropLast()
        var model = ScreenModel(size: buffer.size)
        model.take(Array(frame.utf8))
        #expect(model.text(0).hasPrefix("abc ") && model.unknown == [])
        #expect(
            text.dropFirst(frame.count)
                == "\u{1B}]52;c;dGV4dCA5OTk=\u{1B}\\\u{1B}[22;2t\u{1B}]2;999\u{1B}\\")
        channel.send(.writable)
        #expect(receiver.events == [.ready])
    }

    @Test func aStringThatIsCutCannotSwallowWhatGivesTheTerminalBack() {
        let leaving = channel.leaving
        display.perform(.bell)
        #expect(channel.leaving == leaving)
        channel.room = 10
        display.perform(.copy(String(repeating: "a", count: 1_000)))
        #expect(channel.leaving == Array("\u{18}\u{1B}\\".utf8) + leaving)
        display.suspend()
        channel.room = .max
        channel.send(.resumed)
        #expect(receiver.events == [.contentLost])
        #expect(show())
    }

    @Test func theOldTitleComesBackOnEveryWayOut() {
        let (entering, leaving) = (channel.entering, channel.leaving)
        display.perform(.title("a"))
        let end = Array("\u{18}\u{1B}\\".utf8)
        #expect(channel.leaving == end + "\u{1B}[23;2t".utf8 + leaving)
        #expect(channel.entering == entering + "\u{1B}[22;2t\u{1B}]2;a\u{1B}\\".utf8)
        display.perform(.title("b"))
        #expect(channel.entering == entering + "\u{1B}[22;2t\u{1B}]2;b\u{1B}\\".utf8)
        display.perform(.title(nil))
        #expect(channel.leaving == end + leaving && channel.entering == entering)
    }

    @Test func clipboardIsToldOnceAndSilenceIsNone() {
        channel.type("\u{1B}]52;c;YQ==\u{7}")
        #expect(receiver.events == [], "nobody asked")
        #expect(display.perform(.clipboard))
        channel.type("\u{1B}]52;c;w6Q=\u{7}\u{1B}[?62c")
        #expect(receiver.events == [.clipboard("ä")])
        #expect(display.perform(.clipboard))
        channel.type("\u{1B}[?62c")
        #expect(receiver.events.last == .clipboard(nil))
        channel.type("\u{1B}]52;c;YQ==\u{7}")
        #expect(receiver.events.count == 2, "too late")
    }

    @Test func aTerminalThatAsksItsUserFirstMayAnswerLate() {
        channel.type("\u{1B}P>|kitty(0.26.5)\u{1B}\\")
        #expect(display.perform(.clipboard))
        channel.type("\u{1B}[?62c")
        #expect(receiver.events == [])
        channel.type("\u{1B}]52;c;YQ==\u{1B}\\")
        #expect(receiver.events == [.clipboard("a")])
    }

    @Test func theFirstLinkIsClosedOnEveryWayOut() {
        // First what ends a command that was cut: it would swallow the rest.
        let close = Array("\u{18}\u{1B}\\\u{1B}]8;;\u{1B}\\".utf8)
        #expect(show())
        #expect(!channel.leaving.starts(with: close))
        buffer.write("ab", x: 0, y: 0, Style(background: .default, link: Link("x:y")))
        #expect(show())
        #expect(channel.leaving.starts(with: close))
        let leaving = channel.leaving
        buffer.write("ab", x: 0, y: 1, Style(background: .default, link: Link("x:z")))
        #expect(show())
        #expect(channel.leaving == leaving)
    }

    @Test func theTerminalsNameTellsOfLinksAndCellsThatHaveThemArePaintedAnew() throws {
        let channel = ScriptedChannel()
        var profile = TerminalProfile.ansi
        profile.capabilities.hasLinks = false
        let display = TerminalDisplay(channel: channel, profile: profile)
        try display.start(mouse: .all) { [receiver] in receiver.events.append($0) }
        buffer.write("ab", x: 0, y: 0, Style(background: .default, link: Link("x:y")))
        display.show(buffer, damage: everything, cursor: nil)
        #expect(!String(decoding: channel.written, as: UTF8.self).contains("x:y"))
        channel.clear()
        channel.type("\u{1B}P>|kitty(0.26.5)\u{1B}\\")
        #expect(receiver.events == [.capabilitiesChanged])
        display.show(buffer, damage: everything, cursor: nil)
        #expect(String(decoding: channel.written, as: UTF8.self).contains(";x:y\u{1B}\\ab"))
    }

    @Test func cursorIsShownWhereItShouldBe() {
        #expect(
            display.show(
                buffer, damage: everything, cursor: Cursor(position: Point(x: 3, y: 2))))
        #expect(visible(channel.written).hasSuffix("^[[3;4H^[[?25h"))
    }

    // MARK: Input

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
}
