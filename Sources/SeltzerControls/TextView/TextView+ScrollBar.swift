// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// The scroll bar, which counts lines, or stretches of a text whose lines are enormous.
extension TextView {
    /// The bytes of a step of the bar; nil if a step is a line.
    private final var bytesOfBarStep: Int? {
        let unit = StoredText.maximumLength
        return storage.count / storage.lineCount > unit ? unit : nil
    }

    final func scroll(toBarValue value: Int) {
        guard let unit = bytesOfBarStep else { return scroll(toLine: value) }
        top = rows.place(of: min(storage.count, value.saturatingMultiplied(by: unit))).place
        scroll(byRows: 0)
        updateScrollBar()
        setNeedsDisplay()
    }

    final func updateScrollBar() {
        let height = textRect.height
        let bottom = rows.place(top, movedBy: max(0, height - 1))
        let isAtEnd = rows.next(after: bottom) == nil
        scrollBar.isHidden = top == TextRows.Place() && isAtEnd
        var (first, last, end) = (top.line, bottom.line, storage.lineCount - 1)
        scrollBar.marks = findInteraction?.marks(of: end + 1, count: height) ?? []
        scrollBar.currentMark = findInteraction?.currentLine
        if let unit = bytesOfBarStep {
            first = rows.segment(at: top).text.range.lowerBound / unit
            last = rows.segment(at: bottom).text.range.lowerBound / unit
            end = storage.count / unit
            (scrollBar.marks, scrollBar.currentMark) = ([], nil)
        }
        scrollBar.visibleLength = last - first + 1
        scrollBar.values = 0...max(0, end)
        scrollBar.pageLength = max(1, last - first)
        scrollBar.value = first
    }
}
