// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A view that shows one line of text.
final class PlainTextView: View {
    var text: String {
        didSet { setNeedsDisplay() }
    }

    init(_ text: String, _ frame: Rect) {
        self.text = text
        super.init(frame: frame)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        canvas.draw(text, in: bounds)
    }
}
