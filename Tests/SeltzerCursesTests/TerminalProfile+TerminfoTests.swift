// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TerminalProfile, cn_terminfo.

import SeltzerCurses
import SeltzerTerminal
import Testing

@MainActor
@Suite struct TerminalProfileTerminfoTests {
    @Test func knownTerminalHasItsCapabilities() throws {
        let profile = try TerminalProfile.current(environment: ["TERM": "xterm-256color"])
        #expect(profile.name == "xterm-256color")
        #expect(profile.booleans.contains("am"))
        #expect(profile.numbers["colors"] == 256)
        #expect(profile.strings["cup"] == Array("\u{1B}[%i%p1%d;%p2%dH".utf8))
        #expect(profile.strings["kUP5"] == Array("\u{1B}[1;5A".utf8))
        #expect(profile.isANSI)
    }

    @Test func absentCapabilitiesAreAbsent() throws {
        let profile = try TerminalProfile.current(environment: ["TERM": "vt100"])
        #expect(profile.numbers["colors"] == nil)
        #expect(profile.strings["smcup"] == nil)
        #expect(!profile.booleans.contains("bce"))
        #expect(profile.capabilities.colorDepth == .monochrome)
    }

    @Test(arguments: [
        (nil, TerminalError.noName),
        ("", .noName),
        ("no-such-terminal", .unknownName("no-such-terminal")),
        ("../x", .unknownName("../x")),
        ("dumb", .noCursorAddressing("dumb")),
        (
            String(repeating: "x", count: 10_240),
            .unknownName(String(repeating: "x", count: 10_240))
        ),
    ])
    func unusableNameIsAnError(name: String?, expected: TerminalError) {
        let environment = name.map { ["TERM": $0] } ?? [:]
        #expect(throws: expected) { try TerminalProfile.current(environment: environment) }
    }

    @Test func oneEntryDoesNotColorTheNext() throws {
        let rich = try TerminalProfile.current(environment: ["TERM": "xterm-256color"])
        let poor = try TerminalProfile.current(environment: ["TERM": "vt100"])
        let again = try TerminalProfile.current(environment: ["TERM": "xterm-256color"])
        #expect(rich == again)
        #expect(rich.strings != poor.strings)
    }
}
