// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// UIKit's names of colors.
extension Color {
    // MARK: Colors that follow the theme or the terminal

    /// The red of the theme: errors, and actions that cannot be undone.
    public static var systemRed: Color { .danger }
    /// The green of the theme: success.
    public static var systemGreen: Color { .success }
    /// The orange of the theme: warnings.
    public static var systemOrange: Color { .warning }
    /// The yellow of the theme: warnings.
    public static var systemYellow: Color { .warning }
    /// The blue of the theme: things worth knowing.
    public static var systemBlue: Color { .info }
    /// The cyan of the terminal's palette.
    public static var systemTeal: Color { .cyan }
    /// The cyan of the terminal's palette.
    public static var systemCyan: Color { .cyan }
    /// The bright cyan of the terminal's palette.
    public static var systemMint: Color { .brightCyan }
    /// The magenta of the terminal's palette.
    public static var systemPurple: Color { .magenta }
    /// The bright magenta of the terminal's palette.
    public static var systemPink: Color { .brightMagenta }
    /// The blue of the terminal's palette.
    public static var systemIndigo: Color { .blue }
    /// The dark yellow of the terminal's palette.
    public static var systemBrown: Color { .yellow }
    /// The gray of secondary text.
    public static var systemGray: Color { .secondaryLabel }
    /// The gray of text that need not be read.
    public static var systemGray2: Color { .tertiaryLabel }
    /// The gray of lines with a meaning.
    public static var systemGray3: Color { .border }
    /// The gray of quiet lines.
    public static var systemGray4: Color { .separator }
    /// The gray of controls.
    public static var systemGray5: Color { .control }
    /// The gray of bars and side panes.
    public static var systemGray6: Color { .surface }

    // MARK: Backgrounds, fills, lines and text

    /// The background of a screen.
    public static var systemBackground: Color { .background }
    /// The background of bars and side panes.
    public static var secondarySystemBackground: Color { .surface }
    /// The background of cards.
    public static var tertiarySystemBackground: Color { .raised }
    /// The background of a screen with grouped content.
    public static var systemGroupedBackground: Color { .background }
    /// The background of a group.
    public static var secondarySystemGroupedBackground: Color { .surface }
    /// The background of a part of a group.
    public static var tertiarySystemGroupedBackground: Color { .raised }
    /// The background of a control.
    public static var systemFill: Color { .control }
    /// The background of a control.
    public static var secondarySystemFill: Color { .control }
    /// The background of a text field.
    public static var tertiarySystemFill: Color { .field }
    /// The background of a text field.
    public static var quaternarySystemFill: Color { .field }
    /// Quiet lines between things.
    public static var opaqueSeparator: Color { .separator }
    /// Text that need not be read.
    public static var quaternaryLabel: Color { .tertiaryLabel }
    /// Things that are on, and things that can be followed.
    public static var tint: Color { .accent }

    // MARK: Fixed colors

    /// A gray of half the brightness, the same on every theme.
    public static var gray: Color { .hex(0x808080) }
    /// A light gray, the same on every theme.
    public static var lightGray: Color { .hex(0xAAAAAA) }
    /// A dark gray, the same on every theme.
    public static var darkGray: Color { .hex(0x555555) }
    /// An orange, the same on every theme.
    public static var orange: Color { .hex(0xFF8000) }
    /// A purple, the same on every theme.
    public static var purple: Color { .hex(0x800080) }
    /// A brown, the same on every theme.
    public static var brown: Color { .hex(0x996633) }
    /// Text on a dark color, the same on every theme.
    public static var lightText: Color { .hex(0xEEEEEE) }
    /// Text on a light color, the same on every theme.
    public static var darkText: Color { .hex(0x111111) }
}
