// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The colors of the built-in themes; ``ThemeDerivation`` derives all other colors from them.
enum ThemeTable {
    /// Dark ink with ice.
    static let fathom = colors(
        levels: [0x0E151C, 0x1A232B, 0x242E36, 0x2D3740], backdrop: 0x020406,
        labels: [0xE6EDF2, 0xA3AFB9, 0x86919B], focus: 0x5ED3E6, selection: [0x11434F, 0xF2F8FA],
        tones: [
            .primary: [0x5ED3E6, 0x46C3D8, 0x06131A], .success: [0x93D77B, 0x82C76A, 0x08140A],
            .warning: [0xF0BC62, 0xE2AB48, 0x1A1204], .danger: [0xFFA0A4, 0xF5747D, 0x1C0608],
            .info: [0xAFBCFF, 0x9AA9F2, 0x0A0E20],
        ],
        keyword: 0xD7B0FB)

    /// Plum with apricot.
    static let cassis = colors(
        levels: [0x1D1118, 0x2B1E26, 0x362830, 0x403139], backdrop: 0x070305,
        labels: [0xF2EBEE, 0xB8AAB2, 0x958990], focus: 0xFFB98E, selection: [0x5A3126, 0xFBF5F3],
        tones: [
            .primary: [0xFFB085, 0xF09E6C, 0x1C0D06], .success: [0x90D7A0, 0x7EC78F, 0x07140B],
            .warning: [0xE8CB5A, 0xD8BA42, 0x181204], .danger: [0xFFA2B0, 0xFA7891, 0x1F060C],
            .info: [0xC3BAFC, 0xAEA4EC, 0x0E0A20],
        ],
        keyword: 0xF2A7E6)

    /// Gray-green with lime.
    static let juniper = colors(
        levels: [0x111814, 0x1E2621, 0x28312C, 0x313A35], backdrop: 0x030504,
        labels: [0xE9EFEA, 0xA7B3AB, 0x87928B], focus: 0xC2E35E, selection: [0x3A4618, 0xF6FAF0],
        tones: [
            .primary: [0xB9DB53, 0xA9CB40, 0x0D1402], .success: [0x72DDB8, 0x5CCBA5, 0x04140E],
            .warning: [0xF2BA69, 0xE3A955, 0x1A1104], .danger: [0xFFA8A1, 0xF7857F, 0x1E0705],
            .info: [0x90CFF5, 0x79BFE8, 0x051320],
        ],
        keyword: 0xD6B5FB)

    /// Light and cool.
    static let chalk = colors(
        levels: [0xEEF2F4, 0xDFE5E9, 0xFFFFFF, 0xFFFFFF], backdrop: 0x3E474D,
        labels: [0x16222A, 0x4C5963, 0x6B7882], focus: 0x02819B, selection: [0xAFDFEB, 0x0B181E],
        tones: [
            .primary: [0x025F73, 0x016B81, 0xFFFFFF], .success: [0x0F6428, 0x1A7034, 0xFFFFFF],
            .warning: [0x7C4300, 0xAC5800, 0xFFFFFF], .danger: [0xA01720, 0xBE2530, 0xFFFFFF],
            .info: [0x3C449C, 0x4A54B0, 0xFFFFFF],
        ],
        keyword: 0x6F2C96)

    /// Light and warm: cream with ink.
    static let oat = colors(
        levels: [0xF5EEE3, 0xE8DFD1, 0xFFFDF8, 0xFFFDF8], backdrop: 0x433F38,
        labels: [0x272117, 0x5E574C, 0x7B7469], focus: 0x4760CD, selection: [0xC6D2F7, 0x16130B],
        tones: [
            .primary: [0x2F429D, 0x3A50B0, 0xFFFFFF], .success: [0x395E21, 0x446C29, 0xFFFFFF],
            .warning: [0x7A4300, 0xA95A05, 0xFFFFFF], .danger: [0x97271B, 0xB13322, 0xFFFFFF],
            .info: [0x005C71, 0x0B687D, 0xFFFFFF],
        ],
        keyword: 0x7D2A79)

