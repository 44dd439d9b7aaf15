// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ProcessEnvironment.

import Pseudoterminal
import SeltzerCurses
import SeltzerTerminal
import Testing

@Suite(.serialized, .oneAtATime) struct OpenDisplayTests {
    @Test func standardDriverAsksForPastes() async throws {
        let child = try PseudoterminalChild(["--display"])
        try #require(await child.shows("ready"))
        #expect(child.output.contains("\u{1B}[?2004h"))
        child.type("q")
        #expect(await child.ending() == .exited(0))
        #expect(child.hasOldModes)
    }

    @Test func terminalThatIsNotANSIHasNcursesWindows() async throws {
        // Its strings are those of no standard, and it is in every database.
        let child = try PseudoterminalChild(["--display"], environment: ["TERM": "vt52"])
        try #require(await child.shows("ready"))
        #expect(child.output.contains("\u{1B}Y"))
        child.type("q")
        #expect(await child.ending() == .exited(0))
        #expect(child.hasOldModes)
    }

    @Test(arguments: ["", "dumb", "no-such-terminal"])
    func unusableTerminalIsOneSentence(name: String) async throws {
        let child = try PseudoterminalChild(["--display"], environment: ["TERM": name])
        #expect(await child.ending() == .exited(1))
        #expect(child.output.filter(\.isNewline).count == 1)
        #expect(!child.output.contains("\u{1B}"))
    }

    /// One of each family of those that terminfo knows; the rest are in `make sweep`.
    static let families = [
        "xterm", "xterm-kitty", "alacritty", "foot", "konsole", "vte", "st", "rxvt-unicode",
        "linux",
        "screen-256color", "tmux-256color", "vt100", "vt220", "ansi", "cygwin", "sun", "Eterm",
        "wyse60", "tvi950", "adm3a", "hp2392", "ibm3151", "dm2500", "beehive", "regent60",
        "att4410",
    ]

    @Test(arguments: families)
    func everyFamilyOfTerminalsDrawsAndAnswersAKey(name: String) async throws {
        let child = try PseudoterminalChild(
            ["--display"], environment: ["TERM": name, "SELTZER_QUERIES": "off"])
        guard await child.holds({ $0.output.contains("ready") }) else {
            // Few machines have all of them.
            #expect(await child.ending() == .exited(1))
            #expect(child.output.contains("terminfo does not know"), "\(child.output)")
            return
        }
        child.type("k")
        #expect(await child.shows("key k"))
        child.type("q")
        #expect(await child.ending() == .exited(0))
        #expect(child.hasOldModes)
    }
}
