// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

/// Which reports of the keyboard a display asks for.
@MainActor
@Suite struct TerminalDisplayKeyboardTests {
    let channel = ScriptedChannel()
    let receiver = EventReceiver()
    let display: TerminalDisplay

    init() throws {
        display = TerminalDisplay(channel: channel, profile: .ansi, asksTerminal: true)
        try display.start(mouse: .all) { [receiver] in receiver.events.append($0) }
        channel.clear()
    }

    @Test func flagsArePushedOnceAndPopped() {
        channel.type("\u{1B}[?0u")
        channel.type("\u{1B}[?5u")
        #expect(visible(channel.written) == "^[[>5u")
        #expect(visible(channel.entering).hasSuffix("^[[>5u"))
        #expect(visible(channel.leaving).hasPrefix("^[[<u"))
        #expect(display.capabilities.hasKeyPhases)
        #expect(receiver.events == [.capabilitiesChanged])
        channel.type("\u{1B}[1;5:3A")
        let release = KeyPress(.up, modifiers: .control, phase: .release)
        #expect(receiver.events.last == .input([.key(release)]))
    }

    @Test func modeChangesWhileItRuns() {
        channel.type("\u{1B}[?0u")
        for (mode, flags) in [
            (KeyboardMode.everything, 31), (.releases, 7), (.distinct, 5), (.legacy, 0),
        ] {
            channel.clear()
            display.setKeyboardMode(mode)
            #expect(visible(channel.written) == "^[[=\(flags)u")
            #expect(visible(channel.entering).hasSuffix("^[[>\(flags)u"))
            #expect(visible(channel.leaving).hasPrefix("^[[<u"))
        }
    }

    @Test func modifiedKeysAreAskedForWhereTheProtocolIsUnknown() {
        channel.type("\u{1B}[?62c")
        #expect(visible(channel.written) == "^[[>4;1m")
        #expect(visible(channel.entering).hasSuffix("^[[>4;1m"))
        #expect(visible(channel.leaving).hasPrefix("^[[>4m"))
        channel.type("\u{1B}[?62c")
        #expect(visible(channel.written) == "^[[>4;1m", "once")
        channel.type("\u{1B}[27;2;13~\u{1B}[13;2u")
        let press = InputEvent.key(KeyPress(.enter, modifiers: .shift))
        #expect(receiver.events == [.input([press, press])])
    }

    @Test func modifiedKeysAreAskedForAgainAfterASuspension() async throws {
        channel.type("\u{1B}[?62c")
        display.suspend()
        #expect(visible(channel.leaving).contains("^[[>4m"))
        #expect(visible(channel.entering).hasSuffix("^[[>4;1m"))
        channel.send(.resumed)
        #expect(try await display.runForeground(["vi"]) == 7)
        #expect(visible(channel.entering).hasSuffix("^[[>4;1m"))
        display.stop()
        #expect(visible(channel.leaving).contains("^[[>4m"))
    }

    @Test func modifiedKeysAreNotAskedForBesideTheProtocol() {
        channel.type("\u{1B}[?0u\u{1B}[?62c")
        #expect(visible(channel.written) == "^[[>5u")
        #expect(!visible(channel.leaving).contains("^[[>4m"))
    }

    @Test func modifiedKeysAreGivenBackToATerminalThatTurnsOutToKnowTheProtocol() {
        // The first answer belongs to a question of an earlier program.
        channel.type("\u{1B}[?62c\u{1B}[?0u\u{1B}[?62c")
        #expect(visible(channel.written) == "^[[>4;1m^[[>5u^[[>4m")
        #expect(!visible(channel.entering).contains("^[[>4"))
        #expect(visible(channel.leaving).contains("^[[>4m"))
    }

    @Test func oldReportsWantNoModifiedKeys() {
        channel.type("\u{1B}[?62c")
        channel.clear()
        display.setKeyboardMode(.legacy)
        #expect(visible(channel.written) == "^[[>4m")
        #expect(!visible(channel.entering).contains("^[[>4"))
        display.setKeyboardMode(.releases)
        #expect(visible(channel.written) == "^[[>4m^[[>4;1m")
    }

    @Test func terminalThatIsNotAskedGetsNoModifiedKeys() throws {
        let display = TerminalDisplay(channel: channel, profile: .ansi)
        try display.start(mouse: .off) { _ in }
        channel.type("\u{1B}[?62c")
        #expect(channel.written == [])
    }

    @Test func modeCountsOnlyWhereTheProtocolIsKnown() {
        display.setKeyboardMode(.everything)
        #expect(channel.written == [])
        channel.type("\u{1B}[?0u")
        #expect(visible(channel.written) == "^[[>31u")
    }

    @Test(
        "releases are asked for as sequences where a released key repeats its byte",
        arguments: [
            ("kitty(0.26.5)", 31), ("kitty(0.32.2)", 31), ("kitty(0.33.0)", 7), ("kitty(0.46)", 7),
            ("foot(1.13.1)", 7),
        ])
    func oldKittySendsSequences(version: String, flags: Int) {
        display.setKeyboardMode(.releases)
        channel.type("\u{1B}P>|\(version)\u{1B}\\")
        channel.clear()
        channel.type("\u{1B}[?0u")
        #expect(visible(channel.written) == "^[[>\(flags)u")
        display.setKeyboardMode(.distinct)
        #expect(visible(channel.written) == "^[[>\(flags)u^[[=5u")
    }

    @Test func versionThatComesLateChangesTheFlags() {
        display.setKeyboardMode(.releases)
        channel.type("\u{1B}[?0u")
        channel.type("\u{1B}P>|kitty(0.26.5)\u{1B}\\")
        #expect(visible(channel.written).contains("^[[>7u"))
        #expect(visible(channel.written).contains("^[[=31u"))
        #expect(visible(channel.entering).hasSuffix("^[[>31u"))
    }

    @Test func modifierKeysByThemselvesComeOnlyIfAskedFor() {
        let bytes = "\u{1B}[57441;2u\u{1B}[97:65;2u\u{1B}[57441;2:3u"
        display.setKeyboardMode(.releases)
        channel.type(bytes)
        let typed = InputEvent.key(KeyPress(.character("A")))
        #expect(receiver.events == [.input([typed])])
        display.setKeyboardMode(.everything)
        channel.type(bytes)
        let shift = KeyPress(.named("left_shift"), modifiers: .shift)
        var released = shift
        released.phase = .release
        #expect(receiver.events.last == .input([.key(shift), typed, .key(released)]))
    }
}
