// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Canvas {
    /// The role of the level on which the canvas draws; nil if the theme has no levels here.
    package var levelRole: ColorRole? {
        palette.hasFills
            ? ThemeDerivation.levels.first { palette.level(of: .role($0)) == level } : nil
    }

    /// Returns the roles that have a color on the level of the canvas, in the order of their declaration.
    ///
    /// - Parameter color: A color from a cell.
    package func roles(of color: Color) -> [ColorRole] {
        guard palette.hasColors else { return [] }
        return ColorRole.allCases.filter {
            palette.resolve(.role($0), on: level, default: .default) == color
        }
    }

    /// Returns a weak form of a color on the ground of the level, for large parts in that color.
    ///
    /// - Parameters:
    ///   - color: The color; a role is resolved.
    ///   - part: The weight of the color, from 0 to 1.
    package func color(of color: Color, part: Double) -> Color {
        ground.mixed(with: self.color(of: color), part: part)
    }
}
