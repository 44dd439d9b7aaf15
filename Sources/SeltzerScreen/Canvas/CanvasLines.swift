// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension Canvas {
    /// Draws the edge of a rectangle; what lies inside stays.
    ///
    /// A rectangle of one row or column is a line. Without Unicode the lines are ASCII.
    public func drawBox(_ rect: Rect, border: BorderStyle = .single, style: Style = Style()) {
        guard !rect.isEmpty else { return }
        if rect.height == 1 {
            return drawHorizontalLine(
                at: rect.origin, length: rect.width, border: border, style: style)
        }
        if rect.width == 1 {
            return drawVerticalLine(
                at: rect.origin, length: rect.height, border: border, style: style)
        }
        let parts = parts(of: border)
        let right = rect.maxX.saturatingSubtracting(1)
        let bottom = rect.maxY.saturatingSubtracting(1)
        let across = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: 1)
        let down = Rect(x: rect.minX, y: rect.minY, width: 1, height: rect.height)
        fill(across, with: parts.horizontal, style: style)
        fill(across.moved(toY: bottom), with: parts.horizontal, style: style)
        fill(down, with: parts.vertical, style: style)
        fill(down.moved(toX: right), with: parts.vertical, style: style)
        put(parts.topLeft, at: rect.origin, style: style)
        put(parts.topRight, at: Point(x: right, y: rect.minY), style: style)
        put(parts.bottomLeft, at: Point(x: rect.minX, y: bottom), style: style)
        put(parts.bottomRight, at: Point(x: right, y: bottom), style: style)
    }

    /// Draws a line from a point to the right; nothing if the length is not positive.
    public func drawHorizontalLine(
        at point: Point,
        length: Int,
        border: BorderStyle = .single,
        style: Style = Style()
    ) {
        let line = Rect(origin: point, size: Size(width: length, height: 1))
        fill(line, with: parts(of: border).horizontal, style: style)
    }

    /// Draws a line from a point downwards; nothing if the length is not positive.
    public func drawVerticalLine(
        at point: Point,
        length: Int,
        border: BorderStyle = .single,
        style: Style = Style()
    ) {
        let line = Rect(origin: point, size: Size(width: 1, height: length))
        fill(line, with: parts(of: border).vertical, style: style)
    }

    private func parts(of border: BorderStyle) -> BorderParts {
        (isUnicode ? border : .ascii).parts
    }

    private func put(_ glyph: Glyph, at point: Point, style: Style) {
        fill(Rect(origin: point, size: Size(width: 1, height: 1)), with: glyph, style: style)
    }

    /// Draws a narrow glyph into every cell of a rectangle.
    private func fill(_ rect: Rect, with glyph: Glyph, style: Style) {
        let part = visiblePart(of: rect)
        let look = look(of: style)
        for y in part.minY..<part.maxY {
            buffer.fill(part.minX..<part.maxX, y: y, with: glyph, look: look)
        }
    }
}

extension Rect {
    fileprivate func moved(toX x: Int) -> Rect {
        Rect(origin: Point(x: x, y: minY), size: size)
    }

    fileprivate func moved(toY y: Int) -> Rect {
        Rect(origin: Point(x: minX, y: y), size: size)
    }
}
