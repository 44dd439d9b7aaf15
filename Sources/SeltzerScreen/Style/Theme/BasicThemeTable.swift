// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The colors of themes on a display with 16 colors, and the attributes that replace colors.
///
/// Users change the palette, but in nearly all palettes the same entries are light or dark as in
/// xterm's. There are no levels: controls show brackets instead of fills, and lines separate
/// things. Separators and tertiary text are dim on a dark ground, because bright black is the
/// background of some palettes.
enum BasicThemeTable {
    /// Returns colors of the palette's first 16 by role; other roles have the color of plain text
    /// or of the background.
    static func colors(of appearance: Appearance?) -> [ColorRole: Color] {
        switch appearance {
        case .dark: dark
        case .light: light
        case nil: selection.merging(toneFills) { first, _ in first }
        }
    }

    /// Returns the roles that have the color of plain text and are distinguished by attributes.
    static func textRoles(of appearance: Appearance?) -> Set<ColorRole> {
        // Green and cyan cannot be read on white. On white, a terminal may show dim text darker, so
        // tertiary text is bright black, which is never the ground there.
        appearance == .light
            ? quietRoles.subtracting([.tertiaryLabel]).union([.success, .info])
            : quietRoles
    }

    private static let quietRoles: Set<ColorRole> = [
        .secondaryLabel, .tertiaryLabel, .placeholderText, .separator, .border, .syntaxComment,
    ]

    private static let selection: [ColorRole: Color] = [
        .selection: .blue, .selectedLabel: .brightWhite,
    ]

    private static let dark = selection.merging(toneFills) { first, _ in first }.merging([
        .background: .black, .surface: .black, .raised: .black, .overlay: .black,
        .backdrop: .black, .label: .white,
        .accent: .brightCyan, .focus: .brightCyan, .link: .brightCyan, .success: .brightGreen,
        .warning: .brightYellow, .danger: .brightRed, .info: .brightCyan,
        .syntaxKeyword: .brightMagenta, .syntaxType: .brightCyan, .syntaxFunction: .brightCyan,
        .syntaxString: .brightGreen, .syntaxNumber: .brightYellow,
    ]) { _, second in second }

    /// Warnings are magenta, because yellow cannot be read on white.
    private static let light = selection.merging(toneFills) { first, _ in first }.merging([
        .background: .brightWhite, .surface: .brightWhite, .raised: .brightWhite,
        .overlay: .brightWhite, .backdrop: .brightWhite, .label: .black,
        .accent: .blue, .focus: .blue, .link: .blue,
        .tertiaryLabel: .brightBlack, .warning: .magenta, .danger: .red,
        .syntaxKeyword: .magenta, .syntaxType: .blue, .syntaxFunction: .blue, .syntaxString: .red,
        .syntaxNumber: .magenta,
    ]) { _, second in second }

    /// Fills with their texts: black on cyan, green and yellow, and bright white on red and blue.
    private static let toneFills: [ColorRole: Color] = {
        let fills: [Tone: (fill: Color, text: Color)] = [
            .primary: (.cyan, .black), .success: (.green, .black), .warning: (.yellow, .black),
            .danger: (.red, .brightWhite), .info: (.blue, .brightWhite),
        ]
        var colors: [ColorRole: Color] = [:]
        for (tone, (fill, text)) in fills {
            for role in [tone.roles.fill, tone.roles.hoveredFill, tone.roles.pressedFill] {
                colors[role] = fill
            }
            for role in [tone.roles.onFill, tone.roles.onPressedFill] { colors[role] = text }
        }
        return colors
    }()

    /// The attributes of text whose role has the color of plain text.
    static let textAttributes: [ColorRole: Attributes] = [
        .tertiaryLabel: .dim, .placeholderText: .italic, .separator: .dim, .track: .dim,
        .link: .underline, .accent: .bold, .focus: .bold, .danger: .bold, .warning: .bold,
        .syntaxKeyword: .bold, .syntaxComment: .dim,
    ]

    /// Additional attributes of text on a display without colors, beside ``textAttributes``.
    ///
    /// Secondary text is dim. No state depends on it, because a terminal may show dim text like
    /// plain text.
    static let plainTextAttributes: [ColorRole: Attributes] = [.secondaryLabel: .dim]

    /// The attributes of a background whose role has the same color as the level.
    static let groundAttributes: [ColorRole: Attributes] = {
        var attributes: [ColorRole: Attributes] = [
            .selection: .reverse, .inactiveSelection: .bold, .hover: .underline,
            .rowHover: .underline,
            .track: .underline,
            .pressed: .reverse, .field: .underline, .label: .reverse,
            .secondaryLabel: .reverse, .tertiaryLabel: .reverse, .accent: .reverse,
            .link: .reverse, .danger: .reverse, .warning: .reverse, .success: .reverse,
            .info: .reverse, .focus: .reverse,
        ]
        for tone in Tone.allCases {
            attributes[tone.roles.fill] = .bold
            attributes[tone.roles.tint] = .reverse
        }
        return attributes
    }()
}
