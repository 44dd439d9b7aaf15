// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The colours of an application, of a window or of a part of one, by role.
///
/// Styles name colours by role (``Color/accent``). The theme of the view that draws decides which colour that is,
/// and ``Color/default`` becomes the theme's ``ColorRole/label`` or ``ColorRole/background``. Two of the four
/// built-in themes are dark and two are light. The contrast of their text is at least 4.5:1. On a terminal with 16
/// colours or fewer a theme uses colours of the palette. If a role has no colour of its own, attributes replace it:
/// ``ColorRole/selection`` is drawn reversed, ``ColorRole/hover`` bold.
public struct Theme: Hashable, Sendable {
    /// The name of the theme.
    public let name: String
    /// Whether the theme is light or dark; nil for colours that are readable on both.
    public let appearance: Appearance?
    /// Whether plain text and the background keep the terminal's own colours.
    private let leavesGround: Bool
    private let colors: [ColorRole: Color]
    private let full: ThemePalette
    private let basic: ThemePalette
    private let plain: ThemePalette

    /// Creates a theme.
    ///
    /// - Parameters:
    ///   - name: The name of the theme.
    ///   - appearance: Whether the theme is light or dark.
    ///   - colors: The colours of the roles. Roles that are left out are as in ``slate`` or ``paper``. Colours that
    ///     are roles themselves, and ``Color/clear``, are ignored.
    public init(
        name: String, appearance: Appearance, colors: [ColorRole: Color]
    ) {
        self.init(
            name: name, appearance: appearance, colors: ThemeTable.colors(of: appearance, colors),
            leavesGround: false)
    }

    init(
        name: String, appearance: Appearance?, colors: [ColorRole: Color],
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
            // Keeps the colours that the theme itself takes from the palette.
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

    /// The four built-in themes.
    public static var builtIn: [Theme] { [slate, ember, paper, sand] }

    /// Returns the theme of an application that sets none: dark or light like the terminal, with the terminal's own
    /// background and text colours.
    ///
    /// - Parameter appearance: The appearance of the terminal; nil gives a theme whose roles are readable on both.
    public static func automatic(for appearance: Appearance?) -> Theme {
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

    /// The colour of a role; ``Color/default`` if it is the terminal's own.
    public subscript(role: ColorRole) -> Color { full.resolve(.role(role), default: .default) }

    /// Returns the colours for a display with this number of colours.
    package func palette(for depth: ColorDepth) -> ThemePalette {
        palette(ThemePalette.Richness(depth))
    }

    /// Returns the colours for a display with as many colours as a surrounding theme uses.
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

/// Whether a display shows dark text on a light background or the reverse.
public enum Appearance: Hashable, Sendable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
}
