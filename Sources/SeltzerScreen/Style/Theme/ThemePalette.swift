// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The colours of a theme as they are drawn: one for each role.
///
/// Looked up once for each thing that is drawn; cells hold what was found.
package final class ThemePalette: Sendable {
    /// The colours by the roles' numbers.
    private let colors: [Color]
    /// What the terminal's own colours become: themselves where the theme leaves them.
    private let label: Color
    private let background: Color

    /// Whether it is one for 16 colours or fewer.
    let isBasic: Bool

    init(isBasic: Bool, _ color: (ColorRole) -> Color) {
        self.isBasic = isBasic
        colors = ColorRole.allCases.map(color)
        label = color(.label)
        background = color(.background)
    }

    /// Returns a look with the theme's colours in it.
    @inline(__always)
    func resolve(_ look: inout CellLook) {
        look.foreground = resolve(look.foreground, default: label)
        look.background = resolve(look.background, default: background)
    }

    /// Returns a colour that is no role.
    @inline(__always)
    func resolve(_ color: Color, default plain: Color) -> Color {
        switch color.bits >> 24 {
        case 0: plain
        case 3: colors[Swift.min(Int(color.bits & 0xFF), colors.count - 1)]
        default: color
        }
    }
}
