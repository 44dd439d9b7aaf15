// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerScreen

@Suite struct ThemeDisplayTests {
    private func display(
        _ depth: ColorDepth = .trueColor, _ appearance: Appearance? = nil,
        background: UInt32? = nil, foreground: UInt32? = nil
    ) -> DisplayCapabilities {
        var capabilities = DisplayCapabilities()
        capabilities.colorDepth = depth
        capabilities.appearance = appearance
        capabilities.background = background.map { .hex($0) }
        capabilities.foreground = foreground.map { .hex($0) }
        return capabilities
    }

    @Test func theWholeScreenIsDarkUnlessTheDisplayIsLight() {
        #expect(Theme.fullScreen(for: display()) == .fathom)
        #expect(Theme.fullScreen(for: display(.trueColor, .dark)) == .fathom)
        #expect(Theme.fullScreen(for: display(.palette, .light)) == .chalk)
        #expect(Theme.fullScreen(for: display(.sixteen, .light)) == .tap(for: .light))
        #expect(Theme.fullScreen(for: display(.monochrome)) == .tap(for: nil))
    }

    @Test(arguments: [
        (0x002B36, 0x839496), (0xFDF6E3, 0x657B83), (0x000000, 0xAAAAAA), (0xFFFFFF, 0x000000),
        (0x282A36, 0xF8F8F2), (0x300A24, 0xFFFFFF), (0x3C3836, 0xEBDBB2),
    ])
    func stillKeepsTheGroundAndCanBeReadOnIt(background: UInt32, foreground: UInt32) {
        let theme = Theme.still(
            for: display(background: background, foreground: foreground))
        #expect(theme[.background] == .default)
        #expect(theme[.label] == .default)
        #expect(theme[.surface] != .default)
        let problems = theme.contrastProblems
        #expect(problems.isEmpty, "\(problems.map(\.description))")
    }

    @Test func aDisplayThatTellsNoColorsHasTheAutomaticTheme() {
        #expect(Theme.still(for: display()) == .automatic(for: nil))
        #expect(Theme.still(for: display(.trueColor, .light)) == .automatic(for: .light))
        #expect(
            Theme.still(for: display(background: 0x112233)) == .automatic(for: nil))
    }

    @Test(arguments: [Appearance.dark, .light, nil])
    func tapHasColorsOfThePaletteAlone(appearance: Appearance?) {
        let theme = Theme.tap(for: appearance)
        for role in ColorRole.allCases {
            switch theme[role].components {
            case .default: break
            case .palette(let index): #expect(index < 16, "\(role)")
            default: Issue.record("\(role) is \(theme[role])")
            }
        }
        #expect(theme[.background] == .default)
        #expect(!theme.palette(for: .trueColor).hasFills)
    }

    @Test(arguments: [Appearance.dark, .light, nil])
    func tapWritesWithTheTerminalsOwnTextAndDimsWhatIsQuiet(appearance: Appearance?) {
        let palette = Theme.tap(for: appearance).palette(for: .sixteen)
        for role in [Color.label, .secondaryLabel, .separator, .border] {
            #expect(palette.foreground(role, on: .ground) == .default)
        }
        #expect(attributes(of: .separator, in: palette) == .dim)
        #expect(palette.foreground(Tone.primary.onFill, on: .ground) == .black)
    }

    @Test func tapTellsDisabledTextByDimOnDarkAndByBrightBlackOnLight() {
        // On a light ground terminals show dim text darker, like any other.
        for appearance in [Appearance.dark, nil] {
            let palette = Theme.tap(for: appearance).palette(for: .sixteen)
            #expect(palette.foreground(.tertiaryLabel, on: .ground) == .default)
            #expect(attributes(of: .tertiaryLabel, in: palette) == .dim)
        }
        let light = Theme.tap(for: .light).palette(for: .sixteen)
        #expect(light.foreground(.tertiaryLabel, on: .ground) == .brightBlack)
        #expect(attributes(of: .tertiaryLabel, in: light) == [])
    }

    @Test func tapWritesSuccessInTheTerminalsOwnTextOnLight() {
        // Bold black, as which it was drawn before, is gray in many terminals.
        let light = Theme.tap(for: .light).palette(for: .sixteen)
        #expect(light.foreground(.success, on: .ground) == .default)
        #expect(light.foreground(.info, on: .ground) == .default)
    }

    private func attributes(of text: Color, in palette: ThemePalette) -> Attributes {
        palette.attributes(foreground: text, background: .clear, on: .ground)
    }

    @Test(arguments: [Theme.fathom, .chalk, .tap(for: .dark), .tap(for: .light), .tap(for: nil)])
    func trackAndFillDifferWithSixteenColors(theme: Theme) {
        let palette = theme.palette(for: .sixteen)
        #expect(
            palette.background(.track, on: .ground)
                == palette.background(.background, on: .ground))
        let attributes = palette.attributes(
            foreground: .label, background: .track, on: .ground)
        #expect(attributes == .underline)
    }
}
