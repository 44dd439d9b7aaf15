// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The purpose of a color; a ``Theme`` defines the color itself.
///
/// The colors of controls, fields, lines and tints depend on their level: ``background``,
/// ``surface``, ``raised`` or ``overlay``. A view with one of these backgrounds starts that level
/// for its subviews.
public enum ColorRole: UInt8, Hashable, Sendable, CaseIterable {
    /// Plain text.
    case label
    /// Secondary text.
    case secondaryLabel
    /// Text that need not be read, such as the text of a disabled control.
    case tertiaryLabel
    /// The placeholder text of an empty field.
    case placeholderText
    /// Things that are on, and things that can be followed.
    case accent
    /// Links.
    case link
    /// Text about success.
    case success
    /// Text of warnings.
    case warning
    /// Text about errors, and about actions that cannot be undone.
    case danger
    /// Text worth knowing.
    case info
    /// The lowest level: the background of a screen.
    case background
    /// The second level: the background of bars and side panes.
    case surface
    /// The third level: the background of cards.
    case raised
    /// The highest level: the background of floating things, such as menus and dialogs.
    case overlay
    /// The color that is mixed into everything behind a dialog.
    case backdrop
    /// The background of a control.
    case control
    /// The background of a control under the pointer.
    case hover
    /// The background of a control that is pressed.
    case pressed
    /// The background of a control that is disabled or busy.
    case disabled
    /// The background of a row under the pointer.
    case rowHover
    /// The background of text fields and of other views for input.
    case field
    /// The background of selected items in a focused list, and of selected text.
    case selection
    /// Text on ``selection``.
    case selectedLabel
    /// The background of selected items while the focus is elsewhere.
    case inactiveSelection
    /// Quiet lines between things.
    case separator
    /// Lines with a meaning, such as the edges of floating things.
    case border
    /// The rest of a bar, beyond its value.
    case track
    /// The bars beside the focused view.
    case focus
    /// The background of a filled thing in the primary tone.
    case primaryFill
    /// Text on ``primaryFill``.
    case onPrimaryFill
    /// ``primaryFill`` under the pointer.
    case hoveredPrimaryFill
    /// ``primaryFill`` while it is pressed.
    case pressedPrimaryFill
    /// Text on ``pressedPrimaryFill``.
    case onPressedPrimaryFill
    /// The background of a small thing in the primary tone.
    case primaryTint
    /// The background of a filled thing in the tone of success.
    case successFill
    /// Text on ``successFill``.
    case onSuccessFill
    /// ``successFill`` under the pointer.
    case hoveredSuccessFill
    /// ``successFill`` while it is pressed.
    case pressedSuccessFill
    /// Text on ``pressedSuccessFill``.
    case onPressedSuccessFill
    /// The background of a small thing in the tone of success.
    case successTint
    /// The background of a filled thing in the tone of a warning.
    case warningFill
    /// Text on ``warningFill``.
    case onWarningFill
    /// ``warningFill`` under the pointer.
    case hoveredWarningFill
    /// ``warningFill`` while it is pressed.
    case pressedWarningFill
    /// Text on ``pressedWarningFill``.
    case onPressedWarningFill
    /// The background of a small thing in the tone of a warning.
    case warningTint
    /// The background of a filled thing in the tone of danger.
    case dangerFill
    /// Text on ``dangerFill``.
    case onDangerFill
    /// ``dangerFill`` under the pointer.
    case hoveredDangerFill
    /// ``dangerFill`` while it is pressed.
    case pressedDangerFill
    /// Text on ``pressedDangerFill``.
    case onPressedDangerFill
    /// The background of a small thing in the tone of danger.
    case dangerTint
    /// The background of a filled thing in the tone of information.
    case infoFill
    /// Text on ``infoFill``.
    case onInfoFill
    /// ``infoFill`` under the pointer.
    case hoveredInfoFill
    /// ``infoFill`` while it is pressed.
    case pressedInfoFill
    /// Text on ``pressedInfoFill``.
    case onPressedInfoFill
    /// The background of a small thing in the tone of information.
    case infoTint
    /// Keywords in code.
    case syntaxKeyword
    /// Types in code.
    case syntaxType
    /// Functions in code.
    case syntaxFunction
    /// Strings in code.
    case syntaxString
    /// Numbers in code.
    case syntaxNumber
    /// Comments in code.
    case syntaxComment
}

