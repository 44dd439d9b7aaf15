// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerText
import SeltzerViews

/// The searched lines of a log: all lines except the note about lines that are gone.
private struct LogText: SearchableText {
    let text: TextStorage
    let first: Int

    var lineCount: Int { text.lineCount }

    func forEachLine(
        in lines: Range<Int>,
        _ body: (_ line: Int, _ start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool
    ) {
        let start = max(first, lines.lowerBound)
        text.forEachLine(in: start..<max(start, lines.upperBound), body)
    }

    func forEachWholeLine(
        in lines: Range<Int>, _ body: (_ line: Int, _ text: SearchableLine) -> Bool
    ) {
        let start = max(first, lines.lowerBound)
        text.forEachWholeLine(in: start..<max(start, lines.upperBound), body)
    }
}

/// Finding text.
extension LogView {
    /// The lines that are shown.
    public final var searchableText: any SearchableText {
        LogText(text: shownText, first: firstTextLine)
    }

    /// The first visible line.
    public final var searchOrigin: TextMatch { TextMatch(line: top.line, range: 0..<0) }

    /// Scrolls to the row of a match.
    public final func scrollFoundTextToVisible(_ match: TextMatch) {
        layoutIfNeeded()
        let start = shownText.startOfLine(match.line)
        let (place, column) = rows.place(of: start + match.range.lowerBound)
        scrollToVisible(place)
        guard !wrapsLines, textRect.width > 0 else { return }
        let end = column + min(match.range.count, textRect.width - 1)
        if column < leftColumn || end > leftColumn + textRect.width {
            viewport.move(
                toColumn: end <= textRect.width ? 0 : column - textRect.width / 3)
        }
    }

    /// Shows the new matches in the text and in the scroll bar.
    public final func foundTextDidChange() {
        updateScrollBar()
        setNeedsDisplay()
    }
}

// The find bar is not part of the text that a screen reader reads.
extension LogView: AccessoryHolder {
    package var accessoryViews: [View] { findInteraction?.visibleBars ?? [] }
}
