// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A selected text; its rows are counted from the first row that the terminal ever had.
struct TerminalSelection: Equatable {
    /// A cell, by its row and its column.
    struct Place: Equatable, Comparable {
        var row: Int
        var column: Int

        static func < (first: Place, second: Place) -> Bool {
            (first.row, first.column) < (second.row, second.column)
        }
    }

    /// The unit by which a drag extends a selection.
    enum Unit { case cell, word, row }

    /// The cells where the drag began: one cell, a word or a row.
    var anchor: ClosedRange<Place>
    /// The cells where the pointer is.
    var head: ClosedRange<Place>

    /// The selected cells, in the order of the text.
    var range: ClosedRange<Place> {
        min(anchor.lowerBound, head.lowerBound)...max(anchor.upperBound, head.upperBound)
    }
}

/// Scrolling and selection.
extension TerminalView {
    /// Scrolls so that some rows of the scrollback are visible; 0 shows the screen.
    final func scroll(to offset: Int) {
        let new = min(max(0, offset), scrollbackCount)
        guard new != scrollOffset else { return }
        scrollOffset = new
        setNeedsDisplay()
    }

    /// The selected text, with line ends where the rows end; nil for none.
    public final var selectedText: String? {
        guard let range = selection?.range else { return nil }
        var text = ""
        for row in range.lowerBound.row...range.upperBound.row {
            let place = row - emulator.pushedCount
            guard place >= -emulator.scrollbackCount, let columns = selectedColumns(ofRow: place)
            else { continue }
            text += emulator.text(ofRow: place, columns: columns)
            let isLast = row == range.upperBound.row
            if !isLast, !emulator.mayContinue(row: place) { text += "\n" }
        }
        return text.isEmpty ? nil : text
    }

    /// Copies the selected text; does nothing without one.
    public final func copySelection() {
        if let selectedText { window?.application?.pasteboard.string = selectedText }
    }

    /// Selects nothing.
    public final func clearSelection() {
        selection = nil
        setNeedsDisplay()
    }

    /// Returns the selected columns of a row; nil for none.
    final func selectedColumns(ofRow row: Int) -> Range<Int>? {
        guard let range = selection?.range else { return nil }
        let number = row + emulator.pushedCount
        guard (range.lowerBound.row...range.upperBound.row).contains(number) else { return nil }
        let start = number == range.lowerBound.row ? range.lowerBound.column : 0
        let end = number == range.upperBound.row ? range.upperBound.column + 1 : bounds.width
        return start < end ? start..<end : nil
    }

    final func place(at point: Point) -> TerminalSelection.Place {
        let y = min(max(point.y, 0), max(0, bounds.height - 1))
        return TerminalSelection.Place(
            row: y - scrollOffset + emulator.pushedCount,
            column: min(max(point.x, 0), max(0, bounds.width - 1)))
    }

    /// Returns the cells that a drag selects at a cell.
    final func cells(
        at place: TerminalSelection.Place, by unit: TerminalSelection.Unit
    ) -> ClosedRange<TerminalSelection.Place> {
        var (start, end) = (place, place)
        switch unit {
        case .cell: break
        case .row: (start.column, end.column) = (0, max(0, bounds.width - 1))
        case .word:
            while start.column > 0, isWord(start.row, start.column - 1) { start.column -= 1 }
            while isWord(end.row, end.column + 1) { end.column += 1 }
        }
        return start...end
    }

    private final func isWord(_ row: Int, _ column: Int) -> Bool {
        let text = emulator.text(ofRow: row - emulator.pushedCount, columns: column..<column + 1)
        return text.first.map { $0.isLetter || $0.isNumber || "_-./~".contains($0) } ?? false
    }
}
