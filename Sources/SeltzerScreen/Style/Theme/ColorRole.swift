// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What a colour is for; a ``Theme`` says which one that is.
public enum ColorRole: UInt8, Hashable, Sendable, CaseIterable {
    /// Text.
    case label
    /// Text that matters less.
    case secondaryLabel
    /// Text that matters little, such as that of a control that is switched off.
    case tertiaryLabel
    /// What can be used, or is in use.
    case accent
    /// What leads to an address.
    case link
    /// What went wrong, or cannot be undone.
    case danger
    /// What may go wrong.
    case warning
    /// What went well.
    case success
    /// Lines between things.
    case separator
    /// The ground of a screen.
    case background
    /// The ground of what stands out from the screen: a bar, a panel, a window.
    case surface
    /// The ground of what is selected or has the keys.
    case selection
    /// Text on ``selection``.
    case selectedLabel
    /// The ground of what is selected while the keys are elsewhere.
    case inactiveSelection
    /// The ground of what the pointer is over.
    case hover
    /// The ground of what is pressed.
    case highlight
    /// Text on ``highlight``.
    case highlightedLabel
    /// The ground of what text is written into, and of other hollows.
    case fill
    /// What an empty text field says.
    case placeholderText
}

extension Color {
    /// Whether it is a theme's to tell.
    @inline(__always) var isRole: Bool { bits >> 24 == 3 }

    /// A colour that the theme tells when it is drawn.
    @inlinable
    public static func role(_ role: ColorRole) -> Color {
        Color(bits: 0x0300_0000 | UInt32(role.rawValue))
    }

    /// The theme's colour of text.
    @inlinable public static var label: Color { .role(.label) }
    /// The theme's colour of text that matters less.
    @inlinable public static var secondaryLabel: Color { .role(.secondaryLabel) }
    /// The theme's colour of text that matters little.
    @inlinable public static var tertiaryLabel: Color { .role(.tertiaryLabel) }
    /// The theme's colour of what can be used.
    @inlinable public static var accent: Color { .role(.accent) }
    /// The theme's colour of what leads to an address.
    @inlinable public static var link: Color { .role(.link) }
    /// The theme's colour of what went wrong.
    @inlinable public static var danger: Color { .role(.danger) }
    /// The theme's colour of what may go wrong.
    @inlinable public static var warning: Color { .role(.warning) }
    /// The theme's colour of what went well.
    @inlinable public static var success: Color { .role(.success) }
    /// The theme's colour of lines.
    @inlinable public static var separator: Color { .role(.separator) }
    /// The theme's ground.
    @inlinable public static var background: Color { .role(.background) }
    /// The theme's ground of bars, panels and windows.
    @inlinable public static var surface: Color { .role(.surface) }
    /// The theme's ground of what is selected.
    @inlinable public static var selection: Color { .role(.selection) }
    /// The theme's colour of text on ``selection``.
    @inlinable public static var selectedLabel: Color { .role(.selectedLabel) }
    /// The theme's ground of what is selected while the keys are elsewhere.
    @inlinable public static var inactiveSelection: Color { .role(.inactiveSelection) }
    /// The theme's ground of what the pointer is over.
    @inlinable public static var hover: Color { .role(.hover) }
    /// The theme's ground of what is pressed.
    @inlinable public static var highlight: Color { .role(.highlight) }
    /// The theme's colour of text on ``highlight``.
    @inlinable public static var highlightedLabel: Color { .role(.highlightedLabel) }
    /// The theme's ground of what text is written into.
    @inlinable public static var fill: Color { .role(.fill) }
    /// The theme's colour of what an empty text field says.
    @inlinable public static var placeholderText: Color { .role(.placeholderText) }
}
