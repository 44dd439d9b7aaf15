// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The colours of an application, of a window or of a part of one, by what they are for.
///
/// Colours are named by role (``Color/accent``), and the theme in force where something is drawn says which ones
/// those are; there ``Color/default`` is the theme's ``ColorRole/label`` or ``ColorRole/background``. Of the four
/// that are built in two are dark and two are light; the contrast of their text is 4.5 to 1 at least. A terminal
/// of 16 colours or fewer gets colours of its palette. Where a role has no colour of its own, because there are
/// none or the theme leaves it the terminal's, attributes stand for it: ``ColorRole/selection`` is drawn reversed,
/// ``ColorRole/hover`` bold.
public struct Theme: Hashable, Sendable {
    /// What it is called.
    public let name: String
    /// Whether it is dark on light or light on dark; nil for colours that can be read on both.
    public let appearance: DisplayCapabilities.Appearance?
    /// Whether plain text and the ground are as the terminal has them.
    private let leavesGround: Bool
    private let colors: [ColorRole: Color]
    private let full: ThemePalette
    private let basic: ThemePalette
    private let plain: ThemePalette

    /// Creates a theme.
    ///
    /// - Parameters:
    ///   - name: What it is called.
    ///   - appearance: Whether it is light or dark.
    ///   - colors: What the roles are; one that is not there is as in ``slate`` or ``paper``. Roles as colours do
    ///     not count, and neither does ``Color/clear``.
    public init(
        name: String, appearance: DisplayCapabilities.Appearance, colors: [ColorRole: Color]
    ) {
        self.init(
            name: name, appearance: appearance, colors: ThemeTable.colors(of: appearance, colors),
            leavesGround: false)
    }

    init(
        name: String, appearance: DisplayCapabilities.Appearance?, colors: [ColorRole: Color],
        leavesGround: Bool
    ) {
        self.name = name
        self.appearance = appearance
        self.colors = colors
        self.leavesGround = leavesGround
        let ground: Set<ColorRole> = leavesGround ? [.label, .background] : []
        full = ThemePalette(.full) {
            ground.contains($0) ? .default : colors[$0] ?? .default
        }
        let table = ThemeTable.basicColors(of: appearance)
        basic = ThemePalette(.basic) { role in
            if ground.contains(role) { return .default }
            // What the theme takes from the palette itself is kept.
            if case .palette(let index)? = colors[role]?.components, index < 16 {
                return .palette(index)
            }
            return table[role] ?? .default
        }
        plain = ThemePalette(.plain) { _ in .default }
    }

    /// Dark and cool.
    public static let slate = Theme(name: "Slate", appearance: .dark, colors: ThemeTable.slate)
    /// Dark and warm.
    public static let ember = Theme(name: "Ember", appearance: .dark, colors: ThemeTable.ember)
    /// Light and cool.
    public static let paper = Theme(name: "Paper", appearance: .light, colors: ThemeTable.paper)
    /// Light and warm.
    public static let sand = Theme(name: "Sand", appearance: .light, colors: ThemeTable.sand)

    /// The four themes that are built in.
    public static var builtIn: [Theme] { [slate, ember, paper, sand] }

    /// Returns the theme of an application that has set none: that of a dark or a light terminal, with the
    /// terminal's own ground and text.
    ///
    /// - Parameter appearance: What the terminal's colours are; where that is not known, all roles can be read on
    ///   dark and light.
    public static func automatic(for appearance: DisplayCapabilities.Appearance?) -> Theme {
        switch appearance {
        case .dark: automaticDark
        case .light: automaticLight
        case nil: automaticUnknown
        }
    }

    private static let automaticDark = Theme(
        name: "Automatic", appearance: .dark, colors: ThemeTable.slate, leavesGround: true)
    private static let automaticLight = Theme(
        name: "Automatic", appearance: .light, colors: ThemeTable.paper, leavesGround: true)
    private static let automaticUnknown = Theme(
        name: "Automatic", appearance: nil, colors: ThemeTable.unknownGround, leavesGround: true)

    /// The colour of a role; ``Color/default`` where it is the terminal's own.
    public subscript(role: ColorRole) -> Color { full.resolve(.role(role), default: .default) }

    /// Returns the colours that are drawn on a display.
    package func palette(for depth: DisplayCapabilities.ColorDepth) -> ThemePalette {
        palette(ThemePalette.Richness(depth))
    }

    /// Returns the colours that are drawn where a theme around has as many.
    func palette(asRichAs other: ThemePalette) -> ThemePalette {
        palette(other.richness)
    }

    private func palette(_ richness: ThemePalette.Richness) -> ThemePalette {
        switch richness {
        case .plain: plain
        case .basic: basic
        case .full: full
        }
    }

    /// Returns whether both have the same name and colours.
    public static func == (first: Theme, second: Theme) -> Bool {
        first.full === second.full
            || first.name == second.name && first.appearance == second.appearance
                && first.leavesGround == second.leavesGround && first.colors == second.colors
    }

    /// Hashes the name and the colours.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(colors)
    }
}
