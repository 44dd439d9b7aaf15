// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@Suite struct TerminalProfileCapabilitiesTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        var booleans: Set<String> = []
        var colors: Int? = 256
        var environment: [String: String] = ["TERM": "xterm-256color"]
        let depth: ColorDepth
        var testDescription: String { name }
    }

    @Test(arguments: [
        Case(name: "no colors", colors: nil, depth: .monochrome),
        Case(name: "two colors", colors: 2, depth: .monochrome),
        Case(name: "8 colors", colors: 8, depth: .eight),
        Case(name: "16 colors", colors: 16, depth: .sixteen),
        Case(name: "88 colors", colors: 88, depth: .sixteen),
        Case(name: "256 colors", depth: .palette),
        Case(name: "direct colors", colors: 1 << 24, depth: .trueColor),
        Case(name: "RGB", booleans: ["RGB"], depth: .trueColor),
        Case(name: "Tc", booleans: ["Tc"], colors: 8, depth: .trueColor),
        Case(
            name: "COLORTERM", environment: ["TERM": "xterm", "COLORTERM": "truecolor"],
            depth: .trueColor),
        Case(
            name: "COLORTERM 24bit", environment: ["TERM": "xterm", "COLORTERM": "24bit"],
            depth: .trueColor),
        Case(
            name: "another COLORTERM", environment: ["TERM": "xterm", "COLORTERM": "yes"],
            depth: .palette),
        Case(
            name: "COLORTERM with an entry without colors", colors: nil,
            environment: ["TERM": "vt100", "COLORTERM": "truecolor"], depth: .monochrome),
        Case(
            name: "COLORTERM inside GNU screen",
            environment: ["TERM": "screen.xterm-256color", "COLORTERM": "truecolor"],
            depth: .palette),
        Case(
            name: "COLORTERM inside tmux under its old name",
            environment: [
                "TERM": "screen-256color", "COLORTERM": "truecolor", "TMUX": "/run/tmux",
            ],
            depth: .trueColor),
        Case(name: "a name", environment: ["TERM": "alacritty"], depth: .trueColor),
        Case(name: "a longer name", environment: ["TERM": "foot-extra"], depth: .trueColor),
        Case(name: "a name that only begins so", environment: ["TERM": "footer"], depth: .palette),
        Case(name: "a direct name", environment: ["TERM": "tmux-direct"], depth: .trueColor),
        Case(
            name: "NO_COLOR", booleans: ["RGB"], environment: ["TERM": "xterm", "NO_COLOR": "1"],
            depth: .monochrome),
        Case(
            name: "empty NO_COLOR", environment: ["TERM": "xterm", "NO_COLOR": ""],
            depth: .palette),
        Case(name: "nothing", environment: [:], depth: .palette),
    ])
    func colorsComeFromEntryAndEnvironment(_ example: Case) {
        let capabilities = TerminalProfile.capabilities(
            booleans: example.booleans,
            numbers: example.colors.map { ["colors": $0] } ?? [:],
            strings: [:],
            environment: example.environment
        )
        #expect(capabilities.colorDepth == example.depth)
        #expect(capabilities.isUnicode)
    }

    @Test func linksAndUnderlinesAreThereByEntryOrProgram() {
        func has(_ booleans: Set<String>, _ strings: [String: [UInt8]], _ term: String) -> [Bool] {
            let result = TerminalProfile.capabilities(
                booleans: booleans, numbers: [:], strings: strings, environment: ["TERM": term])
            return [result.hasLinks, result.hasUnderlineStyles]
        }
        #expect(has([], [:], "xterm-256color") == [false, false])
        #expect(has([], [:], "xterm-kitty") == [true, true])
        #expect(has(["Su"], [:], "xterm-256color") == [false, true])
        #expect(has([], ["Smulx": [1], "Hls": [1]], "tmux-256color") == [true, true])
    }

    @Test func mouseIsThereIfTheEntryTellsOfOne() {
        func hasMouse(_ strings: [String: [UInt8]]) -> Bool {
            TerminalProfile.capabilities(
                booleans: [], numbers: [:], strings: strings, environment: [:]
            ).hasMouse
        }
        #expect(hasMouse(["kmous": [0x1B]]))
        #expect(hasMouse(["XM": [0x1B]]))
        #expect(!hasMouse(["cup": [0x1B]]))
    }
}
