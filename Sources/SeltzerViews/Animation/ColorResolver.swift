// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// Turns colors of the theme and of the terminal into 24-bit colors, so that an animation can mix
/// them.
///
/// On a display with few colors it changes nothing.
@MainActor
struct ColorResolver {
    private let theme: Theme
    private let capabilities: DisplayCapabilities
    private let ground: Color
    /// The level that the view lies on.
    private let level: ColorRole

    /// Creates a resolver with the theme and the level of a view.
    init(for view: View, in application: Application) {
        theme = view.effectiveTheme
        capabilities = application.capabilities
        var current = view.superview
        while let superview = current, superview.backgroundColor == nil, superview.theme == nil {
            current = superview.superview
        }
        ground = view.resolved(current?.backgroundColor ?? .background)
        level = Self.level(of: view)
    }

    /// Returns the level around a view: the level of the nearest superview with a theme, or with
    /// the background of a level.
    private static func level(of view: View) -> ColorRole {
        var current: View? = view.superview
        while let superview = current {
            if let color = superview.backgroundColor,
                case .role(let role) = superview.resolved(color).components, role.isLevel
            {
                return role
            }
            if superview.theme != nil { break }
            current = superview.superview
        }
        return .background
    }

    /// Returns the 24-bit color of a text color.
    func foreground(_ color: Color) -> Color {
        let given = color.resolved(for: theme.appearance)
        let color = given == .default ? .label : given
        return rgb(color, terminals: capabilities.foreground) ?? color
    }

    /// Returns the 24-bit color of a background.
    ///
    /// A clear background has the color behind the view.
    func background(_ color: Color) -> Color {
        let color = color.resolved(for: theme.appearance)
        let seen = color == .clear ? ground : color == .default ? .background : color
        return rgb(seen, terminals: capabilities.background) ?? color
    }

    private func rgb(_ color: Color, terminals own: Color?) -> Color? {
        guard capabilities.colorDepth > .sixteen else { return nil }
        var color = color
        if case .role(let role) = color.components { color = theme[role, on: level] }
        if color == .default { color = own ?? color }
        if case .rgb = color.components { return color }
        return nil
    }

    /// Returns a value with 24-bit colors; a value without colors is returned unchanged.
    func resolve<Value>(_ value: Value) -> Value {
        let resolved: Any? =
            switch value {
            case let style as Style: self.style(style)
            // A view without a background shows the background behind it.
            case let color as Color?: background(color ?? .clear)
            default: nil
            }
        return resolved as? Value ?? value
    }

    private func style(_ style: Style) -> Style {
        var style = style
        style.foreground = foreground(style.foreground)
        // Without a background of its own, text keeps the fill behind it, which may be animated
        // itself.
        if style.background.resolved(for: theme.appearance) != .clear {
            style.background = background(style.background)
        }
        style.underlineColor = foreground(style.underlineColor)
        return style
    }
}
