// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

extension Style {
    /// The style of a program's text, with the theme's colours for the 16 of the palette.
    ///
    /// Programs choose these colours for the terminal's own ground, and mean danger by red. On a theme's ground some of
    /// them cannot be read: yellow on white has a contrast of 1.1. A text with a background of its own stays as it is.
    var inThemeColors: Style {
        guard background == .default || background == .clear,
            case .palette(let number) = foreground.components, number < 16
        else { return self }
        var style = self
        style.foreground = Self.themeColors[Int(number % 8)]
        if number == 8 { style.foreground = .secondaryLabel }
        return style
    }

    private static var themeColors: [Color] {
        [.label, .danger, .success, .warning, .info, .role(.syntaxKeyword), .accent, .label]
    }
}
