// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// Columns beside the text.
extension TextView {
    /// The cells of the gutters beside the visible rows; nil if there is no room for them.
    private final var gutterRect: Rect? {
        let container = textContainerRect
        let width = gutterWidth
        guard width > 0, container.minX - bounds.minX >= width else { return nil }
        return Rect(
            x: container.minX - width, y: textRect.minY, width: width, height: textRect.height)
    }

    final func drawGutters(in canvas: Canvas) {
        guard let rect = gutterRect else { return }
        drawnLinesWithCursor = linesWithCursor
        defer { drawnLinesWithCursor = nil }
        let gutters = zip(gutters, gutters.map { max(0, $0.width(in: self)) })
        forEachVisiblePlace { place, row in
            guard place.row == 0, place.segment == 0 else { return }
            let all = Rect(x: rect.minX, y: rect.minY + row, width: rect.width, height: 1)
            var room = all
            for (gutter, width) in gutters {
                room.size.width = width
                gutter.draw(
                    line: place.line, in: room, of: canvas.clipped(to: room), textView: self)
                room.origin.x += width
            }
            canvas.markOrnaments(in: all)
        }
    }

    /// Returns the line and the index of the gutter under a cell; nil beside the gutters, and below the last line.
    private final func gutter(at cell: Point) -> (line: Int, index: Int)? {
        guard let rect = gutterRect, rect.contains(cell) else { return nil }
        var line: Int?
        forEachVisiblePlace { place, row in
            if rect.minY + row == cell.y { line = place.line }
        }
        var end = rect.minX
        for (index, gutter) in gutters.enumerated() {
            end = end.saturatingAdding(max(0, gutter.width(in: self)))
            if let line, cell.x < end { return (line, index) }
        }
        return nil
    }

    /// Reports a press on a gutter, and folds or unfolds the region of a line.
    ///
    /// - Returns: Whether a handler or the gutter consumed the event, so that the press selects nothing.
    final func performGutterPress(_ event: MouseEvent) -> Bool {
        guard let place = gutter(at: event.location) else { return false }
        let press = TextGutterPressed(
            line: place.line, gutter: place.index, clickCount: event.clickCount,
            modifiers: event.modifiers)
        return post(press, includingSelf: true) == .stopped
            || toggleFold(line: place.line, gutter: place.index)
    }
}
