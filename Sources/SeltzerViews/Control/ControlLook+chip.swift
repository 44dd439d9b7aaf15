// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

extension ControlLook {
    /// Returns the look of a filled control in one row, such as a button.
    ///
    /// - Parameters:
    ///   - state: The state of the control. Bars beside the control show ``Control/State/focused``
    ///     (``drawBars(_:in:of:)``).
    ///   - tone: The meaning of the control; nil for a plain control.
    public static func chip(_ state: Control.State, tone: Tone? = nil) -> Style {
        if state.contains(.disabled) {
            // A chosen control is recognizable without its tint. An underline would look like the
            // pointer's underline.
            return Style(
                foreground: .tertiaryLabel, background: .disabled,
                attributes: state.contains(.selected) ? .bold : [])
        }
        if state.contains(.busy) {
            return Style(foreground: .secondaryLabel, background: .disabled)
        }
        guard let tone else { return plainChip(state) }
        let (text, fill) =
            state.contains(.highlighted)
            ? (tone.onPressedFill, tone.pressedFill)
            : (tone.onFill, state.contains(.hovered) ? tone.hoveredFill : tone.fill)
        return Style(foreground: text, background: fill, attributes: .bold)
    }

    private static func plainChip(_ state: Control.State) -> Style {
        var style = Style(background: .control)
        if state.contains(.selected) {
            style = Style(foreground: .accent, background: Tone.primary.tint, attributes: .bold)
        }
        if state.contains(.highlighted) {
            style.background = .pressed
        } else if state.contains(.hovered) {
            style.background = .hover
        }
        return style
    }

    /// Draws the ground of a control in one row, with bars beside it if it is focused.
    ///
    /// The first and the last cell of the row are kept free for the bars. Brackets replace the fill
    /// if the theme has none, except around a control that is disabled or busy. Without colors, a
    /// primary control is bold, and other tones look plain.
    ///
    /// - Parameters:
    ///   - state: The state of the control.
    ///   - tone: The meaning of the control; nil for a plain control.
    ///   - contentWidth: The wanted width of the content in cells; the padding shrinks if it does
    ///     not fit.
    ///   - row: The row, in the coordinates of the canvas.
    ///   - canvas: The canvas to draw into.
    /// - Returns: The part of the row inside of the padding, and the style of text there.
    @discardableResult
    public static func drawChip(
        _ state: Control.State, tone: Tone? = nil, contentWidth: Int = 0, in row: Rect,
        of canvas: Canvas
    ) -> (room: Rect, style: Style) {
        let tone = canvas.hasColors || tone == .primary ? tone : nil
        var style = chip(state, tone: tone)
        style.attributes.subtract(unreadableOnFills(canvas))
        if !canvas.hasFills, state.isDisjoint(with: [.disabled, .busy]) {
            // The palette has no other shades of a fill for a pressed control.
            if state.contains(.highlighted) {
                style.attributes.insert(.reverse)
            } else if state.contains(.hovered) {
                style.attributes.insert(.underline)
            }
        }
        // Fills of tones come from the palette; a control has a fill or brackets, never both.
        let hasBrackets = !canvas.hasFills && (tone == nil || !canvas.hasColors)
        return drawGround(
            state, style, hasBrackets: hasBrackets, contentWidth: contentWidth, in: row, of: canvas)
    }

    /// Draws the ground of a control in one row in a style, with bars beside it if it is focused.
    ///
    /// - Parameters:
    ///   - state: The state of the control.
    ///   - style: The style of the ground and of the text on it.
    ///   - hasBrackets: Whether an enabled control has brackets.
    ///   - contentWidth: The wanted width of the content in cells; the padding shrinks if it does not fit.
    ///   - row: The row, in the coordinates of the canvas.
    ///   - canvas: The canvas to draw into.
    /// - Returns: The part of the row inside of the padding, and the style.
    package static func drawGround(
        _ state: Control.State, _ style: Style, hasBrackets: Bool, contentWidth: Int, in row: Rect,
        of canvas: Canvas
    ) -> (room: Rect, style: Style) {
        let fill = drawBars(state, in: row, of: canvas)
        canvas.fill(fill, with: style)
        if hasBrackets, fill.width > 2, state.isDisjoint(with: [.disabled, .busy]) {
            canvas.drawOrnament("[", at: fill.origin, style: style)
            canvas.drawOrnament("]", at: Point(x: fill.maxX - 1, y: fill.minY), style: style)
        }
        let isWide = fill.width >= contentWidth.saturatingAdding(4)
        let padding = isWide ? 2 : fill.width > 2 ? 1 : 0
        return (fill.inset(by: Insets(left: padding, right: padding)), style)
    }

    /// The attributes that text on a fill must not have.
    ///
    /// With few colors, this is bold: such terminals show bold black as gray, which is unreadable
    /// on green or yellow.
    package static func unreadableOnFills(_ canvas: Canvas) -> Attributes {
        !canvas.hasFills && canvas.hasColors ? .bold : []
    }
}