extension ColorRole {
    /// Whether the role is the background of a level.
    package var isLevel: Bool { ThemeDerivation.levels.contains(self) }
}

extension Color {
    /// Whether the color is a role, which a theme resolves.
    @inline(__always) var isRole: Bool { bits >> 24 == 3 }

    /// A color that the theme resolves when it is drawn.
    @inlinable
    public static func role(_ role: ColorRole) -> Color {
        Color(bits: 0x0300_0000 | UInt32(role.rawValue))
    }

    /// The theme's text color.
    @inlinable public static var label: Color { .role(.label) }
    /// The theme's color for secondary text.
    @inlinable public static var secondaryLabel: Color { .role(.secondaryLabel) }
    /// The theme's color for text that need not be read.
    @inlinable public static var tertiaryLabel: Color { .role(.tertiaryLabel) }
    /// The theme's color for placeholder text.
    @inlinable public static var placeholderText: Color { .role(.placeholderText) }
    /// The theme's color for things that are on, and things that can be followed.
    @inlinable public static var accent: Color { .role(.accent) }
    /// The theme's color for links.
    @inlinable public static var link: Color { .role(.link) }
    /// The theme's color for text about success.
    @inlinable public static var success: Color { .role(.success) }
    /// The theme's color for warnings.
    @inlinable public static var warning: Color { .role(.warning) }
    /// The theme's color for errors.
    @inlinable public static var danger: Color { .role(.danger) }
    /// The theme's color for text worth knowing.
    @inlinable public static var info: Color { .role(.info) }
    /// The theme's background of a screen.
    @inlinable public static var background: Color { .role(.background) }
    /// The theme's background of bars and side panes.
    @inlinable public static var surface: Color { .role(.surface) }
    /// The theme's background of cards.
    @inlinable public static var raised: Color { .role(.raised) }
    /// The theme's background of floating things.
    @inlinable public static var overlay: Color { .role(.overlay) }
    /// The theme's background of a control.
    @inlinable public static var control: Color { .role(.control) }
    /// The theme's background of a control under the pointer.
    @inlinable public static var hover: Color { .role(.hover) }
    /// The theme's background of a control that is pressed.
    @inlinable public static var pressed: Color { .role(.pressed) }
    /// The theme's background of a control that is disabled or busy.
    @inlinable public static var disabled: Color { .role(.disabled) }
    /// The theme's background of a row under the pointer.
    @inlinable public static var rowHover: Color { .role(.rowHover) }
    /// The theme's background of text fields.
    @inlinable public static var field: Color { .role(.field) }
    /// The theme's background of selected items.
    @inlinable public static var selection: Color { .role(.selection) }
    /// The theme's color for text on ``selection``.
    @inlinable public static var selectedLabel: Color { .role(.selectedLabel) }
    /// The theme's background of selected items while the focus is elsewhere.
    @inlinable public static var inactiveSelection: Color { .role(.inactiveSelection) }
    /// The theme's color for quiet lines.
    @inlinable public static var separator: Color { .role(.separator) }
    /// The theme's color for lines with a meaning, such as the edges of floating things.
    @inlinable public static var border: Color { .role(.border) }
    /// The theme's color for the rest of a bar, beyond its value.
    @inlinable public static var track: Color { .role(.track) }
    /// The theme's color for the bars beside the focused view.
    @inlinable public static var focus: Color { .role(.focus) }
}
