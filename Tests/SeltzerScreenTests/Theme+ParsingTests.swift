// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeededRandom
import SeltzerScreen
import Testing

@Suite struct ThemeParsingTests {
    @Test func aThemeIsReadFromText() throws {
        let theme = try Theme(
            parsing:
                "# mine\nname = Night sky\r\nappearance=light\n\n  accent = #0af  \nlabel = black\n"
        )
        #expect(theme.name == "Night sky")
        #expect(theme.appearance == .light)
        #expect(theme[.accent] == .hex(0x00AAFF))
        #expect(theme[.label] == .black)
        #expect(theme[.danger] == Theme.chalk[.danger])
        #expect(try Theme(parsing: "").appearance == .dark)
    }

    @Test func allErrorsAreToldWithTheirLines() {
        let text = """
            label
            labl = red
            accent = blau
            accent = red
            appearance = gray
            danger =
            link = accent
            \u{1B}[2J = red
            """
        let error = #expect(throws: SettingsError.self) { try Theme(parsing: text) }
        #expect(error?.problems.map(\.line) == [1, 2, 3, 4, 5, 6, 7, 8])
        let lines = error?.description.split(separator: "\n") ?? []
        #expect(lines.first == "line 1: name = value was expected, as in accent = #7ab8ff")
        #expect(lines[1] == "line 2: labl is not a color of a theme; did you mean label?")
        #expect(lines[2].hasPrefix("line 3: blau is not a color; "))
        #expect(lines[3] == "line 4: accent is already set on line 3")
        #expect(lines[4] == "line 5: light or dark was expected, not gray")
        #expect(lines[5].hasPrefix("line 6: a color such as #ff8800 or red was expected after ="))
        #expect(lines[6].hasPrefix("line 7: accent is not a color"))
        #expect(!lines[7].unicodeScalars.contains("\u{1B}"))
        #expect(lines[7].contains("control, hover, pressed"), "no name is near")
    }

    @Test func noTextTraps() {
        let pieces = [
            "label", "=", "\n", "#fff", " ", "name", "日", "\u{301}", "#", "\r", "appearance",
            "dark", "\u{1B}",
        ]
        for seed in 0..<1_000 {
            var random = SeededGenerator(seed: UInt64(seed))
            let text = (0..<Int.random(in: 0...20, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? ""
            }.joined()
            do {
                _ = try Theme(parsing: text)
            } catch {
                #expect(!error.problems.isEmpty && error.problems.allSatisfy { $0.line >= 1 })
            }
        }
    }
}
