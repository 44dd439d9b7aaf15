// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The colours and line patterns of series, by their place in a plot.
enum PlotPalette {
    /// Returns the colour of a series.
    ///
    /// The hues after the accent are those of code, which every theme has: colours of success, warning and danger would
    /// say something that is not meant.
    static func color(at index: Int) -> Color {
        let roles: [ColorRole] = [
            .accent, .syntaxKeyword, .syntaxNumber, .syntaxString, .label, .secondaryLabel,
        ]
        return .role(roles[index % roles.count])
    }

    /// Returns the pattern of the line of a series.
    ///
    /// Each pattern comes twice, as a broad and as a thin line: small dots of several patterns look the same.
    static func pattern(at index: Int) -> LinePattern {
        LinePattern.allCases[index / 2 % LinePattern.allCases.count]
    }

    /// Returns the way in which the line of a series divides cells: lines of blocks and of dots by turns.
    static func shape(at index: Int) -> PixelGrid.Shape {
        index % 2 == 0 ? .quadrants : .braille
    }

    /// Returns the sign for single values of a series, and the one on a display with only ASCII.
    static func sign(at index: Int) -> (unicode: Character, ascii: Character) {
        let signs: [(Character, Character)] = [
            ("●", "*"), ("○", "o"), ("×", "x"), ("+", "+"), ("■", "#"), ("~", "~"),
        ]
        return signs[index % signs.count]
    }
}
