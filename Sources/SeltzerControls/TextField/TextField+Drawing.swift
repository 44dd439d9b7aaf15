// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// Draws the parts of a field.
extension TextField {
    final func drawText(
        of line: TextFieldLine, in room: Rect, _ canvas: Canvas, _ style: Style
    ) {
        let hint = ControlLook.placeholder(state)
        let selected = ControlLook.selectedText(state)
        let range = editor.selection.range
        for cluster in line.clusters {
            let place = room.origin.offsetBy(dx: cluster.column, dy: 0)
            let isHidden = isSecureTextEntry && !cluster.isHint
            let plain = cluster.isHint ? hint : style
            canvas.draw(
                isHidden ? (canvas.isUnicode ? "•" : "*") : cluster.shown, at: place,
                style: range.contains(cluster.offset) ? selected : plain)
        }
    }

    final func drawMessage(in canvas: Canvas) {
        guard let validationMessage else { return }
        let style = Style(foreground: .danger)
        let width = trailingWidth
        if width > 0 {
            let start = bounds.maxX.saturatingSubtracting(width)
            let room = Rect(x: start, y: bounds.minY, width: width, height: 1)
            canvas.fill(room, with: Style())
            canvas.draw(validationMessage, in: room.inset(by: Insets(left: 1)), style: style)
        } else if bounds.height > 1 {
            let room = Rect(
                x: bounds.minX, y: bounds.minY.saturatingAdding(1), width: bounds.width, height: 1)
            canvas.draw(validationMessage, in: room.inset(by: Insets(left: 1)), style: style)
        }
    }

    /// Draws signs at the ends beyond which there is more text.
    final func drawSigns(of line: TextFieldLine, in canvas: Canvas, style: Style) {
        guard bounds.width >= 3 else { return }
        if firstShown > 0 {
            canvas.draw(canvas.isUnicode ? "‹" : "<", at: bounds.origin, style: style)
        }
        if line.isCut {
            let end = Point(x: textColumns.upperBound, y: bounds.minY)
            canvas.draw(canvas.isUnicode ? "›" : ">", at: end, style: style)
        }
    }
}
