// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Chooses the colors of a theme on a terminal with the palette of 256 colors.
///
/// The palette has 24 grays, and no dark or pale color with a slight hue. If each color became
/// the nearest entry, tints would become grays, two states would become one, and a brown selection
/// would become the red of an error. So the entries are chosen with regard to each other: distinct
/// states stay distinct, text stays readable, and hues stay if they carry a meaning. The results
/// are 24-bit forms of the entries 16 to 255.
struct IndexedThemeDerivation {
    /// A condition on an entry.
    ///
    /// The entry that fulfills the most conditions wins.
    private typealias Condition = (IndexedColor) -> Bool

    private let full: (ColorRole, ColorRole) -> Color
    /// The grounds of the four levels, the lowest first.
    private var grounds: [IndexedColor] = []
    /// The colors that are the same on all levels.
    private var shared: [ColorRole: Color] = [:]
    /// The colors of each level.
    private var own: [ColorRole: [ColorRole: Color]] = [:]

    /// Chooses the colors of all roles on all levels.
    ///
    /// - Parameters:
    ///   - terminalGround: The background that the theme leaves to the terminal; nil if the theme
    ///     has its own background.
    ///   - full: Returns the 24-bit color of a role on a level.
    init(leaving terminalGround: Color?, _ full: @escaping (ColorRole, ColorRole) -> Color) {
        self.full = full
        chooseGrounds(terminalGround)
        chooseSelection()
        chooseTints()
        for (level, ground) in zip(ThemeDerivation.levels, grounds) {
            chooseFills(of: level, ground)
        }
        chooseTexts()
        for tone in Tone.allCases { chooseFills(of: tone) }
    }

    /// Returns the color of a role on a level.
    func color(of role: ColorRole, on level: ColorRole) -> Color {
        if let color = own[level]?[role] ?? shared[role] { return color }
        return nearest(to: full(role, level)).color
    }

    // MARK: Choice

    private mutating func chooseGrounds(_ terminalGround: Color?) {
        for level in ThemeDerivation.levels {
            let wanted = full(level, level)
            if level == .background, let terminalGround {
                grounds.append(IndexedColor(terminalGround))
                continue
            }
            // Two levels with the same 24-bit color also share an entry; a line separates them.
            let same = zip(ThemeDerivation.levels, grounds).first { full($0.0, $0.0) == wanted }
            let ground =
                same?.1
                ?? nearest(
                    to: wanted,
                    grounds.map { other in { $0.contrast(with: other) >= 1.1 } })
            grounds.append(ground)
            shared[level] = ground.color
        }
    }

    /// Chooses tints: dark or pale colors of the cube with the hue of each tone's text, because a
    /// tint itself has too little hue.
    private mutating func chooseTints() {
        let isDark = grounds[0].lab.lightness < 0.5
        let selection = IndexedColor(shared[.selection] ?? .default)
        let danger = OKLab(full(.danger, .background))
        var taken: [IndexedColor] = []
        // The tint of the accent may equal the selection, which has the same hue.
        for tone in [Tone.danger, .success, .warning, .primary, .info] {
            let text = IndexedColor(full(tone.roles.text, .background))
            // A tint should not stand out, so its lightness should stay near the 24-bit tint's.
            let lightness = OKLab(full(tone.roles.tint, .background)).lightness
            var conditions: [Condition] = (grounds + taken).map { other in
                { $0.differs(from: other, by: 9) }
            }
            conditions.append { isDark ? $0.isDarkHue : $0.isPaleHue }
            if tone == .primary {
                // The accent occurs everywhere, and must not become paler because of its tint.
                conditions.append { $0.contrast(with: text) >= 4 }
            } else {
                conditions.append { $0.contrast(with: text) >= 3.5 }
                conditions.append { $0.turn(from: text.lab) < 0.7 }
            }
            if tone != .primary { conditions.append { $0.differs(from: selection, by: 2.3) } }
            if tone != .danger { conditions.append { $0.turn(from: danger) >= 0.35 } }
            let tint = best(conditions) { candidate in
                let turn = candidate.turn(from: text.lab)
                let step = candidate.lab.lightness - lightness
                return turn * turn + step * step
            }
            taken.append(tint)
            shared[tone.roles.tint] = tint.color
        }
    }

    private mutating func chooseSelection() {
        let wanted = full(.selection, .background)
        let label = IndexedColor(full(.selectedLabel, .background))
        let lab = OKLab(wanted)
        var conditions: [Condition] = grounds.map { ground in { $0.differs(from: ground, by: 9) } }
        conditions.append { $0.contrast(with: label) >= 4.5 }
        if lab.hasSomeHue {
            // A selection that is not red must not look like an error.
            let danger = OKLab(full(.danger, .background))
            let isRed = lab.turn(from: danger) < 0.35
            conditions.append { $0.lab.hasSomeHue && (isRed || $0.turn(from: danger) >= 0.52) }
        }
        let selection = best(conditions) { lab.hueDistance(to: $0.lab) }
        shared[.selection] = selection.color
        shared[.selectedLabel] =
            nearest(to: label.color, [{ $0.contrast(with: selection) >= 4.5 }]).color
        let accent = full(.focus, .background)
        shared[.focus] =
            nearest(
                to: accent,
                (grounds + [selection]).map { ground in { $0.contrast(with: ground) >= 3 } }
            ).color
    }

