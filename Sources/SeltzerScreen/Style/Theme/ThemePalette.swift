// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The resolved colours of a theme: one for each role.
///
/// If a role has no colour of its own, attributes replace it: on a display without colours a selected item is
/// reversed, and the item under the pointer is bold. Drawing resolves roles once for each thing drawn, and cells
/// hold the result.
package final class ThemePalette: Sendable {
    /// The number of colours used.
    enum Richness {
        /// Only the terminal's own two.
        case plain
        /// The palette's first 16.
        case basic
        /// All colours of the theme.
        case full

        init(_ depth: ColorDepth) {
            self = depth == .monochrome ? .plain : depth <= .sixteen ? .basic : .full
        }
    }

    let richness: Richness
    /// The colours, indexed by the role's number.
    private let colors: [Color]
    /// The attributes that replace roles, indexed by the role's number.
    private let textAttributes: [Attributes]
    private let groundAttributes: [Attributes]
    /// The colours that replace the terminal's own; these themselves if the theme leaves them.
    private let label: Color
    private let background: Color

    init(_ richness: Richness, _ color: (ColorRole) -> Color) {
        self.richness = richness
        let label = color(.label), background = color(.background)
        let colors = ColorRole.allCases.map(color)
        textAttributes = zip(ColorRole.allCases, colors).map {
            $1 == label ? ThemeTable.textAttributes[$0] ?? [] : []
        }
        // A background in the colour of text is visible on any other, unless both are the terminal's own.
        groundAttributes = zip(ColorRole.allCases, colors).map {
            $1 == background ? ThemeTable.groundAttributes[$0] ?? [] : []
        }
        (self.colors, self.label, self.background) = (colors, label, background)
    }

    /// Returns the attributes that replace two colours; empty if neither is a role.
    @inline(never)
    func attributes(foreground: Color, background: Color) -> Attributes {
        var attributes: Attributes = []
        if foreground.isRole { attributes.formUnion(textAttributes[index(of: foreground)]) }
        if background.isRole { attributes.formUnion(groundAttributes[index(of: background)]) }
        return attributes
    }

    /// Resolves the colour of a text; the result is no role.
    @inline(__always)
    func foreground(_ color: Color) -> Color { resolve(color, default: label) }

    /// Resolves the colour of a background; the result is no role.
    @inline(__always)
    func background(_ color: Color) -> Color { resolve(color, default: background) }

    @inline(__always)
    func resolve(_ color: Color, default plain: Color) -> Color {
        switch color.bits >> 24 {
        case 0: plain
        case 3: colors[index(of: color)]
        default: color
        }
    }

    private func index(of role: Color) -> Int {
        Swift.min(Int(role.bits & 0xFF), colors.count - 1)
    }
}
