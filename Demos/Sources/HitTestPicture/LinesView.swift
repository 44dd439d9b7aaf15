// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows lines of text, the first in bold.
///
/// If not all lines fit, the wheel and two keys scroll.
final class LinesView: View {
    var lines: [String] = [] {
        didSet {
            guard lines != oldValue else { return }
            scroll(by: -first)
            setNeedsDisplay()
        }
    }
    private var first = 0

    /// Scrolls the lines down or up.
    func scroll(by rows: Int) {
        let wanted = first &+ rows
        let target = max(0, min(wanted, lines.count - bounds.height))
        guard target != first else { return }
        first = target
        setNeedsDisplay()
    }

    override func handleMouse(_ event: MouseEvent) -> Disposition {
        guard event.phase == .scroll else { return .ignored }
        scroll(by: event.scroll.y)
        return .stop
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        for (row, line) in lines.dropFirst(first).prefix(bounds.height).enumerated() {
            let place = Rect(x: 0, y: row, width: bounds.width, height: 1)
            let style = Style(attributes: first + row == 0 ? .bold : [])
            canvas.draw(line, in: place, style: style)
        }
    }
}
