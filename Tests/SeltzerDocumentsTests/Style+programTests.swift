// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import Testing

@testable import SeltzerDocuments

@Suite("The colors of a program's text in a log")
struct ProgramColorsTests {
    @Test(
        "are those of the theme, so that each can be read on its ground", arguments: Theme.builtIn)
    func paletteIsTheThemes(theme: Theme) throws {
        for number in UInt8(0)..<16 {
            let style = Style(foreground: .palette(number)).inThemeColors
            guard case .role(let role) = style.foreground.components else {
                Issue.record("\(number) is \(style.foreground)")
                continue
            }
            let ground = theme[.background, on: .background]
            // A theme with the terminal's own colors has no ratio.
            if let ratio = theme[role, on: .background].contrastRatio(with: ground) {
                #expect(ratio >= 4.5, "\(number): \(role)")
            }
        }
    }

    @Test("are read from its escape sequences, and not from a text that the program styled")
    func onlyEscapeSequencesAreMapped() {
        var batch = LogBatch()
        batch.append(LogItem(content: .text("\u{1B}[33mword"), level: nil))
        #expect(batch.runs.map(\.style) == [Style(foreground: .warning)])
        let own = Style(foreground: .palette(3))
        batch = LogBatch()
        batch.append(LogItem(content: .styled(StyledText("word", style: own)), level: nil))
        #expect(batch.runs.map(\.style) == [own])
    }

    @Test("stay where the program chose a background or more than 16 colors")
    func otherColorsStay() {
        let own = Style(foreground: .palette(3), background: .palette(0))
        #expect(own.inThemeColors == own)
        let many = Style(foreground: .palette(200), attributes: .bold)
        #expect(many.inThemeColors == many)
        #expect(
            Style(foreground: .palette(9), attributes: .bold).inThemeColors
                == Style(foreground: .danger, attributes: .bold))
    }
}
