// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import InputRecords
import Seltzer
import Testing

@Suite struct TerminalAdviceTests {
    private func remedies(_ change: (inout TerminalFacts) -> Void) -> [String] {
        var facts = TerminalFacts()
        facts.terminal = .init(answers: TerminalAnswers())
        change(&facts)
        return facts.advice.map(\.remedy)
    }

    @Test func completeTerminalNeedsNothing() {
        #expect(remedies { _ in } == [])
    }

    @Test func localeWithoutUnicodeComesFirst() {
        let found = remedies {
            $0.capabilities.isUnicode = false
            $0.capabilities.hasMouse = false
        }
        #expect(found.count == 2 && found.first == "export LANG=C.UTF-8")
    }

    @Test func colorsThatTheUserTurnedOffAreNotAskedForTwice() {
        let found = remedies {
            $0.environment = ["NO_COLOR": "1", "TMUX": "/tmp/x"]
            $0.capabilities.colorDepth = .monochrome
        }
        #expect(found == ["unset NO_COLOR", "tmux set -s set-clipboard on"])
    }

    @Test func colorsInTmuxAreTmuxsToSet() {
        let found = remedies {
            $0.environment = ["TMUX": "/tmp/x"]
            $0.capabilities.colorDepth = .palette
        }
        #expect(found.first?.hasPrefix("tmux set -as terminal-features") == true)
        #expect(!found.contains { $0.hasPrefix("export COLORTERM") })
    }

    @Test func silentTerminalIsToldOf() {
        let silent = remedies {
            $0.terminal = .init(answers: TerminalAnswers(), isComplete: false)
        }
        #expect(silent == ["SELTZER_QUERIES=off, if strange characters appear"])
        let unasked = remedies {
            $0.environment = ["SELTZER_QUERIES": "off"]
            $0.terminal = .init(answers: TerminalAnswers(), isAsked: false)
        }
        #expect(unasked == ["unset SELTZER_QUERIES"])
    }
}