    /// Chooses the neutral fills of a level: each differs from the other fills, from the level and
    /// from the selection.
    private mutating func chooseFills(of level: ColorRole, _ ground: IndexedColor) {
        var colors: [ColorRole: Color] = [:]
        let selection = IndexedColor(shared[.selection] ?? .default)
        var taken = [ground]
        for roles in [
            [ColorRole.pressed, .disabled, .rowHover], [.control, .inactiveSelection], [.hover],
        ] {
            let apart = taken.map { other -> Condition in { $0.differs(from: other, by: 2.3) } }
            let fill = nearest(
                to: full(roles[0], level), apart + [{ $0.differs(from: selection, by: 9) }])
            taken.append(fill)
            for role in roles { colors[role] = fill.color }
        }
        colors[.field] =
            nearest(to: full(.field, level), [{ $0.differs(from: ground, by: 2.3) }]).color
        for (role, contrast) in [(ColorRole.separator, 1.25), (.track, 1.1), (.border, 3)] {
            colors[role] =
                nearest(to: full(role, level), [{ $0.contrast(with: ground) >= contrast }]).color
        }
        own[level] = colors
    }

    /// Chooses the colors of texts, which must be readable on each level, on pressed controls and
    /// on their tints.
    private mutating func chooseTexts() {
        let levels = grounds
        let danger = OKLab(full(.danger, .background))
        let pressed = own.values.compactMap { $0[.pressed] }.map { IndexedColor($0) }
        func choose(_ role: ColorRole, _ contrast: Double, on grounds: [IndexedColor]) -> Color {
            let wanted = full(role, .background)
            var conditions = grounds.map { ground -> Condition in
                { $0.contrast(with: ground) >= contrast }
            }
            guard case .rgb = wanted.components, OKLab(wanted).hasHue else {
                return nearest(to: wanted, conditions).color
            }
            let lab = OKLab(wanted)
            if role != .danger, lab.turn(from: danger) >= 0.35 {
                conditions.append { $0.turn(from: danger) >= 0.35 }
            }
            return best(conditions) { lab.hueDistance(to: $0.lab) }.color
        }
        shared[.label] = choose(.label, 7, on: levels)
        for role in [ColorRole.secondaryLabel, .placeholderText, .syntaxComment] {
            shared[role] = choose(role, 4.5, on: levels + pressed)
        }
        shared[.tertiaryLabel] = choose(.tertiaryLabel, 3, on: levels + pressed)
        for tone in Tone.allCases {
            let tint = shared[tone.roles.tint].map { [IndexedColor($0)] } ?? []
            shared[tone.roles.text] = choose(tone.roles.text, 4.5, on: levels + tint)
        }
        for role in [
            ColorRole.link, .syntaxKeyword, .syntaxType, .syntaxFunction, .syntaxString,
            .syntaxNumber,
        ] {
            shared[role] = choose(role, 4.5, on: levels)
        }
    }

    /// Chooses the three fills of a tone, which differ from each other and on which text is
    /// readable.
    private mutating func chooseFills(of tone: Tone) {
        let roles = tone.roles
        let word = shared[roles.text].map { OKLab($0) }
        var taken: [IndexedColor] = []
        for (fillRole, textRole) in [
            (roles.fill, roles.onFill), (roles.hoveredFill, roles.onFill),
            (roles.pressedFill, roles.onPressedFill),
        ] {
            let text = IndexedColor(
                shared[textRole] ?? nearest(to: full(textRole, .background)).color)
            let wanted = full(fillRole, .background)
            var conditions: [Condition] = [{ $0.contrast(with: text) >= 4.5 }]
            if let word, word.hasHue {
                // The fill keeps the hue of the text: a warning must not be olive in words and
                // orange in fills.
                conditions.append { $0.turn(from: word) < 0.6 }
            }
            // A theme of high contrast has no other fill under the pointer.
            if !taken.contains(where: {
                full(roles.fill, .background) == wanted && $0.color != wanted
            }) {
                conditions += taken.map { other in { $0.differs(from: other, by: 2.3) } }
            }
            let lab = OKLab(wanted)
            let fill = best(conditions) { lab.hueDistance(to: $0.lab) }
            taken.append(fill)
            shared[fillRole] = fill.color
            shared[textRole] = text.color
        }
    }

    // MARK: Search

    private func nearest(to color: Color, _ conditions: [Condition] = []) -> IndexedColor {
        // A palette entry from the theme, or the terminal's own color, stays unchanged.
        guard case .rgb = color.components else { return IndexedColor(color) }
        let wanted = OKLab(color)
        return best(conditions) { wanted.squaredDistance(to: $0.lab) }
    }

    /// Returns the entry that fulfills the most conditions; among several, the one with the least
    /// cost.
    private func best(
        _ conditions: [Condition], cost: (IndexedColor) -> Float
    ) -> IndexedColor {
        var best = (failures: Int.max, cost: Float.infinity, color: IndexedColor.all[0])
        for candidate in IndexedColor.all {
            let failures = conditions.count { !$0(candidate) }
            guard failures <= best.failures else { continue }
            let cost = cost(candidate)
            if failures < best.failures || cost < best.cost {
                best = (failures, cost, candidate)
            }
        }
        return best.color
    }
}
