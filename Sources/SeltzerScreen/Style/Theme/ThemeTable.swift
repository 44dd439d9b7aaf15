// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The colours of the built-in themes.
enum ThemeTable {
    static let slate: [ColorRole: Color] = [
        .background: .hex(0x1B1F27), .surface: .hex(0x272D38), .label: .hex(0xE3E7EE),
        .secondaryLabel: .hex(0xAAB4C3), .tertiaryLabel: .hex(0x8F9BAD),
        .separator: .hex(0x4B5566), .accent: .hex(0x7AB8FF), .selection: .hex(0x2C5F9E),
        .selectedLabel: .hex(0xFFFFFF), .danger: .hex(0xFF8F85), .warning: .hex(0xF2C069),
        .success: .hex(0x86D992), .link: .hex(0x8CC8FF),
        .inactiveSelection: .hex(0x374252), .hover: .hex(0x343D4C), .highlight: .hex(0x7AB8FF),
        .highlightedLabel: .hex(0x1B1F27), .fill: .hex(0x2F3745), .placeholderText: .hex(0xA3AEBE),
    ]

    static let ember: [ColorRole: Color] = [
        .background: .hex(0x211B18), .surface: .hex(0x2E2622), .label: .hex(0xF0E6DC),
        .secondaryLabel: .hex(0xC2B2A3), .tertiaryLabel: .hex(0xA8978A),
        .separator: .hex(0x5C4E45), .accent: .hex(0xFFB066), .selection: .hex(0x8A4B1C),
        .selectedLabel: .hex(0xFFFFFF), .danger: .hex(0xFF8C80), .warning: .hex(0xF2CC60),
        .success: .hex(0xA5D17C), .link: .hex(0xFFC48A),
        .inactiveSelection: .hex(0x483B33), .hover: .hex(0x3F342E), .highlight: .hex(0xFFB066),
        .highlightedLabel: .hex(0x211B18), .fill: .hex(0x382E29), .placeholderText: .hex(0xB5A496),
    ]

    static let paper: [ColorRole: Color] = [
        .background: .hex(0xFFFFFF), .surface: .hex(0xEEF1F5), .label: .hex(0x1D232C),
        .secondaryLabel: .hex(0x4D5765), .tertiaryLabel: .hex(0x626D7C),
        .separator: .hex(0xB9C1CC), .accent: .hex(0x0A5FC2), .selection: .hex(0x1663C7),
        .selectedLabel: .hex(0xFFFFFF), .danger: .hex(0xB3261E), .warning: .hex(0x8A5300),
        .success: .hex(0x1B6E34), .link: .hex(0x0A5FC2),
        .inactiveSelection: .hex(0xD7E0EA), .hover: .hex(0xDFE6EE), .highlight: .hex(0x0A4A99),
        .highlightedLabel: .hex(0xFFFFFF), .fill: .hex(0xE3E8EF), .placeholderText: .hex(0x5A6473),
    ]

    static let sand: [ColorRole: Color] = [
        .background: .hex(0xFAF4E8), .surface: .hex(0xEFE6D4), .label: .hex(0x33291F),
        .secondaryLabel: .hex(0x5C4F41), .tertiaryLabel: .hex(0x6B5D4E),
        .separator: .hex(0xCDBFA8), .accent: .hex(0x8F4700), .selection: .hex(0x8C4A12),
        .selectedLabel: .hex(0xFFFFFF), .danger: .hex(0xA8281E), .warning: .hex(0x7A5200),
        .success: .hex(0x3C6420), .link: .hex(0x8A4500),
        .inactiveSelection: .hex(0xE1D3BA), .hover: .hex(0xE5D8C0), .highlight: .hex(0x643308),
        .highlightedLabel: .hex(0xFFFFFF), .fill: .hex(0xE8DCC6), .placeholderText: .hex(0x625547),
    ]

    /// Colours half way between black and white, readable on both.
    static let unknownGround: [ColorRole: Color] = [
        .background: .default, .surface: .default, .label: .default,
        .secondaryLabel: .hex(0x757575),
        .tertiaryLabel: .hex(0x757575), .separator: .hex(0x8C8C8C), .accent: .hex(0x2F78C8),
        .selection: .hex(0x2F72C4), .selectedLabel: .hex(0xFFFFFF), .danger: .hex(0xD93A34),
        .warning: .hex(0x9A6D00), .success: .hex(0x2D8540), .link: .hex(0x2F78C8),
        .inactiveSelection: .default, .hover: .default, .highlight: .hex(0x1D4F91),
        .highlightedLabel: .hex(0xFFFFFF), .fill: .default, .placeholderText: .hex(0x757575),
    ]

    /// Returns the colours of a theme, completed with defaults for missing roles.
    static func colors(
        of appearance: Appearance, _ own: [ColorRole: Color]
    ) -> [ColorRole: Color] {
        (appearance == .dark ? slate : paper).merging(own) { base, color in
            switch color.components {
            case .clear, .role: base
            case .default, .palette, .rgb: color
            }
        }
    }

    /// Returns colours of the palette's first 16.
    ///
    /// Users change these, but nearly all palettes agree with xterm's on which are light and which are dark. Green
    /// and yellow are unreadable on white.
    static func basicColors(
        of appearance: Appearance?
    ) -> [ColorRole: Color] {
        switch appearance {
        case .dark:
            [
                .background: .black, .surface: .black, .label: .white, .secondaryLabel: .white,
                .tertiaryLabel: .brightBlack, .separator: .brightBlack, .accent: .brightCyan,
                .link: .brightCyan, .danger: .brightRed, .warning: .brightYellow,
                .success: .brightGreen, .selection: .white, .selectedLabel: .black,
                .inactiveSelection: .black, .hover: .black, .highlight: .brightCyan,
                .highlightedLabel: .black, .fill: .black, .placeholderText: .brightBlack,
            ]
        case .light:
            [
                .background: .brightWhite, .surface: .brightWhite, .label: .black,
                .secondaryLabel: .black, .tertiaryLabel: .black, .separator: .brightBlack,
                .accent: .blue, .link: .blue, .danger: .red, .warning: .magenta, .success: .black,
                .selection: .blue, .selectedLabel: .brightWhite, .inactiveSelection: .brightWhite,
                .hover: .brightWhite, .highlight: .black, .highlightedLabel: .brightWhite,
                .fill: .brightWhite, .placeholderText: .black,
            ]
        case nil:
            [
                .selection: .blue, .selectedLabel: .brightWhite, .highlight: .cyan,
                .highlightedLabel: .black,
            ]
        }
    }

    /// The attributes that replace a colour for text if the role has the colour of all text.
    static let textAttributes: [ColorRole: Attributes] = [
        .tertiaryLabel: .dim, .placeholderText: .dim, .separator: .dim, .link: .underline,
        .accent: .bold, .danger: .bold, .warning: .bold,
    ]

    /// The attributes that replace a background if the role has the background of everything.
    static let groundAttributes: [ColorRole: Attributes] = [
        .selection: .reverse, .inactiveSelection: .underline, .hover: .bold,
        .highlight: [.reverse, .bold, .underline], .fill: .underline, .label: .reverse,
        .secondaryLabel: .reverse, .tertiaryLabel: .reverse, .accent: .reverse, .link: .reverse,
        .danger: .reverse, .warning: .reverse, .success: .reverse,
    ]
}
