// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The outline of the place that a dragged window gets if it is dropped.
final class SnapOutline: View {
    init() {
        super.init()
        isUserInteractionEnabled = false
        isHidden = true
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        var style = Style(foreground: .accent)
        if !canvas.hasColors { style = style.adding(.bold) }
        canvas.drawOutstandingBox(bounds, border: .double, asciiLine: "#", style: style)
    }
}
