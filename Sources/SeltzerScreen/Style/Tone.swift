// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The meaning of a colored thing, such as a button, a badge or a progress bar.
public enum Tone: Hashable, Sendable, CaseIterable {
    /// The most important thing on a screen.
    case primary
    /// Something that succeeded.
    case success
    /// Something that needs attention.
    case warning
    /// An error, or an action that cannot be undone.
    case danger
    /// Something worth knowing.
    case info

    /// The color of text and signs.
    public var text: Color { .role(roles.text) }
    /// The background of a filled thing.
    public var fill: Color { .role(roles.fill) }
    /// The background of a filled thing under the pointer.
    public var hoveredFill: Color { .role(roles.hoveredFill) }
    /// The background of a filled thing while it is pressed.
    public var pressedFill: Color { .role(roles.pressedFill) }
    /// Text on ``fill`` and on ``hoveredFill``.
    public var onFill: Color { .role(roles.onFill) }
    /// Text on ``pressedFill``.
    public var onPressedFill: Color { .role(roles.onPressedFill) }
    /// The background of something small in this tone, such as a badge, with ``text`` on it.
    public var tint: Color { .role(roles.tint) }

    /// The roles of a tone's colors.
    struct Roles {
        let text: ColorRole
        let fill: ColorRole
        let onFill: ColorRole
        let hoveredFill: ColorRole
        let pressedFill: ColorRole
        let onPressedFill: ColorRole
        let tint: ColorRole
    }

    var roles: Roles {
        switch self {
        case .primary:
            Roles(
                text: .accent, fill: .primaryFill, onFill: .onPrimaryFill,
                hoveredFill: .hoveredPrimaryFill, pressedFill: .pressedPrimaryFill,
                onPressedFill: .onPressedPrimaryFill, tint: .primaryTint)
        case .success:
            Roles(
                text: .success, fill: .successFill, onFill: .onSuccessFill,
                hoveredFill: .hoveredSuccessFill, pressedFill: .pressedSuccessFill,
                onPressedFill: .onPressedSuccessFill, tint: .successTint)
        case .warning:
            Roles(
                text: .warning, fill: .warningFill, onFill: .onWarningFill,
                hoveredFill: .hoveredWarningFill, pressedFill: .pressedWarningFill,
                onPressedFill: .onPressedWarningFill, tint: .warningTint)
        case .danger:
            Roles(
                text: .danger, fill: .dangerFill, onFill: .onDangerFill,
                hoveredFill: .hoveredDangerFill, pressedFill: .pressedDangerFill,
                onPressedFill: .onPressedDangerFill, tint: .dangerTint)
        case .info:
            Roles(
                text: .info, fill: .infoFill, onFill: .onInfoFill,
                hoveredFill: .hoveredInfoFill, pressedFill: .pressedInfoFill,
                onPressedFill: .onPressedInfoFill, tint: .infoTint)
        }
    }
}