    /// High contrast.
    static let beacon = colors(
        levels: [0x000000, 0x171A1D, 0x24282C, 0x30353A], backdrop: 0x000000,
        labels: [0xFFFFFF, 0xD5DCE2, 0xB4BCC4], focus: 0xFFE14A, selection: [0x063D70, 0xFFFFFF],
        tones: [
            .primary: [0x6FE8FF, 0x6FE8FF, 0x000000], .success: [0x9CF57F, 0x9CF57F, 0x000000],
            .warning: [0xFFC861, 0xFFC861, 0x000000], .danger: [0xFFB0B3, 0xFF9499, 0x000000],
            .info: [0xC9D1FF, 0xC9D1FF, 0x000000],
        ],
        keyword: 0xE6C8FF)

    private static func colors(
        levels: [UInt32], backdrop: UInt32, labels: [UInt32], focus: UInt32, selection: [UInt32],
        tones: [Tone: [UInt32]], keyword: UInt32
    ) -> [ColorRole: Color] {
        var colors: [ColorRole: Color] = [
            .background: .hex(levels[0]), .surface: .hex(levels[1]), .raised: .hex(levels[2]),
            .overlay: .hex(levels[3]), .backdrop: .hex(backdrop), .label: .hex(labels[0]),
            .secondaryLabel: .hex(labels[1]), .tertiaryLabel: .hex(labels[2]),
            .focus: .hex(focus), .selection: .hex(selection[0]),
            .selectedLabel: .hex(selection[1]), .syntaxKeyword: .hex(keyword),
        ]
        for (tone, values) in tones {
            colors[tone.roles.text] = .hex(values[0])
            colors[tone.roles.fill] = .hex(values[1])
            colors[tone.roles.onFill] = .hex(values[2])
        }
        return colors
    }

    /// Colors half way between black and white, readable on both; all other roles have the
    /// terminal's own colors.
    static let unknownGround: [ColorRole: Color] = {
        var colors = Dictionary(
            uniqueKeysWithValues: ColorRole.allCases.map { ($0, Color.default) })
        let texts: [ColorRole: UInt32] = [
            .secondaryLabel: 0x757575, .tertiaryLabel: 0x757575, .placeholderText: 0x757575,
            .separator: 0x8C8C8C, .track: 0x8C8C8C, .border: 0x757575, .accent: 0x2F78C8,
            .focus: 0x2F78C8, .link: 0x2F78C8, .danger: 0xD93A34, .warning: 0x9A6D00,
            .success: 0x2D8540, .info: 0x6F6AC9, .syntaxKeyword: 0x9C59B8, .syntaxType: 0x2F78C8,
            .syntaxFunction: 0x6F6AC9, .syntaxString: 0x2D8540, .syntaxNumber: 0x9A6D00,
            .syntaxComment: 0x757575,
        ]
        for (role, value) in texts { colors[role] = .hex(value) }
        let fills: [Tone: UInt32] = [
            .primary: 0x2F72C4, .success: 0x2D7A3C, .warning: 0x8A6100, .danger: 0xC8332E,
            .info: 0x615CBA,
        ]
        for (tone, value) in fills {
            let fill = Color.hex(value)
            colors[tone.roles.fill] = fill
            colors[tone.roles.hoveredFill] = fill.mixed(with: .hex(0), part: 0.18)
            colors[tone.roles.pressedFill] = fill.mixed(with: .hex(0), part: 0.36)
            for role in [tone.roles.onFill, tone.roles.onPressedFill] {
                colors[role] = .hex(0xFFFFFF)
            }
        }
        colors[.selection] = .hex(0x2F72C4)
        colors[.selectedLabel] = .hex(0xFFFFFF)
        return colors
    }()
}
