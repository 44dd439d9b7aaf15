// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: MouseMode.

import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@Suite struct TerminalModesTests {
    /// Clears the alternate screen, and never the main one.
    private let cleared = "^[[?47h^[[H^[[J"

    @Test func screenIsEnteredAndLeftInReverseOrder() {
        let modes = TerminalModes(profile: .ansi, mouse: .all)
        #expect(
            visible(modes.entering)
                == "^[[?1049h^[[?1h^[=^[[?25l^[[m^[[?7l^[[?2004h^[[?1004h"
                + "^[[?1000h^[[?1002h^[[?1003h^[[?1006h")
        #expect(
            visible(modes.leaving)
                == "^[[?1006l^[[?1003l^[[?1002l^[[?1000l^[[?1004l^[[?2004l"
                + "^[[?7h^[[m^[[?25h^[[?1l^[>^[[r" + cleared + "^[[?1049l")
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
            let leaving = visible(modes.leaving).replacing(cleared, with: "")
            let on = numbers(visible(modes.entering), "h"), off = numbers(leaving, "l")
            // Wrapping and the cursor are switched the other way round.
            #expect(on == off.reversed())
            #expect(
                numbers(visible(modes.entering), "l")
                    == numbers(leaving, "h").reversed())
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

    @Test(arguments: [
        ("^[[?1049h", "^[[?1049l"), ("^[[?1049h^[[22;0;0t", "^[[?1049l^[[23;0;0t"),
        ("^[[?1047h", "^[[?1047l"), ("^[7^[[?47h", "^[[?47l^[8"),
    ])
    func alternateScreenIsClearedWithAPlainPenBeforeItIsLeft(_ on: String, _ off: String) throws {
        let leaving = visible(TerminalModes(profile: profile(on, off), mouse: .all).leaving)
        #expect(leaving.hasSuffix(cleared + off))
        let pen = try #require(leaving.firstRange(of: "^[[m"))
        #expect(leaving[pen.upperBound...].contains(cleared))
        #expect(!leaving[pen.upperBound...].contains("^[[4"))
    }

    @Test(arguments: [
        // The entry clears the alternate screen itself.
        ("^[7^[[?47h", "^[[2J^[[?47l^[8"), ("^[[?1049h", "^[[H^[[J^[[?1049l"),
        // The program stays on the main screen, whose lines are the user's.
        ("^[7", "^[8"), ("^[[?1h", "^[[?1l"), ("^[&s1A", "^[&s0A"),
    ])
    func otherScreensAreLeftWithTheBytesOfTheEntryOnly(_ on: String, _ off: String) {
        let modes = TerminalModes(profile: profile(on, off), mouse: .off)
        #expect(visible(modes.leaving).hasSuffix("^[>^[[r" + off))
    }

    @Test func inlineRowsNeverClearTheScreen() {
        let modes = TerminalModes(profile: .ansi, mouse: .all, isInline: true)
        #expect(!visible(modes.leaving).contains("^[[J"))
        #expect(!visible(modes.leaving).contains("^[[?47"))
    }

    @Test func bytesOfNcursesAreCompletedBeforeTheEndOfTheAlternateScreen() {
        let leaving = bytes("^[[24;1H^[[?12l^[[?25h^[[?1049l^M^[[?1l^[>")
        let completed = TerminalModes.clearingAlternateScreen(in: leaving, of: .ansi)
        #expect(
            visible(completed)
                == "^[[24;1H^[[?12l^[[?25h^[[m" + cleared + "^[[?1049l^M^[[?1l^[>")
        let other = profile("^[7", "^[8")
        #expect(TerminalModes.clearingAlternateScreen(in: leaving, of: other) == leaving)
        let none = bytes("^M")
        #expect(TerminalModes.clearingAlternateScreen(in: none, of: .ansi) == none)
    }

    /// The profile of a terminal with other bytes for the alternate screen.
    private func profile(_ on: String, _ off: String) -> TerminalProfile {
        var profile = TerminalProfile.ansi
        profile.strings["smcup"] = bytes(on)
        profile.strings["rmcup"] = bytes(off)
        return profile
    }

    /// The bytes of a text in which `^[` and `^M` are control characters.
    private func bytes(_ text: String) -> [UInt8] {
        Array(
            text.replacing("^[", with: "\u{1B}").replacing("^M", with: "\r").utf8)
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
