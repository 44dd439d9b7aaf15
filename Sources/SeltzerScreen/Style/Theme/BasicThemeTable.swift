// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The colours of themes on a display with 16 colours, and the attributes that replace colours.
///
/// Users change the palette, but nearly all palettes agree with xterm's on which entries are light and which are dark.
/// There are no levels: controls show brackets instead of fills, and lines separate. Lines and text that need not be
/// read are dim on a dark ground, as bright black is the background of some palettes.
enum BasicThemeTable {
    /// Returns colours of the palette's first 16 by role; roles that are left out have the colours of plain text and of
    /// the background.
    static func colors(of appearance: Appearance?) -> [ColorRole: Color] {
        switch appearance {
        case .dark: dark
        case .light: light
        case nil: selection.merging(toneFills) { first, _ in first }
        }
    }

    /// The roles that have the colour of all text, and tell themselves apart by attributes.
    static func textRoles(of appearance: Appearance?) -> Set<ColorRole> {
        // Green and cyan cannot be read on white. On white a terminal may show dim text darker, and bright black is never
        // the ground.
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

    /// Yellow cannot be read on white.
    private static let light = selection.merging(toneFills) { first, _ in first }.merging([
        .background: .brightWhite, .surface: .brightWhite, .raised: .brightWhite,
        .overlay: .brightWhite, .backdrop: .brightWhite, .label: .black,
        .accent: .blue, .focus: .blue, .link: .blue,
        .tertiaryLabel: .brightBlack, .warning: .magenta, .danger: .red,
        .syntaxKeyword: .magenta, .syntaxType: .blue, .syntaxFunction: .blue, .syntaxString: .red,
        .syntaxNumber: .magenta,
    ]) { _, second in second }

    /// Black on cyan, green and yellow, bright white on red and blue.
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

    /// The attributes that replace a colour for text if the role has the colour of all text.
    static let textAttributes: [ColorRole: Attributes] = [
        .tertiaryLabel: .dim, .placeholderText: .italic, .separator: .dim, .track: .dim,
        .link: .underline, .accent: .bold, .focus: .bold, .danger: .bold, .warning: .bold,
        .syntaxKeyword: .bold, .syntaxComment: .dim,
    ]

    /// The attributes that replace a colour for text on a display without any colour, beside ``textAttributes``.
    ///
    /// Remarks step back. No state is told by it, since a terminal may show dim text as any other.
    static let plainTextAttributes: [ColorRole: Attributes] = [.secondaryLabel: .dim]

    /// The attributes that replace a background if the role has the background of everything.
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
