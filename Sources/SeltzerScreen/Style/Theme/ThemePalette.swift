// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The resolved colors of a theme: one for each role on each level.
///
/// If a role has no color of its own, attributes replace it: on a display without colors, a
/// selected item is reversed, and the item under the pointer is underlined. Drawing resolves roles
/// once for each call, and cells hold the results.
package final class ThemePalette: Sendable {
    /// The number of colors used.
    enum Richness {
        /// Only the terminal's own two colors.
        case plain
        /// The palette's first 16 entries.
        case basic
        /// The entries 16 to 255 of the palette.
        case indexed
        /// All colors of the theme.
        case full

        init(_ depth: ColorDepth) {
            switch depth {
            case .monochrome: self = .plain
            case .eight, .sixteen: self = .basic
            case .palette: self = .indexed
            case .trueColor: self = .full
            }
        }
    }

    /// A level, as the offset of its colors in the list of all colors.
    struct Level: Equatable {
        fileprivate let offset: Int

        /// The level of the screen.
        static var ground: Level { Level(offset: 0) }
    }

    let richness: Richness
    /// Whether the theme is light or dark; nil for a theme that fits both.
    let appearance: Appearance?
    /// Whether the palette has more than the terminal's own two colors.
    package var hasColors: Bool { richness != .plain }
    /// Whether levels and controls have fills; otherwise, brackets and lines replace fills.
    package let hasFills: Bool
    let backdrop: Backdrop
    /// The colors, indexed by the role's number, for one level after the other.
    private let colors: [Color]
    /// The attributes that replace roles, indexed in the same way as the colors.
    private let textAttributes: [Attributes]
    private let groundAttributes: [Attributes]
    /// The colors that replace the terminal's own; ``Color/default`` if the theme keeps the
    /// terminal's.
    private let label: Color
    private let background: Color

    /// Creates a palette, and resolves each role on each level.
    ///
    /// - Parameters:
    ///   - richness: The number of colors used.
    ///   - appearance: Whether the theme is light or dark; nil for a theme that fits both.
    ///   - hasFills: Whether each level has its own colors.
    ///   - color: Returns the color of a role on a level.
    init(
        _ richness: Richness, _ appearance: Appearance?, hasFills: Bool = false,
        _ color: (ColorRole, ColorRole) -> Color
    ) {
        self.richness = richness
        self.appearance = appearance
        self.hasFills = hasFills
        let label = color(.label, .background), background = color(.background, .background)
        let levels = hasFills ? ThemeDerivation.levels : [.background]
        let roles = levels.flatMap { level in ColorRole.allCases.map { (role: $0, level: level) } }
        let colors = roles.map { color($0.role, $0.level) }
        var replacements = BasicThemeTable.textAttributes
        if richness == .plain {
            replacements.merge(BasicThemeTable.plainTextAttributes) { $0.union($1) }
        }
        textAttributes = zip(roles, colors).map { $1 == label ? replacements[$0.role] ?? [] : [] }
        // Attributes replace a background only if it has the color of its level. For example, a
        // field on a dialog has the color of the screen and is visible without them.
        groundAttributes = zip(roles, colors).map {
            $1 == color($0.level, $0.level) ? BasicThemeTable.groundAttributes[$0.role] ?? [] : []
        }
        (self.colors, self.label, self.background) = (colors, label, background)
        backdrop = hasFills ? Backdrop(color(.backdrop, .background)) : .black
    }

    private init(_ other: ThemePalette, accent: Color) {
        richness = other.richness
        appearance = other.appearance
        hasFills = other.hasFills
        backdrop = other.backdrop
        textAttributes = other.textAttributes
        groundAttributes = other.groundAttributes
        label = other.label
        background = other.background
        var colors = other.colors
        let count = ColorRole.allCases.count
        for offset in stride(from: 0, to: colors.count, by: count) {
            let color = other.resolve(accent, on: Level(offset: offset), default: other.label)
            for role in [ColorRole.accent, .link] { colors[offset + Int(role.rawValue)] = color }
        }
        self.colors = colors
    }

    /// Returns a palette with another color for things that are on and things that can be followed;
    /// the same palette if it has no colors.
    func tinted(_ color: Color) -> ThemePalette {
        hasColors ? ThemePalette(self, accent: color) : self
    }

    /// Returns the level that a background starts; nil if it starts no level.
    func level(of background: Color) -> Level? {
        guard hasFills, case .role(let role) = background.resolved(for: appearance).components,
            let place = ThemeDerivation.levels.firstIndex(of: role)
        else { return nil }
        return Level(offset: place * ColorRole.allCases.count)
    }

    /// Returns the background of a level.
    func ground(of level: Level) -> Color {
        let place = level.offset / ColorRole.allCases.count
        return resolve(.role(ThemeDerivation.levels[place]), on: level, default: background)
    }

    /// Returns the attributes that replace two colors; empty if neither is a role.
    @inline(never)
    func attributes(foreground: Color, background: Color, on level: Level) -> Attributes {
        let foreground = foreground.resolved(for: appearance)
        let background = background.resolved(for: appearance)
        var attributes: Attributes = []
        if foreground.isRole { attributes.formUnion(textAttributes[index(of: foreground, level)]) }
        if background.isRole {
            attributes.formUnion(groundAttributes[index(of: background, level)])
        }
        return attributes
    }

    /// Resolves the color of a text; the result is not a role.
    @inline(__always)
    func foreground(_ color: Color, on level: Level) -> Color {
        resolve(color, on: level, default: label)
    }

    /// Resolves the color of a background; the result is not a role.
    @inline(__always)
    func background(_ color: Color, on level: Level) -> Color {
        resolve(color, on: level, default: background)
    }

    @inline(__always)
    func resolve(_ color: Color, on level: Level, default plain: Color) -> Color {
        switch color.bits >> 24 {
        case 0: plain
        case 1, 2, 0xFF: color
        case 3: colors[index(of: color, level)]
        default: resolvePair(color, on: level, default: plain)
        }
    }

    @inline(never)
    private func resolvePair(_ pair: Color, on level: Level, default plain: Color) -> Color {
        resolve(pair.resolved(for: appearance), on: level, default: plain)
    }

    private func index(of role: Color, _ level: Level) -> Int {
        Swift.min(level.offset + Int(role.bits & 0xFF), colors.count - 1)
    }
}

/// A transparent color that lies over the content behind a dialog.
struct Backdrop: Equatable {
    let color: Color
    /// The part of the color in the mixture, from 0 to 1.
    let weight: Double

    /// A black backdrop, for terminals whose background is unknown.
    static var black: Backdrop { Backdrop(color: .hex(0), weight: 0.375) }

    private init(color: Color, weight: Double) {
        (self.color, self.weight) = (color, weight)
    }

    /// Creates a backdrop; a dark one covers more than a light one.
    init(_ color: Color) {
        self.init(color: color, weight: (color.lightness ?? 0) < 15 ? 0.62 : 0.36)
    }

    /// Returns the backdrop with a fraction of its weight.
    func thinned(to part: Double) -> Backdrop { Backdrop(color: color, weight: weight * part) }

    /// Returns a color behind the backdrop; colors that only the terminal knows stay unchanged.
    func mixed(into behind: Color) -> Color { behind.mixed(with: color, part: weight) }
}
