// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows the article's points and the crosshair over the labels; it is never hit.
final class MarksView: View {
    var crosshair = PointList.article[0] {
        didSet { if crosshair != oldValue { setNeedsDisplay() } }
    }

    init() {
        super.init(frame: Rect(origin: .zero, size: LabelsView.size))
        isUserInteractionEnabled = false
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let style = Style(foreground: .palette(16), background: .palette(255), attributes: .bold)
        for (index, point) in PointList.article.enumerated() {
            canvas.draw("\(index + 1)", at: point, style: style)
        }
        let red = Style(foreground: .palette(231), background: .palette(160), attributes: .bold)
        canvas.draw("+", at: crosshair, style: red)
    }
}
