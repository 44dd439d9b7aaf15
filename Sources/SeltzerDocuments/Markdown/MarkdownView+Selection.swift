// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerText
import SeltzerViews

/// Selecting and copying text.
extension MarkdownView {
    /// The selected text without marks; empty for none.
    ///
    /// Each line of code, row of a table and other block is a line. Blank rows of the view are blank lines. Tabs
    /// separate the cells of a row. Folded text belongs to a selection around it.
    public final var selectedText: String {
        selectedRange.map { rows.text(in: $0) } ?? ""
    }

    /// Puts the selected text on the pasteboard; does nothing without a selection.
    public final func copy() {
        guard selectedRange != nil else { return }
        window?.application?.pasteboard.string = selectedText
    }

    /// Selects the whole text; no event is posted.
    public final func selectAll() {
        if let all = rows.allText { select(all.lowerBound, all.upperBound) }
    }

    /// Clears the selection; no event is posted.
    public final func deselectAll() {
        guard selection != nil else { return }
        selection = nil
        setNeedsDisplay()
    }

    /// The selected range; nil for none.
    final var selectedRange: Range<MarkdownPosition>? {
        guard let (anchor, head) = selection, anchor != head else { return nil }
        return min(anchor, head)..<max(anchor, head)
    }

    /// The visible text of the selection's last line, up to the end of the selection.
    ///
    /// Appended text can change how this line is parsed.
    final var selectedEnd: Substring? {
        guard let end = selectedRange?.upperBound else { return nil }
        let text = rows.text(ofLine: end.line)
        return text[..<text.index(atByte: end.offset)]
    }

    /// Forgets the selection after the text was replaced.
    final func forgetSelection() {
        selection = nil
        endPress()
    }

    final func select(_ anchor: MarkdownPosition, _ head: MarkdownPosition) {
        guard selection?.anchor != anchor || selection?.head != head else { return }
        selection = (anchor, head)
        setNeedsDisplay()
    }

    final func asUser<Result>(_ body: () -> Result) -> Result {
        let old = selectedRange
        let result = body()
        if selectedRange != old {
            let lines = selectedRange.map { $0.lowerBound.line..<$0.upperBound.line + 1 }
            post(MarkdownSelectionChanged(lines: lines), includingSelf: true)
        }
        return result
    }

    /// Extends the selection by whole lines; without a selection, selects the first visible line.
    ///
    /// - Returns: Whether there is text.
    final func extendSelection(_ step: Int) -> Bool {
        guard rows.first != nil else { return false }
        guard let (anchor, head) = selection, selectedRange != nil else {
            let line = rows.range(enclosing: rows.position(atColumn: 0, in: top), .line)
            select(line.lowerBound, line.upperBound)
            return true
        }
        let next = rows.textLine(step, from: head.line)
        let line = next ?? head.line
        let isBackward = line < anchor.line || next == nil && step < 0
        let offset = isBackward ? 0 : rows.text(ofLine: line).utf8.count
        let target = MarkdownPosition(line: line, offset: offset)
        select(anchor, target)
        scrollToVisible(rows.place(ofLine: line))
        return true
    }

    // MARK: The mouse

    /// Returns the place under a cell, or the nearest place in the visible text.
    private final func position(at cell: Point) -> MarkdownPosition {
        let field = textRect
        var place = top
        var missing = cell.y.saturatingSubtracting(field.minY).clamped(0, max(0, pageHeight - 1))
        while missing > 0, let next = rows.next(after: place) {
            place = next
            missing -= 1
        }
        // A cell below the text means the end of the text.
        let column = missing > 0 ? Int(Int32.max) : cell.x.saturatingSubtracting(field.minX)
        return rows.position(atColumn: column, in: place)
    }

    final func beginPress(_ event: MouseEvent) {
        let position = position(at: event.location)
        let isExtending = event.modifiers.contains(.shift) && selection != nil
        pressed = event.clickCount == 1 && !isExtending ? item(at: event.location) : nil
        if let pressed { current = pressed }
        let press = TextPress(
            at: position, by: TextGranularity(clickCount: event.clickCount, line: .line),
            extendingFrom: isExtending ? selection?.anchor : nil
        ) { self.rows.range(enclosing: $0, $1) }
        self.press = press
        setNeedsDisplay()
        select(to: position, press)
    }

    final func continuePress(_ event: MouseEvent) {
        followDrag(to: event.location) { [weak self] in self?.select(to: $0) }
    }

    final func endPress() {
        (press, pressed) = (nil, nil)
        autoscroll.stop()
        setNeedsDisplay()
    }

    private final func select(to cell: Point) {
        if let press { select(to: position(at: cell), press) }
    }

    private final func select(
        to position: MarkdownPosition, _ press: TextPress<MarkdownPosition>
    ) {
        let new = press.selection(to: position) { self.rows.range(enclosing: $0, $1) }
        select(new.anchor, new.head)
        // A drag over text follows no link.
        if selectedRange != nil { pressed = nil }
    }

    // MARK: Drawing

    final func drawSelection(in row: MarkdownRow, at start: Point, _ canvas: Canvas) {
        guard let range = selectedRange else { return }
        for columns in row.columns(of: range, joining: canvas.joinedClusters) {
            canvas.addStyle(
                ControlLook.selectedText(state),
                in: Rect(
                    x: start.x + row.indent + columns.lowerBound, y: start.y,
                    width: columns.count, height: 1))
        }
    }
}
