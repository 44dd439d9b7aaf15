// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// How controls, and what they are made of, show what state they are in: in one place for all of them.
///
/// ```swift
/// override func draw(_ rect: Rect, in canvas: Canvas) {
///     canvas.draw(title, in: bounds, style: ControlLook.control(state))
/// }
/// ```
///
/// The styles are of roles, so that the theme where they are drawn says what colours they are; all text on its
/// ground has a contrast of 4.5 to 1 at least, that of what is disabled too. Without colours, or with few,
/// attributes tell the states apart.
public enum ControlLook {
    /// Returns the look of a control's title: of a button, of a switch and its mark, of a tab.
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
    /// - Parameter state: ``Control/State/selected`` for a row that is selected, with
    ///   ``Control/State/focused`` where its list has the keys too; the latter alone for the row that the keys are on
    ///   where it is not selected.
    public static func row(_ state: Control.State) -> Style {
        if state.contains(.disabled) { return disabled(state) }
        if state.contains(.highlighted) { return highlighted }
        var style = Style()
        if state.isSuperset(of: [.selected, .focused]) {
            style = selection
        } else if state.contains(.selected) {
            style.background = .inactiveSelection
        } else if state.contains(.focused) {
            style = Style(foreground: .accent, background: .inactiveSelection)
        } else if state.contains(.hovered) {
            style.background = .hover
        }
        return state.contains(.invalid) ? invalid(style) : style
    }

    /// Returns the look of what text is written into, and of the text.
    public static func field(_ state: Control.State) -> Style {
        if state.contains(.disabled) { return Style(foreground: .tertiaryLabel) }
        var style = Style(background: .fill)
        if state.contains(.focused) {
            style.underlineStyle = .double
            style.underlineColor = .accent
        } else if state.contains(.hovered) {
            style = Style(background: .hover, attributes: .underline)
        }
        return state.contains(.invalid) ? invalid(style) : style
    }

    /// Returns the look of what an empty field says.
    public static func placeholder(_ state: Control.State) -> Style {
        var style = field(state)
        if !state.contains(.disabled) { style.foreground = .placeholderText }
        return style
    }

    /// Returns the look of text that is selected in a field.
    public static func selectedText(_ state: Control.State) -> Style {
        state.contains(.focused) ? selection : row(.selected)
    }

    /// Returns the look of the line along which a value moves: of a slider, of progress, of a scroll bar.
    public static func track(_ state: Control.State) -> Style {
        Style(foreground: .separator, attributes: state.contains(.disabled) ? .dim : [])
    }

    /// Returns the look of what shows the value on a ``track(_:)``: the thumb of a slider or of a scroll bar, and
    /// the part that progress has filled.
    public static func thumb(_ state: Control.State) -> Style {
        if state.contains(.disabled) { return Style(foreground: .tertiaryLabel) }
        if state.contains(.invalid) { return Style(foreground: .danger) }
        let isLively = !state.isDisjoint(with: [.highlighted, .focused, .hovered])
        return Style(foreground: isLively ? .accent : .secondaryLabel)
    }

    /// The look of bars and footers.
    public static var bar: Style { Style(background: .surface) }

    /// The look of the titles above columns and groups.
    public static var header: Style {
        Style(
            foreground: .secondaryLabel, background: .surface, attributes: .bold)
    }

    private static var selection: Style {
        Style(foreground: .selectedLabel, background: .selection)
    }

    private static var highlighted: Style {
        Style(foreground: .highlightedLabel, background: .highlight)
    }

    private static func disabled(_ state: Control.State) -> Style {
        Style(
            foreground: .tertiaryLabel, attributes: state.contains(.selected) ? .underline : [])
    }

    /// A wave below says it where the colours are those of a selection.
    private static func invalid(_ style: Style) -> Style {
        var style = style.adding(.italic)
        if style.background != .selection { style.foreground = .danger }
        style.underlineStyle = .curly
        style.underlineColor = .danger
        return style
    }
}
