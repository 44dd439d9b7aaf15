// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: DisplayRequest, HarmlessText.

import SeededRandom
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@Suite struct TerminalRequestsTests {
    private func bytes(
        _ requests: [DisplayRequest], software: TerminalSoftware? = nil,
        profile: TerminalProfile = .ansi
    ) -> String {
        var all = TerminalRequests(profile: profile)
        for request in requests { _ = all.add(request) }
        return text(all.take(for: TerminalQuirks(of: software)))
    }

    private func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^[")
    }

    /// What is pasted from the clipboard may reach another program as if it were typed.
    @Test func copiedTextIsMadeHarmlessButKeepsItsLines() {
        let sent = bytes([.copy("a\tb\r\nc\u{1B}[201~\u{9B}\u{202E}d\n")])
        let safe = "a\tb\nc\u{241B}[201~\u{FFFD}d\n"
        let encoded = String(decoding: Base64.encode(Array(safe.utf8)), as: UTF8.self)
        #expect(sent == "^[]52;c;\(encoded)^[\\")
    }

    @Test func titleIsSetWithTheOldOneKeptOnce() {
        var requests = TerminalRequests(profile: .ansi)
        #expect(requests.entering.isEmpty && requests.leaving.isEmpty)
        _ = requests.add(.title("One"))
        #expect(text(requests.entering) == "^[[22;2t^[]2;One^[\\")
        #expect(text(requests.leaving) == "^[[23;2t")
        #expect(text(requests.take(for: TerminalQuirks(of: nil))) == "^[[22;2t^[]2;One^[\\")
        _ = requests.add(.title("Two"))
        #expect(text(requests.take(for: TerminalQuirks(of: nil))) == "^[]2;Two^[\\")
        _ = requests.add(.title(nil))
        #expect(requests.entering.isEmpty && requests.leaving.isEmpty)
        #expect(text(requests.take(for: TerminalQuirks(of: nil))) == "^[[23;2t")
        _ = requests.add(.title(nil))
        #expect(requests.take(for: TerminalQuirks(of: nil)).isEmpty)
    }

    @Test func titleThatWaitsWhenTheTerminalIsGivenBackIsSetWhenItIsTaken() {
        var requests = TerminalRequests(profile: .ansi)
        _ = requests.add(.title("One"))
        requests.removeAll()
        #expect(requests.isEmpty)
        #expect(text(requests.entering) == "^[[22;2t^[]2;One^[\\")
        _ = requests.add(.title("Two"))
        #expect(text(requests.take(for: TerminalQuirks(of: nil))) == "^[]2;Two^[\\")
    }

    @Test func ofRequestsOfAKindTheLastOneIsSent() {
        let sent = bytes([.copy("a"), .bell, .title("a"), .bell, .copy("b"), .title("b")])
        #expect(sent == "\u{7}^[]52;c;Yg==^[\\^[[22;2t^[]2;b^[\\")
    }

    @Test func clipboardIsAskedForBeforeAQuestionThatIsAlwaysAnswered() {
        #expect(bytes([.clipboard]) == "^[]52;c;?^[\\^[[c")
    }

    @Test(arguments: [
        (nil, "\u{7}"), ("xterm", "\u{7}"), ("iterm2", "^[]9;T: b;c^[\\"),
        ("wezterm", "^[]777;notify;T;b;c^[\\"),
        ("kitty", "^[]99;i=seltzer:d=0;T^[\\^[]99;i=seltzer:d=1:p=body;b;c^[\\"),
    ])
    func notificationTakesTheFormThatTheTerminalKnows(_ name: String?, _ expected: String) {
        let software = name.map { TerminalSoftware(name: $0) }
        #expect(bytes([.notification(title: "T", body: "b;c")], software: software) == expected)
    }

    /// tmux takes what is between `ESC P tmux;` and ST, with each ESC twice.
    @Test(arguments: [
        (nil, "^[Ptmux;^[^[]9;T: b^[^[\\^[\\\u{7}"),
        (
            "kitty",
            "^[Ptmux;^[^[]99;i=seltzer:d=0;T^[^[\\^[^[]99;i=seltzer:d=1:p=body;b^[^[\\^[\\\u{7}"
        ),
        ("vte", "\u{7}"),
    ])
    func notificationGoesThroughTmux(_ name: String?, _ expected: String) {
        let quirks = TerminalQuirks(
            of: TerminalSoftware(name: "tmux"), inside: name.map { TerminalSoftware(name: $0) })
        var requests = TerminalRequests(profile: .ansi)
        requests.passesThrough = quirks.passesThrough
        _ = requests.add(.notification(title: "T", body: "b"))
        #expect(text(requests.take(for: quirks)) == expected)
    }

    @Test func pointerHasTheNamesOfCSSAndIsGivenBack() {
        var requests = TerminalRequests(profile: .ansi)
        let quirks = TerminalQuirks(of: TerminalSoftware(name: "kitty", version: [0, 31]))
        _ = requests.add(.pointer(.link))
        #expect(text(requests.take(for: quirks)) == "^[]22;pointer^[\\")
        #expect(text(requests.leaving) == "^[]22;^[\\")
        _ = requests.add(.pointer(.terminal))
        #expect(text(requests.take(for: quirks)) == "^[]22;^[\\")
        #expect(
            !TerminalQuirks(of: TerminalSoftware(name: "kitty", version: [0, 30])).hasPointerShapes)
        #expect(!TerminalQuirks(of: TerminalSoftware(name: "xterm")).hasPointerShapes)
    }

    @Test func pointerHasItsShapeAgainAfterASuspension() {
        var requests = TerminalRequests(profile: .ansi)
        _ = requests.add(.pointer(.terminal))
        #expect(requests.entering.isEmpty && requests.leaving.isEmpty)
        _ = requests.add(.pointer(.link))
        requests.removeAll()
        #expect(text(requests.entering) == "^[]22;pointer^[\\")
        #expect(text(requests.leaving) == "^[]22;^[\\")
        _ = requests.add(.title("One"))
        #expect(text(requests.entering) == "^[[22;2t^[]2;One^[\\^[]22;pointer^[\\")
        #expect(text(requests.leaving) == "^[]22;^[\\^[[23;2t")
        _ = requests.add(.pointer(.terminal))
        _ = requests.add(.title(nil))
        #expect(text(requests.entering) == "^[]22;^[\\")
    }

    @Test func progressGoesThroughTmuxIfTheTerminalAroundItShowsIt() {
        let tmux = TerminalSoftware(name: "tmux")
        #expect(!TerminalQuirks(of: tmux).hasProgress)
        #expect(!TerminalQuirks(of: tmux, inside: TerminalSoftware(name: "kitty")).hasProgress)
        let around = TerminalSoftware(name: "iterm2", version: [3, 6, 6])
        let quirks = TerminalQuirks(of: tmux, inside: around)
        #expect(quirks.hasProgress)
        var requests = TerminalRequests(profile: .ansi)
        requests.passesThrough = quirks.passesThrough
        _ = requests.add(.progress(0.5))
        #expect(text(requests.take(for: quirks)) == "^[Ptmux;^[^[]9;4;1;50^[^[\\^[\\")
        #expect(text(requests.leaving) == "^[Ptmux;^[^[]9;4;0^[^[\\^[\\")
    }

    @Test func notificationCannotBecomeAnotherCommand() {
        let request = DisplayRequest.notification(title: "", body: "4;1;50")
        #expect(bytes([request], software: TerminalSoftware(name: "iterm2")) == "^[]9; 4;1;50^[\\")
        let titled = DisplayRequest.notification(title: "a;b", body: "c")
        #expect(
            bytes([titled], software: TerminalSoftware(name: "foot"))
                == "^[]777;notify;a,b;c^[\\")
        #expect(
            bytes([request], software: TerminalSoftware(name: "kitty")) == "^[]99;;4;1;50^[\\")
    }

    @Test func consolesThatShowControlStringsGetNone() {
        var profile = TerminalProfile.ansi
        profile.name = "linux"
        var requests = TerminalRequests(profile: profile)
        for request in [DisplayRequest.title("a"), .copy("a"), .clipboard] {
            let isTaken = requests.add(request)
            #expect(!isTaken)
        }
        #expect(requests.isEmpty && requests.entering.isEmpty)
        let isTaken = requests.add(.notification(title: "a", body: "b"))
        #expect(isTaken)
        #expect(requests.take(for: TerminalQuirks(of: nil)) == [0x07])
    }

    @Test func tooLongATextIsNotCopiedAtAll() {
        var requests = TerminalRequests(profile: .ansi)
        let limit = TerminalRequests.clipboardLimit
        let results = [limit, limit + 1].map {
            requests.add(.copy(String(repeating: "a", count: $0)))
        }
        #expect(results == [true, false])
        #expect(requests.take(for: TerminalQuirks(of: nil)).count == 9 + (limit + 2) / 3 * 4)
    }

    @Test func titlesAreCutBetweenCharacters() {
        let limit = HarmlessText.limit
        func cut(_ text: String) -> String { HarmlessText(text, isUnicode: true).text }
        #expect(cut(String(repeating: "a", count: 9_999)).utf8.count == limit)
        #expect(
            cut(String(repeating: "漢", count: 9_999)) == String(repeating: "漢", count: limit / 3))
        #expect(cut("a" + String(repeating: "\u{301}", count: 9_999)) == "")
        #expect(cut("ab\u{0}\n") == "ab␀␊")
        #expect(HarmlessText("aé漢", isUnicode: false).text == "a??")
    }

    @Test func clipboardIsReturnedOnceAndOnlyIfItWasAskedFor() {
        var requests = TerminalRequests(profile: .ansi)
        let report = TerminalReport.clipboard(selection: "c", contents: Array("ä".utf8))
        func take(_ report: TerminalReport, isComplete: Bool = true, of name: String = "foot")
            -> DisplayEvent?
        {
            let quirks = TerminalQuirks(of: TerminalSoftware(name: name))
            return requests.takeClipboard(report, isComplete: isComplete, quirks: quirks)
        }
        #expect(take(report) == nil)
        _ = requests.add(.clipboard)
        #expect(take(.status(0)) == nil)
        #expect(take(.primaryAttributes([62]), isComplete: false) == nil)
        #expect(take(.primaryAttributes([62]), of: "kitty") == nil)
        #expect(take(report) == .clipboard("ä"))
        #expect(take(report) == nil)
        _ = requests.add(.clipboard)
        #expect(take(.primaryAttributes([62])) == .clipboard(nil))
        #expect(take(report) == nil)
    }

    /// Nothing but the command's own end may end it, whatever the text.
    @Test(arguments: ["kitty", "foot", "iterm2"])
    func hostileTextsStayInsideTheirCommand(_ name: String) {
        var random = SeededGenerator(seed: 99)
        let hostile: [Unicode.Scalar] = [
            "\u{1B}", "\u{7}", "\u{9C}", "\u{9D}", "\u{18}", "\u{1A}", "\\", ";", "\n", "\r",
            "\u{0}",
            "\u{202E}", "\u{2066}", "\u{85}", "\u{2028}", "\u{7F}", "a", "漢", "\u{301}", "]", "?",
            "9",
        ]
        for _ in 0..<1_000 {
            var text = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...12, using: &random) {
                text.append(hostile.randomElement(using: &random)!)
            }
            let string = String(text)
            let requests: [DisplayRequest] = [
                .title(string), .copy(string), .notification(title: string, body: string),
            ]
            for request in requests {
                let sent = bytes([request], software: TerminalSoftware(name: name))
                let commands = sent.replacing("^[[22;2t", with: "").split(separator: "^[]")
                for command in commands {
                    #expect(command.hasSuffix("^[\\"))
                    let inside = command.dropLast(3)
                    #expect(!inside.contains("^["))
                    #expect(
                        inside.unicodeScalars.allSatisfy {
                            TextSanitizer.substitute(for: $0) == .itself
                        })
                }
            }
        }
    }
}
