// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// Draws the cells of a grid that a rectangle touches.
@MainActor
struct DataGridPainter {
    private let grid: DataGridView
    private let rect: Rect
    private let ranges: [GridRange]
    private let isFocused: Bool
    private let geometry: DataGridGeometry
    private let query: String

    init(grid: DataGridView, rect: Rect, ranges: [GridRange]) {
        (self.grid, self.rect, self.ranges) = (grid, rect, ranges)
        isFocused = grid.isFocused || grid.editor != nil
        geometry = grid.geometryOfParts
        query = grid.find.shownQuery
    }

    /// A place with its cells on the screen, and its alignment.
    private typealias Column = (place: Int, span: Range<Int>, alignment: TextAlignment)

    /// Draws cells of some rows and places, in the part of the grid that belongs to them.
    func drawCells(
        _ rows: Range<Int>, _ places: Range<Int>, isFrozen: Bool, in part: Rect, _ canvas: Canvas
    ) {
        let damage = part.intersection(rect)
        guard !damage.isEmpty else { return }
        let canvas = canvas.clipped(to: damage)
        let columns: [Column] = places.compactMap { place in
            let span = geometry.span(ofPlace: place, start: grid.bounds.minX)
            guard span.overlaps(damage.minX..<damage.maxX) else { return nil }
            return (place, span, grid.column(grid.columns.column(at: place)).alignment)
        }
        let seen = part.minX..<part.maxX
        for row in rows {
            let lines = geometry.span(ofRow: row, start: grid.bounds.minY)
            guard lines.overlaps(damage.minY..<damage.maxY) else { continue }
            let cells = grid.cells.cells(inRow: row, isFrozen: isFrozen)
            let selected = ranges.filter { $0.rows.contains(row) }
            for column in columns {
                let index = column.place - places.lowerBound
                guard index < cells.count else { continue }
                let frame = Rect(
                    x: column.span.lowerBound, y: lines.lowerBound, width: column.span.count,
                    height: lines.count)
                let isSelected =
                    !selected.isEmpty
                    && selected.contains { $0.columns.contains(column.place) }
                let place = GridPosition(row: row, column: column.place)
                draw(
                    cells[index], at: place, in: frame, seen: seen, isSelected: isSelected,
                    alignment: cells[index].alignment ?? column.alignment, canvas)
            }
        }
    }

    private func draw(
        _ cell: DataGridCell, at place: GridPosition, in frame: Rect, seen: Range<Int>,
        isSelected: Bool, alignment: TextAlignment, _ canvas: Canvas
    ) {
        let base =
            isSelected ? ControlLook.row(isFocused ? [.selected, .focused] : .selected) : Style()
        if isSelected { canvas.fill(frame, with: base) }
        drawText(
            of: cell, in: frame.inset(by: Insets(left: 1, right: 1)), seen: seen,
            style: style(of: cell, over: base, isSelected: isSelected), alignment: alignment,
            canvas)
        guard place == grid.selection.cursor, frame.width > 2 else { return }
        drawBars(in: frame, canvas, base)
    }

    /// Draws the signs of the current cell: bars in a focused grid, hair lines otherwise.
    private func drawBars(in frame: Rect, _ canvas: Canvas, _ base: Style) {
        var (left, right) = (frame, frame)
        (left.size.width, right.size.width) = (1, 1)
        right.origin.x = frame.maxX - 1
        // With few colors, the fill of a selection may equal the color of the focus.
        let focus = canvas.hasFills || !canvas.hasColors ? Color.focus : .selectedLabel
        let style = Style(foreground: isFocused ? focus : .border).merged(over: base)
        canvas.fill(left, with: style, symbol: isFocused ? .leftBar : .leftEdge)
        canvas.fill(right, with: style, symbol: isFocused ? .rightBar : .rightEdge)
    }

    /// Returns the look of a cell's text; in a focused selection all text is of the first rank.
    private func style(of cell: DataGridCell, over base: Style, isSelected: Bool) -> Style {
        var style = cell.style
        switch cell.state {
        case .value: break
        case .null:
            style = Style(foreground: .placeholderText, attributes: .italic).merged(over: style)
        case .pending: style = Style(foreground: .placeholderText).merged(over: style)
        case .failed: style = Style(foreground: .danger).merged(over: style)
        }
        guard isSelected else { return style }
        if isFocused { style.foreground = base.foreground }
        style.background = base.background
        style.attributes.formUnion(base.attributes)
        return style
    }

    private func drawText(
        of cell: DataGridCell, in room: Rect, seen: Range<Int>, style: Style,
        alignment: TextAlignment, _ canvas: Canvas
    ) {
        let columns = (room.minX..<max(room.minX, room.maxX)).clamped(to: seen)
        guard !columns.isEmpty else { return }
        let part = Rect(
            x: columns.lowerBound, y: room.minY, width: columns.count, height: room.height)
        let text = cell.state == .pending ? canvas[.ellipsis] : cell.text
        if room.height > 1 {
            return canvas.draw(
                StyledText(text), in: part, style: style,
                paragraphStyle: ParagraphStyle(
                    lineBreakMode: .byWordWrapping, alignment: alignment))
        }
        // The rest of a number would be another number.
        let isCutNumber =
            alignment == .right && text.utf8.count > part.width
            && grid.cellWidth(of: text.prefix(part.width + 1)) > part.width
        canvas.draw(
            isCutNumber ? canvas[.ellipsis] : text, in: part, style: style, alignment: alignment,
            truncation: part.minX > room.minX ? .head : .tail)
        if !query.isEmpty, !isCutNumber { markMatches(of: text, in: part, alignment, canvas) }
    }

    /// Marks the letters that a search finds in a text that has room.
    private func markMatches(
        of text: String, in part: Rect, _ alignment: TextAlignment, _ canvas: Canvas
    ) {
        let width = grid.cellWidth(of: text.prefix(part.width + 1))
        guard width <= part.width, let range = DataGridFind.range(of: query, in: text) else {
            return
        }
        let indent =
            alignment == .right
            ? part.width - width : alignment == .center ? (part.width - width) / 2 : 0
        let start = grid.cellWidth(of: text[..<range.lowerBound])
        canvas.setStyle(
            Style(foreground: .accent, attributes: [.bold, .underline]),
            in: Rect(
                x: part.minX + indent + start, y: part.minY,
                width: grid.cellWidth(of: text[range]), height: 1))
    }
}
