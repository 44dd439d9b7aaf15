// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The line of a button in its present state: picture, title, subtitle and the sign of a menu.
struct ButtonLine {
    var title: MnemonicTitle
    /// The title with styles, which wins over their absence; nil for a plain title.
    var styledTitle: StyledText?
    var subtitle = ""
    var image: Symbol?
    var isImageLast = false
    /// The cells between the picture and the title.
    var padding = 1
    var opensMenu = false

    /// Returns the width of the line in cells.
    func width(joining joined: JoinedClusters) -> Int {
        width(ofTitle: title.text.cellWidth(joining: joined), joining: joined)
    }

    /// Returns the width of the line in cells with a title of another width.
    func width(ofTitle titleWidth: Int, joining joined: JoinedClusters) -> Int {
        var width = titleWidth
        if !subtitle.isEmpty {
            width = width.saturatingAdding(subtitle.cellWidth(joining: joined))
            if titleWidth > 0 { width = width.saturatingAdding(2) }
        }
        if let image {
            if width > 0 { width = width.saturatingAdding(padding) }
            width = width.saturatingAdding(image.unicode.cellWidth(joining: joined))
        }
        return width.saturatingAdding(opensMenu ? 2 : 0)
    }

    /// Draws the line from the left edge of a room.
    ///
    /// - Parameters:
    ///   - room: The room, in the coordinates of the canvas.
    ///   - canvas: The canvas to draw into.
    ///   - style: The style of the picture and the title.
    ///   - secondary: The style of the subtitle and of the sign of a menu.
    func draw(in room: Rect, of canvas: Canvas, style: Style, secondary: Style) {
        var room = room
        if opensMenu, room.width > 2 {
            canvas.draw(.triangleDown, at: Point(x: room.maxX - 1, y: room.minY), style: secondary)
            room = room.inset(by: Insets(right: 2))
        }
        if let image {
            let hasText = !title.text.isEmpty || !subtitle.isEmpty
            let width = image.unicode.cellWidth(joining: canvas.joinedClusters)
            let space = min(room.width, width.saturatingAdding(hasText ? padding : 0))
            let textEnd = room.minX.saturatingAdding(
                textWidth(joining: canvas.joinedClusters).saturatingAdding(hasText ? padding : 0))
            let start = isImageLast ? max(room.minX, min(textEnd, room.maxX - width)) : room.minX
            canvas.clipped(to: room).draw(image, at: Point(x: start, y: room.minY), style: style)
            room = room.inset(by: isImageLast ? Insets(right: space) : Insets(left: space))
        }
        drawText(in: room, of: canvas, style: style, secondary)
    }

    private func textWidth(joining joined: JoinedClusters) -> Int {
        ButtonLine(title: title, subtitle: subtitle).width(joining: joined)
    }

    private func drawText(in room: Rect, of canvas: Canvas, style: Style, _ secondary: Style) {
        if let styledTitle {
            canvas.clipped(to: room).draw(styledTitle, at: room.origin, style: style)
        } else {
            canvas.draw(title.text, in: room, style: style)
            title.drawMnemonic(ofTextIn: room, in: canvas, style: style)
        }
        guard !subtitle.isEmpty else { return }
        let width = title.text.cellWidth(joining: canvas.joinedClusters)
        let rest = room.inset(by: Insets(left: min(room.width, width > 0 ? width + 2 : 0)))
        canvas.draw(subtitle, in: rest, style: secondary)
    }
}
