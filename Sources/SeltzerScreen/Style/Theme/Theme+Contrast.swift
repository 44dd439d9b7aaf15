// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Theme {
    /// Two colors of a theme with too little contrast.
    public struct ContrastProblem: Hashable, Sendable, CustomStringConvertible {
        /// The role of the text or of the line.
        public let role: ColorRole
        /// The role of the background.
        public let background: ColorRole
        /// The contrast, from 1 to 21.
        public let contrast: Double
        /// The minimum contrast at which the text or the line is clearly visible.
        public let minimum: Double

        /// One sentence about both colors.
        public var description: String {
            "\(role) on \(background) has a contrast of \(Self.rounded(contrast)):1; at least "
                + "\(Self.rounded(minimum)):1 is needed."
        }

        private static func rounded(_ value: Double) -> String {
            // The number is cut, so that it never rounds up to the minimum.
            let tenths = Int(value * 10)
            return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
        }
    }

    /// The colors that have too little contrast with their background, a level or a fill.
    ///
    /// Text needs 4.5:1; disabled text and lines with a meaning need 3:1 (WCAG 2.2).
    ///
    /// Colors that only the terminal knows are left out. A theme with problems still works.
    public var contrastProblems: [ContrastProblem] {
        var problems: [ContrastProblem] = []
        for (role, background, minimum) in Self.readablePairs {
            // Two colors that are visible on every ground cannot also be visible on each other.
            if appearance == nil, role == .focus, background == .selection { continue }
            let level = background.isLevel ? background : .background
            let contrast = self[role, on: level].contrastRatio(with: self[background, on: level])
            if let contrast, contrast < minimum {
                problems.append(
                    ContrastProblem(
                        role: role, background: background, contrast: contrast, minimum: minimum))
            }
        }
        return problems
    }

    /// The pairs of text or line and background, with the minimum contrast of each.
    private static let readablePairs: [(role: ColorRole, background: ColorRole, Double)] = {
        var pairs: [(ColorRole, ColorRole, Double)] = []
        let texts: [ColorRole] = [
            .label, .secondaryLabel, .placeholderText, .accent, .link, .success, .warning, .danger,
            .info, .syntaxKeyword, .syntaxType, .syntaxFunction, .syntaxString, .syntaxNumber,
            .syntaxComment,
        ]
        for level in ThemeDerivation.levels {
            pairs += texts.map { ($0, level, 4.5) }
            pairs += [.tertiaryLabel, .border, .focus].map { ($0, level, 3) }
        }
        pairs += [.control, .hover, .pressed, .field].map { (.label, $0, 4.5) }
        pairs += [(.selectedLabel, .selection, 4.5), (.focus, .selection, 3)]
        for tone in Tone.allCases {
            let roles = tone.roles
            pairs += [
                (roles.onFill, roles.fill, 4.5), (roles.onFill, roles.hoveredFill, 4.5),
                (roles.onPressedFill, roles.pressedFill, 4.5), (roles.text, roles.tint, 4.5),
            ]
        }
        return pairs
    }()
}
