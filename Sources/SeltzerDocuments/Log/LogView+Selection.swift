// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerText
import SeltzerViews

/// The selection of lines.
extension LogView {
    /// The numbers of the selected lines from the first to the last, counted from the beginning of the log; nil for
    /// none.
    ///
    /// With a filter, only shown lines belong to the selection.
    public final var selectedLines: Range<Int>? {
        selection.map { min($0.anchor, $0.head)..<max($0.anchor, $0.head) + 1 }
    }

    /// The text of the selected lines, with line feeds between them; empty for none.
    public final var selectedText: String {
        guard let lines = selectedLines else { return "" }
        guard let filtered else { return log.string(ofNumbers: lines) }
        let first = filtered.index(ofNumber: lines.lowerBound)
        let last = filtered.index(ofNumber: lines.upperBound) - 1
        guard first <= last else { return "" }
        return filtered.storage.string(
            in: filtered.storage.startOfLine(first)..<filtered.storage.rangeOfLine(last).upperBound)
    }

    /// Puts the text of the selected lines on the pasteboard; does nothing without a selection.
    public final func copy() {
        guard selection != nil else { return }
        window?.application?.pasteboard.string = selectedText
    }

    /// Selects all shown lines; no event is posted.
    public final func selectAll() {
        guard let first = number(ofTextLine: firstTextLine),
            let last = number(ofTextLine: firstTextLine + shownCount - 1)
        else { return }
        select(first, last)
    }

    /// Clears the selection; no event is posted.
    public final func deselectAll() {
        guard selection != nil else { return }
        selection = nil
        setNeedsDisplay()
    }

    private final func select(_ anchor: Int, _ head: Int) {
        guard selection?.anchor != anchor || selection?.head != head else { return }
        selection = (anchor, head)
        setNeedsDisplay()
    }

    /// Extends the selection by a move.
    ///
    /// Without a selection, selects the last line if the view follows the end, or else the first visible line.
    final func extendSelection(_ move: ListMove) {
        guard shownCount > 0 else { return }
        let all = firstTextLine...firstTextLine + shownCount - 1
        let line: Int
        if let selection {
            let head = textLine(ofNumber: selection.head).clamped(all.lowerBound, all.upperBound)
            line = move.target(from: head, in: all, page: max(1, textRect.height - 1))
        } else {
            line = followsEnd ? all.upperBound : max(all.lowerBound, top.line)
        }
        guard let number = number(ofTextLine: line) else { return }
        select(selection?.anchor ?? number, number)
        scrollToVisible(TextRows.Place(line: line))
    }

    // MARK: The mouse

    /// Returns the number of the line under a cell; for a cell beyond the lines, the nearest line.
    final func number(at cell: Point) -> Int? {
        let rect = textRect
        let distance = cell.y.saturatingSubtracting(rect.minY).clamped(-1_000, 1_000)
        let line = rows.place(top, movedBy: distance).line
        return number(ofTextLine: max(firstTextLine, line))
    }

    /// - Returns: Whether a selection begins.
    final func beginPress(_ event: MouseEvent) -> Bool {
        if newLinesRect?.contains(event.location) == true {
            scrollToEnd()
            return false
        }
        guard room.contains(event.location), let number = number(at: event.location) else {
            return false
        }
        // New lines would otherwise move the text under the pointer.
        followsEnd = false
        let isExtending = event.modifiers.contains(.shift)
        select(isExtending ? selection?.anchor ?? number : number, number)
        return true
    }

    final func continuePress(_ event: MouseEvent) {
        followDrag(to: event.location, byColumns: false) { [weak self] in self?.selectTo($0) }
    }

    private final func selectTo(_ cell: Point) {
        guard let anchor = selection?.anchor else { return }
        let rect = textRect
        var cell = cell
        cell.y = cell.y.clamped(rect.minY, max(rect.minY, rect.maxY - 1))
        if let number = number(at: cell) { select(anchor, number) }
    }
}
