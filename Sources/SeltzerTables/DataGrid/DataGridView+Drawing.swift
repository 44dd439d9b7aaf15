// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

extension DataGridView {
    /// Draws the parts that a rectangle touches.
    final func drawParts(_ rect: Rect, in canvas: Canvas) {
        let painter = DataGridPainter(grid: self, rect: rect, ranges: selection.ranges)
        let geometry = geometryOfParts
        let seen = visibleRect, start = bounds.origin
        let frozenX = start.x + geometry.rowTitleWidth
        let frozenY = start.y + geometry.headerHeight + geometry.filterHeight
        let columnParts = [
            (frozenX..<frozenX + geometry.frozenWidth, 0..<geometry.frozenColumns, true),
            (seen.minX..<max(seen.minX, seen.maxX), cells.places, false),
        ]
        let rowParts = [
            (frozenY..<frozenY + geometry.frozenHeight, 0..<geometry.frozenRows),
            (seen.minY..<max(seen.minY, seen.maxY), cells.rows),
        ]
        canvas.fill(headerRect, with: ControlLook.header(on: canvas))
        for (x, places, isFrozen) in columnParts where !x.isEmpty {
            for (y, rows) in rowParts where !y.isEmpty {
                let part = Rect(x: x.lowerBound, y: y.lowerBound, width: x.count, height: y.count)
                painter.drawCells(rows, places, isFrozen: isFrozen, in: part, canvas)
            }
            if rect.minY < frozenY { drawHeader(of: places, in: x, canvas) }
        }
        drawRowTitles(rect, rowParts, in: canvas)
        drawLineAfterFrozenColumns(in: canvas)
        if rowLengths.count == 0, columns.count > 0 { drawEmptyText(in: seen, canvas) }
    }

    private func drawEmptyText(in room: Rect, _ canvas: Canvas) {
        guard !room.isEmpty else { return }
        let line = Rect(x: room.minX, y: room.minY + room.height / 3, width: room.width, height: 1)
        canvas.draw(
            emptyText, in: line, style: Style(foreground: .secondaryLabel), alignment: .center)
    }

    private func drawLineAfterFrozenColumns(in canvas: Canvas) {
        let geometry = geometryOfParts
        guard geometry.frozenColumns > 0 else { return }
        let top = bounds.minY
        let line = Rect(
            x: bounds.minX + geometry.left - 1, y: top, width: 1,
            height: max(0, visibleRect.maxY - top))
        canvas.fill(line, with: Style(foreground: .separator), symbol: .verticalLine)
    }

    private func drawRowTitles(
        _ rect: Rect, _ parts: [(Range<Int>, Range<Int>)], in canvas: Canvas
    ) {
        let width = geometryOfParts.rowTitleWidth
        guard width > 0, rect.minX < bounds.minX + width, let dataSource else { return }
        if geometryOfParts.filterHeight > 0 {
            canvas.draw(
                "/", in: Rect(x: bounds.minX + 1, y: headerRect.maxY, width: width - 2, height: 1),
                style: Style(foreground: .secondaryLabel), alignment: .right)
        }
        for (lines, rows) in parts {
            let room = Rect(
                x: bounds.minX, y: lines.lowerBound, width: width, height: lines.count)
            let canvas = canvas.clipped(to: room)
            for row in rows {
                let span = geometryOfParts.span(ofRow: row, start: bounds.minY)
                guard span.overlaps(rect.minY..<max(rect.minY, rect.maxY)) else { continue }
                let isCurrent = selection.hasCells && selection.cursor.row == row
                canvas.draw(
                    dataSource.dataGridView(self, titleOfRow: row),
                    in: Rect(x: room.minX + 1, y: span.lowerBound, width: width - 2, height: 1),
                    style: Style(foreground: isCurrent ? .label : .secondaryLabel),
                    alignment: .right)
            }
        }
        canvas.markOrnaments(
            in: Rect(x: bounds.minX, y: rect.minY, width: width, height: rect.height))
    }

    // MARK: The header

    private func drawHeader(of places: Range<Int>, in room: Range<Int>, _ canvas: Canvas) {
        let geometry = geometryOfParts
        guard geometry.headerHeight > 0 else { return }
        let style = ControlLook.header(on: canvas)
        let clipped = canvas.clipped(
            to: Rect(
                x: room.lowerBound, y: bounds.minY, width: room.count,
                height: 1 + geometry.filterHeight))
        for place in places {
            let span = geometry.span(ofPlace: place, start: bounds.minX)
            let seen = span.clamped(to: room)
            guard !seen.isEmpty else { continue }
            drawTitle(ofPlace: place, span: span, seen: seen, style, clipped)
            if geometry.filterHeight > 0 { drawFilter(ofPlace: place, span: span, clipped) }
        }
        drawDropMark(in: clipped)
    }

    private func drawTitle(
        ofPlace place: Int, span: Range<Int>, seen: Range<Int>, _ style: Style, _ canvas: Canvas
    ) {
        let column = column(columns.column(at: place))
        let isPressed = press?.part == .title(place) && press?.isInside == true
        let style = isPressed ? ControlLook.row(.highlighted).merged(over: style) : style
        if isPressed {
            canvas.fill(
                Rect(x: span.lowerBound, y: bounds.minY, width: span.count, height: 1), with: style)
        }
        var room = Rect(
            x: span.lowerBound + 1, y: bounds.minY, width: max(0, span.count - 2), height: 1)
        // What the left edge cuts off is left out, so that the title stays readable.
        let cut = max(0, seen.lowerBound - room.minX)
        room.origin.x += cut
        room.size.width = max(0, min(room.width - cut, seen.upperBound - room.minX))
        guard let mark = sortMark(of: column, canvas), room.width > cellWidth(of: mark) + 1 else {
            return canvas.draw(
                column.title, in: room, style: style, alignment: column.alignment)
        }
        let sorted = Style(foreground: .label, attributes: .bold).merged(over: style)
        let width = cellWidth(of: mark) + 1
        room.size.width -= width
        if column.alignment == .right { room.origin.x += width }
        canvas.draw(column.title, in: room, style: sorted, alignment: column.alignment)
        let length = min(room.width, cellWidth(of: column.title))
        let x = column.alignment == .right ? room.maxX - length - width : room.minX + length + 1
        canvas.draw(
            mark, at: Point(x: x, y: bounds.minY),
            style: Style(foreground: .accent).merged(over: style))
    }

    /// Returns the sign of the order by a column, with its rank among several; nil for none.
    private func sortMark(of column: DataGridColumn, _ canvas: Canvas) -> String? {
        guard let rank = sortOrder.firstIndex(where: { $0.column == column.identifier }) else {
            return nil
        }
        let sign = canvas[sortOrder[rank].isAscending ? .triangleUp : .triangleDown]
        return sortOrder.count > 1 ? "\(sign)\(rank + 1)" : sign
    }

    /// Draws the place to which a drag moves a column.
    private func drawDropMark(in canvas: Canvas) {
        guard let press, case .title(let place) = press.part, let target = press.dropPlace,
            target != place
        else { return }
        let span = geometryOfParts.span(ofPlace: target, start: bounds.minX)
        let x = target < place ? span.lowerBound : span.upperBound - 1
        canvas.draw(
            .heavyVerticalLine, at: Point(x: x, y: bounds.minY),
            style: Style(foreground: .accent))
    }
}
