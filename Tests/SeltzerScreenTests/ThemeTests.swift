// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: BasicThemeTable, ColorRole, Theme+Contrast, ThemeDerivation, ThemePalette, ThemeTable, Tone.

import SeltzerBase
import SeltzerScreen
import Testing

@Suite struct ThemeTests {
    private static let levels: [ColorRole] = [.background, .surface, .raised, .overlay]
    private let textRoles: [ColorRole] = [
        .label, .secondaryLabel, .accent, .link, .danger, .warning, .success, .info,
        .placeholderText, .syntaxKeyword, .syntaxComment,
    ]

    /// The colors of a theme in 24 bits; colors of the palette are xterm's.
    private func drawn(
        _ role: ColorRole, _ theme: Theme, _ depth: ColorDepth = .trueColor
    ) -> Color {
        let buffer = CellBuffer(size: Size(width: 1, height: 1))
        Canvas(buffer: buffer, theme: theme, colorDepth: depth)
            .fill(buffer.bounds, with: Style(foreground: .role(role), background: .clear))
        let color = buffer[.zero].foreground
        guard case .palette(let index) = color.components else { return color }
        return .xterm(index)
    }

    @Test(arguments: Theme.builtIn, [ColorDepth.trueColor, .sixteen])
    func textCanBeRead(theme: Theme, depth: ColorDepth) throws {
        for role in textRoles {
            for ground in [ColorRole.background, .surface] {
                let ratio = try #require(
                    drawn(role, theme, depth).contrastRatio(with: drawn(ground, theme, depth)))
                #expect(ratio >= 4.5, "\(role) on \(ground) of \(theme.name): \(ratio)")
            }
        }
        let selected = drawn(.selectedLabel, theme, depth)
        let ratio = try #require(selected.contrastRatio(with: drawn(.selection, theme, depth)))
        #expect(ratio >= 4.5)
    }

    /// The contrast of two roles of a theme on a level.
    private func contrast(
        _ role: ColorRole, _ ground: ColorRole, _ theme: Theme, on level: ColorRole
    ) throws -> Double {
        try #require(theme[role, on: level].contrastRatio(with: theme[ground, on: level]))
    }

    @Test(arguments: Theme.builtIn, levels)
    func onEachLevelTextsAndLinesCanBeSeen(theme: Theme, level: ColorRole) throws {
        let isHigh = theme == .beacon
        #expect(try contrast(.label, level, theme, on: level) >= 7)
        for role in textRoles {
            #expect(try contrast(role, level, theme, on: level) >= (isHigh ? 7 : 4.5), "\(role)")
        }
        for fill in [ColorRole.control, .hover, .pressed, .rowHover, .inactiveSelection, .field] {
            #expect(try contrast(.label, fill, theme, on: level) >= 4.5, "\(fill)")
        }
        for fill in [ColorRole.disabled, .pressed, level] {
            #expect(try contrast(.tertiaryLabel, fill, theme, on: level) >= 3, "\(fill)")
        }
        for ground in [level, .selection] {
            #expect(try contrast(.focus, ground, theme, on: level) >= 3)
        }
        #expect(try contrast(.border, level, theme, on: level) >= (isHigh ? 4.5 : 3))
        #expect(try contrast(.separator, level, theme, on: level) >= 1.25)
        for tone in Tone.allCases {
            let pairs = [
                (tone.text, tone.tint), (tone.onFill, tone.fill), (tone.onFill, tone.hoveredFill),
                (tone.onPressedFill, tone.pressedFill),
            ]
            for case (.role(let text), .role(let fill)) in pairs.map({
                ($0.components, $1.components)
            }) {
                #expect(try contrast(text, fill, theme, on: level) >= 4.5, "\(text) on \(fill)")
            }
        }
        #expect(theme.contrastProblems.isEmpty)
    }

    @Test(arguments: Theme.builtIn)
    func neighboringLevelsAreToldApart(theme: Theme) throws {
        for (lower, upper) in zip(Self.levels, Self.levels.dropFirst()) {
            // On paper, what floats has the color of a card, and an edge.
            if theme.appearance == .light, upper == .overlay { continue }
            #expect(
                try contrast(lower, upper, theme, on: .background) >= 1.12, "\(lower), \(upper)")
        }
    }

    /// Six colors of a theme each: background, label, accent, success, warning, danger.
    private static let seeds: [[UInt32]] = [
        [0x1B1F27, 0xE3E7EE, 0x7AB8FF, 0x86D992, 0xF2C069, 0xFF8F85],
        [0xFFFFFF, 0x1D232C, 0x0A5FC2, 0x1B6E34, 0x8A5300, 0xB3261E],
        [0x002B36, 0xEEE8D5, 0x2AA198, 0x859900, 0xB58900, 0xDC322F],
        [0xFDF6E3, 0x073642, 0x268BD2, 0x859900, 0xB58900, 0xDC322F],
        [0x000000, 0xFFFFFF, 0xFF00FF, 0x00FF00, 0xFFFF00, 0xFF0000],
        [0x282A36, 0xF8F8F2, 0xBD93F9, 0x50FA7B, 0xF1FA8C, 0xFF5555],
    ]

    @Test(arguments: seeds)
    func sixColorsMakeAWholeTheme(seeds: [UInt32]) throws {
        let given: [ColorRole] = [.background, .label, .accent, .success, .warning, .danger]
        let colors = Dictionary(uniqueKeysWithValues: zip(given, seeds.map(Color.hex)))
        let isDark = seeds[0] < 0x80_0000
        let theme = Theme(name: "Mine", appearance: isDark ? .dark : .light, colors: colors)
        for (role, color) in colors { #expect(theme[role] == color) }
        for level in Self.levels {
            #expect(try contrast(.secondaryLabel, level, theme, on: level) >= 4.5)
            #expect(try contrast(.tertiaryLabel, level, theme, on: level) >= 3)
            #expect(try contrast(.info, level, theme, on: level) >= 4.5)
            #expect(try contrast(.border, level, theme, on: level) >= 3)
            #expect(try contrast(.focus, level, theme, on: level) >= 3)
            #expect(try contrast(.syntaxKeyword, level, theme, on: level) >= 4.5)
            for tone in Tone.allCases {
                let roles = [tone.onFill, tone.fill].map(\.components)
                guard case .role(let text) = roles[0], case .role(let fill) = roles[1] else {
                    continue
                }
                #expect(try contrast(text, fill, theme, on: level) >= 4.5, "\(text)")
            }
        }
        #expect(try contrast(.selectedLabel, .selection, theme, on: .background) >= 4.5)
        #expect(try contrast(.background, .surface, theme, on: .background) >= 1.12)
        // Only colors that were given may be too weak.
        let weak = theme.contrastProblems.filter { !given.contains($0.role) && $0.role != .link }
        #expect(weak.isEmpty)
    }

    @Test func aColorOfTheThemeIsTheSameOnEveryLevel() {
        let theme = Theme(name: "x", appearance: .dark, colors: [.control: .hex(0x123456)])
        for level in Self.levels { #expect(theme[.control, on: level] == .hex(0x123456)) }
        #expect(theme[.hover, on: .surface] != theme[.hover, on: .background])
        #expect(theme[.surface, on: .overlay] == Theme.fathom[.surface])
        #expect(theme[.hover, on: .label] == theme[.hover])
    }

    @Test func aThemeTellsWhatIsHardToRead() throws {
        let theme = Theme(name: "x", appearance: .dark, colors: [.accent: .hex(0x333333)])
        let problem = try #require(theme.contrastProblems.first { $0.role == .accent })
        #expect(problem.background == .background)
        #expect(
            problem.description
                == "accent on background has a contrast of 1.4:1; at least 4.5:1 is needed.")
        #expect(Theme.automatic(for: nil).contrastProblems.isEmpty)
    }

    @Test func aCanvasDrawsOnALevel() {
        let buffer = CellBuffer(size: Size(width: 1, height: 1))
        let canvas = Canvas(buffer: buffer, theme: .fathom)
        let style = Style(background: .control)
        canvas.leveled(by: .surface).fill(buffer.bounds, with: style)
        #expect(buffer[.zero].background == Theme.fathom[.control, on: .surface])
        canvas.leveled(by: .surface).leveled(by: .accent).fill(buffer.bounds, with: style)
        #expect(buffer[.zero].background == Theme.fathom[.control, on: .surface])
        canvas.leveled(by: .surface).leveled(by: .background).fill(buffer.bounds, with: style)
        #expect(buffer[.zero].background == Theme.fathom[.control])
        #expect(
            canvas.hasFills
                && !Canvas(buffer: buffer, theme: .fathom, colorDepth: .sixteen).hasFills)
    }

    @Test(arguments: [Appearance.light, .dark, nil])
    func onTheTerminalsOwnGroundTextCanBeReadToo(
        appearance: Appearance?
    ) throws {
        let theme = Theme.automatic(for: appearance)
        #expect(theme[.label] == .default)
        #expect(theme[.background] == .default)
        let grounds: [Color] =
            appearance == .light
            ? [.hex(0xFFFFFF)] : appearance == .dark ? [.hex(0)] : [.hex(0), .hex(0xFFFFFF)]
        for role in textRoles where role != .label {
            for ground in grounds {
                let ratio = try #require(theme[role].contrastRatio(with: ground))
                #expect(ratio >= 4.5, "\(role) of \(theme.name): \(ratio)")
            }
        }
    }

    @Test func thereAreLightAndDarkThemes() {
        #expect(Theme.builtIn.map(\.appearance) == [.dark, .dark, .dark, .light, .light, .dark])
        #expect(Set(Theme.builtIn).count == 6)
    }

    @Test func rolesBecomeColorsWhereTheyAreDrawn() {
        let buffer = CellBuffer(size: Size(width: 3, height: 2))
        let canvas = Canvas(buffer: buffer, theme: .fathom)
        canvas.draw("a", at: .zero, style: Style(foreground: .accent, background: .selection))
        #expect(buffer[.zero].foreground == Theme.fathom[.accent])
        #expect(buffer[.zero].background == Theme.fathom[.selection])
        canvas.themed(.oat).draw("a", at: .zero, style: Style(foreground: .accent))
        #expect(buffer[.zero].foreground == Theme.oat[.accent])
        canvas.drawBox(buffer.bounds, style: Style(foreground: .separator))
        #expect(buffer[.zero].foreground == Theme.fathom[.separator])
        canvas.setStyle(Style(foreground: .danger), in: buffer.bounds)
        #expect(buffer[.zero].foreground == Theme.fathom[.danger])
        let wave = Style(underlineStyle: .curly, underlineColor: .danger)
        canvas.draw("b", at: .zero, style: wave)
        #expect(buffer.style(of: buffer[.zero]).underlineColor == Theme.fathom[.danger])
    }

    @Test func theTerminalsColorsAreTheThemesWhereOneIsSet() {
        let buffer = CellBuffer(size: Size(width: 1, height: 1))
        let plain = Style(background: .default)
        Canvas(buffer: buffer, theme: .chalk).fill(buffer.bounds, with: plain)
        #expect(buffer[.zero].foreground == Theme.chalk[.label])
        #expect(buffer[.zero].background == Theme.chalk[.background])
        Canvas(buffer: buffer).fill(buffer.bounds, with: plain)
        #expect(buffer[.zero] == .blank)
    }

    @Test func aThemeKeepsWhatItTakesFromThePaletteWithSixteenColors() {
        let theme = Theme(name: "x", appearance: .dark, colors: [.accent: .green, .label: .hex(1)])
        #expect(drawn(.accent, theme, .sixteen) == .hex(0x00CD00))
        #expect(drawn(.label, theme, .sixteen) == .hex(0xE5E5E5))
        #expect(drawn(.danger, theme) == Theme.fathom[.danger])
    }
}
