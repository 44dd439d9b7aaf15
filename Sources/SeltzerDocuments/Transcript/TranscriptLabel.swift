// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// Shows a styled text of a transcript.
final class TranscriptLabel: View {
    private let text: TranscriptLabelText

    init(_ text: TranscriptLabelText) {
        self.text = text
        super.init(frame: .zero)
        clipsToBounds = true
    }

    private func lines(width: Int) -> [StyledText] {
        text.lines(width: width, joining: joinedClusters)
    }

    override func sizeThatFits(_ size: Size) -> Size {
        let width = size.width == .max ? 80 : size.width
        return Size(width: width, height: lines(width: width).count)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let width = bounds.width
        text.draw(lines(width: width), width: width, before: rect.maxY, in: canvas)
    }

    override var defaultAccessibility: AccessibilityAttributes {
        AccessibilityAttributes(.staticText, label: text.text.string)
    }
}
