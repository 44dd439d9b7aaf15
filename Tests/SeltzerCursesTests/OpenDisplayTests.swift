// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Pseudoterminal
import SeltzerCurses
import SeltzerTerminal
import Testing

@Suite struct OpenDisplayTests {
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
}
