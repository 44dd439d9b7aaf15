// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The purpose of a colour; a ``Theme`` decides which colour that is.
public enum ColorRole: UInt8, Hashable, Sendable, CaseIterable {
    /// Text.
    case label
    /// Secondary text.
    case secondaryLabel
    /// Text of little importance, such as that of a disabled control.
    case tertiaryLabel
    /// Things that the user can operate, and things that are on.
    case accent
    /// Links.
    case link
    /// Errors, and actions that cannot be undone.
    case danger
    /// Warnings.
    case warning
    /// Success.
    case success
    /// Lines between things.
    case separator
    /// The background of a screen.
    case background
    /// The background of bars, panels and windows.
    case surface
    /// The background of a selected or focused item.
    case selection
    /// Text on ``selection``.
    case selectedLabel
    /// The background of a selected item while the focus is elsewhere.
    case inactiveSelection
    /// The background of what is under the pointer.
    case hover
    /// The background of what is pressed.
    case highlight
    /// Text on ``highlight``.
    case highlightedLabel
    /// The background of text fields and similar hollows.
    case fill
    /// The placeholder text of an empty field.
    case placeholderText
}

extension Color {
    /// Whether a theme decides the colour.
    @inline(__always) var isRole: Bool { bits >> 24 == 3 }

    /// A colour that the theme resolves when it is drawn.
    @inlinable
    public static func role(_ role: ColorRole) -> Color {
        Color(bits: 0x0300_0000 | UInt32(role.rawValue))
    }

    /// The theme's text colour.
    @inlinable public static var label: Color { .role(.label) }
    /// The theme's colour for secondary text.
    @inlinable public static var secondaryLabel: Color { .role(.secondaryLabel) }
    /// The theme's colour for text of little importance.
    @inlinable public static var tertiaryLabel: Color { .role(.tertiaryLabel) }
    /// The theme's colour for things that the user can operate.
    @inlinable public static var accent: Color { .role(.accent) }
    /// The theme's colour for links.
    @inlinable public static var link: Color { .role(.link) }
    /// The theme's colour for errors.
    @inlinable public static var danger: Color { .role(.danger) }
    /// The theme's colour for warnings.
    @inlinable public static var warning: Color { .role(.warning) }
    /// The theme's colour for success.
    @inlinable public static var success: Color { .role(.success) }
    /// The theme's colour for lines.
    @inlinable public static var separator: Color { .role(.separator) }
    /// The theme's background of a screen.
    @inlinable public static var background: Color { .role(.background) }
    /// The theme's background of bars, panels and windows.
    @inlinable public static var surface: Color { .role(.surface) }
    /// The theme's background of a selected item.
    @inlinable public static var selection: Color { .role(.selection) }
    /// The theme's colour for text on ``selection``.
    @inlinable public static var selectedLabel: Color { .role(.selectedLabel) }
    /// The theme's background of a selected item while the focus is elsewhere.
    @inlinable public static var inactiveSelection: Color { .role(.inactiveSelection) }
    /// The theme's background of what is under the pointer.
    @inlinable public static var hover: Color { .role(.hover) }
    /// The theme's background of what is pressed.
    @inlinable public static var highlight: Color { .role(.highlight) }
    /// The theme's colour for text on ``highlight``.
    @inlinable public static var highlightedLabel: Color { .role(.highlightedLabel) }
    /// The theme's background of text fields.
    @inlinable public static var fill: Color { .role(.fill) }
    /// The theme's colour for placeholder text.
    @inlinable public static var placeholderText: Color { .role(.placeholderText) }
}
