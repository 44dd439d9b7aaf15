// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

/// What a display asks its terminal, and what becomes of the answers.
@MainActor
@Suite struct TerminalInterviewTests {
    /// Collects what a display tells.
    @MainActor
    final class Receiver {
        var events: [DisplayEvent] = []
    }

    let channel = ScriptedChannel()
    let receiver = Receiver()
    let display: TerminalDisplay

    init() throws {
        display = TerminalDisplay(channel: channel, profile: .ansi, asksTerminal: true)
        try display.start(mouse: .all) { [receiver] in receiver.events.append($0) }
    }

    private func shownText() -> String {
        let buffer = CellBuffer(size: Size(width: 20, height: 4))
        buffer.write("x", x: 0, y: 0)
        channel.clear()
        display.invalidate()
        #expect(display.show(buffer, damage: Damage(buffer.bounds), cursor: nil))
        return String(decoding: channel.written, as: UTF8.self)
    }

    @Test func terminalIsAskedOnceAndFramesDoNotWait() {
        let asked = String(decoding: channel.written, as: UTF8.self)
        #expect(asked.hasSuffix("\u{1B}[c"))
        #expect(asked.contains("\u{1B}[?2026$p") && asked.contains("\u{1B}]11;?\u{1B}\\"))
        #expect(asked.contains("\u{1B}[?u") && asked.contains("\u{1B}[>0q"))
        #expect(!shownText().contains("\u{1B}[c"))
        #expect(receiver.events == [])
        #expect(!display.isInterviewComplete)
        channel.type("\u{1B}[?62;4c")
        #expect(display.isInterviewComplete)
        #expect(display.answers.attributes == [62, 4])
        #expect(receiver.events == [])
    }

    @Test func displayThatShallNotAskSendsNothing() throws {
        let channel = ScriptedChannel()
        let silent = TerminalDisplay(channel: channel, profile: .ansi)
        try silent.start(mouse: .all) { _ in }
        #expect(channel.written == [])
        silent.stop()
        #expect(channel.waits == [])
    }

    @Test(arguments: [("2", true), ("1", true), ("0", false), ("3", false), ("4", false)])
    func framesAreMarkedWhereTheTerminalKnowsTheMarks(state: String, isMarked: Bool) {
        #expect(!shownText().contains("?2026"))
        channel.type("\u{1B}[?2026;\(state)$y")
        #expect(shownText().hasPrefix("\u{1B}[?2026h") == isMarked)
        let leaving = String(decoding: channel.leaving, as: UTF8.self)
        #expect(leaving.contains("\u{1B}[?2026l") == isMarked)
        #expect(receiver.events == [])
    }

    @Test(arguments: [
        ("rgb:ffff/ffff/ffff", DisplayCapabilities.Appearance.light),
        ("rgb:0000/0000/0000", .dark), ("rgb:1e/1e/2e", .dark),
        ("rgba:fdfd/f6f6/e3e3/ffff", .light),
    ])
    func backgroundTellsLightFromDark(color: String, appearance: DisplayCapabilities.Appearance) {
        #expect(display.capabilities.appearance == nil)
        channel.type("\u{1B}]11;\(color)\u{1B}\\")
        #expect(display.capabilities.appearance == appearance)
        #expect(display.capabilities.background != nil)
        #expect(receiver.events == [.capabilitiesChanged])
        channel.type("\u{1B}]11;\(color)\u{7}")
        #expect(receiver.events == [.capabilitiesChanged])
    }

    @Test func changeOfColoursIsToldOfAndTheBackgroundAskedAgain() {
        channel.clear()
        channel.type("\u{1B}[?2031;2$y")
        #expect(visible(channel.written) == "^[[?2031h")
        #expect(visible(channel.leaving).hasPrefix("^[[?2031l"))
        channel.clear()
        channel.type("\u{1B}[?997;2n")
        #expect(display.capabilities.appearance == .light)
        #expect(receiver.events == [.capabilitiesChanged])
        #expect(visible(channel.written) == "^[]11;?^[\\^[[c")
    }

    @Test func modeThatWasOnStaysOn() {
        channel.clear()
        channel.type("\u{1B}[?2031;1$y")
        #expect(channel.written == [])
        #expect(!visible(channel.leaving).contains("2031"))
    }

    @Test func keyboardFlagsArePushedOnceAndPopped() {
        channel.clear()
        channel.type("\u{1B}[?0u")
        channel.type("\u{1B}[?7u")
        #expect(visible(channel.written) == "^[[>7u")
        #expect(visible(channel.entering).hasSuffix("^[[>7u"))
        #expect(visible(channel.leaving).hasPrefix("^[[<u"))
        #expect(display.capabilities.hasKeyPhases)
        #expect(receiver.events == [.capabilitiesChanged])
        channel.type("\u{1B}[1;5:3A")
        let release = KeyPress(.up, modifiers: .control, phase: .release)
        #expect(receiver.events.last == .input([.key(release)]))
    }

    @Test func answersAreWaitedForAtTheEnd() {
        channel.answers = ["\u{1B}[?2026;2", "$yab\u{1B}", "[?62c", "more"]
        display.stop()
        #expect(channel.waits.count == 3)
        #expect(channel.answers == ["more"])
        #expect(receiver.events == [])
        #expect(!channel.isOpen)
    }

    @Test func silentTerminalIsWaitedForOnlyForATime() {
        display.stop()
        #expect(channel.waits == [TerminalInterview.patience])
        #expect(!channel.isOpen)
    }

    @Test func terminalThatWasSilentLongEnoughIsNotWaitedFor() {
        channel.now += TerminalInterview.patience
        display.stop()
        #expect(channel.waits == [])
    }

    @Test func terminalThatIsGoneIsNotWaitedFor() {
        channel.send(.hungUp)
        display.stop()
        #expect(channel.waits == [])
    }

    @Test func lateAnswersAreNoText() {
        channel.now += .seconds(60)
        channel.type("a\u{1B}P>|xterm(379)\u{1B}\\\u{1B}[?2048;0$y\u{1B}[?62c")
        #expect(receiver.events == [.input([.key(KeyPress(.character("a")))])])
        #expect(display.answers.version == "xterm(379)")
    }

    @Test(arguments: [
        ("xterm-256color", true), ("linux", false), ("vt100", false), ("tmux-256color", true),
    ])
    func consolesAreNotAsked(name: String, isAsked: Bool) {
        var profile = TerminalProfile.ansi
        profile.name = name
        #expect(profile.answersQuestions == isAsked)
        profile.strings["kmous"] = nil
        #expect(!profile.answersQuestions)
    }
}
