// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The styles in which all controls and their parts show their state.
///
/// ```swift
/// override func draw(_ rect: Rect, in canvas: Canvas) {
///     let room = ControlLook.drawBars(state, in: bounds, of: canvas)
///     canvas.draw(title, in: room, style: ControlLook.title(state))
/// }
/// ```
///
/// Bars at both ends of a control show the focus, and a bar at its beginning an invalid value.
///
/// The styles use color roles; the theme of the drawing view maps them to colors. Text has a
/// contrast of at least 4.5:1, and text of disabled controls at least 3:1. With few colors or
/// none, attributes distinguish the states.
public enum ControlLook {
    /// Returns the look of a title without a fill, such as the title of a checkbox or a tab.
    public static func title(_ state: Control.State) -> Style {
        if state.contains(.disabled) { return Style(foreground: .tertiaryLabel) }
        if state.contains(.highlighted) { return Style(background: .pressed) }
        return state.contains(.hovered) ? Style(background: .hover) : Style()
    }

    /// Returns the look of a row of a list or a table, or of a cell of a grid.
    ///
    /// - Parameter state: ``Control/State/selected`` for a selected row, together with
    ///   ``Control/State/focused`` if its list is focused. ``Control/State/focused`` alone for the
    ///   row with the cursor, if it is not selected.
    public static func row(_ state: Control.State) -> Style {
        if state.contains(.disabled) { return disabled(state) }
        // Bold, because a row under the pointer has the same fill.
        if state.contains(.highlighted) { return Style(background: .pressed, attributes: .bold) }
        var style = Style()
        if state.isSuperset(of: [.selected, .focused]) {
            style = selection
        } else if !state.isDisjoint(with: [.selected, .focused]) {
            style.background = .inactiveSelection
        } else if state.contains(.hovered) {
            style.background = .rowHover
        }
        return style
    }

    /// Returns the look of a text field and of its text.
    public static func field(_ state: Control.State) -> Style {
        if state.contains(.disabled) {
            return Style(foreground: .tertiaryLabel, background: .disabled)
        }
        return Style(background: state == .hovered ? .hover : .field)
    }

    /// Returns the look of the placeholder of an empty field.
    public static func placeholder(_ state: Control.State) -> Style {
        var style = field(state)
        if style.background == .field { style.foreground = .placeholderText }
        style.attributes.insert(.italic)
        return style
    }

    /// Returns the look of selected text in a field.
    public static func selectedText(_ state: Control.State) -> Style {
        state.contains(.focused) ? selection : row(.selected)
    }

    /// Returns the look of the line along which a value moves, as in a slider, a progress bar or a
    /// scroll bar.
    public static func track(_ state: Control.State) -> Style {
        Style(foreground: .separator, attributes: state.contains(.disabled) ? .dim : [])
    }

    /// Returns the look of the value on a ``track(_:)``: the thumb of a slider or of a scroll bar,
    /// and the filled part of a progress bar.
    public static func thumb(_ state: Control.State) -> Style {
        if state.contains(.disabled) { return Style(foreground: .tertiaryLabel) }
        if !state.isDisjoint(with: [.highlighted, .hovered]) { return Style(foreground: .label) }
        return Style(foreground: state.contains(.focused) ? .focus : .border)
    }

    /// The look of bars and footers.
    public static var bar: Style { Style(background: .surface) }

    /// The look of titles above columns and groups.
    public static var header: Style {
        Style(foreground: .secondaryLabel, background: .surface)
    }

    /// Returns the look of titles above columns; bold text of the first rank if the theme has no
    /// fill for their row.
    package static func header(on canvas: Canvas) -> Style {
        canvas.hasFills ? header : Style(background: .surface, attributes: .bold)
    }

    private static var selection: Style {
        Style(foreground: .selectedLabel, background: .selection)
    }

    private static func disabled(_ state: Control.State) -> Style {
        Style(foreground: .tertiaryLabel, attributes: state.contains(.selected) ? .bold : [])
    }
}
