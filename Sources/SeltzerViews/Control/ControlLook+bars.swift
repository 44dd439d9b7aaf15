// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

extension ControlLook {
    /// Draws the bars beside a control: at both ends if it is focused, at the beginning if its
    /// value is invalid.
    ///
    /// The first and the last column belong to the bars. They stay free in every other state, so
    /// that nothing moves when the state changes. The bars are as high as the control.
    ///
    /// - Parameters:
    ///   - state: The state of the control.
    ///   - rect: The rectangle of the control, in the coordinates of the canvas.
    ///   - canvas: The canvas to draw into.
    /// - Returns: The part between the bars; the whole rectangle if it has less than three columns.
    @discardableResult
    public static func drawBars(
        _ state: Control.State, in rect: Rect, of canvas: Canvas
    ) -> Rect {
        guard rect.width > 2 else { return rect }
        let room = rect.inset(by: Insets(left: 1, right: 1))
        let isFocused = state.contains(.focused), isInvalid = state.contains(.invalid)
        guard isFocused || isInvalid, !state.contains(.disabled) else { return room }
        let style = Style(foreground: isInvalid ? .danger : .focus)
        var bar = Rect(x: rect.minX, y: rect.minY, width: 1, height: rect.height)
        if isInvalid, !canvas.hasColors {
            canvas.fill(bar, with: style, character: "!")
        } else {
            canvas.fill(bar, with: style, symbol: .leftBar)
        }
        bar.origin.x = rect.maxX - 1
        if isFocused { canvas.fill(bar, with: style, symbol: .rightBar) }
        return room
    }

    /// Draws the bar down the side of a view that is focused as a whole, such as a chart.
    ///
    /// - Parameters:
    ///   - column: The rectangle of the bar, one column wide, in the coordinates of the canvas.
    ///   - canvas: The canvas to draw into.
    package static func drawFocusBar(in column: Rect, of canvas: Canvas) {
        canvas.fill(column, with: Style(foreground: .focus), symbol: .leftBar)
    }

    /// Draws the bar of the current row, or the hair line of a row that stays selected while the
    /// focus is elsewhere.
    ///
    /// - Parameters:
    ///   - isEmphasized: Whether the view with the row is focused.
    ///   - point: The first cell of the row, in the coordinates of the canvas.
    ///   - canvas: The canvas to draw into.
    package static func drawRowBar(isEmphasized: Bool, at point: Point, of canvas: Canvas) {
        guard isEmphasized else {
            canvas.drawOrnament(.leftEdge, at: point, style: Style(foreground: .border))
            return
        }
        // With few colors, the fill of a selection may equal the color of the focus.
        let color = canvas.hasFills || !canvas.hasColors ? Color.focus : .selectedLabel
        canvas.drawOrnament(.leftBar, at: point, style: Style(foreground: color))
    }
}
