// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Themes that depend on the display.
extension Theme {
    /// Returns the theme of an application that sets no theme: dark or light like the terminal,
    /// with the terminal's own background and text colors.
    ///
    /// - Parameter appearance: The appearance of the terminal; nil gives a theme whose roles are
    ///   readable on dark and on light ground.
    public static func automatic(for appearance: Appearance?) -> Theme {
        switch appearance {
        case .dark: automaticDark
        case .light: automaticLight
        case nil: automaticUnknown
        }
    }

    private static let automaticDark = Theme(
        name: "Automatic", appearance: .dark, colors: ThemeTable.fathom, leavesGround: true)
    private static let automaticLight = Theme(
        name: "Automatic", appearance: .light, colors: ThemeTable.chalk, leavesGround: true)
    private static let automaticUnknown = Theme(
        name: "Automatic", appearance: nil, colors: ThemeTable.unknownGround, leavesGround: true)

    /// Returns the theme of a program on the whole screen: ``chalk`` on a light display, otherwise
    /// ``fathom``.
    ///
    /// On a display with 16 colors or fewer, it is ``tap(for:)``.
    public static func fullScreen(for capabilities: DisplayCapabilities) -> Theme {
        guard capabilities.colorDepth > .sixteen else { return tap(for: capabilities.appearance) }
        return capabilities.appearance == .light ? chalk : fathom
    }

    /// Returns a theme that keeps the display's own background and text, and derives its other
    /// colors by their contrast with these two.
    ///
    /// Inline programs have this theme, because a block with another background would look out of
    /// place. If the display does not report its colors, the theme is ``automatic(for:)``.
    public static func still(for capabilities: DisplayCapabilities) -> Theme {
        guard let background = capabilities.background, let label = capabilities.foreground,
            let lightness = background.lightness
        else { return automatic(for: capabilities.appearance) }
        let appearance = capabilities.appearance ?? (lightness < 50 ? .dark : .light)
        // Secondary text is readable even if the terminal's own text is faint.
        let far = Color.hex(appearance == .dark ? 0xFFFFFF : 0)
        let text = label.moved(towards: far) { ($0.contrastRatio(with: background) ?? 21) >= 7 }
        return Theme(
            name: "Still", appearance: appearance,
            colors: [.background: background, .label: text], leavesGround: true)
    }

    /// Returns a theme of the first 16 colors of the user's palette.
    ///
    /// Brackets and lines replace fills.
    ///
    /// - Parameter appearance: The appearance of the display; nil gives a theme that is readable on
    ///   dark and on light ground.
    public static func tap(for appearance: Appearance?) -> Theme {
        switch appearance {
        case .dark: tapDark
        case .light: tapLight
        case nil: tapUnknown
        }
    }

    private static let tapDark = Theme(
        name: "Tap", appearance: .dark, colors: [:], leavesGround: true, isBasic: true)
    private static let tapLight = Theme(
        name: "Tap", appearance: .light, colors: [:], leavesGround: true, isBasic: true)
    private static let tapUnknown = Theme(
        name: "Tap", appearance: nil, colors: [:], leavesGround: true, isBasic: true)
}
