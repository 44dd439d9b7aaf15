// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// Shows a styled text of a transcript, wrapped between words; the user's text has a sign before it.
final class TranscriptLabel: View {
    private let text: StyledText
    private let margin: Int
    private let isPrompt: Bool

    init(_ text: StyledText, margin: Int, isPrompt: Bool = false) {
        (self.text, self.margin, self.isPrompt) = (text, margin, isPrompt)
        super.init(frame: .zero)
        clipsToBounds = true
    }

    /// The first column of the text.
    private func start(in width: Int) -> Int {
        let margin = TranscriptLayout.margin(margin, in: width)
        return isPrompt ? max(min(2, width - 1), margin) : margin
    }

    private func lines(width: Int) -> [StyledText] {
        let room = width - start(in: width) - TranscriptLayout.margin(margin, in: width)
        return TranscriptLayout.wrapped(text, width: room, joining: joinedClusters)
    }

    override func sizeThatFits(_ size: Size) -> Size {
        let width = size.width == .max ? 80 : size.width
        return Size(width: width, height: lines(width: width).count)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let start = start(in: bounds.width)
        for (y, line) in lines(width: bounds.width).enumerated() where y < rect.maxY {
            canvas.draw(line, at: Point(x: start, y: y))
        }
        guard isPrompt, start >= 2 else { return }
        canvas.draw(
            .chevronRight, at: Point(x: start - 2, y: 0), style: Style(foreground: .accent))
    }

    override var defaultAccessibility: AccessibilityAttributes {
        AccessibilityAttributes(.staticText, label: text.string)
    }
}
