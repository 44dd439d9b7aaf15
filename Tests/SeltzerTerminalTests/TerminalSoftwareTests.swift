// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerTerminal

@Suite struct TerminalSoftwareTests {
    @Test(arguments: [
        ("kitty(0.26.5)", "kitty", [0, 26, 5]), ("tmux 3.3a", "tmux", [3, 3]),
        ("XTerm(379)", "xterm", [379]), ("VTE(7003)", "vte", [7003]), ("", "", []),
        ("WezTerm 20230712-072601-f4abf8fd", "wezterm", [20_230_712, 72_601, 4, 8]),
        ("x 99999999999999999999.1", "x", [999_999_999, 1]),
        ("iTerm2 3.4.19", "iterm2", [3, 4, 19]),
    ])
    func answersNameProgramAndVersion(_ answer: String, _ name: String, _ version: [Int]) {
        #expect(TerminalSoftware(answer: answer) == TerminalSoftware(name: name, version: version))
    }

    @Test(
        arguments: [
            (["TERM": "xterm-kitty"], "kitty", []),
            (["TERM": "kitty"], "kitty", []),
            (["TERM": "foot-extra", "VTE_VERSION": "7003"], "foot", []),
            (["TERM": "xterm-256color", "VTE_VERSION": "7003"], "vte", [7003]),
            (
                [
                    "TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app",
                    "TERM_PROGRAM_VERSION": "3.4.1",
                ],
                "iterm2", [3, 4, 1]
            ),
            (
                ["TERM": "tmux-256color", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.4"],
                "tmux", [3, 4]
            ),
        ] as [([String: String], String, [Int])])
    func environmentTellsOfTheProgram(
        _ environment: [String: String], _ name: String, _ version: [Int]
    ) {
        let software = TerminalSoftware(environment: environment)
        #expect(software == TerminalSoftware(name: name, version: version))
    }

    @Test(arguments: [
        [:], ["TERM": "xterm-256color"], ["TERM": "footer"],
        ["TERM": "screen-256color", "VTE_VERSION": "7003"],
        ["TERM": "xterm-256color", "TMUX": "/tmp/x,1,0", "TERM_PROGRAM": "WezTerm"],
    ])
    func whatIsOnlyInheritedTellsNothing(_ environment: [String: String]) {
        #expect(TerminalSoftware(environment: environment) == nil)
    }
}
