// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Color+Contrast, ColorRole, ThemePalette, ThemeTable.

import SeltzerBase
import SeltzerScreen
import Testing

@Suite struct ThemeTests {
    private let textRoles: [ColorRole] = [
        .label, .secondaryLabel, .tertiaryLabel, .accent, .link, .danger, .warning, .success,
    ]

    /// The colours that a theme draws with, in 24 bits: those of the palette are xterm's.
    private func drawn(
        _ role: ColorRole, _ theme: Theme, _ depth: ColorDepth = .trueColor
    ) -> Color {
        let buffer = CellBuffer(size: Size(width: 1, height: 1))
        Canvas(buffer: buffer, theme: theme, colorDepth: depth)
            .fill(buffer.bounds, with: Style(foreground: .role(role), background: .clear))
        let color = buffer[.zero].foreground
        guard case .palette(let index) = color.components else { return color }
        let xterm: [UInt32] = [
            0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
            0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
        ]
        return .hex(xterm[Int(index)])
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

    @Test func twoThemesAreDarkAndTwoLight() {
        #expect(Theme.builtIn.map(\.appearance) == [.dark, .dark, .light, .light])
        #expect(Set(Theme.builtIn).count == 4)
    }

    @Test func rolesBecomeColoursWhereTheyAreDrawn() {
        let buffer = CellBuffer(size: Size(width: 3, height: 2))
        let canvas = Canvas(buffer: buffer, theme: .slate)
        canvas.draw("a", at: .zero, style: Style(foreground: .accent, background: .selection))
        #expect(buffer[.zero].foreground == Theme.slate[.accent])
        #expect(buffer[.zero].background == Theme.slate[.selection])
        canvas.themed(.sand).draw("a", at: .zero, style: Style(foreground: .accent))
        #expect(buffer[.zero].foreground == Theme.sand[.accent])
        canvas.drawBox(buffer.bounds, style: Style(foreground: .separator))
        #expect(buffer[.zero].foreground == Theme.slate[.separator])
        canvas.setStyle(Style(foreground: .danger), in: buffer.bounds)
        #expect(buffer[.zero].foreground == Theme.slate[.danger])
        let wave = Style(underlineStyle: .curly, underlineColor: .danger)
        canvas.draw("b", at: .zero, style: wave)
        #expect(buffer.style(of: buffer[.zero]).underlineColor == Theme.slate[.danger])
    }

    @Test func theTerminalsColoursAreTheThemesWhereOneIsSet() {
        let buffer = CellBuffer(size: Size(width: 1, height: 1))
        let plain = Style(background: .default)
        Canvas(buffer: buffer, theme: .paper).fill(buffer.bounds, with: plain)
        #expect(buffer[.zero].foreground == Theme.paper[.label])
        #expect(buffer[.zero].background == Theme.paper[.background])
        Canvas(buffer: buffer).fill(buffer.bounds, with: plain)
        #expect(buffer[.zero] == .blank)
    }

    @Test func aThemeKeepsWhatItTakesFromThePaletteWithSixteenColours() {
        let theme = Theme(name: "x", appearance: .dark, colors: [.accent: .green, .label: .hex(1)])
        #expect(drawn(.accent, theme, .sixteen) == .hex(0x00CD00))
        #expect(drawn(.label, theme, .sixteen) == .hex(0xE5E5E5))
        #expect(drawn(.danger, theme) == Theme.slate[.danger])
    }

    @Test func contrastIsThatOfTheFormula() throws {
        let white = Color.hex(0xFFFFFF)
        #expect(abs(try #require(white.contrastRatio(with: .hex(0))) - 21) < 0.001)
        #expect(white.contrastRatio(with: white) == 1)
        #expect(abs(try #require(Color.hex(0x767676).contrastRatio(with: white)) - 4.542) < 0.001)
        #expect(abs(try #require(Color.hex(0xFF0000).contrastRatio(with: white)) - 3.998) < 0.001)
        #expect(Color.red.contrastRatio(with: white) == nil)
    }
}
