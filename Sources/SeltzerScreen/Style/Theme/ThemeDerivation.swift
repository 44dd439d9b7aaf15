// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Derives all colors of a theme from the colors that it gives.
///
/// Six colors are enough: the background, the label, the accent, success, warning and danger. A
/// color that the theme gives is used unchanged on every level. All other colors are mixed until
/// they have enough contrast; palette entries count as xterm's colors.
struct ThemeDerivation {
    /// For each role, the part of the label's color that is mixed into the level's color.
    private struct Weights {
        var control = 0.11
        var hover = 0.18
        var pressed = 0.06
        var separator = 0.17
        var border = 0.44
        var track = 0.13
        var tint = 0.14

        static var light: Weights {
            Weights(
                control: 0.09, hover: 0.15, pressed: 0.05, separator: 0.17, border: 0.52,
                track: 0.11, tint: 0.11)
        }

        static var highContrast: Weights {
            Weights(pressed: 0.05, separator: 0.34, border: 0.62, track: 0.18)
        }
    }

    /// The four levels, the lowest first.
    static let levels: [ColorRole] = [.background, .surface, .raised, .overlay]

    let isDark: Bool
    private let given: [ColorRole: Color]
    private let weights: Weights
    /// The contrast of lines with a meaning.
    private let lineContrast: Double
    /// White in a dark theme, black in a light one.
    private let far: Color
    private var colors: [ColorRole: Color]

    /// Derives the colors that are the same on all levels.
    init(_ appearance: Appearance, _ given: [ColorRole: Color], isHighContrast: Bool = false) {
        isDark = appearance == .dark
        self.given = given
        weights = isHighContrast ? .highContrast : isDark ? Weights() : .light
        lineContrast = isHighContrast ? 4.5 : 3.05
        far = isDark ? .hex(0xFFFFFF) : .hex(0)
        let base = isDark ? ThemeTable.fathom : ThemeTable.chalk
        colors = given.filter { $0.value != .default }.mapValues(\.rgb)
        inherit(base)
        deriveLevels()
        deriveLabels()
        for role in [ColorRole.accent, .success, .warning, .danger, .info]
        where colors[role] == nil { colors[role] = readable(base[role] ?? self[.label]) }
        deriveSelection()
        for tone in Tone.allCases { derive(tone) }
        deriveRest(base)
    }

    /// Copies from a built-in theme the colors that do not depend on the given colors.
    private mutating func inherit(_ base: [ColorRole: Color]) {
        // If neither background nor label is given, all colors of the built-in theme are copied,
        // except the colors that depend on given ones.
        var roles: Set<ColorRole> = [.background, .label]
        if roles.isDisjoint(with: colors.keys) {
            roles = Set(base.keys)
            for tone in Tone.allCases where colors[tone.roles.text] != nil {
                roles.subtract([tone.roles.fill, tone.roles.onFill])
            }
            if colors[.accent] != nil { roles.subtract([.selection, .selectedLabel, .focus]) }
        }
        for role in roles where colors[role] == nil { colors[role] = base[role] }
    }

    /// Returns the color of a role on a level.
    func color(of role: ColorRole, on level: ColorRole) -> Color {
        if let color = given[role] { return color }
        let ground = self[level]
        func mixed(_ weight: Double) -> Color { ground.mixed(with: self[.label], part: weight) }
        switch role {
        case .control, .inactiveSelection: return mixed(weights.control)
        case .hover: return mixed(weights.hover)
        case .pressed, .disabled, .rowHover: return mixed(weights.pressed)
        case .separator: return mixed(weights.separator)
        case .track: return mixed(weights.track)
        case .border:
            return ground.moved(towards: self[.label], from: weights.border) {
                $0.contrast(with: ground) >= lineContrast
            }
        case .field: return field(on: level)
        default: break
        }
        for tone in Tone.allCases where tone.roles.tint == role {
            return ground.mixed(with: self[tone.roles.text], part: weights.tint)
        }
        return self[role]
    }

    /// Returns the background of a field: the raised level's color on the lower levels, and the
    /// screen's on the higher levels.
    private func field(on level: ColorRole) -> Color {
        let isHigh = level == .raised || level == .overlay
        let isSeen = self[.background].contrast(with: self[level]) >= 1.12
        return isHigh && isSeen ? self[.background] : self[.raised]
    }

    private subscript(role: ColorRole) -> Color { colors[role] ?? .default }

    /// The fills and levels under text.
    private var grounds: [Color] {
        Self.levels.flatMap { level -> [Color] in
            [weights.pressed, weights.control, 0].map {
                self[level].mixed(with: self[.label], part: $0)
            }
        }
    }

    // MARK: Derivation

    private mutating func deriveLevels() {
        let label = self[.label]
        let steps = Self.levels
        for (lower, level) in zip(steps, steps.dropFirst()) where colors[level] == nil {
            let ground = self[lower]
            if !isDark, level != .surface {
                // On a light theme, the higher levels are white or like the background; a line
                // separates floating things.
                let white = Color.hex(0xFFFFFF)
                let isSeen = white.contrast(with: self[.background]) >= 1.1
                colors[level] = isSeen ? white : self[.background]
                continue
            }
            colors[level] = ground.moved(towards: label) {
                $0.contrast(with: ground) >= 1.12
                    && abs(($0.lightness ?? 0) - (ground.lightness ?? 0)) >= 4
            }
        }
    }

