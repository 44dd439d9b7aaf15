// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: MouseMode.

import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@Suite struct TerminalModesTests {
    @Test func screenIsEnteredAndLeftInReverseOrder() {
        let modes = TerminalModes(profile: .ansi, mouse: .all)
        #expect(
            visible(modes.entering)
                == "^[[?1049h^[[?1h^[=^[[?25l^[[m^[[?7l^[[?2004h^[[?1004h"
                + "^[[?1000h^[[?1002h^[[?1003h^[[?1006h")
        #expect(
            visible(modes.leaving)
                == "^[[?1006l^[[?1003l^[[?1002l^[[?1000l^[[?1004l^[[?2004l"
                + "^[[?7h^[[m^[[?25h^[[?1l^[>^[[r^[[?1049l")
    }

    @Test(arguments: [
        (MouseMode.off, ""), (.clicks, "^[[?1000h^[[?1006h"),
        (.drag, "^[[?1000h^[[?1002h^[[?1006h"),
        (.all, "^[[?1000h^[[?1002h^[[?1003h^[[?1006h"),
    ])
    func mouseReportsAreThoseWanted(_ mode: MouseMode, _ bytes: String) {
        let entering = visible(TerminalModes(profile: .ansi, mouse: mode).entering)
        #expect(entering.hasSuffix("^[[?1004h" + bytes))
    }

    @Test("Reports in pixels (1016) are asked for neither at the start nor later")
    func pixelsAreNeverAskedFor() {
        var modes = TerminalModes(profile: .ansi, mouse: .off)
        for mouse in [MouseMode.clicks, .drag, .all, .off] {
            #expect(!visible(modes.setMouse(mouse)).contains("1016"))
            #expect(!visible(modes.entering).contains("1016"))
        }
    }

    @Test func privateModeSwitchedOnIsSwitchedOffAgain() {
        for mouse in [MouseMode.off, .clicks, .drag, .all] {
            let modes = TerminalModes(profile: .ansi, mouse: mouse)
            let on = numbers(visible(modes.entering), "h"),
                off = numbers(visible(modes.leaving), "l")
            // Wrapping and the cursor are switched the other way round.
            #expect(on == off.reversed())
            #expect(
                numbers(visible(modes.entering), "l")
                    == numbers(visible(modes.leaving), "h").reversed())
        }
    }

    @Test func mouseReportsChangeLater() {
        var modes = TerminalModes(profile: .ansi, mouse: .clicks)
        let all = visible(modes.setMouse(.all))
        #expect(all == "^[[?1006l^[[?1000l^[[?1000h^[[?1002h^[[?1003h^[[?1006h")
        #expect(modes == TerminalModes(profile: .ansi, mouse: .all))
        #expect(modes.setMouse(.all) == [])
        let leaving = modes.leaving
        #expect(visible(modes.setMouse(.off)) == "^[[?1006l^[[?1003l^[[?1002l^[[?1000l")
        #expect(modes.entering == TerminalModes(profile: .ansi, mouse: .off).entering)
        // Whether it arrives is not known.
        #expect(modes.leaving == leaving)
        #expect(visible(modes.setMouse(.drag)) == "^[[?1000h^[[?1002h^[[?1006h")
        #expect(modes.leaving == leaving)
    }

    @Test func absentMouseIsAskedForNothing() {
        var profile = TerminalProfile.ansi
        profile.capabilities.hasMouse = false
        var modes = TerminalModes(profile: profile, mouse: .off)
        #expect(modes.setMouse(.all) == [])
        #expect(!visible(modes.entering).contains("1000"))
    }

    @Test func paddingsAreNotSent() {
        var profile = TerminalProfile.ansi
        profile.strings["smcup"] = Array("\u{1B}7$<5/>".utf8)
        profile.strings["rmcup"] = Array("\u{1B}8$<200>".utf8)
        let modes = TerminalModes(profile: profile, mouse: .off)
        #expect(visible(modes.entering).hasPrefix("^[7^["))
        #expect(visible(modes.leaving).hasSuffix("^[8"))
    }

    @Test func screenIsClearedWhereThereIsNoOther() {
        var profile = TerminalProfile.ansi
        profile.strings["smcup"] = nil
        let modes = TerminalModes(profile: profile, mouse: .off)
        #expect(visible(modes.entering).hasPrefix("^[[H^[[2J"))
        #expect(visible(modes.leaving).contains("^[[H^[[2J"))
    }

    @Test func otherTerminalsGetNothingThatTheirEntryDoesNotHave() {
        let profile = TerminalProfile(
            name: "other",
            strings: [
                "cup": Array("\u{1B}=%p1%c%p2%c".utf8), "clear": Array("\u{1A}".utf8),
                "civis": Array("\u{1B}.0".utf8), "cnorm": Array("\u{1B}.1".utf8),
            ]
        )
        let modes = TerminalModes(profile: profile, mouse: .all)
        #expect(visible(modes.entering) == "^Z^[.0")
        #expect(visible(modes.leaving) == "^[.1^Z")
    }

    private func numbers(_ text: String, _ final: Character) -> [String] {
        text.components(separatedBy: "^[[?").filter { $0.first?.isNumber == true }
            .compactMap { part in
                let digits = part.prefix { $0.isNumber }
                return part.dropFirst(digits.count).first == final ? String(digits) : nil
            }
    }
}

extension String {
    /// The parts between the occurrences of a separator.
    fileprivate func components(separatedBy separator: String) -> [String] {
        var result: [String] = []
        var rest = self[...]
        while let range = rest.firstRange(of: separator) {
            result.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        return result + [String(rest)]
    }
}
