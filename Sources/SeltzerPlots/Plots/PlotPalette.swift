// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The colors and line patterns of series, by their place in a plot.
enum PlotPalette {
    /// Returns the color of a series.
    ///
    /// The colors after the accent are the colors of code, which every theme has. The colors of success, warning and
    /// danger would suggest a wrong meaning.
    static func color(at index: Int) -> Color {
        let roles: [ColorRole] = [
            .accent, .syntaxKeyword, .syntaxNumber, .syntaxString, .label, .secondaryLabel,
        ]
        return .role(roles[index % roles.count])
    }

    /// Returns the pattern of the line of a series.
    ///
    /// Two series share each pattern, as a broad and as a thin line: more patterns would look the same in small dots.
    static func pattern(at index: Int) -> LinePattern {
        LinePattern.allCases[index / 2 % LinePattern.allCases.count]
    }

    /// Returns the shape of the pixels of a series' line: blocks and dots alternate.
    static func shape(at index: Int) -> PixelGrid.Shape {
        index % 2 == 0 ? .quadrants : .braille
    }

    /// Returns the sign for single values of a series, and its replacement on a display with only ASCII.
    static func sign(at index: Int) -> (unicode: Character, ascii: Character) {
        let signs: [(Character, Character)] = [
            ("●", "*"), ("○", "o"), ("×", "x"), ("+", "+"), ("■", "#"), ("~", "~"),
        ]
        return signs[index % signs.count]
    }
}
