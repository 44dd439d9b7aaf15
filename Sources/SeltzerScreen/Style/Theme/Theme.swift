// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The colors of an application, of a window or of a part of a window, by role.
///
/// Styles name colors by role (``Color/accent``). The theme of the view that draws resolves these
/// roles, and ``Color/default`` becomes the theme's ``ColorRole/label`` or
/// ``ColorRole/background``. A theme gives a few colors; all others are derived from these, for
/// each level. The contrast of text is at least 4.5:1 on every level; for disabled text, it is 3:1.
/// On a terminal with 16 colors or fewer, a theme uses colors of the palette. If a role has no
/// color of its own, attributes replace it: ``ColorRole/selection`` is drawn reversed,
/// ``ColorRole/hover`` underlined.
public struct Theme: Hashable, Sendable {
    /// The name of the theme.
    public let name: String
    /// Whether the theme is light or dark; nil for colors that are readable on both.
    public let appearance: Appearance?
    /// Whether plain text and the background keep the terminal's own colors.
    private let leavesGround: Bool
    /// The colors that the theme gives.
    private let colors: [ColorRole: Color]
    private let full: ThemePalette
    /// The palette of 256 colors.
    ///
    /// Few displays need it, so the palette of a built-in theme is made at its first use.
    private let indexed: @Sendable () -> ThemePalette
    private let basic: ThemePalette
    private let plain: ThemePalette

    /// Creates a theme from a few colors.
    ///
    /// - Parameters:
    ///   - name: The name of the theme.
    ///   - appearance: Whether the theme is light or dark.
    ///   - colors: The colors of some roles. All other colors are derived, most of them from
    ///     ``ColorRole/background``, ``ColorRole/label``, ``ColorRole/accent``,
    ///     ``ColorRole/success``, ``ColorRole/warning`` and ``ColorRole/danger``; if one of these
    ///     is missing, it comes from ``fathom`` or ``chalk``. Colors that are roles themselves,
    ///     and ``Color/clear``, are ignored.
    public init(
        name: String, appearance: Appearance, colors: [ColorRole: Color]
    ) {
        let colors = colors.filter { _, color in
            switch color.components {
            case .clear, .role, .dynamic: false
            case .default, .palette, .rgb: true
            }
        }
        self.init(name: name, appearance: appearance, colors: colors, leavesGround: false)
    }

    /// Creates a theme from colors by role, also for the built-in themes.
    ///
    /// - Parameters:
    ///   - name: The name of the theme.
    ///   - appearance: Whether the theme is light or dark; nil for colors that are readable on both.
    ///   - colors: The colors of some roles; of all roles if the appearance is nil.
    ///   - leavesGround: Whether plain text and the background keep the terminal's own colors.
    ///   - isHighContrast: Whether lines are as clear as text.
    ///   - isBasic: Whether only the first 16 colors of the palette are used, even if the display
    ///     has more.
    ///   - indexed: Returns the palette of 256 colors; nil to make it at once.
    init(
        name: String, appearance: Appearance?, colors: [ColorRole: Color],
        leavesGround: Bool = false, isHighContrast: Bool = false, isBasic: Bool = false,
        indexed: (@Sendable () -> ThemePalette)? = nil
    ) {
        self.name = name
        self.appearance = appearance
        self.colors = colors
        self.leavesGround = leavesGround
        let ground: Set<ColorRole> = leavesGround ? [.label, .background] : []
        let table = BasicThemeTable.colors(of: appearance)
        let textRoles = BasicThemeTable.textRoles(of: appearance)
        basic = ThemePalette(.basic, appearance) { role, _ in
            if leavesGround, role == .label || role.isLevel { return .default }
            // Keeps the colors that the theme itself takes from the palette.
            if case .palette(let index)? = colors[role]?.components, index < 16 {
                return .palette(index)
            }
            if textRoles.contains(role) {
                return leavesGround ? .default : table[.label] ?? .default
            }
            return table[role] ?? (leavesGround ? .default : table[.background] ?? .default)
        }
        plain = ThemePalette(.plain, appearance) { _, _ in .default }
        guard !isBasic else {
            (full, self.indexed) = (basic, { [basic] in basic })
            return
        }
        guard let appearance else {
            let full = ThemePalette(.full, nil) { role, _ in colors[role] ?? .default }
            (self.full, self.indexed) = (full, { full })
            return
        }
        let derivation = ThemeDerivation(appearance, colors, isHighContrast: isHighContrast)
        full = ThemePalette(.full, appearance, hasFills: true) { role, level in
            ground.contains(role) ? .default : derivation.color(of: role, on: level)
        }
        if let indexed {
            self.indexed = indexed
        } else {
            let palette = Self.indexedPalette(of: derivation, leaving: ground)
            self.indexed = { palette }
        }
    }

