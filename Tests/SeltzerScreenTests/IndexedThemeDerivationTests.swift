// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: IndexedColor.

import SeltzerBase
import Testing

@testable import SeltzerScreen

/// Themes on a terminal with 256 colors.
@Suite struct IndexedThemeDerivationTests {
    private static let levels: [ColorRole] = [.background, .surface, .raised, .overlay]

    /// The colors that a theme draws with on a level.
    private struct Drawn {
        let theme: Theme

        func callAsFunction(_ role: ColorRole, _ level: ColorRole = .background) -> Color {
            let palette = theme.palette(for: .palette)
            return palette.resolve(
                .role(role), on: palette.level(of: .role(level)) ?? .ground, default: .default)
        }

        func contrast(
            _ first: ColorRole, _ second: ColorRole, on level: ColorRole = .background
        ) throws -> Double {
            try #require(self(first, level).contrastRatio(with: self(second, level)))
        }

        /// The difference of two colors, ΔE of CIE 1976.
        func difference(
            _ first: ColorRole, _ second: ColorRole, on level: ColorRole = .background
        ) -> Double {
            let (one, two) = (CIELab(self(first, level)), CIELab(self(second, level)))
            return
                ((one.l - two.l) * (one.l - two.l) + (one.a - two.a) * (one.a - two.a)
                + (one.b - two.b) * (one.b - two.b)).squareRoot()
        }
    }

    @Test(arguments: Theme.builtIn)
    func aToneHasOneHueInWordsAndFills(theme: Theme) {
        let drawn = Drawn(theme: theme)
        for tone in Tone.allCases {
            let text = OKLab(drawn(tone.roles.text))
            #expect(OKLab(drawn(tone.roles.fill)).turn(from: text) < 0.6, "\(tone)")
        }
    }

    @Test(arguments: Theme.builtIn)
    func everyColorIsOneThatTheTerminalHas(theme: Theme) {
        let entries = Set((16...255).map { Color.xterm($0) })
        for level in Self.levels {
            for role in ColorRole.allCases {
                #expect(entries.contains(Drawn(theme: theme)(role, level)), "\(role) on \(level)")
            }
        }
    }

    @Test(arguments: Theme.builtIn, levels)
    func statesAreToldApart(theme: Theme, level: ColorRole) {
        let drawn = Drawn(theme: theme)
        let fills: [ColorRole] = [level, .pressed, .control, .hover]
        for (index, fill) in fills.enumerated() {
            for other in fills[..<index] {
                #expect(drawn.difference(fill, other, on: level) >= 2.3, "\(fill) and \(other)")
            }
            #expect(drawn.difference(fill, .selection, on: level) >= 9, "\(fill)")
        }
        #expect(drawn.difference(.field, level, on: level) >= 2.3)
        #expect(drawn.difference(.track, level, on: level) >= 2.3)
        for tone in Tone.allCases {
            let roles = tone.roles
            #expect(drawn.difference(roles.tint, level, on: level) >= 9, "\(tone)")
            if tone != .primary {
                #expect(drawn.difference(roles.tint, .selection, on: level) >= 2.3, "\(tone)")
            }
            #expect(drawn.difference(roles.fill, roles.pressedFill) >= 2.3, "\(tone)")
            if theme[roles.fill] != theme[roles.hoveredFill] {
                #expect(drawn.difference(roles.fill, roles.hoveredFill) >= 2.3, "\(tone)")
            }
            for other in Tone.allCases where other != tone {
                #expect(drawn.difference(roles.tint, other.roles.tint) >= 9, "\(tone), \(other)")
            }
        }
    }

