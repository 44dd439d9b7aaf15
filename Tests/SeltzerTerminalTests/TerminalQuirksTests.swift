// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerTerminal

@Suite struct TerminalQuirksTests {
    private func quirks(_ answer: String) -> TerminalQuirks {
        TerminalQuirks(of: TerminalSoftware(answer: answer))
    }

    @Test(arguments: [
        ("tmux 3.3a", false, true), ("tmux 3.4", true, true), ("kitty(0.26.5)", true, true),
        ("kitty", true, true), ("XTerm(379)", false, false), ("VTE(4999)", false, false),
        ("VTE(5000)", true, false), ("nobody 9", false, false),
    ])
    func linksAndUnderlinesAreKnownByVersion(_ answer: String, _ links: Bool, _ underlines: Bool) {
        #expect(quirks(answer).hasLinks == links)
        #expect(quirks(answer).hasUnderlineStyles == underlines)
    }

    @Test(arguments: [
        ("kitty(0.32.2)", true), ("kitty(0.33)", false), ("kitty", false), ("foot(1.0)", false),
        ("nobody 9", false),
    ])
    func releasesThatLookLikeKeysAreKnownByVersion(_ answer: String, _ repeats: Bool) {
        #expect(quirks(answer).repeatsBytesOnRelease == repeats)
    }

    @Test func unknownProgramHasNoQuirks() {
        #expect(TerminalQuirks(of: nil) == quirks("nobody 9"))
        #expect(!quirks("nobody 9").rewrapsLines)
        #expect(quirks("tmux 3.4").reportsResizesLate && !quirks("VTE(1)").reportsResizesLate)
        #expect(quirks("VTE(1)").rewrapsLines && !quirks("XTerm(379)").rewrapsLines)
    }
}
