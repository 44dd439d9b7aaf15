// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

/// The start, the end and the frames of a display; see also `TerminalDisplay+OutputTests.swift` and the others.
@MainActor
@Suite final class TerminalDisplayTests: TerminalDisplayScene {
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

    // MARK: What an inspector sees

    @Test func bytesAreCountedAlsoWhileTheyWait() {
        let count = display.sentByteCount
        channel.clear()
        channel.script = [3]
        channel.room = 0
        #expect(show())
        #expect(channel.written.count == 3)
        let sent = display.sentByteCount - count
        channel.room = .max
        channel.send(.writable)
        #expect(channel.written.count == sent)
        #expect(display.sentByteCount == count + sent)
    }

    private final class Owner {}

    @Test func outputIsReportedWhileItIsWatched() {
        channel.printed = Array("one\n".utf8)
        channel.send(.printed)
        #expect(!channel.reportsPrinted)
        var count = 0
        let (inspector, port) = (Owner(), Owner())
        display.setPrintedHandler(of: inspector) { count += 1 }
        display.setPrintedHandler(of: port) { count += 10 }
        #expect(channel.reportsPrinted)
        channel.send(.printed)
        #expect(count == 11)
        #expect(display.printed(from: 1) == Array("ne\n".utf8))
        #expect(!display.hasWaitingLines)
        display.setPrintedHandler(of: inspector, nil)
        channel.send(.printed)
        #expect(count == 21)
        display.setPrintedHandler(of: port, nil)
        #expect(!channel.reportsPrinted)
    }
}