    @Test(arguments: Theme.builtIn, levels)
    func textAndLinesCanBeSeen(theme: Theme, level: ColorRole) throws {
        let drawn = Drawn(theme: theme)
        #expect(try drawn.contrast(.label, level, on: level) >= 7)
        #expect(try drawn.contrast(.selectedLabel, .selection, on: level) >= 4.5)
        for fill in [level, .pressed] {
            #expect(try drawn.contrast(.secondaryLabel, fill, on: level) >= 4.5, "\(fill)")
            #expect(try drawn.contrast(.tertiaryLabel, fill, on: level) >= 3, "\(fill)")
        }
        #expect(try drawn.contrast(.border, level, on: level) >= 3)
        #expect(try drawn.contrast(.focus, level, on: level) >= 3)
        #expect(try drawn.contrast(.focus, .selection, on: level) >= 3)
        for tone in Tone.allCases {
            let roles = tone.roles
            #expect(try drawn.contrast(roles.text, level, on: level) >= 4.5, "\(tone)")
            #expect(try drawn.contrast(roles.text, roles.tint, on: level) >= 4.5, "\(tone)")
            #expect(try drawn.contrast(roles.onFill, roles.fill) >= 4.5, "\(tone)")
            #expect(try drawn.contrast(roles.onFill, roles.hoveredFill) >= 4.5, "\(tone)")
            #expect(try drawn.contrast(roles.onPressedFill, roles.pressedFill) >= 4.5, "\(tone)")
        }
    }

    @Test(arguments: Theme.builtIn)
    func levelsDiffer(theme: Theme) throws {
        let drawn = Drawn(theme: theme)
        for (lower, upper) in zip(Self.levels, Self.levels.dropFirst()) {
            if theme[lower] == theme[upper] { continue }
            #expect(try drawn.contrast(lower, upper) >= 1.1, "\(lower), \(upper)")
        }
    }

    @Test func aBrownSelectionIsNotTheRedOfErrors() {
        let selection = OKLab(Drawn(theme: .cassis)(.selection))
        #expect(selection.turn(from: OKLab(Theme.cassis[.danger])) >= 0.52)
        #expect(selection.hasSomeHue)
    }

    @Test(arguments: Theme.builtIn)
    func onlyDangerHasARedTint(theme: Theme) {
        let danger = OKLab(theme[.danger])
        for tone in Tone.allCases {
            let tint = OKLab(Drawn(theme: theme)(tone.roles.tint))
            #expect(tint.hasSomeHue && (tint.turn(from: danger) < 0.35) == (tone == .danger))
        }
    }

    @Test func aThemeKeepsTheTerminalsGroundAndWhatItTakesFromThePalette() {
        let capabilities = DisplayCapabilities(
            colorDepth: .palette, background: .hex(0x1E1E2E), foreground: .hex(0xDDDDDD))
        let still = Drawn(theme: .still(for: capabilities))
        #expect(still(.background) == .default && still(.label) == .default)
        #expect(still(.selection) != .default)
        let own = Drawn(theme: Theme(name: "x", appearance: .dark, colors: [.accent: .green]))
        #expect(own(.accent) == .green)
    }
}

/// A color in CIE L*a*b* of 1976, for D65.
private struct CIELab {
    let l: Double, a: Double, b: Double

    init(_ color: Color) {
        guard case .rgb(let red, let green, let blue) = color.components else {
            (l, a, b) = (0, 0, 0)
            return
        }
        let channels = [red, green, blue].map { channel -> Double in
            let value = Double(channel) / 255
            return value <= 0.04045 ? value / 12.92 : Self.power((value + 0.055) / 1.055, 2.4)
        }
        func mix(_ weights: [Double]) -> Double {
            zip(weights, channels).reduce(0) { $0 + $1.0 * $1.1 }
        }
        let x = Self.curve(mix([0.4124, 0.3576, 0.1805]) / 0.9505)
        let y = Self.curve(mix([0.2126, 0.7152, 0.0722]))
        let z = Self.curve(mix([0.0193, 0.1192, 0.9505]) / 1.089)
        (l, a, b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    private static func curve(_ value: Double) -> Double {
        value > 0.008856 ? power(value, 1.0 / 3) : 7.787 * value + 16.0 / 116
    }

    /// A power of a number between 0 and 1, by bisection with squares and square roots.
    private static func power(_ base: Double, _ exponent: Double) -> Double {
        guard base > 0 else { return 0 }
        var result = 1.0
        for _ in 0..<Int(exponent) { result *= base }
        var (root, fraction) = (base, exponent - exponent.rounded(.down))
        for _ in 0..<40 {
            root = root.squareRoot()
            fraction *= 2
            if fraction >= 1 {
                result *= root
                fraction -= 1
            }
        }
        return result
    }
}
