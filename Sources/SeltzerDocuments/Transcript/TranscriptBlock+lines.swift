// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerText
import SeltzerViews

extension TranscriptBlock {
    /// Whether a part of a text that grows is complete, and has not been returned.
    var hasCompleteText: Bool {
        guard let rows else { return false }
        return rows.completeEnd > rows.start
    }

    /// Returns the lines that are complete and were not returned before.
    ///
    /// - Parameters:
    ///   - settings: The width and the colors of the lines.
    ///   - margin: The empty columns at each side of texts.
    ///   - keepsParagraphs: Whether a paragraph of Markdown is one line.
    ///   - draw: Returns the lines of a view.
    func takeLines(
        _ settings: DrawnLines, margin: Int, keepsParagraphs: Bool, _ draw: (View) -> [StyledText]
    ) -> [StyledText] {
        guard isMarkdown else {
            guard isFinished else { return [] }
            if let text = labelText(margin: margin) { return text.drawnLines(settings) }
            return takeView().map(draw) ?? []
        }
        if rows == nil, isFinished { rows = TranscriptRows(text) }
        guard let rows else { return [] }
        let end = isFinished ? rows.end : rows.completeEnd
        guard end > rows.start else { return [] }
        var writer = MarkdownLineWriter(
            rows.rows, settings, margin: TranscriptLayout.margin(margin, in: settings.width))
        writer.keepsParagraphs = keepsParagraphs
        let lines = writer.lines(rows.start..<end)
        self.rows?.hide(before: end)
        return lines
    }
}
