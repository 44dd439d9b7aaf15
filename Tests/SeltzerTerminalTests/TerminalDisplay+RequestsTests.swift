// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ScreenModels
import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

/// Requests such as bell, title and clipboard.
@MainActor
@Suite final class TerminalDisplayRequestsTests: TerminalDisplayScene {
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

    @Test func progressIsShownByTerminalsThatAreKnownForItUntilTheEnd() throws {
        #expect(!display.perform(.progress(0.5)), "others take it for a notification")
        var profile = TerminalProfile.ansi
        profile.software = TerminalSoftware(name: "ghostty", version: [1, 2])
        let channel = ScriptedChannel()
        let display = TerminalDisplay(channel: channel, profile: profile)
        try display.start(mouse: .off) { _ in }
        #expect(display.perform(.progress(0.504)))
        #expect(visible(channel.written) == "^[]9;4;1;50^[\\")
        #expect(visible(channel.leaving).contains("^[]9;4;0^[\\"))
        channel.clear()
        display.perform(.progress(nil))
        #expect(visible(channel.written) == "^[]9;4;0^[\\")
    }

    // Sources: the release notes of Ghostty 1.2.0, iTerm2 3.6.6 and mintty 3.4.2, VTE's reference (0.80), Konsole's tags
    // (26.04.0), WezTerm's reference (the builds after February 2025; the last release is older).
    @Test(arguments: [
        ("ghostty", [1, 2], [1, 1]), ("iterm2", [3, 6, 6], [3, 6, 5]),
        ("konsole", [26, 4], [25, 12]), ("vte", [8000], [7800]), ("mintty", [3, 4, 2], [3, 4, 1]),
        ("wezterm", [2025_03_01, 1], [2024_02_03, 110_809]),
    ])
    func progressNeedsAVersionThatShowsIt(name: String, new: [Int], old: [Int]) {
        #expect(TerminalQuirks(of: TerminalSoftware(name: name, version: new)).hasProgress)
        #expect(!TerminalQuirks(of: TerminalSoftware(name: name, version: old)).hasProgress)
    }

    @Test(arguments: ["ghostty", "iterm2", "konsole", "mintty", "vte", "wezterm", "kitty", "xterm"])
    func progressIsNotShownByAnUnknownVersion(name: String) {
        #expect(!TerminalQuirks(of: TerminalSoftware(name: name)).hasProgress)
    }

    @Test(arguments: [
        (["WT_SESSION": "0-1"], true), (["WT_SESSION": ""], false),
        (["WT_SESSION": "0-1", "TERM": "xterm-kitty"], false),
        (["WT_SESSION": "0-1", "TMUX": "/tmp/tmux-0/default,1,0"], false),
        (["TERM_PROGRAM": "WezTerm", "TERM_PROGRAM_VERSION": "20250623-070202-cd03ba9a"], true),
        (["TERM_PROGRAM": "WezTerm", "TERM_PROGRAM_VERSION": "20240203-110809-5046fc22"], false),
    ])
    func environmentTellsWhoShowsProgress(environment: [String: String], shows: Bool) {
        let software = TerminalSoftware(environment: environment)
        #expect(TerminalQuirks(of: software).hasProgress == shows)
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

    @Test func clipboardIsGivenUpWhenNoAnswerComes() throws {
        #expect(display.perform(.clipboard))
        channel.now = try #require(channel.alarmTime)
        channel.send(.alarm)
        #expect(receiver.events == [.clipboard(nil)])
        #expect(channel.alarmTime == nil || channel.alarmTime! > channel.now)
        // An answer that was lost does not spoil the next question.
        #expect(display.perform(.clipboard))
        channel.type("\u{1B}[?62c")
        #expect(receiver.events == [.clipboard(nil), .clipboard(nil)])
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
}
