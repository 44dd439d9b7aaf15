// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// A styled text of a transcript, wrapped between words; the user's text has a sign before it.
///
/// It is drawn in its view, or as lines for the memory of a terminal, which need no view.
struct TranscriptLabelText {
    let text: StyledText
    let margin: Int
    let isPrompt: Bool

    /// The first column of the text.
    private func start(in width: Int) -> Int {
        let margin = TranscriptLayout.margin(margin, in: width)
        return isPrompt ? max(min(2, width - 1), margin) : margin
    }

    /// Returns the lines at a width.
    func lines(width: Int, joining joined: JoinedClusters) -> [StyledText] {
        let room = width - start(in: width) - TranscriptLayout.margin(margin, in: width)
        return TranscriptLayout.wrapped(text, width: room, joining: joined)
    }

    /// Draws lines from the top of a canvas with their width, before a row.
    func draw(_ lines: [StyledText], width: Int, before end: Int, in canvas: Canvas) {
        let start = start(in: width)
        for (y, line) in lines.enumerated() where y < end {
            canvas.draw(line, at: Point(x: start, y: y))
        }
        guard isPrompt, start >= 2 else { return }
        canvas.draw(
            .chevronRight, at: Point(x: start - 2, y: 0), style: Style(foreground: .accent))
    }

    /// Returns the text as lines for the memory of a terminal.
    func drawnLines(_ settings: DrawnLines) -> [StyledText] {
        let lines = lines(width: settings.width, joining: settings.joinedClusters)
        return settings.lines(height: lines.count) { canvas in
            draw(lines, width: settings.width, before: lines.count, in: canvas)
        }
    }
}
