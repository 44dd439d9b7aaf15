// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CEmulator
import Seltzer

/// Drawing.
extension TerminalView {
    /// The rows of the screen, without blanks at their ends; the scrollback is not included.
    public final var text: String {
        let rows = (0..<emulator.size.height).map {
            emulator.text(ofRow: $0, columns: 0..<emulator.size.width)
        }
        let count = rows.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
        return rows[..<count].joined(separator: "\n")
    }

    /// The number of rows above the screen.
    public final var scrollbackCount: Int { emulator.isAlternate ? 0 : emulator.scrollbackCount }

    /// Draws the rows and the selection.
    final func drawRows(_ rect: Rect, in canvas: Canvas) {
        for y in max(0, rect.minY)..<max(0, min(rect.maxY, bounds.height)) {
            let row = y - scrollOffset
            for run in emulator.runs(ofRow: row) {
                let place = Rect(x: run.column, y: y, width: run.width, height: 1)
                // A character that is wider here than in the emulator must not push the next ones away.
                canvas.clipped(to: place).draw(
                    run.text, at: Point(x: run.column, y: y), style: run.style)
                let rest = run.width - run.text.cellWidth
                if rest > 0 {
                    canvas.fill(
                        Rect(x: place.maxX - rest, y: y, width: rest, height: 1), with: run.style)
                }
            }
            if let columns = selectedColumns(ofRow: row) {
                canvas.setStyle(
                    Style(foreground: .clear, background: .selection),
                    in: Rect(x: columns.lowerBound, y: y, width: columns.count, height: 1))
            }
        }
        drawNote(in: canvas)
    }

    /// Shows at the top right how many rows the view is scrolled up.
    private final func drawNote(in canvas: Canvas) {
        guard scrollOffset > 0 else { return }
        let note = " \(scrollOffset) of \(scrollbackCount) "
        guard note.utf8.count < bounds.width else { return }
        canvas.draw(
            note, at: Point(x: bounds.width - note.utf8.count, y: 0),
            style: Style(foreground: .accent, attributes: .reverse))
    }

    /// The cursor of the program.
    final var programCursor: Point? {
        let cursor = emulator.cursor
        let y = Int(cursor.row) + scrollOffset
        guard cursor.is_visible, status == nil, y < bounds.height else { return nil }
        return Point(x: min(Int(cursor.column), max(0, bounds.width - 1)), y: y)
    }

    final var programCursorShape: CursorShape {
        switch emulator.cursor.shape {
        case 1: .block
        case 2: .underline
        case 3: .bar
        default: .terminal
        }
    }
}
