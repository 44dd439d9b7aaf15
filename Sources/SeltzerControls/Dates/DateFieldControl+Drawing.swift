// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The geometry and the picture of the parts.
extension DateFieldControl {
    private static var buttonWidth: Int { 3 }

    /// The size of the whole field: bars, a cell before and after the parts, and the button.
    final var fieldSize: Size {
        Size(
            width: cellWidth(of: parts.text) + 4 + (hasButton ? Self.buttonWidth : 0), height: 1)
    }

    /// The cells between the bars.
    private var fill: Rect {
        let row = fieldRect
        return row.width > 2 ? row.inset(by: Insets(left: 1, right: 1)) : row
    }

    /// The cells of the button; empty if it has no room.
    final var buttonRect: Rect {
        let fill = fill
        let needed = cellWidth(of: parts.text) + Self.buttonWidth + 1
        guard hasButton, showsField, fill.width >= needed else { return .zero }
        let width = min(fill.width, max(needed + 1, fieldSize.width - 2))
        return Rect(
            x: fill.minX + width - Self.buttonWidth, y: fill.minY, width: Self.buttonWidth,
            height: fill.height)
    }

    /// The columns that show the parts.
    final var textColumns: Range<Int> {
        let fill = fill
        let start = fill.minX + (fill.width > 2 ? 1 : 0)
        let end = buttonRect.isEmpty ? fill.maxX : buttonRect.minX
        return start..<max(start, end)
    }

    /// Returns the cells of a part in the text, from its beginning.
    final func span(of index: Int) -> Range<Int> {
        var column = 0, seen = 0
        for piece in parts.pieces {
            switch piece {
            case .text(let text): column += cellWidth(of: text)
            case .part(let part):
                let width = cellWidth(of: parts.text(of: part))
                if seen == index { return column..<column + width }
                column += width
                seen += 1
            }
        }
        return column..<column
    }

    /// Returns the index of the nearest part; nil beside the text.
    final func part(at point: Point) -> Int? {
        guard textColumns.contains(point.x), fieldRect.contains(point) else { return nil }
        let column = point.x - textColumns.lowerBound + firstColumn
        return parts.parts.indices.min { first, second in
            distance(from: column, to: span(of: first))
                < distance(from: column, to: span(of: second))
        }
    }

    private func distance(from column: Int, to span: Range<Int>) -> Int {
        max(span.lowerBound - column, column - span.upperBound + 1, 0)
    }

    /// Scrolls as little as needed to show the current part.
    private func scrollToPart() {
        let width = textColumns.count, span = span(of: parts.current)
        let end = cellWidth(of: parts.text)
        firstColumn = firstColumn.clamped(max(0, span.upperBound - width), max(0, span.lowerBound))
        firstColumn = min(firstColumn, max(0, end - width))
    }

    /// The cells for a message: the row below the field, or beside it if there is one row.
    private var messageRect: Rect {
        let row = fieldRect
        if bounds.maxY > row.maxY {
            return Rect(
                x: fill.minX, y: row.maxY, width: max(0, bounds.maxX - fill.minX), height: 1)
        }
        let start = row.minX + fieldSize.width
        return Rect(x: start, y: row.minY, width: max(0, bounds.maxX - start), height: 1)
    }

    final func drawField(in canvas: Canvas) {
        scrollToPart()
        var row = fieldRect
        let message = messageRect
        if showsMessage, validationMessage != nil, message.minY == row.minY, message.width > 4 {
            row.size.width = fieldSize.width
        }
        row.size.width = min(row.width, max(fieldSize.width, 3))
        let style = ControlLook.field(state)
        canvas.fill(ControlLook.drawBars(state, in: row, of: canvas), with: style)
        if state.isDisjoint(with: [.focused, .invalid, .disabled]), row.width > 2 {
            canvas.draw(
                canvas.hasFills ? .rightEdge : .verticalLine, at: row.origin,
                style: Style(foreground: .border))
        }
        drawParts(in: canvas, style)
        drawButton(in: canvas)
        guard showsMessage, let validationMessage, message.width > 4 else { return }
        canvas.draw(
            "\(canvas[.xmark]) \(validationMessage)", in: message,
            style: Style(foreground: .danger))
    }

    private func drawParts(in canvas: Canvas, _ style: Style) {
        let columns = textColumns
        let room = canvas.clipped(
            to: Rect(x: columns.lowerBound, y: fieldRect.minY, width: columns.count, height: 1))
        var point = Point(x: columns.lowerBound - firstColumn, y: fieldRect.minY)
        var index = 0
        for piece in parts.pieces {
            switch piece {
            case .text(let text):
                point.x += room.draw(text, at: point, style: style)
            case .part(let part):
                let isCurrent = isFocused && index == parts.current
                let isEmpty = parts.isEmpty(part)
                let look =
                    isCurrent
                    ? ControlLook.selectedText(.focused)
                    : isEmpty ? ControlLook.placeholder(state) : style
                point.x += room.draw(parts.text(of: part), at: point, style: look)
                index += 1
            }
        }
    }

    private func drawButton(in canvas: Canvas) {
        let button = buttonRect
        guard !button.isEmpty else { return }
        var state = self.state.intersection([.disabled])
        if isButtonHovered { state.insert(.hovered) }
        if isButtonPressed { state.insert(.highlighted) }
        let style = ControlLook.chip(state)
        if canvas.hasFills {
            canvas.fill(button, with: style)
        } else if isEnabled {
            canvas.draw("[ ]", in: button, style: style)
        }
        canvas.draw(.triangleDown, at: button.origin.offsetBy(dx: 1, dy: 0), style: style)
    }
}
