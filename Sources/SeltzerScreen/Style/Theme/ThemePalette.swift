// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The colours of a theme as they are drawn: one for each role.
///
/// Where a role has no colour of its own, attributes stand for it: on a display without colours what is selected
/// is reversed, and what the pointer is over is bold. Looked up once for each thing that is drawn; cells hold
/// what was found.
package final class ThemePalette: Sendable {
    /// How many colours it has.
    enum Richness {
        /// None but the terminal's own two.
        case plain
        /// The palette's first 16.
        case basic
        /// As many as the theme wants.
        case full

        init(_ depth: DisplayCapabilities.ColorDepth) {
            self = depth == .monochrome ? .plain : depth <= .sixteen ? .basic : .full
        }
    }

    let richness: Richness
    /// The colours by the roles' numbers.
    private let colors: [Color]
    /// What stands for the roles beside colours, by their numbers.
    private let textAttributes: [Attributes]
    private let groundAttributes: [Attributes]
    /// What the terminal's own colours become: themselves where the theme leaves them.
    private let label: Color
    private let background: Color

    init(_ richness: Richness, _ color: (ColorRole) -> Color) {
        self.richness = richness
        let label = color(.label), background = color(.background)
        let colors = ColorRole.allCases.map(color)
        textAttributes = zip(ColorRole.allCases, colors).map {
            $1 == label ? ThemeTable.textAttributes[$0] ?? [] : []
        }
        // Text as a ground can be seen on another, unless both are the terminal's own.
        groundAttributes = zip(ColorRole.allCases, colors).map {
            $1 == background ? ThemeTable.groundAttributes[$0] ?? [] : []
        }
        (self.colors, self.label, self.background) = (colors, label, background)
    }

    /// Returns a look with the theme's colours in it.
    @inline(__always)
    func resolve(_ look: inout CellLook) {
        if look.foreground.isRole || look.background.isRole { addAttributes(to: &look) }
        look.foreground = resolve(look.foreground, default: label)
        look.background = resolve(look.background, default: background)
    }

    @inline(never)
    private func addAttributes(to look: inout CellLook) {
        if look.foreground.isRole {
            look.attributes.formUnion(textAttributes[index(of: look.foreground)])
        }
        if look.background.isRole {
            look.attributes.formUnion(groundAttributes[index(of: look.background)])
        }
    }

    /// Returns a colour that is no role.
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
