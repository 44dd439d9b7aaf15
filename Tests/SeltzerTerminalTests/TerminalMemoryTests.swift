// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

/// What a later display makes of the answers to an earlier one.
@MainActor
@Suite struct TerminalMemoryTests {
    private let memory = TerminalMemory()
    private let first =
        "\u{1B}P>|kitty(1)\u{1B}\\\u{1B}[?0u\u{1B}[?2026;2$y\u{1B}[?2031;2$y"
        + "\u{1B}]11;rgb:00/00/00\u{7}\u{1B}[?62c"

    /// A display that has been started, and its channel.
    private func started(
        name: String = "xterm-256color"
    ) throws -> (display: TerminalDisplay, channel: ScriptedChannel) {
        let channel = ScriptedChannel()
        var profile = TerminalProfile.ansi
        profile.name = name
        let display = TerminalDisplay(
            channel: channel, profile: profile, asksTerminal: true, memory: memory)
        try display.start(mouse: .off) { _ in }
        return (display, channel)
    }

    /// Lets a terminal answer everything once.
    private func meet(_ answers: String) throws {
        let (display, channel) = try started()
        channel.type(answers)
        // The capabilities asked for after the version.
        channel.type("\u{1B}P1+r5463\u{1B}\\\u{1B}[?62c")
        #expect(display.isInterviewComplete)
        display.stop()
    }

    @Test func secondStartKnowsAtOnceAndAsksLess() throws {
        try meet(first)
        let (display, channel) = try started()
        #expect(display.answers.version == "kitty(1)")
        #expect(display.capabilities.appearance == .dark)
        #expect(
            visible(channel.written)
                == "^[[5n^[[?2031h^[[>5u\(visible(WidthProbe.bytes))^[[>0q^[]10;?^[\\^[]11;?^[\\^[[c"
        )
        #expect(visible(channel.leaving).hasPrefix("^[[<u^[[?2031l^[[?2026l"))
        channel.clear()
        channel.type("\u{1B}P>|kitty(1)\u{1B}\\\u{1B}]11;rgb:ff/ff/ff\u{7}\u{1B}[?62c")
        #expect(channel.written == [])
        #expect(display.capabilities.appearance == .light)
        #expect(display.isInterviewComplete)
    }

    @Test(arguments: ["\u{1B}P>|kitty(2)\u{1B}\\", ""])
    func otherVersionIsAskedEverything(version: String) throws {
        try meet(first)
        let (display, channel) = try started()
        channel.clear()
        channel.type(version + "\u{1B}[?62c")
        #expect(channel.written.starts(with: TerminalQuestions.atStart))
        #expect(display.answers.modes == [:])
        #expect(display.answers.keyboardFlags == nil)
    }

    @Test func otherNameIsAnotherTerminal() throws {
        try meet(first)
        let (display, channel) = try started(name: "tmux-256color")
        #expect(display.answers == TerminalAnswers())
        #expect(channel.written == LinePace.question + WidthProbe.bytes + TerminalQuestions.atStart)
    }

    @Test func terminalWithoutAVersionIsNotRemembered() throws {
        let (_, channel) = try started()
        channel.type("\u{1B}[?2026;2$y\u{1B}[?62c")
        #expect(memory.answers(ofTerminalNamed: "xterm-256color") == nil)
    }

    @Test func displayThatShallNotAskMakesUseOfNothing() throws {
        try meet(first)
        let channel = ScriptedChannel()
        let display = TerminalDisplay(channel: channel, profile: .ansi, memory: memory)
        try display.start(mouse: .off) { _ in }
        #expect(display.answers == TerminalAnswers())
        #expect(channel.written == [])
    }

    @Test func onlyTheNewestAreRemembered() {
        for number in 0..<100 {
            var answers = TerminalAnswers()
            answers.take(.version("v\(number)"))
            memory.remember(answers, ofTerminalNamed: "t\(number)")
        }
        #expect(memory.answers(ofTerminalNamed: "t99") != nil)
        #expect(memory.answers(ofTerminalNamed: "t\(100 - TerminalMemory.limit)") != nil)
        #expect(memory.answers(ofTerminalNamed: "t\(99 - TerminalMemory.limit)") == nil)
    }
}
