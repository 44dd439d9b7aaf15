// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TerminalAnswers, TerminalDisplay+Questions, TerminalProfile+answersQuestions, TerminalQuestions.

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

/// What a display asks its terminal, and what becomes of the answers.
@MainActor
@Suite struct TerminalInterviewTests {
    let channel = ScriptedChannel()
    let receiver = EventReceiver()
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
        ("rgb:ffff/ffff/ffff", Appearance.light),
        ("rgb:0000/0000/0000", .dark), ("rgb:1e/1e/2e", .dark),
        ("rgba:fdfd/f6f6/e3e3/ffff", .light),
    ])
    func backgroundTellsLightFromDark(color: String, appearance: Appearance) {
        #expect(display.capabilities.appearance == nil)
        channel.type("\u{1B}]11;\(color)\u{1B}\\")
        #expect(display.capabilities.appearance == appearance)
        #expect(display.capabilities.background != nil)
        #expect(receiver.events == [.capabilitiesChanged])
        channel.type("\u{1B}]11;\(color)\u{7}")
        #expect(receiver.events == [.capabilitiesChanged])
    }

    @Test func changeOfColorsIsToldOfAndTheBackgroundAskedAgain() {
        channel.clear()
        channel.type("\u{1B}[?2031;2$y")
        #expect(visible(channel.written) == "^[[?2031h")
        #expect(visible(channel.leaving).hasPrefix("^[[?2031l"))
        channel.clear()
        channel.type("\u{1B}[?997;2n")
        #expect(display.capabilities.appearance == .light)
        #expect(receiver.events == [.capabilitiesChanged])
        #expect(visible(channel.written) == "^[]10;?^[\\^[]11;?^[\\^[[c")
    }

    @Test(arguments: [2027, 2031, 2048])
    func modeThatIsOffIsSwitchedOnOnceAndOffAtTheEnd(mode: Int) {
        channel.clear()
        channel.type("\u{1B}[?\(mode);2$y\u{1B}[?\(mode);2$y")
        #expect(visible(channel.written) == "^[[?\(mode)h")
        #expect(visible(channel.leaving).hasPrefix("^[[?\(mode)l"))
    }

    @Test(arguments: [2027, 2031, 2048], [0, 1, 3, 4])
    func modeThatWasOnOrIsNotKnownStays(mode: Int, state: Int) {
        channel.clear()
        channel.type("\u{1B}[?\(mode);\(state)$y")
        #expect(channel.written == [])
        #expect(!visible(channel.leaving).contains("\(mode)"))
    }

    @Test func colorsOfTextAndPaletteAreKept() {
        channel.type("\u{1B}]10;rgb:ff/80/00\u{7}\u{1B}]4;7;rgb:01/02/03\u{1B}\\")
        #expect(display.capabilities.foreground == .rgb(255, 128, 0))
        #expect(display.answers.palette == [7: .rgb(1, 2, 3)])
        #expect(receiver.events == [.capabilitiesChanged])
    }

    @Test func terminalThatTellsItsVersionIsAskedForCapabilities() {
        channel.clear()
        channel.type("\u{1B}P>|XTerm(379)\u{1B}\\\u{1B}P>|XTerm(379)\u{1B}\\")
        let asked = "^[[?1;1;0S^[[16t^[P+q524742^[\\^[P+q5463^[\\^[P+q4d73^[\\^[[c"
        #expect(visible(channel.written) == asked)
        channel.type("\u{1B}[?62c")
        #expect(!display.isInterviewComplete)
        channel.type("\u{1B}P1+r4D73=1B\u{1B}\\\u{1B}P0+r5463\u{1B}\\\u{1B}[?62c")
        #expect(display.isInterviewComplete)
        #expect(display.answers.hasClipboard && !display.answers.hasTrueColor)
    }

    @Test(arguments: [("1+r524742=382F382F38", true), ("1+r5463", true), ("0+r524742", false)])
    func terminalWithTrueColorGetsIt(answer: String, hasTrueColor: Bool) throws {
        let channel = ScriptedChannel()
        var profile = TerminalProfile.ansi
        profile.capabilities.colorDepth = .palette
        let display = TerminalDisplay(channel: channel, profile: profile, asksTerminal: true)
        var events: [DisplayEvent] = []
        try display.start(mouse: .off) { events.append($0) }
        channel.type("\u{1B}P\(answer)\u{1B}\\")
        #expect(display.capabilities.colorDepth == (hasTrueColor ? .trueColor : .palette))
        #expect(events == (hasTrueColor ? [.capabilitiesChanged] : []))
        let buffer = CellBuffer(size: Size(width: 2, height: 1))
        Canvas(buffer: buffer).draw(
            "x", at: .zero, style: Style(foreground: .rgb(1, 2, 3)))
        channel.clear()
        display.show(buffer, damage: Damage(buffer.bounds), cursor: nil)
        #expect(visible(channel.written).contains("38;2;1;2;3") == hasTrueColor)
    }

    @Test func terminalAskedForNoColorsKeepsNone() throws {
        let channel = ScriptedChannel()
        var profile = TerminalProfile.ansi
        profile.capabilities.colorDepth = .monochrome
        let display = TerminalDisplay(channel: channel, profile: profile, asksTerminal: true)
        try display.start(mouse: .off) { _ in }
        channel.type("\u{1B}P1+r5463\u{1B}\\")
        #expect(display.capabilities.colorDepth == .monochrome)
    }

    @Test func attributeForTheClipboardCounts() {
        #expect(!display.answers.hasClipboard)
        channel.type("\u{1B}[?62;22;52c")
        #expect(display.answers.hasClipboard)
    }

    @Test func answersThatChangeAllTheTimeSwitchEachModeOnOnce() {
        channel.clear()
        for _ in 0..<5_000 { channel.type("\u{1B}[?2048;2$y\u{1B}[?2048;1$y") }
        for mode in 1...5_000 { channel.type("\u{1B}[?\(mode);2$y") }
        #expect(visible(channel.written) == "^[[?2048h^[[?2027h^[[?2031h")
        #expect(display.answers.modes.count <= 5)
        channel.type("\u{1B}[?0u")
        #expect(
            visible(channel.leaving).hasPrefix("^[[<u^[[?2031l^[[?2027l^[[?2026l^[[?69l^[[?2048l"))
        #expect(channel.leaving.count < 200)
    }

    @Test func sizesInTheInputMakeTheSignalsOneNeedless() {
        channel.type("\u{1B}[?2048;2$y\u{1B}[48;5;30;0;0t")
        channel.send(.resized(Size(width: 30, height: 5)))
        #expect(receiver.events == [.input([.resize(Size(width: 30, height: 5))])])
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

    /// Within a paste that never ends, an answer is text.
    @Test(arguments: [(50, 400), (500, 1_500), (2_000, 3_000)])
    func answerThatIsLostIsWaitedForAsLongAsOthersTook(took: Int, limit: Int) {
        channel.now = .milliseconds(took)
        channel.type("\u{1B}[0n\u{1B}[?62c")
        #expect(channel.owed.count == 0)
        channel.type("\u{1B}P>|xterm(379)\u{1B}\\")
        #expect(channel.owed.count == 1)
        #expect(channel.owed.limit == .milliseconds(took + limit))
        channel.type("\u{1B}[200~\u{1B}[?62c")
        display.stop()
        #expect(channel.waits == [.milliseconds(limit)])
        #expect(!channel.isOpen)
    }

    @Test func terminalThatIsGoneIsNotWaitedFor() {
        channel.send(.hungUp)
        display.stop()
        #expect(channel.waits == [])
    }

    @Test func channelKnowsWhatTheTerminalOwes() {
        // DSR 5 about the line, and DA1 at the end of the list.
        #expect(channel.owed.count == 2)
        #expect(channel.owed.limit == TerminalInterview.patience)
        channel.type("\u{1B}[0n")
        #expect(channel.owed.count == 1)
        channel.now = .seconds(1)
        channel.type("\u{1B}P>|xterm(379)\u{1B}\\")
        #expect(channel.owed.count == 2)
        #expect(channel.owed.limit == .seconds(1) + TerminalInterview.patience)
        channel.type("\u{1B}[?62c\u{1B}[?62c")
        #expect(channel.owed.count == 0)
    }

    @Test func whatHasNotComeAtTheEndIsWaitedForOnce() {
        display.stop()
        #expect(channel.owed.count == 0)
    }

    @Test func lateAnswersAreNoText() {
        channel.now += .seconds(60)
        channel.type("a\u{1B}P>|xterm(379)\u{1B}\\\u{1B}[?2048;0$y\u{1B}[?62c")
        // xterm is known to have no links, which the profile promises.
        let typed = DisplayEvent.input([.key(KeyPress(.character("a")))])
        #expect(receiver.events == [.capabilitiesChanged, typed])
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