    /// Returns the palette of 256 colors of a theme that is derived from colors.
    private static func indexedPalette(
        of derivation: ThemeDerivation, leaving ground: Set<ColorRole> = []
    ) -> ThemePalette {
        let background = derivation.color(of: .background, on: .background)
        let indexed = IndexedThemeDerivation(leaving: ground.isEmpty ? nil : background) {
            derivation.color(of: $0, on: $1)
        }
        return ThemePalette(.indexed, derivation.isDark ? .dark : .light, hasFills: true) {
            role, level in
            ground.contains(role) ? .default : indexed.color(of: role, on: level)
        }
    }

    /// The palettes of 256 colors of the built-in themes.
    private enum Indexed {
        static let fathom = make(.dark, ThemeTable.fathom)
        static let cassis = make(.dark, ThemeTable.cassis)
        static let juniper = make(.dark, ThemeTable.juniper)
        static let chalk = make(.light, ThemeTable.chalk)
        static let oat = make(.light, ThemeTable.oat)
        static let beacon = indexedPalette(
            of: ThemeDerivation(.dark, ThemeTable.beacon, isHighContrast: true))

        private static func make(
            _ appearance: Appearance, _ colors: [ColorRole: Color]
        ) -> ThemePalette {
            indexedPalette(of: ThemeDerivation(appearance, colors))
        }
    }

    /// Dark ink with ice.
    public static let fathom = Theme(
        name: "Fathom", appearance: .dark, colors: ThemeTable.fathom, indexed: { Indexed.fathom })
    /// Plum with apricot.
    public static let cassis = Theme(
        name: "Cassis", appearance: .dark, colors: ThemeTable.cassis, indexed: { Indexed.cassis })
    /// Gray-green with lime.
    public static let juniper = Theme(
        name: "Juniper", appearance: .dark, colors: ThemeTable.juniper,
        indexed: { Indexed.juniper })
    /// Light and cool.
    public static let chalk = Theme(
        name: "Chalk", appearance: .light, colors: ThemeTable.chalk, indexed: { Indexed.chalk })
    /// Light and warm.
    public static let oat = Theme(
        name: "Oat", appearance: .light, colors: ThemeTable.oat, indexed: { Indexed.oat })
    /// High contrast: text at 7:1, lines at 4.5:1, and a yellow focus.
    public static let beacon = Theme(
        name: "Beacon", appearance: .dark, colors: ThemeTable.beacon, isHighContrast: true,
        indexed: { Indexed.beacon })

    /// The built-in themes.
    public static var builtIn: [Theme] { [fathom, cassis, juniper, chalk, oat, beacon] }

    /// The color of a role on the level of the screen; ``Color/default`` if it is the terminal's own.
    public subscript(role: ColorRole) -> Color { self[role, on: .background] }

    /// The color of a role on a level; ``Color/default`` if it is the terminal's own.
    ///
    /// The level is ``ColorRole/background``, ``ColorRole/surface``, ``ColorRole/raised`` or
    /// ``ColorRole/overlay``; any other role counts as ``ColorRole/background``.
    public subscript(role: ColorRole, on level: ColorRole) -> Color {
        full.resolve(
            .role(role), on: full.level(of: .role(level)) ?? .ground, default: .default)
    }

    /// Returns the colors for a display with this number of colors.
    package func palette(for depth: ColorDepth) -> ThemePalette {
        palette(ThemePalette.Richness(depth))
    }

    /// Returns the colors of this theme for the same number of colors as another palette.
    func palette(asRichAs other: ThemePalette) -> ThemePalette {
        palette(other.richness)
    }

    private func palette(_ richness: ThemePalette.Richness) -> ThemePalette {
        switch richness {
        case .plain: plain
        case .basic: basic
        case .indexed: indexed()
        case .full: full
        }
    }

    /// Returns whether both themes have the same name and colors.
    public static func == (first: Theme, second: Theme) -> Bool {
        first.plain === second.plain
            || first.name == second.name && first.appearance == second.appearance
                && first.leavesGround == second.leavesGround && first.colors == second.colors
    }

    /// Hashes the name and the colors.
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
