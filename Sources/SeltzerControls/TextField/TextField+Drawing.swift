// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// Draws the parts of a field.
extension TextField {
    final func drawContents(in canvas: Canvas) {
        let columns = textColumns
        let room = Rect(x: columns.lowerBound, y: bounds.minY, width: columns.count, height: 1)
        let style = self.style(ControlLook.field(state))
        drawGround(in: canvas, style: style)
        drawMessage(in: canvas)
        guard !editor.text.isEmpty || mask != nil && placeholder.isEmpty || mask != nil && isFocused
        else {
            canvas.draw(
                placeholder, in: room, style: self.style(ControlLook.placeholder(state)),
                alignment: textAlignment)
            return
        }
        let line = line
        let text = room.inset(by: Insets(left: indent(of: line)))
        let textStyle = look.text.style(style, isEnabled: isEnabled)
        drawText(of: line, in: text, canvas.clipped(to: room), textStyle)
        drawCompletion(after: line, in: text, of: canvas)
        drawSigns(of: line, in: canvas, style: self.style(ControlLook.placeholder(state)))
        drawClearButton(in: canvas, style: style)
    }

    /// Returns a style of a field; without the fill if the field has none.
    final func style(_ style: Style) -> Style {
        guard borderStyle == .none else { return style }
        var style = style
        style.background = .clear
        return style
    }

    final func drawText(
        of line: TextFieldLine, in room: Rect, _ canvas: Canvas, _ style: Style
    ) {
        let hint = self.style(ControlLook.placeholder(state))
        let selected = ControlLook.selectedText(state)
        let range = editor.selection.range
        for cluster in line.clusters {
            let place = room.origin.offsetBy(dx: cluster.column, dy: 0)
            let isHidden = isSecureTextEntry && !cluster.isHint
            let plain = cluster.isHint ? hint : style
            canvas.draw(
                isHidden ? canvas[.bullet] : cluster.shown, at: place,
                style: range.contains(cluster.offset) ? selected : plain)
        }
    }

    /// Draws the rest of a completion, after the typed text.
    final func drawCompletion(after line: TextFieldLine, in room: Rect, of canvas: Canvas) {
        guard !line.isCut, mask == nil, let rest = completer?.inlineRest else { return }
        let column = min(line.endColumn, room.width)
        canvas.draw(
            rest,
            in: room.inset(by: Insets(left: column)),
            style: style(ControlLook.placeholder(state)))
    }

    /// Draws the ground of the field, with bars beside it or a hairline before it.
    final func drawGround(in canvas: Canvas, style: Style) {
        guard borderStyle != .none else { return }
        let row = fieldRow
        guard hasBars else { return canvas.fill(row, with: style) }
        canvas.fill(ControlLook.drawBars(state, in: row, of: canvas), with: style)
        guard state.isDisjoint(with: [.focused, .invalid, .disabled]) else { return }
        canvas.draw(
            canvas.hasFills ? .rightEdge : .verticalLine, at: row.origin,
            style: Style(foreground: .border))
    }

    final func drawMessage(in canvas: Canvas) {
        guard let validationMessage else { return }
        let style = Style(foreground: .danger)
        let width = trailingWidth
        if width > 0 {
            let start = bounds.maxX.saturatingSubtracting(width)
            let room = Rect(x: start, y: bounds.minY, width: width, height: 1)
            canvas.draw(validationMessage, in: room.inset(by: Insets(left: 1)), style: style)
        } else if bounds.height > 1 {
            let room = Rect(
                x: textColumns.lowerBound, y: bounds.minY.saturatingAdding(1),
                width: max(0, bounds.maxX.saturatingSubtracting(textColumns.lowerBound)), height: 1)
            canvas.draw("\(canvas[.xmark]) \(validationMessage)", in: room, style: style)
        }
    }

    /// Draws signs at the ends where the text goes on.
    final func drawSigns(of line: TextFieldLine, in canvas: Canvas, style: Style) {
        guard fillColumns.count >= 3, hasBars else { return }
        if firstShown > 0 {
            let start = Point(x: fillColumns.lowerBound, y: bounds.minY)
            canvas.draw(.chevronLeft, at: start, style: style)
        }
        if line.isCut {
            let end = Point(x: textColumns.upperBound, y: bounds.minY)
            canvas.draw(.chevronRight, at: end, style: style)
        }
    }
}