    private mutating func deriveLabels() {
        let (ground, label, grounds) = (self[.background], self[.label], grounds)
        func weakest(_ start: Double, _ contrast: Double) -> Color {
            ground.moved(towards: label, from: start) { color in
                grounds.allSatisfy { color.contrast(with: $0) >= contrast }
            }
        }
        if colors[.secondaryLabel] == nil { colors[.secondaryLabel] = weakest(0.6, 4.6) }
        if colors[.tertiaryLabel] == nil { colors[.tertiaryLabel] = weakest(0.4, 3.1) }
    }

    /// Returns a color that can be read on all grounds and on its own tint, with as little change as possible.
    private func readable(_ color: Color) -> Color {
        let (grounds, levels) = (grounds, Self.levels.map { self[$0] })
        return color.moved(towards: far) { color in
            grounds.allSatisfy { color.contrast(with: $0) >= 4.5 }
                && levels.allSatisfy {
                    color.contrast(with: $0.mixed(with: color, part: weights.tint)) >= 4.5
                }
        }
    }

    private mutating func deriveSelection() {
        let (ground, accent, label) = (self[.background], self[.accent], self[.label])
        if colors[.selection] == nil {
            // The selection has the strongest color on which text is readable.
            colors[.selection] = ground.mixed(with: accent, part: 0.34).moved(towards: ground) {
                $0.contrast(with: label) >= 7
            }
        }
        let selection = self[.selection]
        if colors[.selectedLabel] == nil {
            colors[.selectedLabel] = [label, .hex(0xFFFFFF), .hex(0)].first {
                $0.contrast(with: selection) >= 4.5
            }
        }
        if colors[.focus] == nil {
            colors[.focus] = accent.moved(towards: far) { color in
                color.contrast(with: selection) >= 3
                    && Self.levels.allSatisfy { color.contrast(with: self[$0]) >= 3 }
            }
        }
    }

    private mutating func derive(_ tone: Tone) {
        let roles = tone.roles
        let white = Color.hex(0xFFFFFF)
        let black = Color.hex(0)
        if colors[roles.fill] == nil {
            colors[roles.fill] = self[roles.text].mixed(with: isDark ? black : white, part: 0.1)
        }
        let fill = self[roles.fill]
        if colors[roles.onFill] == nil {
            let dark = self[roles.text].mixed(with: black, part: 0.9)
            colors[roles.onFill] = fill.clearest(
                of: isDark ? [dark, white, black] : [white, black])
        }
        let onFill = self[roles.onFill]
        if colors[roles.hoveredFill] == nil {
            // The fill moves away from the text's color, so that the text stays readable.
            let isTextLight = (onFill.relativeLuminance ?? 0) > (fill.relativeLuminance ?? 0)
            colors[roles.hoveredFill] = fill.mixed(
                with: isTextLight ? black : white, part: isTextLight ? 0.18 : 0.24)
        }
        if colors[roles.pressedFill] == nil {
            colors[roles.pressedFill] = fill.mixed(
                with: isDark ? black : white, part: isDark ? 0.22 : 0.16)
        }
        if colors[roles.onPressedFill] == nil {
            colors[roles.onPressedFill] = self[roles.pressedFill]
                .clearest(of: [onFill, white, black])
        }
    }

    private mutating func deriveRest(_ base: [ColorRole: Color]) {
        let same: [ColorRole: ColorRole] = [
            .placeholderText: .secondaryLabel, .link: .accent, .syntaxComment: .secondaryLabel,
        ]
        for (role, other) in same where colors[role] == nil { colors[role] = self[other] }
        let syntax: [ColorRole: ColorRole] = [
            .syntaxType: .accent, .syntaxFunction: .info, .syntaxString: .success,
            .syntaxNumber: .warning,
        ]
        for (role, other) in syntax where colors[role] == nil {
            colors[role] = readable(self[other])
        }
        if colors[.syntaxKeyword] == nil {
            colors[.syntaxKeyword] = readable(base[.syntaxKeyword] ?? self[.label])
        }
        if colors[.backdrop] == nil {
            colors[.backdrop] = self[.background].mixed(with: .hex(0), part: isDark ? 0.6 : 0.7)
        }
    }
}

extension Color {
    /// The color in 24 bits; palette entries have xterm's colors.
    fileprivate var rgb: Color {
        guard case .palette(let index) = components else { return self }
        return .xterm(index)
    }

    /// Returns the contrast with another 24-bit color.
    fileprivate func contrast(with other: Color) -> Double { contrastRatio(with: other) ?? 1 }

    /// Returns the first color that can be read on this one; if there is none, the one with the
    /// most contrast.
    fileprivate func clearest(of colors: [Color]) -> Color {
        colors.first { contrast(with: $0) >= 4.5 }
            ?? colors.max { contrast(with: $0) < contrast(with: $1) } ?? self
    }
}
