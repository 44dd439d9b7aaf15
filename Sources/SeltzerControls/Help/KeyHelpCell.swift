// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A line of the list of keys.
final class KeyHelpCell: TableViewCell {
    static let identifier = "line"

    /// Shows a line.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - keysWidth: The maximum width of its keys in cells, so that the titles of all lines are aligned.
    func show(_ line: KeyHelpLines.Line, keysWidth: Int) {
        guard self.line != line || self.keysWidth != keysWidth else { return }
        self.line = line
        self.keysWidth = keysWidth
        setNeedsDisplay()
    }

    private var line = KeyHelpLines.Line.gap
    private var keysWidth = 0

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let room = Rect(
            x: bounds.minX.saturatingAdding(2), y: bounds.minY,
            width: max(0, bounds.width.saturatingSubtracting(3)), height: 1)
        switch line {
        case .gap:
            break
        case .heading(let text):
            canvas.draw(
                text, in: room,
                style: Style(attributes: .bold))
        case .action(let keys, let title, let isEnabled):
            let style = ControlLook.row(isEnabled ? .normal : .disabled)
            // In a narrow list the title keeps half of the room: a cut key says more than a missing title.
            let titleWidth = title.cellWidth(joining: canvas.joinedClusters)
            let width = min(keysWidth, max(room.width / 2, room.width - titleWidth - 2))
            let left = Rect(x: room.minX, y: room.minY, width: width, height: 1)
            let right = room.inset(by: Insets(left: width + 2))
            canvas.draw(keys, in: left, style: style)
            canvas.draw(
                title, in: right, style: Style(foreground: .secondaryLabel).merged(over: style))
        }
    }
}
