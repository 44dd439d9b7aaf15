// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension Canvas {
    /// Draws the border of a rectangle; the inside stays unchanged.
    ///
    /// A rectangle of one row or one column is a line. Without Unicode the lines are ASCII.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, including its border.
    ///   - border: The kind of the lines.
    ///   - style: The style of the lines, and of the title, for everything that the title's own
    ///     style leaves open.
    ///   - title: The text in the upper edge, truncated if it does not fit.
    ///   - titleAlignment: The position of the title.
    ///   - joinsLines: Whether to join existing lines with crossings, such as the lines of a
    ///     neighboring box with a shared edge.
    public func drawBox(
        _ rect: Rect,
        border: LineStyle = .single,
        style: Style = Style(),
        title: StyledText = StyledText(),
        titleAlignment: TextAlignment = .left,
        joinsLines: Bool = false
    ) {
        guard !rect.isEmpty else { return }
        drawEdge(of: rect, border: border, style: style, joinsLines: joinsLines)
        guard !title.isEmpty, rect.width > 4 else { return }
        let text = " " + title + " "
        draw(
            text,
            in: Rect(
                x: rect.minX.saturatingAdding(1), y: rect.minY, width: rect.width - 2, height: 1),
            style: style, paragraphStyle: ParagraphStyle(alignment: titleAlignment))
    }

    private func drawEdge(of rect: Rect, border: LineStyle, style: Style, joinsLines: Bool) {
        if rect.height == 1 {
            return drawHorizontalLine(
                at: rect.origin, length: rect.width, border: border, style: style,
                joinsLines: joinsLines)
        }
        if rect.width == 1 {
            return drawVerticalLine(
                at: rect.origin, length: rect.height, border: border, style: style,
                joinsLines: joinsLines)
        }
        let parts = parts(of: border)
        let right = rect.maxX.saturatingSubtracting(1)
        let bottom = rect.maxY.saturatingSubtracting(1)
        // The lines run between the corners, so that the border does not join with itself.
        let across = Rect(
            x: rect.minX.saturatingAdding(1), y: rect.minY, width: rect.width - 2, height: 1)
        let down = Rect(
            x: rect.minX, y: rect.minY.saturatingAdding(1), width: 1, height: rect.height - 2)
        let pen = LinePen(style: style, joins: joinsLines)
        fill(across, with: parts.horizontal, pen)
        fill(across.moved(toY: bottom), with: parts.horizontal, pen)
        fill(down, with: parts.vertical, pen)
        fill(down.moved(toX: right), with: parts.vertical, pen)
        put(parts.topLeft, at: rect.origin, pen)
        put(parts.topRight, at: Point(x: right, y: rect.minY), pen)
        put(parts.bottomLeft, at: Point(x: rect.minX, y: bottom), pen)
        put(parts.bottomRight, at: Point(x: right, y: bottom), pen)
    }

    /// Draws a line from a point to the right; nothing if the length is not positive.
    ///
    /// A joined line that ends on another line does not cross it.
    public func drawHorizontalLine(
        at point: Point,
        length: Int,
        border: LineStyle = .single,
        style: Style = Style(),
        joinsLines: Bool = false
    ) {
        let line = Rect(origin: point, size: Size(width: length, height: 1))
        draw(line, of: parts(of: border).horizontal, LinePen(style: style, joins: joinsLines))
    }

    /// Draws a line from a point downwards; nothing if the length is not positive.
    ///
    /// A joined line that ends on another line does not cross it.
    public func drawVerticalLine(
        at point: Point,
        length: Int,
        border: LineStyle = .single,
        style: Style = Style(),
        joinsLines: Bool = false
    ) {
        let line = Rect(origin: point, size: Size(width: 1, height: length))
        draw(line, of: parts(of: border).vertical, LinePen(style: style, joins: joinsLines))
    }

    private func parts(of border: LineStyle) -> BorderParts {
        (isUnicode ? border : .ascii).parts
    }

    private func put(_ glyph: Glyph, at point: Point, _ pen: LinePen) {
        fill(Rect(origin: point, size: Size(width: 1, height: 1)), with: glyph, pen)
    }

    /// Draws a line of more than one cell; each end adds only the arm on its own side.
    private func draw(_ line: Rect, of glyph: Glyph, _ pen: LinePen) {
        let axis: Axis = line.height == 1 ? .horizontal : .vertical
        guard pen.joins, line.size[axis] > 1 else { return fill(line, with: glyph, pen) }
        var middle = line
        middle.origin[axis] = line.origin[axis].saturatingAdding(1)
        middle.size[axis] = line.size[axis] - 2
        fill(middle, with: glyph, pen)
        var first = line, last = line
        first.size[axis] = 1
        last.size[axis] = 1
        last.origin[axis] = line.origin[axis].saturatingAdding(line.size[axis] - 1)
        fillEnd(first, with: glyph, LineArms.beginning(along: axis), pen)
        fillEnd(last, with: glyph, LineArms.end(along: axis), pen)
    }

    /// Draws the end of a line; over another line it adds only the arm on its own side.
    private func fillEnd(_ rect: Rect, with glyph: Glyph, _ arms: UInt8, _ pen: LinePen) {
        let part = visiblePart(of: rect)
        guard !part.isEmpty else { return }
        join(glyph, at: Point(x: part.minX, y: part.minY), ornamentLook(of: pen.style), arms: arms)
    }

    /// Draws a narrow glyph into every cell of a rectangle.
    private func fill(_ rect: Rect, with glyph: Glyph, _ pen: LinePen) {
        let part = visiblePart(of: rect)
        let look = ornamentLook(of: pen.style)
        for y in part.minY..<part.maxY {
            guard pen.joins else {
                buffer.fill(part.minX..<part.maxX, y: y, with: glyph, look: look)
                continue
            }
            for x in part.minX..<part.maxX {
                join(glyph, at: Point(x: x, y: y), look)
            }
        }
    }

    /// Joins a glyph with the line in a cell, in the buffer's coordinates.
    private func join(_ glyph: Glyph, at place: Point, _ look: CellLook, arms: UInt8 = 0xFF) {
        let old = buffer.row(place.y)[place.x]
        let (joined, keepsLook) = LineArms.joining(glyph, over: old.glyph, arms: arms)
        var look = look
        if keepsLook {
            look.foreground = .clear
            look.attributes = old.attributes.union(.ornament)
        }
        buffer.fill(place.x..<place.x + 1, y: place.y, with: joined, look: look)
    }
}

/// The border, look and joining of lines.
private struct LinePen {
    let style: Style
    let joins: Bool
}

extension Rect {
    fileprivate func moved(toX x: Int) -> Rect {
        Rect(origin: Point(x: x, y: minY), size: size)
    }

    fileprivate func moved(toY y: Int) -> Rect {
        Rect(origin: Point(x: minX, y: y), size: size)
    }
}
