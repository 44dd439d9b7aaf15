// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The styles in which all controls and their parts show their state.
///
/// ```swift
/// override func draw(_ rect: Rect, in canvas: Canvas) {
///     canvas.draw(title, in: bounds, style: ControlLook.control(state))
/// }
/// ```
///
/// The styles use colours by role, and the theme of the view that draws decides on the colours. Text has a contrast of at
/// least 4.5:1, that of disabled controls 3:1. With few colours or none, attributes distinguish the states.
public enum ControlLook {
    /// Returns the look of a control's title, as of a button, a switch with its mark, or a tab.
    public static func control(_ state: Control.State) -> Style {
        if state.contains(.disabled) { return disabled(state) }
        if state.contains(.highlighted) { return highlighted }
        var style = Style()
        if state.contains(.focused) {
            style = selection
            if state.contains(.selected) { style.attributes.insert(.underline) }
            if state.contains(.hovered) { style.attributes.insert(.bold) }
        } else if state.contains(.selected) {
            style.background = .inactiveSelection
            if state.contains(.hovered) { style.attributes.insert(.bold) }
        } else if state.contains(.hovered) {
            style.background = .hover
        }
        return state.contains(.invalid) ? invalid(style) : style
    }

    /// Returns the look of a row of a list or a table, or of a cell of a grid.
    ///
    /// - Parameter state: ``Control/State/selected`` for a selected row, together with ``Control/State/focused`` if its
    ///   list is focused. ``Control/State/focused`` alone for the row with the cursor, if it is not selected.
    public static func row(_ state: Control.State) -> Style {
        if state.contains(.disabled) { return disabled(state) }
        if state.contains(.highlighted) { return Style(foreground: .accent, background: .pressed) }
        var style = Style()
        if state.isSuperset(of: [.selected, .focused]) {
            style = selection
        } else if state.contains(.selected) {
            style.background = .inactiveSelection
        } else if state.contains(.focused) {
            style = Style(foreground: .accent, background: .inactiveSelection)
        } else if state.contains(.hovered) {
            style.background = .rowHover
        }
        return state.contains(.invalid) ? invalid(style) : style
    }

    /// Returns the look of a text field and of its text.
    public static func field(_ state: Control.State) -> Style {
        if state.contains(.disabled) { return Style(foreground: .tertiaryLabel) }
        var style = Style(background: .field)
        if state.contains(.focused) {
            style.underlineStyle = .double
            style.underlineColor = .accent
        } else if state.contains(.hovered) {
            style = Style(background: .hover, attributes: .underline)
        }
        return state.contains(.invalid) ? invalid(style) : style
    }

    /// Returns the look of the placeholder of an empty field.
    public static func placeholder(_ state: Control.State) -> Style {
        var style = field(state)
        if !state.contains(.disabled) { style.foreground = .placeholderText }
        return style
    }

    /// Returns the look of selected text in a field.
    public static func selectedText(_ state: Control.State) -> Style {
        state.contains(.focused) ? selection : row(.selected)
    }

    /// Returns the look of the line along which a value moves, as in a slider, a progress bar or a scroll bar.
    public static func track(_ state: Control.State) -> Style {
        Style(foreground: .separator, attributes: state.contains(.disabled) ? .dim : [])
    }

    /// Returns the look of the value on a ``track(_:)``: the thumb of a slider or of a scroll bar, and the filled part
    /// of a progress bar.
    public static func thumb(_ state: Control.State) -> Style {
        if state.contains(.disabled) { return Style(foreground: .tertiaryLabel) }
        if state.contains(.invalid) { return Style(foreground: .danger) }
        let isLively = !state.isDisjoint(with: [.highlighted, .focused, .hovered])
        return Style(foreground: isLively ? .accent : .secondaryLabel)
    }

    /// The look of bars and footers.
    public static var bar: Style { Style(background: .surface) }

    /// The look of titles above columns and groups.
    public static var header: Style {
        Style(
            foreground: .secondaryLabel, background: .surface, attributes: .bold)
    }

    private static var selection: Style {
        Style(foreground: .selectedLabel, background: .selection)
    }

    private static var highlighted: Style {
        Style(background: .pressed)
    }

    private static func disabled(_ state: Control.State) -> Style {
        Style(
            foreground: .tertiaryLabel, attributes: state.contains(.selected) ? .underline : [])
    }

    /// The curly underline also marks selected text, which keeps the colours of the selection.
    private static func invalid(_ style: Style) -> Style {
        var style = style.adding(.italic)
        if style.background != .selection { style.foreground = .danger }
        style.underlineStyle = .curly
        style.underlineColor = .danger
        return style
    }
}
