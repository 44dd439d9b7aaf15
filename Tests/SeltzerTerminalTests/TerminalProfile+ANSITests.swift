// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@Suite struct TerminalProfileANSITests {
    @Test func builtInProfileIsANSI() {
        #expect(TerminalProfile.ansi.isANSI)
    }

    @Test(arguments: [
        "\u{1B}[m", "\u{1B}[0m", "\u{1B}(B\u{1B}[m", "\u{1B}[m\u{0F}", "\u{1B}[m\u{0F}$<2>",
        "\u{1B}[0;10m",
    ])
    func resetsOfAnyANSIFormAreTaken(_ reset: String) {
        #expect(profile("sgr0", reset).isANSI)
    }

    @Test(
        arguments: [
            ("cup", "\u{1B}=%p1%' '%+%c%p2%' '%+%c"), ("cup", nil), ("el", "\u{1B}T"), ("el", nil),
            ("sgr0", "\u{1B}(B"), ("sgr0", "\u{1B}G0"), ("sgr0", nil), ("sgr0", "\u{1B}[7m"),
            ("setaf", "\u{1B}F%p1%d"), ("setab", "\u{1B}b%p1%{32}%+%c"),
        ] as [(String, String?)])
    func otherFormsAreNot(_ name: String, _ value: String?) {
        #expect(!profile(name, value).isANSI)
    }

    @Test func terminalsWithoutColorsMayBeANSI() {
        var profile = TerminalProfile.ansi
        profile.strings["setaf"] = nil
        profile.strings["setab"] = nil
        profile.strings["cup"] = Array("\u{1B}[%i%p1%d;%p2%dH$<5>".utf8)
        #expect(profile.isANSI)
    }

    @Test(arguments: ["os", "hz"])
    func terminalsThatStrikeOverOrLackTildesAreNot(_ name: String) {
        var profile = TerminalProfile.ansi
        profile.booleans.insert(name)
        #expect(!profile.isANSI)
    }

    @Test func terminalsWhoseColorsTakeCellsAreNot() {
        var profile = TerminalProfile.ansi
        profile.numbers["xmc"] = 1
        #expect(!profile.isANSI)
        profile.numbers["xmc"] = 0
        #expect(profile.isANSI)
    }

    @Test func nothingIsNotANSI() {
        #expect(!TerminalProfile(name: "unknown").isANSI)
    }

    private func profile(_ name: String, _ value: String?) -> TerminalProfile {
        var profile = TerminalProfile.ansi
        profile.strings[name] = value.map { Array($0.utf8) }
        return profile
    }
}
