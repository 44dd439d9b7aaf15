// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import InputRecords
import Seltzer
import Testing

@Suite struct TerminalFactsTests {
    private func value(_ title: String, of facts: TerminalFacts) -> String? {
        facts.lines.first { $0.title == title }?.value
    }

    @Test func unknownTerminalIsToldOfAsSuch() {
        let facts = TerminalFacts()
        #expect(value("TERM", of: facts) == "not set")
        #expect(value("display", of: facts) == "ncurses")
        #expect(value("questions", of: facts) == "not asked")
        #expect(value("whole frames", of: facts) == nil)
    }

    @Test func silentTerminalHasToldNothing() {
        var facts = TerminalFacts()
        facts.terminal = .init(answers: TerminalAnswers(), isComplete: false)
        #expect(value("terminal", of: facts) == "unknown")
        #expect(value("keyboard", of: facts) == "legacy")
        #expect(value("whole frames", of: facts) == "2026 no answer")
        #expect(value("questions", of: facts) == "waiting for answers")
    }

    @Test func environmentIsMadeHarmless() {
        var facts = TerminalFacts()
        facts.environment = ["TERM": "x\u{1B}[31m", "COLORTERM": "truecolor", "TMUX": ""]
        #expect(value("COLORTERM", of: facts) == "truecolor")
        #expect(value("TMUX", of: facts) == nil)
        #expect(value("TERM", of: facts)?.contains("\u{1B}") == false)
    }

    @Test func colorsAreTold() {
        var facts = TerminalFacts()
        facts.capabilities = DisplayCapabilities(
            colorDepth: .palette, appearance: .dark, background: .rgb(1, 171, 255))
        #expect(value("colors", of: facts) == "256, dark")
        #expect(value("background", of: facts) == "#01abff")
        #expect(value("foreground", of: facts) == "no answer")
    }
}
