// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A still picture of rectangles with names, scaled to the view; later ones lie in front.
final class PictureView: View {
    private let labels: [PictureLabel]
    private let grid: Size

    init(_ labels: [PictureLabel], grid: Size) {
        self.labels = labels
        self.grid = grid
        super.init()
        isUserInteractionEnabled = false
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        for label in labels {
            let frame = scaled(label.frame)
            canvas.fill(frame, with: Style(background: .default))
            canvas.drawBox(frame, style: Style(attributes: label.depth == 0 ? .dim : []))
            // Some have their upper edges in one row; the lower ones are apart.
            let name = Rect(
                x: frame.minX + 2, y: frame.maxY - 1, width: max(0, frame.width - 4), height: 1)
            canvas.draw(label.name, in: name, style: Style(attributes: .bold))
        }
    }

    /// Left and top edges are rounded down, right and bottom edges too, so that neighbours stay apart.
    private func scaled(_ frame: Rect) -> Rect {
        let left = frame.minX * bounds.width / grid.width
        let right = frame.maxX * bounds.width / grid.width
        let top = frame.minY * bounds.height / grid.height
        let bottom = frame.maxY * bounds.height / grid.height
        return Rect(x: left, y: top, width: right - left, height: max(2, bottom - top))
    }
}
