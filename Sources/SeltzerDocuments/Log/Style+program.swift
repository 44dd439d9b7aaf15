// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

extension Style {
    /// The style of a program's text, with the theme's colors in place of the 16 palette colors.
    ///
    /// Programs choose these colors for the terminal's own background, and red means danger. On a theme's background,
    /// some of these colors cannot be read: yellow on white has a contrast of 1.1. A text with a background of its own
    /// stays as it is.
    var inThemeColors: Style {
        guard background == .default || background == .clear,
            case .palette(let number) = foreground.components, number < 16
        else { return self }
        var style = self
        style.foreground = Self.themeColor(number)
        return style
    }

    private static func themeColor(_ number: UInt8) -> Color {
        switch number {
        case 1, 9: .danger
        case 2, 10: .success
        case 3, 11: .warning
        case 4, 12: .info
        case 5, 13: .role(.syntaxKeyword)
        case 6, 14: .accent
        case 8: .secondaryLabel
        default: .label
        }
    }
}
